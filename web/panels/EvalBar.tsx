/** The evaluation bar: South's and North's share of the win chance, with its zero line. Keeps its last value while it waits. */
import { signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { lateVerdict } from '../state/analysis.ts';
import { draft } from '../state/editor.ts';
import { formatScore, shortScore, southChance } from '../state/score.ts';
import { scoreStyle } from '../state/scoreStyle.ts';
import { bottom } from '../state/settings.ts';

/** South's share shown last: a bar that fell back to the middle at every step would be all one saw. */
const lastShare = signal(0.5);

export function EvalBar() {
  const now = draft.value === null ? lateVerdict.value : null;
  const style = scoreStyle.value;
  if (now !== null) lastShare.value = southChance(now.score, now.mover, style.variant);
  const share = lastShare.value;
  const text = now === null ? t('score.none') : formatScore(now.score, now.mover, style);
  const leader = share >= 0.5 ? 'S' : 'N';
  return (
    <div
      class="eval-bar"
      role="img"
      aria-label={t('score.bar', { score: text })}
      title={text}
      data-bottom={bottom.value}
      style={{ '--share': share }}
    >
      <span class="eval-share" />
      <span class="eval-zero" />
      {now !== null && <span class={`eval-text at-${leader}`}>{shortScore(now.score, now.mover, style)}</span>}
    </div>
  );
}
