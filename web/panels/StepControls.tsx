/** First, previous, next, last. */
import { t } from '../i18n/index.ts';
import { run } from '../state/commands.ts';
import { node, path } from '../state/study.ts';
import { IconButton } from './controls.tsx';

export function StepControls() {
  const atStart = path.value.length === 0;
  const atEnd = node.value.children.length === 0;
  return (
    <div class="step-controls" dir="ltr" role="toolbar" aria-label={t('keys.group.step')}>
      <IconButton icon="first" label={t('moves.first')} disabled={atStart} onClick={() => run('first')} />
      <IconButton icon="prev" label={t('moves.prev')} disabled={atStart} onClick={() => run('prev')} />
      <IconButton icon="next" label={t('moves.next')} disabled={atEnd} onClick={() => run('next')} />
      <IconButton icon="last" label={t('moves.last')} disabled={atEnd} onClick={() => run('last')} />
    </div>
  );
}
