/** What an engine in the page is made of: the WASM build that fits the page, and workers. */
import mtUrl from '../../build/engine.mt.wasm?url';
import scalarUrl from '../../build/engine.scalar.wasm?url';
import plainUrl from '../../build/engine.wasm?url';
import type { PoolParts } from '../../worker/pool.ts';
import { spawnWeb } from '../../worker/spawn-web.ts';
import { VERSION } from '../../worker/version.ts';
import { hasVectors } from './vectors.ts';

const vectors = hasVectors();

/** A shared memory can be made anywhere, but handed to a worker only by an isolated page. There is no shared build without SIMD. */
export const canShare = (): boolean =>
  vectors && typeof SharedArrayBuffer !== 'undefined' && globalThis.crossOriginIsolated === true;

const modules = new Map<string, Promise<WebAssembly.Module>>();

/** Loads a build once for all engines of the page; a failed attempt is not remembered. */
function load(url: string): Promise<WebAssembly.Module> {
  let module = modules.get(url);
  if (!module) {
    module = compile(url);
    modules.set(url, module);
    module.catch(() => modules.delete(url));
  }
  return module;
}

/** The build without vector instructions, for plain memory. */
export const loadScalar = (): Promise<WebAssembly.Module> => load(scalarUrl);

/** Compiles the WASM file at `url`. */
export async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  // Streaming insists on the right content type, which poor static hosts do not send.
  if (response.headers.get('content-type')?.startsWith('application/wasm')) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}

/** The build that fits; where the browser has no SIMD the one without, whose memory is its own. */
export async function webParts(shared: boolean): Promise<PoolParts> {
  if (!vectors)
    return { spawn: spawnWeb, module: await loadScalar(), shared: false, version: `${VERSION} without SIMD` };
  return { spawn: spawnWeb, module: await load(shared ? mtUrl : plainUrl), shared, version: VERSION };
}
