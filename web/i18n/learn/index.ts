/**
 * The texts of the learning pages in the page's language. They are loaded when the first of them is shown, apart from
 * the main table, and English stands in for a language that has none yet.
 */
import { signal } from '@preact/signals';
import { formatNumber, type LanguageId, language } from '../index.ts';
import type { en } from './en.ts';

export type LearnKey = keyof typeof en;

/** One language's texts: each key of the English ones. */
export type LearnTexts = { readonly [Key in LearnKey]: string };

type ParamsOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never;

export type LearnArgs<Key extends LearnKey> = [ParamsOf<(typeof en)[Key]>] extends [never]
  ? []
  : [params: { readonly [Name in ParamsOf<(typeof en)[Key]>]: string | number }];

/** Keys of texts without parameters. */
export type PlainKey = { [Key in LearnKey]: [ParamsOf<(typeof en)[Key]>] extends [never] ? Key : never }[LearnKey];

/** A language is a file and a line here. */
const LOADERS: { readonly [Id in LanguageId]?: () => Promise<LearnTexts> } & {
  readonly en: () => Promise<LearnTexts>;
} = {
  en: async () => (await import('./en.ts')).en,
  sw: async () => (await import('./sw.ts')).sw,
};

const loaded = signal<Readonly<Partial<Record<LanguageId, LearnTexts>>>>({});

/** The language the texts are shown in: the page's, or English if there are none in it. */
export const learnLanguage = (): LanguageId => (LOADERS[language()] === undefined ? 'en' : language());

/** True when `lt` can be called; a component that asks is drawn again when the texts arrive. */
export const learnReady = (): boolean => loaded.value[learnLanguage()] !== undefined;

/** Loads the texts of the page's language. A failed load can be tried again. */
export async function loadLearn(): Promise<void> {
  const id = learnLanguage();
  if (loaded.value[id] !== undefined) return;
  const texts = await (LOADERS[id] ?? LOADERS.en)();
  loaded.value = { ...loaded.value, [id]: texts };
}

/** The text of `key` with its parameters put in. Throws before the texts are loaded: ask `learnReady` first. */
export function lt<Key extends LearnKey>(key: Key, ...args: LearnArgs<Key>): string {
  const texts = loaded.value[learnLanguage()];
  if (texts === undefined) throw new Error(`text "${key}" was asked for before the learning texts were loaded`);
  const params: Readonly<Record<string, string | number>> | undefined = args[0];
  const text: string = texts[key];
  if (params === undefined) return text;
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}
