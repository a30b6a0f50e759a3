/** Starts search threads in a browser. */
import type { Port } from './remote.ts';

export const spawnWeb = (name: string): Port =>
  watchWorker(new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module', name }));

/** A started worker as the pool has it. */
export function watchWorker(worker: Worker): Port {
  return {
    endpoint: worker,
    onDeath(listener) {
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        const place = event.filename ? ` (${event.filename}:${event.lineno})` : '';
        if (event.message) listener(`${event.message}${place}`);
        else listener('the worker script could not be loaded', 'NoFiles');
      });
      worker.addEventListener('messageerror', () => listener('a message could not be read'));
    },
    terminate: () => worker.terminate(),
  };
}
