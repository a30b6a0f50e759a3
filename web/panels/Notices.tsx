/** Messages that come and go at the foot of the page. Errors stay until they are closed. */
import { t } from '../i18n/index.ts';
import { dismiss, notices } from '../state/ui.ts';
import { IconButton } from './controls.tsx';

export const Notices = () => (
  <section class="notices" aria-live="polite" aria-label={t('app.notices')}>
    {notices.value.map((notice) => (
      <div key={notice.id} class={`notice ${notice.kind}`} role={notice.kind === 'error' ? 'alert' : undefined}>
        <p>{notice.text}</p>
        {notice.actions.map(({ label, run }) => (
          <button
            type="button"
            key={label}
            class="button small"
            onClick={() => {
              dismiss(notice.id);
              run();
            }}
          >
            {label}
          </button>
        ))}
        <IconButton icon="close" label={t('common.close')} onClick={() => dismiss(notice.id)} />
      </div>
    ))}
  </section>
);
