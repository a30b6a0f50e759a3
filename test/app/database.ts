/** The browser's database without our store in between. */

export function openRaw(name: string, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Puts any value among the studies of an existing database. */
export async function putRaw(name: string, value: unknown): Promise<void> {
  const database = await openRaw(name);
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction('studies', 'readwrite');
    transaction.objectStore('studies').put(value);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  database.close();
}

/** What is stored under `id`, as it stands there. */
export async function getRaw(name: string, id: string): Promise<unknown> {
  const database = await openRaw(name);
  const value = await new Promise((resolve, reject) => {
    const request = database.transaction('studies').objectStore('studies').get(id);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.close();
  return value;
}
