/** Stored entries that could not be read: put aside where they harm nothing, shown, and given back as a file. */
import { signal } from '@preact/signals';
import { reasonsReady, thrownText } from '../i18n/reasons/index.ts';
import { lab } from './labStore.ts';

export interface DamagedEntry {
  /** Where it stood. */
  readonly key: string;
  readonly reason: string;
  readonly text: string;
}

export const damaged = signal<readonly DamagedEntry[]>([]);
const PREFIX = 'damaged/';

function readEntry(key: string, stored: string): DamagedEntry {
  try {
    const { reason, text } = JSON.parse(stored) as Partial<DamagedEntry>;
    return { key, reason: String(reason ?? ''), text: String(text ?? '') };
  } catch {
    return { key, reason: '', text: stored };
  }
}

/** Finds what earlier visits put aside. */
export async function loadDamaged(): Promise<void> {
  const found = await lab.list(PREFIX).catch(() => []);
  damaged.value = found.map(([key, text]) => readEntry(key.slice(PREFIX.length), text));
}

/** Moves an entry out of the way. If the database refuses, it stays where it was and is shown all the same. */
export async function setAside(key: string, text: string, error: unknown): Promise<void> {
  await reasonsReady();
  const reason = thrownText(error);
  damaged.value = [...damaged.value.filter((entry) => entry.key !== key), { key, reason, text }];
  try {
    await lab.put(`${PREFIX}${key}`, JSON.stringify({ reason, text }));
    await lab.remove(key);
  } catch {
    // It will be met again at the next visit.
  }
}

/** Everything put aside as one text. */
export const damagedText = (): string => JSON.stringify(damaged.value, null, 2);

export async function forgetDamaged(): Promise<void> {
  damaged.value = [];
  await lab.remove(PREFIX).catch(() => {});
}
