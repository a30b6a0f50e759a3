/** The engine's files in Node: finds and compiles the WASM builds, and says how to start a thread. */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PoolParts } from './pool.ts';
import { spawnNode } from './spawn-node.ts';
import { VERSION } from './version.ts';

/** The nearest folder `build` above this file (which may itself be bundled into it) that holds the engine. */
function buildFolder(): URL {
  for (let place = new URL('.', import.meta.url); ; place = new URL('..', place)) {
    const folder = new URL('build/', place);
    if (fs.existsSync(new URL('engine.wasm', folder))) return folder;
    if (place.pathname === '/' || place.href === new URL('..', place).href) {
      throw new Error(`no build/engine.wasm above ${fileURLToPath(import.meta.url)}: run "npm run wasm"`);
    }
  }
}

const compiled = async (name: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await fs.promises.readFile(new URL(name, buildFolder())));

/** The build for shared or for plain memory, compiled. */
export const loadModule = (shared: boolean): Promise<WebAssembly.Module> =>
  compiled(shared ? 'engine.mt.wasm' : 'engine.wasm');

/** The build without vector instructions (assembly/scalar.mjs), for plain memory, compiled. */
export const loadScalar = (): Promise<WebAssembly.Module> => compiled('engine.scalar.wasm');

/** The benchmark of sowing (assembly/laps.ts), compiled. */
export const loadLaps = (): Promise<WebAssembly.Module> => compiled('laps.wasm');

/**
 * What a pool in Node is made of. `script` is the bundled worker/node-worker.ts; bench/run-ts.mjs puts it beside every
 * program it bundles.
 */
export async function nodeParts(
  shared: boolean,
  script: URL = new URL('./node-worker.mjs', import.meta.url),
): Promise<PoolParts> {
  return { spawn: spawnNode(script), module: await loadModule(shared), shared, version: VERSION };
}
