/** Starts search threads in Node. */
import { Worker } from 'node:worker_threads';
import nodeEndpoint from 'comlink/dist/esm/node-adapter';
import type { Port, Spawn } from './remote.ts';

/** `script`: the bundled worker/node-worker.ts. `onStart` is handed each thread that is started. */
export function spawnNode(script: URL, onStart: (worker: Worker) => void = () => {}): Spawn {
  return (name): Port => {
    const worker = new Worker(script, { name });
    onStart(worker);
    let ended = false;
    return {
      endpoint: nodeEndpoint(worker),
      onDeath(listener) {
        worker.on('error', (error) => listener(error.message));
        worker.on('messageerror', (error) => listener(`a message could not be read: ${error.message}`));
        worker.on('exit', (code) => {
          if (!ended) listener(`ended with code ${code}`);
        });
      },
      terminate() {
        ended = true;
        void worker.terminate();
      },
    };
  };
}
