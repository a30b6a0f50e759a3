/** First, previous, next, last. */
import { computed } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { run } from '../state/commands.ts';
import { late } from '../state/late.ts';
import { node, path } from '../state/study.ts';
import { IconButton } from './controls.tsx';

// A button that is disabled while it has the focus has the browser lay the page out at once, amid the answer to its click.
const starts = late(computed(() => path.value.length === 0));
const ends = late(computed(() => node.value.children.length === 0));

export function StepControls() {
  const atStart = starts.value;
  const atEnd = ends.value;
  return (
    <div class="step-controls" dir="ltr" role="toolbar" aria-label={t('keys.group.step')}>
      <IconButton icon="first" label={t('moves.first')} disabled={atStart} onClick={() => run('first')} />
      <IconButton icon="prev" label={t('moves.prev')} disabled={atStart} onClick={() => run('prev')} />
      <IconButton icon="next" label={t('moves.next')} disabled={atEnd} onClick={() => run('next')} />
      <IconButton icon="last" label={t('moves.last')} disabled={atEnd} onClick={() => run('last')} />
    </div>
  );
}
