/** What every reader of text in this folder answers with when it cannot read: where, what was found, what was expected. */
import { inEnglish, type Reason } from './reason.ts';
import { textReason } from './text-reasons.ts';
import type { Result } from './types.ts';

export interface TextError {
  /** One English sentence for people, complete without the other fields. */
  readonly message: string;
  /** The same as a key with parameters, for other languages. */
  readonly reason: Reason;
  /** 1-based line of the text. */
  readonly line?: number;
  /** 1-based UTF-16 column in that line. */
  readonly column?: number;
  /** The part of the form that is wrong: `side`, `ghala`, a tag's name, ... */
  readonly field?: string;
  /** What would have been read, as a short English description. */
  readonly expected?: string;
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** What every error says, from its reason. */
export const saying = (reason: Reason) => ({ message: reason.message, reason });

/** `what` was found where `wanted` was expected. */
export const unexpected = (what: Reason | string, wanted: Reason | string) => ({
  ...saying(textReason('wanted', { what, wanted })),
  expected: inEnglish(wanted),
});

export function fail<E extends TextError>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Shows foreign text inside a message: quoted, control characters made visible, at most 24 characters of it. */
export function quoted(text: string): string {
  const shown = text.length > 24 ? `${text.slice(0, 24)}...` : text;
  return JSON.stringify(shown);
}

/** 1-based line and column of `offset`; lines end in `\n`. Linear in `offset`: for errors, not for every token. */
export function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', lineStart)) {
    line += 1;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart + 1 };
}

/** Takes a result apart that is known to be good (a preset, a start position); throws if it is not. */
export function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`expected a value: ${JSON.stringify(result.error)}`);
  return result.value;
}
