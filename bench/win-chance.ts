import type { Score } from '../worker/protocol.ts';
import { winChance } from './curve.ts';

/** How scores of a game become win chances (bench/curve.ts). */
export interface WinChanceCurve {
  /** Hundredths of a seed at which a win is e times as likely as a loss. */
  readonly scale: number;
  /** Positions of the fit. */
  readonly samples: number;
}

/**
 * Each fitted on games that the evaluation the game comes with (its network, else its tables) played against itself; the fits stand
 * in bench/weights/<variant>[-network].origin.json (`curve`).
 */
const CURVES = {
  kiswahili: { scale: 245, samples: 12_798 },
  kujifunza: { scale: 165, samples: 6_797 },
  kete: { scale: 214, samples: 13_559 },
  bawo: { scale: 181, samples: 11_922 },
  bawo10: { scale: 206, samples: 11_577 },
  hawalis: { scale: 103, samples: 46_851 },
  kiarabu: { scale: 56, samples: 4_131 },
} satisfies Readonly<Record<string, WinChanceCurve>>;

/** A game that has a curve. */
export type CurvedVariant = keyof typeof CURVES;

/** The curve of a game, under whatever house rules. */
export function curveOf(variant: CurvedVariant): WinChanceCurve {
  return CURVES[variant];
}

/** The mover's chance to win, 0 to 1. */
export function moverChance(score: Score, variant: CurvedVariant): number {
  if (score.kind === 'win') return 1;
  if (score.kind === 'loss') return 0;
  return winChance(score.value, CURVES[variant].scale);
}
