/** The page's head: name, pages, what can be opened, language, colours. */

import type { MessageKey } from '../i18n/index.ts';
import { t } from '../i18n/index.ts';
import { dark, languageChoice, theme } from '../state/settings.ts';
import { dialog } from '../state/ui.ts';
import { Choice, IconButton } from './controls.tsx';
import { Icon } from './Icon.tsx';
import { languageOptions } from './languages.ts';
import { APP_MENU, type MenuEntry, STUDY_MENU } from './menu.ts';

const HeaderButton = ({ entry }: { entry: MenuEntry }) => (
  <button
    type="button"
    class="header-button"
    title={t(entry.label)}
    onClick={() => {
      dialog.value = entry.dialog;
    }}
  >
    <Icon name={entry.icon} />
    <span>{t(entry.label)}</span>
  </button>
);

interface Props {
  readonly pages: readonly { readonly route: string; readonly label: MessageKey }[];
  readonly route: string;
}

export function Header({ pages, route }: Props) {
  return (
    <header class="app-head">
      <a class="brand" href="#/" aria-current={route === '' ? 'page' : undefined}>
        <img src="./icon.svg" alt="" width="28" height="28" />
        <span>{t('app.name')}</span>
      </a>
      {pages.length > 1 && (
        <nav class="page-nav" aria-label={t('nav.pages')}>
          {pages.map((page) => (
            <a key={page.route} href={`#/${page.route}`} aria-current={page.route === route ? 'page' : undefined}>
              {t(page.label)}
            </a>
          ))}
        </nav>
      )}
      <nav class="head-menu" aria-label={t('menu.study')}>
        {STUDY_MENU.map((entry) => (
          <HeaderButton key={entry.dialog} entry={entry} />
        ))}
      </nav>
      <div class="head-tools">
        <Choice
          bare
          label={t('menu.language')}
          value={languageChoice.value}
          options={languageOptions}
          onChange={(value) => {
            languageChoice.value = value;
          }}
        />
        <IconButton
          icon={dark.value ? 'sun' : 'moon'}
          label={dark.value ? t('settings.theme.light') : t('settings.theme.dark')}
          onClick={() => {
            theme.value = dark.value ? 'light' : 'dark';
          }}
        />
        {APP_MENU.map((entry) => (
          <IconButton
            key={entry.dialog}
            icon={entry.icon}
            label={t(entry.label)}
            class="wide-only"
            onClick={() => {
              dialog.value = entry.dialog;
            }}
          />
        ))}
        <IconButton
          icon="menu"
          label={t('menu.study')}
          class="narrow-only"
          onClick={() => {
            dialog.value = 'menu';
          }}
        />
      </div>
    </header>
  );
}
