/** Game text read (notation 3): tags, moves, comments, glyphs, variations, results, several games; bounded, in steps. */
import { DEFAULT_LIMITS, GameReader, type GameTextError, type ParsedGame, type ReadOptions } from './game-reader.ts';
import { type GameToken, gameTokens } from './game-tokens.ts';
import { lastOf } from './steps.ts';
import { ok } from './text-error.ts';
import { textReason } from './text-reasons.ts';
import type { Result } from './types.ts';

/** How far reading is. */
export interface ReadProgress {
  readonly moves: number;
  /** Characters read, of `length`. */
  readonly offset: number;
  readonly length: number;
}

export type ReadSteps = Generator<ReadProgress, Result<ParsedGame[], GameTextError>, undefined>;

/** Reads all games of a text. A text without any game is an error. */
export function parseGames(text: string, options: ReadOptions = {}): Result<ParsedGame[], GameTextError> {
  return lastOf(parseGamesSteps(text, options));
}

/** `parseGames` in steps of one move or a few hundred other tokens: a page can look at the clock between them, or stop. */
export function parseGamesSteps(text: string, options: ReadOptions = {}): ReadSteps {
  return readTokens(text, gameTokens, options);
}

/** Builds games from the tokens that `cut` makes of the text: the part that all forms of game text share. */
export function* readTokens(text: string, cut: (text: string) => Iterable<GameToken>, options: ReadOptions): ReadSteps {
  const limits = { ...DEFAULT_LIMITS, ...options };
  const reader = new GameReader(text, limits);
  if (text.length > limits.maxLength) {
    const what = textReason('textLong', { found: text.length });
    return reader.wrong(0, what, textReason('atMost', { max: limits.maxLength }));
  }
  let count = 0;
  for (const token of cut(text)) {
    const error = reader.take(token);
    if (error) return error;
    count += 1;
    if (token.type === 'move' || count % 256 === 0) {
      yield { moves: reader.moves, offset: token.offset, length: text.length };
    }
  }
  return reader.games.length > 0 ? ok(reader.games) : reader.wrong(0, textReason('noGame'), textReason('tagsOrMoves'));
}
