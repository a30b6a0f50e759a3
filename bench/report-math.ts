/** A game report's arithmetic: how much of the win chance a move gave away, and what that makes it. No page, no engine. */
import type { Score } from '../worker/protocol.ts';
import { type CurvedVariant, moverChance } from './win-chance.ts';

export type Judgement = 'blunder' | 'mistake' | 'inaccuracy';

/** Win chance of the mover that a move must lose at least, 0 to 1. */
export const THRESHOLDS: Readonly<Record<Judgement, number>> = { blunder: 0.15, mistake: 0.1, inaccuracy: 0.05 };

/** Thresholds are compared with losses that have been through floating point. */
const EPSILON = 1e-9;

/** A loss of this much win chance takes a move's accuracy down to 1/e. */
const ACCURACY_SCALE = 0.15;

export interface Verdict {
  /** Win chance lost, 0 to 1; null where an evaluation is missing. 0 for a forced move. */
  readonly loss: number | null;
  readonly judgement: Judgement | null;
  /** Plies of the proven win that the move gave away; null: none. */
  readonly missedWin: number | null;
}

const judgementOf = (loss: number): Judgement | null =>
  (['blunder', 'mistake', 'inaccuracy'] as const).find((each) => loss >= THRESHOLDS[each] - EPSILON) ?? null;

/**
 * Judges a move of a game of `variant` by the scores before it (for the mover) and after it (for the opponent). What was best is worth at least what
 * the move got, so a deeper look afterwards is no gain. `blameless`: a forced move, or the one the engine chose itself (what it
 * found out one ply later it had not seen either). A proven win is given away only
 * when the win chance left falls by an inaccuracy at least: a longer way to a sure win is none.
 */
export function judge(variant: CurvedVariant, before: Score | null, after: Score | null, blameless: boolean): Verdict {
  if (before === null || after === null) return { loss: null, judgement: null, missedWin: null };
  if (blameless) return { loss: 0, judgement: null, missedWin: null };
  const got = 1 - moverChance(after, variant);
  const loss = Math.max(0, moverChance(before, variant) - got);
  const judgement = judgementOf(loss);
  const missed = before.kind === 'win' && after.kind !== 'loss' && judgement !== null;
  return { loss, judgement, missedWin: missed ? before.plies : null };
}

export interface Summary extends Readonly<Record<Judgement, number>> {
  readonly missedWins: number;
  /** Moves that were judged: forced ones and those without an evaluation are not. */
  readonly judged: number;
  /** Mean loss of win chance over the judged moves, 0 to 1; null without any. */
  readonly averageLoss: number | null;
  /** Mean of e^(-loss / 15 %) over the judged moves, 0 to 1; null without any. */
  readonly accuracy: number | null;
}

export interface Judged extends Verdict {
  readonly forced: boolean;
}

export function summarise(moves: readonly Judged[]): Summary {
  const judged = moves.filter((move) => move.loss !== null && !move.forced);
  const mean = (value: (loss: number) => number) =>
    judged.length === 0 ? null : judged.reduce((sum, move) => sum + value(move.loss!), 0) / judged.length;
  const count = (judgement: Judgement) => judged.filter((move) => move.judgement === judgement).length;
  return {
    blunder: count('blunder'),
    mistake: count('mistake'),
    inaccuracy: count('inaccuracy'),
    missedWins: judged.filter((move) => move.missedWin !== null).length,
    judged: judged.length,
    averageLoss: mean((loss) => loss),
    accuracy: mean((loss) => Math.exp(-loss / ACCURACY_SCALE)),
  };
}

/** The moves that lost most, most first: at most `count`, none that lost nothing. */
export function worstOf<Move extends { readonly loss: number | null }>(
  moves: readonly Move[],
  count: number,
): readonly Move[] {
  return moves
    .filter((move) => (move.loss ?? 0) > 0)
    .sort((a, b) => b.loss! - a.loss!)
    .slice(0, count);
}
