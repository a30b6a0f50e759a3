/** At the foot of the settings: remove all that is stored here, after a question. And the page that is left of it. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { forgetEverything } from '../state/forget.ts';
import { dialog, notify } from '../state/ui.ts';

export function ForgetData() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const forget = async () => {
    setBusy(true);
    try {
      await forgetEverything();
      dialog.value = null;
    } catch (error) {
      console.warn('not everything could be removed', error);
      notify(t('forget.failed', { reason: error instanceof Error ? error.message : String(error) }), 'error');
      setBusy(false);
      setAsking(false);
    }
  };
  if (!asking) {
    return (
      <button type="button" class="button danger" onClick={() => setAsking(true)}>
        {t('forget.all')}
      </button>
    );
  }
  return (
    <div class="forget" role="alertdialog" aria-label={t('forget.all')} aria-describedby="forget-question">
      <p id="forget-question">{t('forget.question')}</p>
      <div class="row">
        <button type="button" class="button" ref={focusFirst} onClick={() => setAsking(false)}>
          {t('common.cancel')}
        </button>
        <button type="button" class="button danger" disabled={busy} onClick={() => void forget()}>
          {t('forget.yes')}
        </button>
      </div>
    </div>
  );
}

/** The question takes the place of the button that had the focus. */
const focusFirst = (element: HTMLElement | null): void => element?.focus();

/** In place of the whole app once nothing of it is stored: it must not begin to store again by itself. */
export const Forgotten = () => (
  <main class="forgotten">
    <h1>{t('forget.done')}</h1>
    <p>{t('forget.doneText')}</p>
    <button type="button" class="button" onClick={() => location.reload()}>
      {t('forget.again')}
    </button>
  </main>
);
