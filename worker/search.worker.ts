/** A search thread in a browser. */
import * as Comlink from 'comlink';
import { SearchApi } from './search-api.ts';

// A message to oneself is the shortest way to let the others in first: timers are held back to 4 ms.
const { port1, port2 } = new MessageChannel();
let resume = () => {};
port1.onmessage = () => resume();
const pause = () =>
  new Promise<void>((resolve) => {
    resume = resolve;
    port2.postMessage(null);
  });

Comlink.expose(new SearchApi((report) => self.postMessage(report), pause));
