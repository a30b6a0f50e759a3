/**
 * The texts of the pages that compare, play matches and measure. Loaded with the first of these pages, apart from the main
 * table.
 */
import { signal } from '@preact/signals';
import { formatNumber, type LanguageId, language } from '../index.ts';
import type { en } from './en.ts';

export type LabKey = keyof typeof en;

/** One language's texts: each key of the English ones. */
export type LabTexts = { readonly [Key in LabKey]: string };

type HolesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | HolesOf<Rest> : never;

export type LabArgs<Key extends LabKey> = [HolesOf<(typeof en)[Key]>] extends [never]
  ? []
  : [params: { readonly [Name in HolesOf<(typeof en)[Key]>]: string | number }];

/** A language is a file and a line here. */
const LOADERS: Readonly<Record<LanguageId, () => Promise<LabTexts>>> = {
  en: async () => (await import('./en.ts')).en,
  sw: async () => (await import('./sw.ts')).sw,
};

const loaded = signal<Readonly<Partial<Record<LanguageId, LabTexts>>>>({});

/** True when `lt` can be called; a component that asks is drawn again when the texts arrive. */
export const labReady = (): boolean => loaded.value[language()] !== undefined;

/** Loads the texts of the page's language. A failed load can be tried again. */
export async function loadLab(): Promise<void> {
  const id = language();
  if (loaded.value[id] !== undefined) return;
  const texts = await LOADERS[id]();
  loaded.value = { ...loaded.value, [id]: texts };
}

/** The text of `key` with its parameters put in. Throws before the texts are loaded: ask `labReady` first. */
export function lt<Key extends LabKey>(key: Key, ...args: LabArgs<Key>): string {
  const texts = loaded.value[language()];
  if (texts === undefined) throw new Error(`text "${key}" was asked for before its table was loaded`);
  const params: Readonly<Record<string, string | number>> | undefined = args[0];
  const text: string = texts[key];
  if (params === undefined) return text;
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}
