/** What is open and what is being said: dialogs, notices, the line under the board, the route. */
import { signal } from '@preact/signals';
import type { MessageKey } from '../i18n/index.ts';

export type DialogId =
  | 'new'
  | 'library'
  | 'import'
  | 'export'
  | 'studies'
  | 'settings'
  | 'help'
  | 'menu'
  | 'rules'
  | 'options';

/** The pages of the app, for menus: set once by the page's start, which alone knows them. */
export const pageLinks = signal<readonly { readonly route: string; readonly label: MessageKey }[]>([]);

export const dialog = signal<DialogId | null>(null);

export interface Notice {
  readonly id: number;
  readonly kind: 'info' | 'error';
  readonly text: string;
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

export const notices = signal<readonly Notice[]>([]);
let lastNotice = 0;

/** Milliseconds a notice stays. One that needs an answer (error or action) waits for it longer. */
const NOTICE_TIME = { info: 6_000, action: 20_000 };

export function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** Shows a notice; errors stay until they are closed. Returns its id. */
export function notify(text: string, kind: Notice['kind'] = 'info', actions: Notice['actions'] = []): number {
  lastNotice += 1;
  const id = lastNotice;
  // The same words twice are one notice.
  notices.value = [...notices.value.filter((notice) => notice.text !== text), { id, kind, text, actions }].slice(-4);
  if (kind === 'info') setTimeout(() => dismiss(id), actions.length > 0 ? NOTICE_TIME.action : NOTICE_TIME.info);
  return id;
}

/** The line under the board: why a pit was refused, what is typed. Empty: nothing to say. */
export const boardMessage = signal('');

/** What a screen reader is told next. */
export const spoken = signal('');
