/** What can be wrong in a file, all of it: every field of a value, left out and replaced by things of every other kind. */
import { expect } from 'vitest';

const STRANGE: readonly unknown[] = [undefined, null, true, 'x', '', -1, 0.5, 1e30, 9, {}, [], [null], { x: 1 }];

type Path = readonly (string | number)[];

function* pathsOf(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value))
    yield* pathsOf(one, [...path, Array.isArray(value) ? Number(name) : name]);
}

function changed(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  const inner = changed(copy[name], rest, by);
  if (inner === undefined && !Array.isArray(copy)) delete copy[name];
  else copy[name] = inner;
  return copy;
}

const textOf = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

/**
 * Hands every damaged copy of `value` to `use`, which must work with it or throw an error that names the place (or what is
 * around it); returns how many were refused.
 */
export function damagedCopies(value: unknown, use: (json: string) => void): number {
  let refused = 0;
  for (const path of pathsOf(value))
    for (const by of STRANGE) {
      const json = JSON.stringify(changed(value, path, by)) ?? '';
      try {
        use(json);
      } catch (error) {
        refused++;
        const { message } = error as Error;
        const around = path.map((_, i) => textOf(path.slice(0, i + 1)));
        const named = path.length === 0 || around.some((place) => message.includes(place));
        expect(named, `${textOf(path)} replaced by ${JSON.stringify(by)}: ${message}`).toBe(true);
      }
    }
  return refused;
}
