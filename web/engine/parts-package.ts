/** In place of parts.ts in the package for pages: files beside this one, by addresses that bundlers understand. */
import type { PoolParts } from '../../worker/pool.ts';
import type { Port } from '../../worker/remote.ts';
import { watchWorker } from '../../worker/spawn-web.ts';

declare const __VERSION__: string;

export const canShare = (): boolean =>
  typeof SharedArrayBuffer !== 'undefined' && globalThis.crossOriginIsolated === true;

function spawn(name: string): Port {
  return watchWorker(new Worker(new URL('./search-worker.js', import.meta.url), { type: 'module', name }));
}

export async function webParts(shared: boolean): Promise<PoolParts> {
  const url = shared ? new URL('../../engine.mt.wasm', import.meta.url) : new URL('../../engine.wasm', import.meta.url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return { spawn, module: await WebAssembly.compile(await response.arrayBuffer()), shared, version: __VERSION__ };
}
