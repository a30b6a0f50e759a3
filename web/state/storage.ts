/**
 * Studies in the browser's database. Records are versioned and read with suspicion: what cannot be read is moved to a
 * store of its own, never deleted. A write names the revision it started from, so two tabs cannot overwrite each other.
 */

export interface StudyRecord {
  readonly version: 1;
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  /** +1 at every write. */
  readonly revision: number;
  /** Game text of the whole tree (notation 3), stored evaluations included. */
  readonly text: string;
  /** The node shown, as `pathText` writes it. */
  readonly at: string;
  /** A set-up from the editor that is no position: its text, stored beside the game. */
  readonly draft: string | null;
}

export type StorageTrouble = 'blocked' | 'full';

export type SaveResult =
  | { readonly kind: 'saved'; readonly record: StudyRecord }
  /** Another tab wrote this study since `record.revision`. */
  | { readonly kind: 'conflict'; readonly theirs: StudyRecord }
  | { readonly kind: 'trouble'; readonly trouble: StorageTrouble; readonly message: string };

export interface StudyList {
  /** Latest change first. */
  readonly studies: readonly StudyRecord[];
  /** Entries that could not be read, as they were found. */
  readonly aside: readonly unknown[];
}

const STUDIES = 'studies';
const ASIDE = 'aside';
const TEXT_LIMIT = 16_000_000;

/** A stored or imported value as a record of the present version, or null if it is none. */
export function readRecord(value: unknown): StudyRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, id, name, created, changed, revision, text, at, draft } = value as Record<string, unknown>;
  const good =
    version === 1 &&
    typeof id === 'string' &&
    id.length > 0 &&
    id.length <= 64 &&
    typeof name === 'string' &&
    name.length <= 500 &&
    Number.isFinite(created) &&
    Number.isFinite(changed) &&
    Number.isSafeInteger(revision) &&
    typeof text === 'string' &&
    text.length <= TEXT_LIMIT &&
    typeof at === 'string' &&
    (draft === null || typeof draft === 'string');
  // Rebuilt field by field: what else a file may hold does not enter the page.
  return good ? ({ version, id, name, created, changed, revision, text, at, draft } as StudyRecord) : null;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
    transaction.onerror = () => reject(transaction.error);
  });
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STUDIES, { keyPath: 'id' });
      request.result.createObjectStore(ASIDE, { autoIncrement: true });
    };
    request.onblocked = () => reject(new DOMException('another tab holds an older version open', 'BlockedError'));
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      // A later version must not wait for this tab.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
  });
}

const troubleOf = (error: unknown): SaveResult => ({
  kind: 'trouble',
  trouble: error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked',
  message: error instanceof Error ? error.message : String(error),
});

export class StudyStore {
  #database: Promise<IDBDatabase> | null = null;
  readonly #name: string;

  constructor(name = 'bingwa') {
    this.#name = name;
  }

  /** Opens at first use; a failure is not remembered, so the next use tries again. */
  #open(): Promise<IDBDatabase> {
    if (this.#database === null) {
      const opening = openDatabase(this.#name);
      this.#database = opening;
      opening.then(
        (database) => {
          database.onclose = () => {
            this.#database = null;
          };
        },
        () => {
          this.#database = null;
        },
      );
    }
    return this.#database;
  }

  /** Everything stored. Entries that are no records move aside. Rejects if the database cannot be opened. */
  async list(): Promise<StudyList> {
    const database = await this.#open();
    const transaction = database.transaction([STUDIES, ASIDE], 'readwrite');
    const done = finished(transaction);
    const store = transaction.objectStore(STUDIES);
    const asideStore = transaction.objectStore(ASIDE);
    const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
    const studies: StudyRecord[] = [];
    values.forEach((value, index) => {
      const record = readRecord(value);
      if (record !== null) studies.push(record);
      else {
        asideStore.add(value);
        store.delete(keys[index]!);
      }
    });
    const aside: unknown[] = await settled(asideStore.getAll());
    await done;
    studies.sort((a, b) => b.changed - a.changed);
    return { studies, aside };
  }

  async get(id: string): Promise<StudyRecord | null> {
    const database = await this.#open();
    return readRecord(await settled(database.transaction(STUDIES).objectStore(STUDIES).get(id)));
  }

  /** Writes `record` if the stored one still has its revision (or there is none); the written one has the next. */
  async save(record: StudyRecord): Promise<SaveResult> {
    try {
      const database = await this.#open();
      const transaction = database.transaction(STUDIES, 'readwrite', { durability: 'strict' });
      const done = finished(transaction);
      const store = transaction.objectStore(STUDIES);
      const found = readRecord(await settled(store.get(record.id)));
      if (found !== null && found.revision !== record.revision) {
        await done;
        return { kind: 'conflict', theirs: found };
      }
      const written = { ...record, revision: record.revision + 1 };
      store.put(written);
      await done;
      return { kind: 'saved', record: written };
    } catch (error) {
      return troubleOf(error);
    }
  }

  async delete(id: string): Promise<void> {
    const database = await this.#open();
    const transaction = database.transaction(STUDIES, 'readwrite');
    transaction.objectStore(STUDIES).delete(id);
    await finished(transaction);
  }

  /** Lets the database go, for tests and before it is deleted. */
  async close(): Promise<void> {
    const database = await this.#database?.catch(() => null);
    this.#database = null;
    database?.close();
  }
}

/** One file with every study, for `importAll`. */
export const exportAll = (studies: readonly StudyRecord[]): string =>
  JSON.stringify({ format: 'bingwa-studies', version: 1, studies }, null, 1);

/** The studies of such a file and how many of its entries are none; a string says why it is no such file. */
export function importAll(text: string): { readonly studies: StudyRecord[]; readonly bad: number } | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const list = (value as { format?: unknown; studies?: unknown } | null)?.studies;
  if ((value as { format?: unknown } | null)?.format !== 'bingwa-studies' || !Array.isArray(list)) {
    return 'expected {"format": "bingwa-studies", "studies": [...]}';
  }
  const studies = list.map(readRecord).filter((record) => record !== null);
  return { studies, bad: list.length - studies.length };
}
