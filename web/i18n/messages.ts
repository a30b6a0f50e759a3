/** What a message table must hold: the keys of `en.ts`, each text with the same kind of value. */
import type { en } from './en.ts';

export type MessageKey = keyof typeof en;

/** Plural forms by `Intl.PluralRules` category; `other` always. */
export interface Plural {
  readonly other: string;
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
}

export type Messages = { readonly [K in MessageKey]: (typeof en)[K] extends string ? string : Plural };

export type ParamsOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never;
type TextOf<Key extends MessageKey> = (typeof en)[Key] extends string
  ? (typeof en)[Key]
  : (typeof en)[Key] extends { readonly other: infer Text extends string }
    ? Text
    : never;
type Param<Key extends MessageKey> = ParamsOf<TextOf<Key>>;

/** The parameters a message takes: none, or one object with each of its `{names}`. */
export type MessageArgs<Key extends MessageKey> = [Param<Key>] extends [never]
  ? []
  : [params: { readonly [Name in Param<Key>]: string | number }];
