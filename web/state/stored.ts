/** Signals that remember their value in localStorage. A value that no longer makes sense falls back to the default. */
import { effect, type Signal, signal } from '@preact/signals';

const PREFIX = 'bingwa.';

function read(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // Storage can be refused (private windows) and its text can be anything.
    return undefined;
  }
}

/** A signal kept under `key`; `accept` says whether what was stored is still a value of this setting. */
export function stored<T>(key: string, fallback: T, accept: (value: unknown) => value is T): Signal<T> {
  const found = read(key);
  const kept = signal<T>(accept(found) ? found : fallback);
  let first = true;
  effect(() => {
    const text = JSON.stringify(kept.value);
    if (first) {
      first = false;
      return;
    }
    try {
      localStorage.setItem(PREFIX + key, text);
    } catch {
      // A setting that cannot be kept still holds for this visit.
    }
  });
  return kept;
}

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export const oneOf =
  <const T>(...allowed: readonly T[]) =>
  (value: unknown): value is T =>
    (allowed as readonly unknown[]).includes(value);

export const integerIn =
  (low: number, high: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
