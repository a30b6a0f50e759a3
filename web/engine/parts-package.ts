/** In place of parts.ts in the package for pages: files beside this one, by addresses that bundlers understand. */
import type { PoolParts } from '../../worker/pool.ts';
import type { Port } from '../../worker/remote.ts';
import { watchWorker } from '../../worker/spawn-web.ts';
import { hasVectors } from './vectors.ts';

declare const __VERSION__: string;

const vectors = hasVectors();

export const canShare = (): boolean =>
  vectors && typeof SharedArrayBuffer !== 'undefined' && globalThis.crossOriginIsolated === true;

function spawn(name: string): Port {
  return watchWorker(new Worker(new URL('./search-worker.js', import.meta.url), { type: 'module', name }));
}

export async function webParts(wanted: boolean): Promise<PoolParts> {
  const shared = wanted && vectors;
  let url: URL;
  if (!vectors) url = new URL('../../engine.scalar.wasm', import.meta.url);
  else if (shared) url = new URL('../../engine.mt.wasm', import.meta.url);
  else url = new URL('../../engine.wasm', import.meta.url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return {
    spawn,
    module: await WebAssembly.compile(await response.arrayBuffer()),
    shared,
    version: vectors ? __VERSION__ : `${__VERSION__} without SIMD`,
  };
}
