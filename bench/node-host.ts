/** An engine in the calling thread of a program in Node, and results put where they belong. */
import fs from 'node:fs';
import path from 'node:path';
import { EngineHost } from '../worker/host.ts';
import { loadModule } from '../worker/node-engine.ts';
import { loadNetworkOf } from './weights-load.ts';

/** One thread of the plain build with a table of `hash` MiB, and with the networks that come with these variants, if they have one. */
export async function openHost(hash: number, ...variants: readonly string[]): Promise<EngineHost> {
  const host = await EngineHost.create(await loadModule(false), EngineHost.createMemory(hash, false).memory, 0);
  for (const variant of variants) await loadNetworkOf(host, variant);
  return host;
}

/** Written beside and moved into place: whoever is stopped in the middle leaves the old file or the new one, never half of one. */
export function writeWhole(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  fs.writeFileSync(`${file}.new`, text);
  fs.renameSync(`${file}.new`, file);
}
