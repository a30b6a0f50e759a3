/**
 * What is wrong with a set-up, a choice of rules or a text: a key with parameters beside the complete English sentence, so
 * that a page can say the same in its language. A parameter may be a reason itself: `line 3: ` and what is wrong there.
 */
import type { Side, Switches, VariantId } from './types.ts';

export type ReasonParam = string | number | Reason | readonly Reason[];

export interface Reason<Key extends string = string> {
  readonly key: Key;
  readonly params: Readonly<Record<string, ReasonParam>>;
  /** In English, complete. */
  readonly message: string;
}

/** What stands between several reasons in one sentence. */
export const BETWEEN_REASONS = '; ';

/** What the parameters of that name are; every other one is a number. */
interface Values {
  readonly side: Side;
  readonly variant: VariantId;
  readonly switch: keyof Switches;
  /** A name in the notation, the same in every language. */
  readonly pit: string;
  readonly row: string;
  readonly name: string;
  readonly move: string;
  /** Several names, with what stands between them. */
  readonly names: string;
  /** What was found, between quotes. */
  readonly text: string;
  /** Words of the sentence, or what was found, between quotes. */
  readonly what: Reason | string;
  readonly wanted: Reason | string;
  readonly field: Reason;
  readonly reason: Reason;
  readonly reasons: readonly Reason[];
}

type NamesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesOf<Rest> : never;

/** The parameters of a sentence: exactly its `{names}`. */
export type ReasonParams<Sentence extends string> = {
  readonly [Name in NamesOf<Sentence>]: Name extends keyof Values ? Values[Name] : number;
};

type Args<Sentence extends string> = [NamesOf<Sentence>] extends [never] ? [] : [params: ReasonParams<Sentence>];

/** A parameter as it stands in the English sentence. */
export function inEnglish(value: ReasonParam): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return 'message' in value ? value.message : value.map(({ message }) => message).join(BETWEEN_REASONS);
}

/** What `reasonsOf` gives; written out where it is exported, for the declarations of the package. */
export type ReasonMaker<Table extends Readonly<Record<string, string>>> = <Key extends keyof Table & string>(
  key: Key,
  ...args: Args<Table[Key]>
) => Reason<Key>;

/** Makes the reasons of a table of English sentences, whose `{names}` are the parameters. */
export const reasonsOf =
  <const Table extends Readonly<Record<string, string>>>(table: Table): ReasonMaker<Table> =>
  (key, ...args) => {
    const params: Reason['params'] = args[0] ?? {};
    const message = table[key]!.replace(/\{(\w+)\}/g, (_, name: string) => inEnglish(params[name]!));
    return { key, params, message };
  };
