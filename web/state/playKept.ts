/** Games that are being played, as they outlive the page: one for each study, beside its tree, which the database has. */
import type { Path, Side } from '../rules/index.ts';
import { integerIn, isBoolean, oneOf } from './stored.ts';

export type PlayMode = 'engine' | 'board' | 'link';

export interface PlaySession {
  readonly mode: PlayMode;
  /** The side at this board; null: both. */
  readonly human: Side | null;
  /** 1 to 8. */
  readonly level: number;
  readonly seed: number;
  /** Where the game began in the tree. */
  readonly start: Path;
  readonly study: string;
  /** The end has been reached: what follows is looking at it. */
  readonly ended: boolean;
}

export interface KeptGame {
  readonly session: PlaySession;
  readonly showEvaluation: boolean;
}

const KEPT = 'bingwa.playing.';
export const LEVEL_COUNT = 8;

const isSeed = integerIn(0, 1e9);
const isMode = oneOf('engine', 'board', 'link');
const isSide = oneOf('S', 'N', null);
const isLevel = integerIn(1, LEVEL_COUNT);
const isPath = (value: unknown): value is Path =>
  Array.isArray(value) && value.every((id) => typeof id === 'string' && id.length <= 20);

/** The game that goes on in a study, or null. */
export function keptGame(study: string): KeptGame | null {
  try {
    const { session, showEvaluation } = JSON.parse(localStorage.getItem(KEPT + study) ?? '{}');
    const { mode, human, level, seed, start, ended } = session ?? {};
    const good =
      isMode(mode) && isSide(human) && isLevel(level) && isSeed(seed) && isPath(start) && isBoolean(showEvaluation);
    if (!good || ended !== false) return null;
    return { session: { mode, human, level, seed, start, study, ended }, showEvaluation };
  } catch {
    return null;
  }
}

export function keepGame(game: KeptGame): void {
  try {
    localStorage.setItem(KEPT + game.session.study, JSON.stringify(game));
  } catch {
    // The game ends with the page then.
  }
}

export function forgetGame(study: string): void {
  try {
    localStorage.removeItem(KEPT + study);
  } catch {
    // Nothing was kept either.
  }
}
