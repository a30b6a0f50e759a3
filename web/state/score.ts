/** Scores as people read them. Inputs are the engine's (side to move, 100 = one seed); outputs are South's or the mover's. */

import { moverChance } from '../../bench/win-chance.ts';
import type { Score } from '../../worker/protocol.ts';
import { formatPercent, formatSigned, t } from '../i18n/index.ts';
import { opponent, type Side, type VariantId } from '../rules/index.ts';

export interface ScoreStyle {
  readonly as: 'seeds' | 'chance';
  readonly view: 'south' | 'mover';
  /** Whose curve makes win chances of scores. */
  readonly variant: VariantId;
}

/** The side that is proven to win, or null. */
export function provenWinner(score: Score, mover: Side): Side | null {
  if (score.kind === 'cp') return null;
  return score.kind === 'win' ? mover : opponent(mover);
}

/** South's chance to win, 0 to 1: what the evaluation bar and the graph show. */
export function southChance(score: Score, mover: Side, variant: VariantId): number {
  const chance = moverChance(score, variant);
  return mover === 'S' ? chance : 1 - chance;
}

/** `South wins in 7`, `+1.2`, `63% for South`: the whole score in words. */
export function formatScore(score: Score, mover: Side, style: ScoreStyle): string {
  const winner = provenWinner(score, mover);
  if (winner !== null && score.kind !== 'cp') {
    const side = t(`side.${winner}`);
    return score.plies === 0 ? t('score.won', { side }) : t('score.wins', { side, n: score.plies });
  }
  if (style.as === 'chance') {
    const side: Side = style.view === 'south' ? 'S' : mover;
    return t('score.chanceFor', {
      percent: formatPercent(chanceSeenFrom(score, mover, style)),
      side: t(`side.${side}`),
    });
  }
  return shortScore(score, mover, style);
}

const chanceSeenFrom = (score: Score, mover: Side, { view, variant }: ScoreStyle): number =>
  view === 'south' ? southChance(score, mover, variant) : moverChance(score, variant);

/** `+1.2`, `63%`, `S #7`: for badges, lines and the bar. */
export function shortScore(score: Score, mover: Side, style: ScoreStyle): string {
  if (score.kind !== 'cp') return t('score.winsShort', { side: provenWinner(score, mover)!, n: score.plies });
  if (style.as === 'chance') return formatPercent(chanceSeenFrom(score, mover, style));
  const seeds = score.value / 100;
  // -0.04 would read "-0.0".
  const rounded = Math.round((style.view === 'south' && mover === 'N' ? -seeds : seeds) * 10) / 10;
  return formatSigned(rounded === 0 ? 0 : rounded);
}
