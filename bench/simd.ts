/**
 * SIMD on and off: the same work by the engine's two builds, with vector instructions and without (assembly/scalar.mjs), taking turns.
 * Both must count the same nodes, leaves and games; the ratio of each turn is taken.
 */
import { EngineHost } from '../worker/host.ts';
import { runLaps } from './laps.ts';
import { engineGames, RANDOM_GAMES, RANDOM_WORK } from './random-play.ts';
import { type BenchEngine, PUBLISHED, runBench } from './signature.ts';
import { SPEED_WORK, type Spread, spread } from './speed.ts';
import { SUITE } from './suite.ts';
import { hasNetwork } from './weights/with-network.ts';

/** `network`: search that evaluates by the network. `sowing`: laps alone, by table and vector or seed by seed. */
export const SIMD_KINDS = ['search', 'network', 'perft', 'random', 'sowing'] as const;
export type SimdKind = (typeof SIMD_KINDS)[number];

export interface SimdRow {
  readonly kind: SimdKind;
  /** Which position or game; empty where there is one only. */
  readonly name: string;
  readonly unit: 'nodes/s' | 'moves/s' | 'laps/s';
  readonly on: Spread;
  readonly off: Spread;
  /** On over off, turn by turn. */
  readonly ratio: Spread;
}

export interface SimdResult {
  /** Signature run of both builds. */
  readonly depth: number;
  readonly nodes: { readonly on: number; readonly off: number };
  readonly rows: readonly SimdRow[];
}

export interface SimdSettings {
  readonly depth: number;
  /** Turns of the signature run, and of everything else. */
  readonly runs: number;
  readonly turns: number;
}

/** The two builds, opened for searching and as modules, and build/laps.wasm. */
export interface SimdBuilds {
  readonly on: BenchEngine;
  readonly off: BenchEngine;
  readonly modules: { readonly on: WebAssembly.Module; readonly off: WebAssembly.Module };
  readonly laps: WebAssembly.Module;
}

/** How many rows there will be. */
export const SIMD_ROWS = 2 + SPEED_WORK.length + RANDOM_WORK.length + 1;
const NETWORK_DEPTH = 10;

interface Work {
  /** Counted things: equal in both builds, or the section ends with an error. */
  readonly count: number;
  readonly timeMs: number;
}

type Turn = () => Promise<Work>;
type Head = Pick<SimdRow, 'kind' | 'name' | 'unit'>;

/** `turns` of each after one that is not counted. */
async function alternate(head: Head, turns: number, on: Turn, off: Turn): Promise<SimdRow> {
  const speeds = { on: [] as number[], off: [] as number[] };
  for (let turn = 0; turn <= turns; turn++) {
    const [one, other] = [await on(), await off()];
    if (one.count !== other.count)
      throw new Error(
        `${[head.kind, head.name].filter(Boolean).join(' ')}: ${one.count} with SIMD, ${other.count} without; the same expected`,
      );
    if (turn === 0) continue;
    for (const [name, { count, timeMs }] of [['on', one] as const, ['off', other] as const])
      speeds[name].push((count * 1000) / Math.max(timeMs, 0.001));
  }
  const ratio = spread(speeds.on.map((value, turn) => value / speeds.off[turn]!));
  return { ...head, on: spread(speeds.on), off: spread(speeds.off), ratio };
}

/** `onResult` after every row, with all rows so far. */
export async function runSimd(
  builds: SimdBuilds,
  { depth, runs, turns }: SimdSettings,
  onResult: (result: SimdResult) => void,
): Promise<void> {
  const rows: SimdRow[] = [];
  const nodes = { on: 0, off: 0 };
  const done = (row: SimdRow) => {
    rows.push(row);
    onResult({ depth, nodes: { ...nodes }, rows: [...rows] });
  };

  // A difference here is a finding to be shown, not an accident: the run is not ended by it.
  const speeds = { on: [] as number[], off: [] as number[] };
  for (const engine of [builds.on, builds.off]) await runBench(engine, () => {}, PUBLISHED.short.depth);
  for (let run = 0; run < runs; run++)
    for (const build of ['on', 'off'] as const) {
      const total = await runBench(builds[build], () => {}, depth);
      nodes[build] = total.nodes;
      speeds[build].push((total.nodes * 1000) / Math.max(total.timeMs, 0.001));
    }
  const ratio = spread(speeds.on.map((value, run) => value / speeds.off[run]!));
  done({ kind: 'search', name: '', unit: 'nodes/s', on: spread(speeds.on), off: spread(speeds.off), ratio });

  const network = (engine: BenchEngine) => () => networkSearch(engine);
  const networkHead: Head = { kind: 'network', name: '', unit: 'nodes/s' };
  done(await alternate(networkHead, turns, network(builds.on), network(builds.off)));

  for (const { name, rules, position, engineDepth } of SPEED_WORK) {
    const count = (engine: BenchEngine) => async () => {
      const { moves, timeMs } = await engine.divide(rules, position, engineDepth);
      return { count: moves.reduce((sum, [, leaves]) => sum + Number(leaves), 0), timeMs };
    };
    done(await alternate({ kind: 'perft', name, unit: 'moves/s' }, turns, count(builds.on), count(builds.off)));
  }

  const open = (module: WebAssembly.Module) => EngineHost.create(module, EngineHost.createMemory(1, false).memory, 0);
  const hosts = { on: await open(builds.modules.on), off: await open(builds.modules.off) };
  for (const work of RANDOM_WORK) {
    // Both play the same games: the turn's number is the seed.
    const games = (host: EngineHost) => {
      let seed = 0;
      return async () => {
        const start = performance.now();
        return {
          count: engineGames(host, work, seed++, RANDOM_GAMES).length,
          timeMs: performance.now() - start,
        };
      };
    };
    const head: Head = { kind: 'random', name: work.name, unit: 'moves/s' };
    done(await alternate(head, turns, games(hosts.on), games(hosts.off)));
  }

  const laps = await runLaps(builds.laps, turns);
  done({ kind: 'sowing', name: '', unit: 'laps/s', on: laps.table, off: laps.bytes, ratio: laps.ratio });
}

/** The positions of the suite that are evaluated by a network. */
async function networkSearch(engine: BenchEngine): Promise<Work> {
  let [count, timeMs] = [0, 0];
  for (const { rules, position } of SUITE.filter((one) => hasNetwork(one.rules.variant))) {
    await engine.clear();
    const { info } = await engine.search({
      rules,
      root: position,
      moves: [],
      limits: { depth: NETWORK_DEPTH },
      multiPv: 1,
      searchMoves: [],
      options: { evaluation: 'trained' },
    });
    count += info.nodes;
    timeMs += info.timeMs;
  }
  return { count, timeMs };
}
