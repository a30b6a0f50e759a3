/** What the header offers, and the phone's menu the same. */
import type { MessageKey } from '../i18n/index.ts';
import type { DialogId } from '../state/ui.ts';
import type { IconName } from './Icon.tsx';

export interface MenuEntry {
  readonly dialog: DialogId;
  readonly icon: IconName;
  readonly label: MessageKey;
}

export const STUDY_MENU: readonly MenuEntry[] = [
  { dialog: 'new', icon: 'plus', label: 'menu.new' },
  { dialog: 'library', icon: 'book', label: 'menu.library' },
  { dialog: 'import', icon: 'import', label: 'menu.import' },
  { dialog: 'export', icon: 'share', label: 'menu.export' },
  { dialog: 'studies', icon: 'studies', label: 'menu.studies' },
];

/** On wide screens above the board; on narrow ones there is no room for it. */
export const RULES_MENU: readonly MenuEntry[] = [
  { dialog: 'rules', icon: 'eye', label: 'rules.about' },
  { dialog: 'options', icon: 'edit', label: 'rules.options' },
];

export const APP_MENU: readonly MenuEntry[] = [
  { dialog: 'help', icon: 'help', label: 'menu.help' },
  { dialog: 'settings', icon: 'gear', label: 'menu.settings' },
];
