/**
 * Donkers' `.bao` files (notation 3), cut into the tokens of game text: header lines `key: value;`, move lines
 * `n: <South> <North>;`, lines that begin with `%` ignored, text after `;` a comment.
 */
import type { GameTextError, ParsedGame, ReadOptions } from './game-reader.ts';
import { type ReadSteps, readTokens } from './game-text.ts';
import { type GameToken, isResult } from './game-tokens.ts';
import { lastOf } from './steps.ts';
import { textReason } from './text-reasons.ts';
import type { Result } from './types.ts';

/** Header keys that have a tag of game text, whatever their case. Other keys are kept as they are. */
const TAGS = ['Event', 'Site', 'Date', 'Round', 'South', 'North', 'Result', 'Variant', 'SetUp', 'Position', 'Source'];

/** Stands for a move that is not there, as South's when North begins. */
const NO_MOVE = /^(-+|\.{2,})$/;

const LONGEST_HEADER = 10_000;

/** Reads all games of a `.bao` text; a header line after moves begins the next game. Errors and limits as in `parseGames`. */
export function parseBao(text: string, options: ReadOptions = {}): Result<ParsedGame[], GameTextError> {
  return lastOf(parseBaoSteps(text, options));
}

/** `parseBao` in steps, see `parseGamesSteps`. */
export function parseBaoSteps(text: string, options: ReadOptions = {}): ReadSteps {
  return readTokens(text, baoTokens, options);
}

/** Cuts a `.bao` text; the last token is `end`, or `error` where cutting had to stop. */
export function* baoTokens(text: string): Generator<GameToken, void, undefined> {
  let offset = 0;
  while (offset < text.length) {
    const newline = text.indexOf('\n', offset);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(offset, end);
    if (!line.startsWith('%')) yield* lineTokens(line, offset);
    offset = end + 1;
  }
  yield { type: 'end', offset: text.length };
}

function* lineTokens(line: string, offset: number): Generator<GameToken, void, undefined> {
  const semicolon = line.indexOf(';');
  const statement = semicolon < 0 ? line : line.slice(0, semicolon);
  const comment = semicolon < 0 ? '' : line.slice(semicolon + 1).trim();
  const colon = statement.indexOf(':');
  const key = statement.slice(0, Math.max(colon, 0)).trim();
  if (key) {
    if (/^\d+$/.test(key)) yield* moveTokens(statement, colon + 1, offset);
    else yield headerToken(key, statement.slice(colon + 1).trim(), offset);
  } else if (statement.trim()) {
    const at = offset + statement.search(/\S/);
    yield { type: 'error', offset: at, what: textReason('lineNoKey'), wanted: '"key: value;" / "n: moves;"' };
  }
  if (comment) yield { type: 'comment', offset: offset + semicolon, text: comment, escaped: false };
}

function headerToken(key: string, value: string, offset: number): GameToken {
  if (key.length + value.length > LONGEST_HEADER) {
    const what = textReason('headerLong', { found: key.length + value.length });
    return { type: 'error', offset, what, wanted: textReason('atMost', { max: LONGEST_HEADER }) };
  }
  const name =
    TAGS.find((tag) => tag.toLowerCase() === key.toLowerCase()) ?? key.replace(/[^\w.+-]/g, '_').slice(0, 64);
  const tight = value.replace(/\s+/g, '');
  return { type: 'tag', offset, name, value: name === 'Result' && isResult(tight) ? tight : value };
}

function* moveTokens(statement: string, from: number, offset: number): Generator<GameToken, void, undefined> {
  const word = /\S+/g;
  word.lastIndex = from;
  for (let found = word.exec(statement); found; found = word.exec(statement)) {
    const [text] = found;
    const at = offset + found.index;
    if (isResult(text)) yield { type: 'result', offset: at, result: text };
    else if (!NO_MOVE.test(text)) yield { type: 'move', offset: at, text };
  }
}
