/** Players from a contestant's setup, in Node. */
import fs from 'node:fs';
import { loadModule } from '../worker/node-engine.ts';
import { EVALUATION_NAMES, type EvaluationName, type SearchOptions } from '../worker/protocol.ts';
import { createHostPlayer } from './host-player.ts';
import type { Contestant } from './match.ts';
import type { Player } from './players.ts';
import { createUgiPlayer } from './ugi-player.ts';
import { loadWeights } from './weights-load.ts';

/** What `setup` of a contestant may hold; everything but `ugi` is for our own engine. */
export const SETUP_NAMES = ['ugi', 'wasm', 'hash', 'evaluation', 'pruning', 'tables'] as const;

/** Starts the player. Rejects with what is wrong in the setup. */
export async function createPlayer({ name, setup }: Contestant): Promise<Player> {
  const unknown = Object.keys(setup).find((key) => !key.startsWith('ugi.') && !SETUP_NAMES.includes(key as never));
  if (unknown) throw new Error(`${name}: unknown setting "${unknown}"; known: ${SETUP_NAMES.join(' ')} ugi.<option>`);
  if (setup.ugi !== undefined) {
    const options = Object.entries(setup).filter(([key]) => key.startsWith('ugi.'));
    return createUgiPlayer({
      command: String(setup.ugi),
      options: Object.fromEntries(options.map(([key, value]) => [key.slice(4), String(value)])),
    });
  }
  const evaluation = setup.evaluation ?? 'trained';
  if (!EVALUATION_NAMES.includes(evaluation as never))
    throw new Error(`${name}: evaluation "${evaluation}"; ${EVALUATION_NAMES.join(', ')} expected`);
  const options: SearchOptions = {
    evaluation: evaluation as EvaluationName,
    pruning: String(setup.pruning ?? true) === 'true',
  };
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
