/** A player that is this engine, one thread, in the calling thread: blocks while it thinks. For workers and tests. */
import { EngineHost } from '../worker/host.ts';
import { EVALUATION_NAMES, type Limits, type RulesSpec, type SearchOptions } from '../worker/protocol.ts';
import type { Contestant } from './match.ts';
import type { Choice, Player } from './players.ts';
import { loadNetworkOf } from './weights-load.ts';

export interface HostPlayerSettings {
  readonly name: string;
  /** Compiled build/engine.wasm, or one of another version of the engine. */
  readonly module: WebAssembly.Module;
  /** Transposition table, MiB. */
  readonly hash: number;
  readonly options: SearchOptions;
  /** Whether `prepare` loads the weights, and the built-in network is not wanted. */
  readonly ownWeights?: boolean;
  /** Called once after creation: loads weights, for instance. */
  readonly prepare?: (host: EngineHost) => void | Promise<void>;
}

/** How a contestant of our own engine searches. Throws what is wrong with it. */
export function searchOptionsOf({ name, setup }: Contestant): SearchOptions {
  const wanted = setup.evaluation ?? 'trained';
  const evaluation = EVALUATION_NAMES.find((one) => one === wanted);
  if (evaluation === undefined)
    throw new Error(`${name}: evaluation "${wanted}"; ${EVALUATION_NAMES.join(', ')} expected`);
  // From the command line everything is text.
  return { evaluation, pruning: String(setup.pruning ?? true) === 'true' };
}

/** Rejects if the module is not an engine. */
export async function createHostPlayer(settings: HostPlayerSettings): Promise<Player> {
  const { memory } = EngineHost.createMemory(settings.hash, false);
  const host = await EngineHost.create(settings.module, memory, 0);
  await settings.prepare?.(host);
  let rules: RulesSpec = { variant: 'kiswahili', switches: {} };
  const networked = new Set<string>();
  return {
    name: settings.name,
    async newGame(next) {
      rules = next;
      if ((settings.options.evaluation ?? 'trained') === 'trained' && !networked.has(rules.variant)) {
        networked.add(rules.variant);
        if (!settings.ownWeights) await loadNetworkOf(host, rules.variant);
      }
      const error = host.setRules(rules);
      if (error !== null) throw new Error(error);
      host.clearTable();
    },
    async choose(root, moves, limits): Promise<Choice> {
      return searchOnce(host, rules, root, moves, limits, settings.options);
    },
    close() {},
  };
}

/** One blocking search with one line. Throws what the engine says against the job. */
export function searchOnce(
  host: EngineHost,
  rules: RulesSpec,
  root: string,
  moves: readonly string[],
  limits: Limits,
  options: SearchOptions,
): Choice {
  const error = host.prepare({ rules, root, moves, limits, multiPv: 1, searchMoves: [], options });
  if (error !== null) throw new Error(error);
  while (host.run(() => {}) === 'paused');
  const { best, info } = host.result();
  const line = info.lines[0];
  return { move: best, score: line?.score ?? null, depth: info.depth, nodes: info.nodes, timeMs: info.timeMs };
}
