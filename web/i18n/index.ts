/**
 * The language of the page. `t` reads the table through a signal: a component that calls it is drawn again when the
 * language changes. English is always loaded (it is the fallback); the others come when they are chosen.
 */
import { signal } from '@preact/signals';
import { en } from './en.ts';
import type { MessageArgs, MessageKey, Messages, Plural } from './messages.ts';

export type { MessageKey, Messages } from './messages.ts';

interface Language {
  /** The language's name in itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  readonly load: () => Promise<Messages>;
}

/** BCP 47 tag to language. A new one is a file and a line here. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr', load: async () => en },
  sw: { name: 'Kiswahili', dir: 'ltr', load: async () => (await import('./sw.ts')).sw },
  eo: { name: 'Esperanto', dir: 'ltr', load: async () => (await import('./eo.ts')).eo },
  fil: { name: 'Filipino', dir: 'ltr', load: async () => (await import('./fil.ts')).fil },
  hu: { name: 'Magyar', dir: 'ltr', load: async () => (await import('./hu.ts')).hu },
  pl: { name: 'Polski', dir: 'ltr', load: async () => (await import('./pl.ts')).pl },
  ro: { name: 'Română', dir: 'ltr', load: async () => (await import('./ro.ts')).ro },
} as const satisfies Record<string, Language>;

export type LanguageId = keyof typeof LANGUAGES;

export const isLanguage = (tag: string): tag is LanguageId => Object.hasOwn(LANGUAGES, tag);

const current = signal<{ readonly id: LanguageId; readonly messages: Messages }>({ id: 'en', messages: en });

export const language = (): LanguageId => current.value.id;

/** Tags by which some browsers still know a language of ours. */
const ALSO: Readonly<Record<string, LanguageId>> = { tl: 'fil', mo: 'ro' };

/** The first of the browser's wishes that we have; a region is no obstacle (`sw-KE` finds `sw`). */
export function preferredLanguage(wishes: readonly string[]): LanguageId {
  for (const wish of wishes) {
    const tag = wish.toLowerCase().split('-')[0] ?? '';
    const base = ALSO[tag] ?? tag;
    if (isLanguage(base)) return base;
  }
  return 'en';
}

let wanted: LanguageId = 'en';

/** Loads and shows a language. A failed load leaves the old one; the latest wish wins. */
export async function setLanguage(id: LanguageId): Promise<void> {
  wanted = id;
  const messages: Messages = await LANGUAGES[id].load();
  if (wanted !== id) return;
  current.value = { id, messages };
  document.documentElement.lang = id;
  document.documentElement.dir = LANGUAGES[id].dir;
}

function once<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}

const pluralRules = once((id) => new Intl.PluralRules(id));
const numberFormat = once((id) => new Intl.NumberFormat(id, { maximumFractionDigits: 1 }));
const compactFormat = once(
  (id) =>
    new Intl.NumberFormat(id, { notation: 'compact', maximumSignificantDigits: 3, roundingPriority: 'lessPrecision' }),
);
const percentFormat = once((id) => new Intl.NumberFormat(id, { style: 'percent', maximumFractionDigits: 0 }));
const signedFormat = once(
  (id) => new Intl.NumberFormat(id, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const listFormat = once((id) => new Intl.ListFormat(id, { type: 'conjunction' }));
const dateFormat = once((id) => new Intl.DateTimeFormat(id, { dateStyle: 'medium', timeStyle: 'short' }));

export const formatNumber = (value: number): string => numberFormat(language()).format(value);
/** 1 234 567 as `1.23M`. */
export const formatCompact = (value: number): string => compactFormat(language()).format(value);
/** 0..1 as `63%`. */
export const formatPercent = (value: number): string => percentFormat(language()).format(value);
/** One decimal, with its sign. */
export const formatSigned = (value: number): string => signedFormat(language()).format(value);
export const formatList = (items: readonly string[]): string => listFormat(language()).format(items);
export const formatDate = (time: number): string => dateFormat(language()).format(time);

/** The text of an entry in the page's language with its parameters put in; a plural is chosen by `n`. */
export function fillIn(entry: string | Plural, params?: Readonly<Record<string, string | number>>): string {
  let text = entry;
  if (typeof text !== 'string') {
    const category = pluralRules(language()).select(Number(params?.n ?? 0));
    text = text[category] ?? text.other;
  }
  if (params === undefined) return text;
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}

/** The text of `key` in the page's language, `fillIn` with its parameters. */
export function t<Key extends MessageKey>(key: Key, ...args: MessageArgs<Key>): string {
  return fillIn(current.value.messages[key], args[0]);
}
