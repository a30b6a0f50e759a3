/**
 * Studies in the browser's database. What cannot be read is moved to a store of its own, never deleted; what a later
 * Bingwa wrote is left where it is. A write names the revision it started from, so two tabs cannot overwrite each other.
 */
import { isNewer, readRecord, type StudyRecord } from './studyRecord.ts';

export { readRecord, type StudyRecord } from './studyRecord.ts';

/** `newer`: the stored study was written by a later Bingwa, which this one must not overwrite. */
export type StorageTrouble = 'blocked' | 'full' | 'newer';

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
  /** Entries of a later version, left for it. */
  readonly newer: number;
}

const STUDIES = 'studies';
const ASIDE = 'aside';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // Not at `error`: the transaction has a reason only once it is aborted.
    transaction.onabort = () => reject(transaction.error ?? new DOMException('the write was aborted', 'AbortError'));
  });
  // Whoever asked for a request of it may have left with that request's error.
  done.catch(() => {});
  return done;
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STUDIES, { keyPath: 'id' });
      request.result.createObjectStore(ASIDE, { autoIncrement: true });
    };
    request.onblocked = () => {
      reject(new DOMException('another tab holds an older version open', 'BlockedError'));
      // It may open later, when nobody waits for it any more.
      request.onsuccess = () => request.result.close();
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
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
          const gone = () => {
            if (this.#database === opening) this.#database = null;
          };
          database.onclose = gone;
          database.onversionchange = () => {
            // A later version, or who deletes all data, must not wait for this tab; its next write opens anew.
            database.close();
            gone();
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
    let newer = 0;
    values.forEach((value, index) => {
      const record = readRecord(value);
      if (record !== null) studies.push(record);
      else if (isNewer(value)) newer += 1;
      else {
        asideStore.add(value);
        store.delete(keys[index]!);
      }
    });
    const aside: unknown[] = await settled(asideStore.getAll());
    await done;
    studies.sort((a, b) => b.changed - a.changed);
    return { studies, aside, newer };
  }

  async get(id: string): Promise<StudyRecord | null> {
    const database = await this.#open();
    return readRecord(await settled(database.transaction(STUDIES).objectStore(STUDIES).get(id)));
  }

  /**
   * Writes `record` if the stored one still has its revision (or there is none); the written one has the next. An entry of
   * the same id that cannot be read moves aside in the same transaction.
   */
  async save(record: StudyRecord): Promise<SaveResult> {
    try {
      const database = await this.#open();
      const transaction = database.transaction([STUDIES, ASIDE], 'readwrite', { durability: 'strict' });
      const done = finished(transaction);
      const store = transaction.objectStore(STUDIES);
      const there: unknown = await settled(store.get(record.id));
      const found = readRecord(there);
      if (found === null && isNewer(there)) {
        await done;
        return { kind: 'trouble', trouble: 'newer', message: `“${record.id}” was stored by a later version` };
      }
      if (found === null && there !== undefined) transaction.objectStore(ASIDE).add(there);
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
