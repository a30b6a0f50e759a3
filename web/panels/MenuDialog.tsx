/** The header's entries for narrow screens. */
import { t } from '../i18n/index.ts';
import { dialog, pageLinks } from '../state/ui.ts';
import { closeDialog, Dialog, dismissDialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import { APP_MENU, RULES_MENU, STUDY_MENU } from './menu.ts';

export default function MenuDialog() {
  return (
    <Dialog title={t('app.name')}>
      <nav class="menu-pages" aria-label={t('nav.pages')}>
        {pageLinks.value.map((page) => (
          <a key={page.route} href={`#/${page.route}`} onClick={closeDialog}>
            {t(page.label)}
          </a>
        ))}
      </nav>
      <ul class="menu">
        {[...STUDY_MENU, ...RULES_MENU, ...APP_MENU].map((entry) => (
          <li key={entry.dialog}>
            <button
              type="button"
              class="menu-entry"
              onClick={() => {
                dismissDialog();
                dialog.value = entry.dialog;
              }}
            >
              <Icon name={entry.icon} />
              {t(entry.label)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
