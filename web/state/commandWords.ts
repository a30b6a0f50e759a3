/** What a typed command means, before anything is done about it. */
import { type CommandKey, ct, english } from '../i18n/command/index.ts';

/** In the order in which help lists them. */
export const COMMAND_NAMES = [
  'eval',
  'best',
  'lines',
  'goTo',
  'next',
  'prev',
  'start',
  'end',
  'position',
  'moves',
  'flip',
  'engineOn',
  'engineOff',
  'undo',
  'redo',
  'help',
] as const;

export type CommandName = (typeof COMMAND_NAMES)[number];

export type Understood =
  | { readonly kind: 'command'; readonly name: Exclude<CommandName, 'goTo'> }
  | { readonly kind: 'goTo'; readonly ply: number | null }
  /** Anything else may be a move. */
  | { readonly kind: 'other' };

const split = (words: string): string[] => words.split(',').map((word) => word.trim());

/** Upper and lower case, spaces, and accents (which not every keyboard has) make no difference. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The words for a command: those of the page's language first, then the English ones. */
export function wordsFor(name: CommandName): readonly string[] {
  const key: CommandKey & `words.${string}` = `words.${name}`;
  return [...new Set([...split(ct(key)), ...split(String(english[key]))])];
}

/** The word that answers name: the first one of the page's language. */
export const wordFor = (name: CommandName): string => split(ct(`words.${name}`))[0] ?? name;

export function understand(text: string): Understood {
  const said = plain(text);
  for (const name of COMMAND_NAMES) {
    for (const word of wordsFor(name).map(plain)) {
      if (name !== 'goTo') {
        if (said === word) return { kind: 'command', name };
        continue;
      }
      if (said === word) return { kind: 'goTo', ply: null };
      const number = said.startsWith(`${word} `) ? said.slice(word.length + 1) : '';
      if (/^\d{1,6}$/.test(number)) return { kind: 'goTo', ply: Number(number) };
    }
  }
  return { kind: 'other' };
}
