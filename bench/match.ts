/**
 * A match: two contestants, each opening played twice with colours changed, until the games are played or the SPRT has
 * decided. The state is plain JSON and holds all that is needed to go on after a stop. No Node and no DOM in here: games
 * are played by whoever is handed in as a lane (threads in the terminal, workers in the page).
 */
import type { Limits } from '../worker/protocol.ts';
import type { GameSettings, PlayedGame } from './game-play.ts';
import type { Opening } from './openings.ts';
import { addPair, type Elo, eloOf, type Pentanomial, type Sprt, type SprtBounds, sprt } from './statistics.ts';

export interface Contestant {
  readonly name: string;
  readonly limits: Limits;
  /** What a lane needs to make this player: engine options, files, a command line. */
  readonly setup: Readonly<Record<string, string | number | boolean>>;
}

export interface MatchSettings extends GameSettings {
  readonly a: Contestant;
  readonly b: Contestant;
  readonly seed: number;
  readonly sprt: SprtBounds | null;
}

export interface GameTask {
  /** Number of the opening. */
  readonly pair: number;
  readonly aIsSouth: boolean;
  readonly opening: readonly string[];
}

export interface MatchGame extends PlayedGame {
  readonly pair: number;
  readonly aIsSouth: boolean;
}

export interface MatchState {
  readonly format: 'bingwa-match-1';
  readonly settings: MatchSettings;
  readonly openings: readonly Opening[];
  /** In order of finishing. */
  readonly games: readonly MatchGame[];
}

/** Plays one game to its end. */
export type Lane = (task: GameTask, settings: MatchSettings) => Promise<PlayedGame>;

export interface MatchSummary {
  /** A's wins, draws, losses in all finished games. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Of finished pairs. */
  readonly pairs: number;
  readonly pentanomial: Pentanomial;
  readonly elo: Elo | null;
  readonly sprt: Sprt | null;
  readonly forfeits: number;
  /** Games won by South, North (draws are the rest). */
  readonly south: number;
  readonly north: number;
  /** Means over all games: plies of a game, nodes and milliseconds of one of A's moves. */
  readonly plies: number;
}

export function newMatch(settings: MatchSettings, openings: readonly Opening[]): MatchState {
  if (openings.length === 0) throw new Error('match: no openings');
  return { format: 'bingwa-match-1', settings, openings, games: [] };
}

/** A's points, 0 to 1. */
export function pointsOfA(game: MatchGame): number {
  if (game.result === '1/2-1/2') return 0.5;
  return (game.result === '1-0') === game.aIsSouth ? 1 : 0;
}

export function summarise(state: MatchState): MatchSummary {
  let [wins, draws, losses, forfeits, south, north, plies] = [0, 0, 0, 0, 0, 0, 0];
  const first = new Map<number, number>();
  let pentanomial: Pentanomial = [0, 0, 0, 0, 0];
  let pairs = 0;
  for (const game of state.games) {
    const points = pointsOfA(game);
    if (points === 1) wins++;
    else if (points === 0) losses++;
    else draws++;
    if (game.forfeit) forfeits++;
    if (game.result === '1-0') south++;
    if (game.result === '0-1') north++;
    plies += game.plies;
    const other = first.get(game.pair);
    if (other === undefined) first.set(game.pair, points);
    else {
      pentanomial = addPair(pentanomial, other + points);
      pairs++;
    }
  }
  return {
    wins,
    draws,
    losses,
    pairs,
    pentanomial,
    elo: eloOf(pentanomial),
    sprt: state.settings.sprt ? sprt(pentanomial, state.settings.sprt) : null,
    forfeits,
    south,
    north,
    plies: state.games.length ? plies / state.games.length : 0,
  };
}

/** The games not yet played, both of a pair next to each other. */
export function openTasks(state: MatchState): GameTask[] {
  const played = new Set(state.games.map((game) => `${game.pair} ${game.aIsSouth}`));
  return state.openings.flatMap((opening, pair) =>
    [true, false]
      .filter((aIsSouth) => !played.has(`${pair} ${aIsSouth}`))
      .map((aIsSouth) => ({ pair, aIsSouth, opening: opening.moves })),
  );
}

/** True when the SPRT has spoken or every game is played. */
export function isFinished(state: MatchState): boolean {
  return openTasks(state).length === 0 || (summarise(state).sprt?.verdict ?? 'open') !== 'open';
}

/**
 * Plays what is open, one game at a time in each lane, and calls `onGame` with the new state after each. Ends when the match
 * is finished or `signal` is aborted; games that are under way are then played to their end and kept. A lane that fails
 * (not its players: those lose) takes no more games; when the last one has failed the promise rejects, with `state` kept by
 * the caller from `onGame`.
 */
export async function runMatch(
  state: MatchState,
  lanes: readonly Lane[],
  onGame: (state: MatchState, game: MatchGame) => void,
  signal?: AbortSignal,
): Promise<MatchState> {
  let now = state;
  const tasks = openTasks(state);
  const failures: unknown[] = [];
  const run = async (lane: Lane) => {
    for (;;) {
      if (signal?.aborted || isFinished(now)) return;
      const task = tasks.shift();
      if (!task) return;
      let played: PlayedGame;
      try {
        played = await lane(task, state.settings);
      } catch (error) {
        tasks.unshift(task);
        failures.push(error);
        return;
      }
      const game: MatchGame = { pair: task.pair, aIsSouth: task.aIsSouth, ...played };
      now = { ...now, games: [...now.games, game] };
      onGame(now, game);
    }
  };
  await Promise.all(lanes.map(run));
  if (failures.length === lanes.length) throw failures[0];
  return now;
}
