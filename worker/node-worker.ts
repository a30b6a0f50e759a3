/** A search thread in Node. */
import { parentPort } from 'node:worker_threads';
import * as Comlink from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter';
import { SearchApi } from './search-api.ts';

if (!parentPort) throw new Error('worker/node-worker.ts is the inside of a worker thread, not a program');
const port = parentPort;
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

Comlink.expose(new SearchApi((report) => port.postMessage(report), pause), nodeEndpoint(port));
