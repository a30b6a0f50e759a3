/** Texts under keys in the browser's database, apart from the studies: unfinished matches, reports. */

const STORE = 'texts';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

export class LabStore {
  #database: Promise<IDBDatabase> | null = null;
  readonly #name: string;

  constructor(name = 'bingwa-lab') {
    this.#name = name;
  }

  /** Opens at first use; a failure is not remembered. */
  #open(): Promise<IDBDatabase> {
    if (this.#database) return this.#database;
    const request = indexedDB.open(this.#name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    this.#database = settled(request);
    this.#database.then(
      (database) => {
        database.onversionchange = () => this.close();
        database.onclose = () => {
          this.#database = null;
        };
      },
      () => {
        this.#database = null;
      },
    );
    return this.#database;
  }

  async get(key: string): Promise<string | null> {
    const value: unknown = await settled((await this.#open()).transaction(STORE).objectStore(STORE).get(key));
    return typeof value === 'string' ? value : null;
  }

  /** Keys and texts of everything whose key begins with `prefix`, in order of key. */
  async list(prefix: string): Promise<(readonly [key: string, text: string])[]> {
    const objects = (await this.#open()).transaction(STORE).objectStore(STORE);
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, values] = await Promise.all([settled(objects.getAllKeys(range)), settled(objects.getAll(range))]);
    return keys.flatMap((key, i) => (typeof values[i] === 'string' ? [[String(key), values[i]] as const] : []));
  }

  /** Rejects if the database is closed to us or full. */
  async put(key: string, text: string): Promise<void> {
    const transaction = (await this.#open()).transaction(STORE, 'readwrite');
    const done = finished(transaction);
    transaction.objectStore(STORE).put(text, key);
    await done;
  }

  /** Removes everything whose key begins with `prefix`. */
  async remove(prefix: string): Promise<void> {
    const transaction = (await this.#open()).transaction(STORE, 'readwrite');
    const done = finished(transaction);
    transaction.objectStore(STORE).delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    await done;
  }

  close(): void {
    void this.#database?.then((database) => database.close());
    this.#database = null;
  }
}

/** The page's own. */
export const lab = new LabStore();
