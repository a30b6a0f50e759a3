import type { Score } from '../worker/protocol.ts';
import { winChance } from './curve.ts';

/**
 * Score to win chance, by the curve of bench/curve.ts: hundredths of a seed at which a win is e times as likely as a loss. Fitted
 * on Kiswahili games that the network played against itself; the fit stands in bench/weights/kiswahili-network.origin.json (`curve`).
 */
export const WIN_CHANCE_SCALE = 214;

/** Positions of the fit. */
export const WIN_CHANCE_SAMPLES = 21_539;

/** The mover's chance to win, 0 to 1. */
export function moverChance(score: Score): number {
  if (score.kind === 'win') return 1;
  if (score.kind === 'loss') return 0;
  return winChance(score.value, WIN_CHANCE_SCALE);
}
