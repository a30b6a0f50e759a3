/**
 * How strong the computer plays. A level is a number of nodes, never a time: on every device it finds the same moves. The low
 * ones also choose among several lines, by a lot that depends on the game's seed and its moves only.
 */

import { lotOf } from '../../bench/hash-text.ts';
import type { EvaluationName, Line, Score } from '../../worker/protocol.ts';

export interface Level {
  readonly nodes: number;
  /** Lines to choose from; 1: always the best. */
  readonly lines: number;
  /** Hundredths of a seed by which a line may be worse to be chosen e times less often; 0 with one line. */
  readonly spread: number;
  /** `trained`: by the network, where the game has one. */
  readonly evaluation: EvaluationName;
}

/** From beginner to full. The network is for those who look for all there is: the others need not wait for it. */
export const LEVELS: readonly Level[] = [
  { nodes: 100, lines: 8, spread: 500, evaluation: 'tables' },
  { nodes: 300, lines: 6, spread: 250, evaluation: 'tables' },
  { nodes: 1_000, lines: 4, spread: 120, evaluation: 'tables' },
  { nodes: 5_000, lines: 3, spread: 60, evaluation: 'tables' },
  { nodes: 20_000, lines: 2, spread: 30, evaluation: 'tables' },
  { nodes: 100_000, lines: 1, spread: 0, evaluation: 'trained' },
  { nodes: 500_000, lines: 1, spread: 0, evaluation: 'trained' },
  { nodes: 3_000_000, lines: 1, spread: 0, evaluation: 'trained' },
];

/** A proven end as a score that can be compared: sooner wins and later losses are better. */
function comparable(score: Score): number {
  if (score.kind === 'cp') return score.value;
  const worth = 5000 - 10 * Math.min(score.plies, 200);
  return score.kind === 'win' ? worth : -worth;
}

/**
 * The root move of the line to play. `lines`: best first, for the side to move. `lot`: 0 up to 1. Null without lines. With a
 * spread a line is chosen with a weight of e^(-(what it is worse by) / spread).
 */
export function chooseMove(lines: readonly Line[], { lines: most, spread }: Level, lot: number): string | null {
  const among = lines.slice(0, most).filter((line) => line.pv.length > 0);
  const first = among[0];
  if (first === undefined) return null;
  if (spread === 0) return first.pv[0]!;
  const best = comparable(first.score);
  const weights = among.map((line) => Math.exp((comparable(line.score) - best) / spread));
  let rest = lot * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  return among[Math.max(index, 0)]!.pv[0]!;
}

/** The lot of one move: of the game's seed and of the moves so far. */
export const lotFor = (seed: number, moves: readonly string[]): number => lotOf(`${seed} ${moves.join(' ')}`);

/** How a hint is found: as strong as level seven, whatever the opponent's. */
export const HINT = LEVELS[6]!;
