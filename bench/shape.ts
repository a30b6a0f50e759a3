/**
 * What JSON from outside must look like: readers that give the value back rebuilt field by field, or throw with the place and
 * what was expected there. Fields that nobody asked for are left behind.
 */
import { FileError, fileReason, quoted, type Reason } from '../web/rules/index.ts';

/** `at` names the place, e.g. `games[3].result`. */
export type Reader<T> = (value: unknown, at: string) => T;
export type ReadBy<R> = R extends Reader<infer T> ? T : never;

/** Throws that `value` at `at` is not what was expected. */
export function refuse(value: unknown, at: string, wanted: Reason): never {
  const what = at || fileReason('theFile');
  if (value === undefined) throw new FileError(fileReason('fieldMissing', { what, wanted }));
  throw new FileError(fileReason('fieldWanted', { what, wanted, text: shown(value) }));
}

/** Texts between quotes, the rest as JSON; the beginning of what is long. */
function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 24 ? `${json.slice(0, 24)}...` : json;
}

export const text: Reader<string> = (value, at) =>
  typeof value === 'string' ? value : refuse(value, at, fileReason('aText'));
export const flag: Reader<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : refuse(value, at, fileReason('trueOrFalse'));
export const finite: Reader<number> = (value, at) =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuse(value, at, fileReason('aNumber'));

export const numberIn =
  (least: number, most: number): Reader<number> =>
  (value, at) =>
    typeof value === 'number' && value >= least && value <= most
      ? value
      : refuse(
          value,
          at,
          most < Number.MAX_VALUE ? fileReason('numberFromTo', { least, most }) : fileReason('numberFrom', { least }),
        );

export const wholeFrom =
  (least: number): Reader<number> =>
  (value, at) =>
    Number.isSafeInteger(value) && (value as number) >= least
      ? (value as number)
      : refuse(value, at, fileReason('wholeFrom', { least }));

export const oneOf =
  <const T extends string | number>(...allowed: readonly T[]): Reader<T> =>
  (value, at) =>
    allowed.includes(value as T)
      ? (value as T)
      : refuse(value, at, fileReason('oneOfNames', { names: allowed.join(', ') }));

/** `other` where it is null. */
export const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, at) =>
    value === null ? null : reader(value, at);

export const listOf =
  <T>(reader: Reader<T>): Reader<readonly T[]> =>
  (value, at) =>
    Array.isArray(value) ? value.map((one, i) => reader(one, `${at}[${i}]`)) : refuse(value, at, fileReason('aList'));

export const pairOf =
  <T>(reader: Reader<T>): Reader<readonly [T, T]> =>
  (value, at) =>
    Array.isArray(value) && value.length === 2
      ? [reader(value[0], `${at}[0]`), reader(value[1], `${at}[1]`)]
      : refuse(value, at, fileReason('aPair'));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any names, each with a value of one kind. */
export const recordOf =
  <T>(reader: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  (value, at) => {
    if (!isObject(value)) return refuse(value, at, fileReason('anObject'));
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, reader(one, `${at}.${name}`)]));
  };

type Fields = Readonly<Record<string, Reader<unknown>>>;
type ObjectOf<R extends Fields, O extends Fields> = {
  readonly [K in keyof R]: ReadBy<R[K]>;
} & { readonly [K in keyof O]?: ReadBy<O[K]> };

/** Fields that must be there, and others that may be. */
export const objectOf =
  <R extends Fields, O extends Fields = Record<never, never>>(
    required: R,
    optional: O = {} as O,
  ): Reader<ObjectOf<R, O>> =>
  (value, at) => {
    if (!isObject(value)) return refuse(value, at, fileReason('anObject'));
    const place = (name: string) => (at ? `${at}.${name}` : name);
    const read: Record<string, unknown> = {};
    for (const [name, reader] of Object.entries(required)) read[name] = reader(value[name], place(name));
    for (const [name, reader] of Object.entries(optional))
      if (value[name] !== undefined) read[name] = reader(value[name], place(name));
    return read as ObjectOf<R, O>;
  };
