/**
 * The one table of shortcuts. The page binds it, the help dialog shows it, and `keysMarkdown` writes the README's
 * section from it; nothing else names a key.
 */
import type { MessageKey } from '../i18n/index.ts';

export type CommandId =
  | 'next'
  | 'prev'
  | 'branchUp'
  | 'branchDown'
  | 'first'
  | 'last'
  | 'flip'
  | 'skip'
  | 'engine'
  | 'best'
  | 'threat'
  | 'allMoves'
  | 'deeper'
  | 'editor'
  | 'help'
  | 'undo'
  | 'redo'
  | 'comment'
  | 'command';

export type KeyGroup = 'step' | 'board' | 'engine' | 'write';

export interface KeyBinding {
  /** `typing` keys go to the typed move (`typing.ts`), all others to a command. */
  readonly command: CommandId | 'typing';
  /** As `keyName` gives them; the first is the one shown. */
  readonly keys: readonly string[];
  readonly label: MessageKey;
  readonly group: KeyGroup;
  /** What stands in the help instead of the keys, where a row is a way of typing. */
  readonly shown?: string;
}

export const KEYS: readonly KeyBinding[] = [
  { command: 'next', keys: ['ArrowRight'], label: 'keys.next', group: 'step' },
  { command: 'prev', keys: ['ArrowLeft'], label: 'keys.prev', group: 'step' },
  { command: 'branchUp', keys: ['ArrowUp'], label: 'keys.branchUp', group: 'step' },
  { command: 'branchDown', keys: ['ArrowDown'], label: 'keys.branchDown', group: 'step' },
  { command: 'first', keys: ['Home'], label: 'keys.first', group: 'step' },
  { command: 'last', keys: ['End'], label: 'keys.last', group: 'step' },
  { command: 'flip', keys: ['f'], label: 'keys.flip', group: 'board' },
  { command: 'skip', keys: ['s'], label: 'keys.skip', group: 'board' },
  { command: 'editor', keys: ['e'], label: 'keys.editor', group: 'board' },
  { command: 'engine', keys: ['l'], label: 'keys.engine', group: 'engine' },
  { command: 'best', keys: ['Space'], label: 'keys.best', group: 'engine' },
  { command: 'threat', keys: ['x'], label: 'keys.threat', group: 'engine' },
  { command: 'allMoves', keys: ['a'], label: 'keys.allMoves', group: 'engine' },
  { command: 'deeper', keys: ['+'], label: 'keys.deeper', group: 'engine' },
  {
    command: 'typing',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', 'r', 'Enter', 'Escape', 'Backspace'],
    label: 'keys.type',
    group: 'write',
    shown: '5 L',
  },
  { command: 'typing', keys: ['b'], label: 'keys.typeBack', group: 'write', shown: 'B 2 R' },
  { command: 'typing', keys: ['>'], label: 'keys.typeSafari', group: 'write', shown: '8 R >' },
  { command: 'typing', keys: [], label: 'keys.nag', group: 'write', shown: '1 … 6' },
  { command: 'comment', keys: ['c'], label: 'keys.comment', group: 'write' },
  { command: 'undo', keys: ['Ctrl+z'], label: 'keys.undo', group: 'write' },
  { command: 'redo', keys: ['Ctrl+Shift+z', 'Ctrl+y'], label: 'keys.redo', group: 'write' },
  { command: 'command', keys: [':', '/', 'Ctrl+k'], label: 'keys.command', group: 'write' },
  { command: 'help', keys: ['?'], label: 'keys.help', group: 'write' },
];

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** `Ctrl+Shift+z`, `ArrowLeft`, `?`. Shift is named only where the key itself does not say it; Cmd counts as Ctrl. */
export function keyName(press: KeyPress): string {
  const key = press.key === ' ' ? 'Space' : press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const ctrl = press.ctrlKey || press.metaKey;
  const shift = press.shiftKey && (ctrl || key.length > 1);
  return `${ctrl ? 'Ctrl+' : ''}${press.altKey ? 'Alt+' : ''}${shift ? 'Shift+' : ''}${key}`;
}

const byKey = new Map(KEYS.flatMap((binding) => binding.keys.map((key) => [key, binding] as const)));

export const bindingOf = (press: KeyPress): KeyBinding | undefined => byKey.get(keyName(press));

/** A shortcut that a single printable character triggers: the ones that can be turned off. */
export const isSingleCharacter = (name: string): boolean => name.length === 1 || name === 'Space';

const SHOWN: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

const shownKey = (name: string): string =>
  name
    .split(/\+(?=.)/)
    .map((part) => SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+');

/** The keys of a binding as people read them on their keyboard, each of which will do. */
export const shownKeys = (binding: KeyBinding): readonly string[] =>
  binding.shown === undefined ? binding.keys.map(shownKey) : [binding.shown];

export const KEY_GROUPS: readonly KeyGroup[] = ['step', 'board', 'engine', 'write'];

/** The README's section: a Markdown table in the words of `label`. */
export function keysMarkdown(label: (key: MessageKey) => string): string {
  const rows = KEY_GROUPS.flatMap((group) =>
    KEYS.filter((binding) => binding.group === group).map(
      (binding) =>
        `| ${shownKeys(binding)
          .map((key) => `\`${key}\``)
          .join(', ')} | ${label(binding.label)} |`,
    ),
  );
  return ['| key | does |', '| --- | --- |', ...rows, ''].join('\n');
}
