/**
 * Tables of texts that are loaded apart from the main one, when a part of the page that needs them is first shown. English
 * comes with the part; another language comes when it is the page's, and English stands in until it is there.
 */
import { effect, signal } from '@preact/signals';
import { fillIn, type LanguageId, language } from './index.ts';
import type { ParamsOf, Plural } from './messages.ts';

type Table = Readonly<Record<string, string | Plural>>;

/** What another language must have: each key of the English table, texts for texts and plurals for plurals. */
export type Translation<English extends Table> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Plural;
};

type TextOf<Entry> = Entry extends string
  ? Entry
  : Entry extends { readonly other: infer Text extends string }
    ? Text
    : never;

/** The parameters of an entry: none, or one object with each of its `{names}`. */
export type ArgsOf<Entry> = [ParamsOf<TextOf<Entry>>] extends [never]
  ? []
  : [params: { readonly [Name in ParamsOf<TextOf<Entry>>]: string | number }];

export interface Translate<English extends Table> {
  <Key extends keyof English & string>(key: Key, ...args: ArgsOf<English[Key]>): string;
  /** Resolves when the texts of the page's language are there, or cannot be had: for what is said once, not drawn. */
  ready(): Promise<void>;
}

/** The `t` of a table. A component that calls it is drawn again when the language, or its table, arrives. */
export function onDemand<English extends Table>(
  english: English,
  loaders: Readonly<Partial<Record<LanguageId, () => Promise<Translation<English>>>>>,
): Translate<English> {
  const loaded = signal<Readonly<Partial<Record<LanguageId, Translation<English>>>>>({});
  let coming = Promise.resolve();
  effect(() => {
    const id = language();
    const load = loaders[id];
    if (load === undefined || loaded.peek()[id] !== undefined) return;
    coming = load().then(
      (table) => {
        loaded.value = { ...loaded.value, [id]: table };
      },
      (error: unknown) => console.warn(`the texts in ${id} could not be loaded`, error),
    );
  });
  const translate: Translate<English> = (key, ...args) => {
    const table: Table = loaded.value[language()] ?? english;
    return fillIn(table[key] ?? key, args[0]);
  };
  translate.ready = () => coming;
  return translate;
}
