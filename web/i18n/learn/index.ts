/**
 * The texts of the learning pages in the page's language. They are loaded when the first of them is shown, English too,
 * because terms and notes stand in every dialog and most readers never open them. English stands in for a language that
 * has none yet.
 */
import { signal } from '@preact/signals';
import { fillIn, type LanguageId, language } from '../index.ts';
import type { ArgsOf, Translation } from '../on-demand.ts';
import type { en } from './en.ts';

export type LearnKey = keyof typeof en;

/** One language's texts: each key of the English ones. */
export type LearnTexts = Translation<typeof en>;

export type LearnArgs<Key extends LearnKey> = ArgsOf<(typeof en)[Key]>;

/** A language is a file and a line here. */
const LOADERS: { readonly [Id in LanguageId]?: () => Promise<LearnTexts> } & {
  readonly en: () => Promise<LearnTexts>;
} = {
  en: async () => (await import('./en.ts')).en,
  sw: async () => (await import('./sw.ts')).sw,
  eo: async () => (await import('./eo.ts')).eo,
  fil: async () => (await import('./fil.ts')).fil,
  hu: async () => (await import('./hu.ts')).hu,
  pl: async () => (await import('./pl.ts')).pl,
  ro: async () => (await import('./ro.ts')).ro,
};

const loaded = signal<Readonly<Partial<Record<LanguageId, LearnTexts>>>>({});
/** Stays on the page while the texts of another language are on their way. */
let before: LanguageId = 'en';

/** Whether there are texts in the page's language, loaded or not. */
export const isTranslated = (): boolean => LOADERS[language()] !== undefined;

const wanted = (): LanguageId => (isTranslated() ? language() : 'en');

/** The language the texts are shown in: the page's; English if there are none in it; the last one until they arrive. */
export const learnLanguage = (): LanguageId => (loaded.value[wanted()] === undefined ? before : wanted());

/** True when `lt` can be called; a component that asks is drawn again when the texts arrive. */
export const learnReady = (): boolean => loaded.value[learnLanguage()] !== undefined;

/** Loads the texts of the page's language. A failed load can be tried again. */
export async function loadLearn(): Promise<void> {
  const id = wanted();
  if (loaded.value[id] === undefined) {
    const texts = await (LOADERS[id] ?? LOADERS.en)();
    loaded.value = { ...loaded.value, [id]: texts };
  }
  before = id;
}

/** The text of `key` with its parameters put in. Throws before the texts are loaded: ask `learnReady` first. */
export function lt<Key extends LearnKey>(key: Key, ...args: LearnArgs<Key>): string {
  const texts = loaded.value[learnLanguage()];
  if (texts === undefined) throw new Error(`text "${key}" was asked for before the learning texts were loaded`);
  return fillIn(texts[key], args[0]);
}
