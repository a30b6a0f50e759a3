/** Removes everything that Bingwa has stored on this device: studies, settings, results, the offline copy. */
import { signal } from '@preact/signals';
import { flush, store } from './studies.ts';
import { touched } from './study.ts';

/** Everything of ours begins with it; other apps on the same host keep what is theirs. */
const OURS = 'bingwa';

/** Nothing is stored any more: the page says so, and writes nothing until it is loaded again. */
export const forgotten = signal(false);

/** Databases by name, for browsers that cannot list them. */
const DATABASES = ['bingwa', 'bingwa-lab', 'bingwa-tools', 'bingwa-puzzles'];

async function databaseNames(): Promise<readonly string[]> {
  const listed = await indexedDB.databases?.().catch(() => null);
  if (listed == null) return DATABASES;
  return listed.flatMap(({ name }) => (name?.startsWith(OURS) ? [name] : []));
}

/** Rejects if another tab keeps the database open. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new DOMException(`another tab keeps “${name}” open`, 'BlockedError'));
  });
}

function clear(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(OURS)) storage.removeItem(key);
}

async function dropOfflineCopy(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('./');
  await registration?.unregister();
  if (!('caches' in globalThis)) return;
  for (const key of await caches.keys()) if (key.startsWith(OURS)) await caches.delete(key);
}

/**
 * Removes it all. What can be removed is, even if something else cannot; then it rejects with the first trouble. The page
 * must be left or loaded again afterwards.
 */
export async function forgetEverything(): Promise<void> {
  // A write that is under way would come back after the deletion, and the page would save once more when it is left.
  await flush();
  touched.value = false;
  await store.close();
  const troubles: unknown[] = [];
  const attempt = async (work: () => void | Promise<void>) => {
    try {
      await work();
    } catch (error) {
      troubles.push(error);
    }
  };
  for (const name of await databaseNames()) await attempt(() => deleteDatabase(name));
  await attempt(dropOfflineCopy);
  await attempt(() => clear(localStorage));
  await attempt(() => clear(sessionStorage));
  if (troubles.length > 0) throw troubles[0];
  forgotten.value = true;
}
