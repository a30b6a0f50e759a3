/**
 * What JSON from outside must look like: readers that give the value back rebuilt field by field, or throw with the place and
 * what was expected there. Fields that nobody asked for are left behind.
 */

/** `at` names the place, e.g. `games[3].result`. */
export type Reader<T> = (value: unknown, at: string) => T;
export type ReadBy<R> = R extends Reader<infer T> ? T : never;

const LONGEST = 60;

/** Throws that `value` at `at` is not what was expected. */
export function refuse(value: unknown, at: string, expected: string): never {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  throw new Error(
    `${at || 'the file'}: ${expected} expected, not ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`,
  );
}

export const text: Reader<string> = (value, at) => (typeof value === 'string' ? value : refuse(value, at, 'a text'));
export const flag: Reader<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : refuse(value, at, 'true or false');
export const finite: Reader<number> = (value, at) =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuse(value, at, 'a number');

export const numberIn =
  (least: number, most: number): Reader<number> =>
  (value, at) =>
    typeof value === 'number' && value >= least && value <= most
      ? value
      : refuse(value, at, `a number from ${least}${most < Number.MAX_VALUE ? ` to ${most}` : ''}`);

export const wholeFrom =
  (least: number, most = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (value, at) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
      ? (value as number)
      : refuse(value, at, `a whole number from ${least}${most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ''}`);

export const oneOf =
  <const T extends string | number>(...allowed: readonly T[]): Reader<T> =>
  (value, at) =>
    allowed.includes(value as T) ? (value as T) : refuse(value, at, `one of ${allowed.join(', ')}`);

/** `other` where it is null. */
export const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, at) =>
    value === null ? null : reader(value, at);

export const listOf =
  <T>(reader: Reader<T>): Reader<readonly T[]> =>
  (value, at) =>
    Array.isArray(value) ? value.map((one, i) => reader(one, `${at}[${i}]`)) : refuse(value, at, 'a list');

export const pairOf =
  <T>(reader: Reader<T>): Reader<readonly [T, T]> =>
  (value, at) =>
    Array.isArray(value) && value.length === 2
      ? [reader(value[0], `${at}[0]`), reader(value[1], `${at}[1]`)]
      : refuse(value, at, 'a list of two');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any names, each with a value of one kind. */
export const recordOf =
  <T>(reader: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  (value, at) => {
    if (!isObject(value)) return refuse(value, at, 'an object');
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
    if (!isObject(value)) return refuse(value, at, 'an object');
    const place = (name: string) => (at ? `${at}.${name}` : name);
    const read: Record<string, unknown> = {};
    for (const [name, reader] of Object.entries(required)) read[name] = reader(value[name], place(name));
    for (const [name, reader] of Object.entries(optional))
      if (value[name] !== undefined) read[name] = reader(value[name], place(name));
    return read as ObjectOf<R, O>;
  };
