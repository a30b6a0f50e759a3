/** Players from a contestant's setup, in Node. */
import fs from 'node:fs';
import { loadModule } from '../worker/node-engine.ts';
import { createHostPlayer, searchOptionsOf } from './host-player.ts';
import type { Contestant } from './match.ts';
import type { Player } from './players.ts';
import { createUgiPlayer } from './ugi-player.ts';
import { loadWeights } from './weights-load.ts';

/** What `setup` of a contestant may hold; everything but `ugi` is for our own engine. */
export const SETUP_NAMES = ['ugi', 'wasm', 'hash', 'evaluation', 'pruning', 'tables'] as const;

/** Starts the player. Rejects with what is wrong in the setup. */
export async function createPlayer(contestant: Contestant): Promise<Player> {
  const { name, setup } = contestant;
  const unknown = Object.keys(setup).find((key) => !key.startsWith('ugi.') && !SETUP_NAMES.includes(key as never));
  if (unknown) throw new Error(`${name}: unknown setting "${unknown}"; known: ${SETUP_NAMES.join(' ')} ugi.<option>`);
  if (setup.ugi !== undefined) {
    const options = Object.entries(setup).filter(([key]) => key.startsWith('ugi.'));
    return createUgiPlayer({
      command: String(setup.ugi),
      options: Object.fromEntries(options.map(([key, value]) => [key.slice(4), String(value)])),
    });
  }
  const options = searchOptionsOf(contestant);
  const module =
    setup.wasm === undefined
      ? await loadModule(false)
      : await WebAssembly.compile(await fs.promises.readFile(String(setup.wasm)));
  return createHostPlayer({
    name,
    module,
    hash: Number(setup.hash ?? 16),
    options,
    ownWeights: setup.tables !== undefined,
    prepare: (host) => {
      if (setup.tables !== undefined) loadWeights(host, fs.readFileSync(String(setup.tables)));
    },
  });
}
