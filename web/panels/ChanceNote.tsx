/** Where the win chances of the game on the board come from. */
import { curveOf } from '../../bench/win-chance.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { rules } from '../state/study.ts';

export function ChanceNote() {
  const { variant } = rules.value;
  const { scale, samples } = curveOf(variant);
  const game = t(`variant.${variant}`);
  return <p class="hint">{t('score.chanceNote', { scale: formatNumber(scale / 100), samples, game })}</p>;
}
