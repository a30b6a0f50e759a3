/** For a box into which anything may be pasted: says what a text is, and reads it. */
import { baoTokens, parseBaoSteps } from './bao.ts';
import { DIALECTS, type Dialect } from './dialects.ts';
import type { Tag } from './game.ts';
import type { ParsedGame, ReadOptions } from './game-reader.ts';
import { readTags } from './game-tags.ts';
import { parseGamesSteps, type ReadProgress } from './game-text.ts';
import { type GameToken, gameTokens } from './game-tokens.ts';
import { readLine } from './move-text.ts';
import { lastOf } from './steps.ts';
import { fail, ok, type TextError, unexpected } from './text-error.ts';
import { columnsOfText, parseSetup } from './text-position.ts';
import { textReason } from './text-reasons.ts';
import type { Result, Ruleset, Setup } from './types.ts';

export type Found =
  | { readonly kind: 'position'; readonly setup: Setup; readonly columns: 7 | 8 }
  | {
      readonly kind: 'games';
      readonly form: 'game text' | 'bao file';
      readonly dialect: Dialect;
      readonly games: readonly ParsedGame[];
    }
  /** The moves can be read in each of these dialects, with different meaning: ask, then call again with `dialect`. */
  | { readonly kind: 'ambiguous'; readonly form: 'game text' | 'bao file'; readonly dialects: readonly Dialect[] };

export interface AnythingError extends TextError {
  /** What the text was taken for. */
  readonly kind: 'position' | 'game text' | 'bao file' | 'nothing';
  readonly candidates: readonly string[];
  readonly partial: readonly ParsedGame[];
}

export type AnythingOptions = Omit<ReadOptions, 'rules'>;

/** Characters looked at to find the form. */
const BEGINNING = 10_000;

/** Moves looked at to find the dialect. */
const SAMPLE = 60;

/** Tokens between two steps of that. */
const LOOK = 256;

/**
 * Reads a position text, a game text or a `.bao` file. `rules` are those of a text that does not name its own. Without
 * `dialect` the moves tell it if only one can read them; if several can, the answer is `ambiguous`.
 */
export function readAnything(
  text: string,
  rules: Ruleset,
  options: AnythingOptions = {},
): Result<Found, AnythingError> {
  return lastOf(readAnythingSteps(text, rules, options));
}

/** `readAnything` in steps, see `parseGamesSteps`. */
export function* readAnythingSteps(
  text: string,
  rules: Ruleset,
  options: AnythingOptions = {},
): Generator<ReadProgress, Result<Found, AnythingError>, undefined> {
  const beginning = text.slice(0, BEGINNING).trimStart();
  if (beginning === '' && text.length <= BEGINNING) {
    const error = unexpected(textReason('empty'), textReason('anything'));
    return fail<AnythingError>({ ...error, kind: 'nothing', candidates: [], partial: [] });
  }
  if (looksLikePosition(beginning)) {
    const columns = columnsOfText(text) ?? rules.columns;
    const setup = parseSetup(text, columns);
    if (setup.ok) return ok({ kind: 'position', setup: setup.value, columns });
    return fail<AnythingError>({ ...setup.error, kind: 'position', candidates: [], partial: [] });
  }
  const form = looksLikeBao(beginning) ? 'bao file' : 'game text';
  const dialect = options.dialect ?? (yield* dialectOf(form, text, rules));
  if (typeof dialect !== 'string') return ok({ kind: 'ambiguous', form, dialects: dialect });
  const steps = form === 'bao file' ? parseBaoSteps : parseGamesSteps;
  const read = yield* steps(text, { ...options, rules, dialect });
  if (!read.ok) return fail<AnythingError>({ ...read.error, kind: form });
  return ok({ kind: 'games', form, dialect, games: read.value });
}

/** Begins with counts between commas or slashes, which no move or result does. */
function looksLikePosition(text: string): boolean {
  return /^\d+\s*,[\d,\s]*\//.test(text.slice(0, 200)) || /^\d+(,\d+)+\s/.test(text);
}

/** A header or move line of a `.bao` file among the first lines that are not ignored, where game text has a tag or a move. */
function looksLikeBao(text: string): boolean {
  for (const line of text.split('\n', 200)) {
    if (/^\s*($|[%;])/.test(line)) continue;
    return /^\s*\d+\s*:/.test(line) || /^[^[{(:;]{1,60}:[^;]*;/.test(line);
  }
  return false;
}

/** The dialect of the first game's main line; a list if several read it to the end and play different moves. */
function* dialectOf(
  form: 'game text' | 'bao file',
  text: string,
  rules: Ruleset,
): Generator<ReadProgress, Dialect | Dialect[], undefined> {
  const { tags, moves } = yield* firstMoves(form === 'bao file' ? baoTokens(text) : gameTokens(text), text.length);
  const said = readTags(tags, rules);
  // What is wrong with the tags is told by the reading itself.
  if (!said.ok || moves.length === 0) return 'bao';
  const readings = DIALECTS.map((dialect) => ({
    dialect,
    line: readLine(said.value.rules, said.value.start, moves, dialect),
  }));
  const furthest = Math.max(...readings.map(({ line }) => line.length));
  const best = readings.filter(({ line }) => line.length === furthest);
  const differ = furthest === moves.length && new Set(best.map(({ line }) => line.join(' '))).size > 1;
  return differ ? best.map(({ dialect }) => dialect) : best[0]!.dialect;
}

interface FirstMoves {
  readonly tags: Tag[];
  readonly moves: string[];
}

/** The tags and the beginning of the main line of a text's first game. Variations may stand between its moves for very long. */
function* firstMoves(tokens: Iterable<GameToken>, length: number): Generator<ReadProgress, FirstMoves, undefined> {
  const tags: Tag[] = [];
  const moves: string[] = [];
  let depth = 0;
  let count = 0;
  for (const token of tokens) {
    count += 1;
    if (count % LOOK === 0) yield { moves: 0, offset: 0, length };
    if (token.type === 'open') depth += 1;
    else if (token.type === 'close') depth -= 1;
    else if (token.type === 'tag' && moves.length === 0) tags.push([token.name, token.value]);
    else if (token.type === 'move' && depth === 0) moves.push(token.text);
    else if (token.type === 'tag' || token.type === 'result') break;
    if (moves.length >= SAMPLE) break;
  }
  return { tags, moves };
}
