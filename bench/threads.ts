/** What more threads give: nodes a second, and the time to a fixed depth (the thing one waits for). */
import type { BenchEngine } from './signature.ts';
import { type Spread, spread } from './speed.ts';
import { SUITE } from './suite.ts';

export interface ThreadRow {
  readonly threads: number;
  /** Depth of the deepest searches. */
  readonly depth: number;
  /** All threads together. */
  readonly nps: Spread;
  /** Milliseconds to the depth, all positions of the section together. */
  readonly timeMs: Spread;
  /** Milliseconds of each position, median of the runs, in the order of THREAD_WORK. */
  readonly positions?: readonly number[];
  /** How many times sooner than one thread these got there: over the positions. */
  readonly sooner?: Spread;
}

/** Positions without a proof in sight, each to a depth that takes one thread some tenths of a second. */
const THREAD_WORK: readonly (readonly [name: string, depth: number])[] = [
  ['kiswahili, the start', 28],
  ['Voogt-3, ply 4', 28],
  ['Voogt-5, ply 4', 27],
  ['Voogt-1, ply 18', 27],
  ['Voogt-2, ply 18', 28],
  ['Voogt-7, ply 18', 25],
  ['Voogt-6, ply 18', 31],
  ['Voogt-3, ply 32', 34],
  ['Voogt-1, ply 32', 29],
  ['Voogt-4, ply 32', 26],
  ['kete, sample 61', 24],
  ['bawo, sample 29', 26],
  ['bawo10, sample 28', 27],
  ['hawalis, sample 11', 25],
  ['kiarabu, sample 7', 17],
];
export const THREAD_DEPTH = Math.max(...THREAD_WORK.map(([, depth]) => depth));

/** 1, 2, 4 ... and the most there are. */
export function threadCounts(most: number): number[] {
  const counts: number[] = [];
  for (let count = 1; count < most; count *= 2) counts.push(count);
  return [...counts, most];
}

/** One row: the same searches `runs` times with a cleared table each, none deeper than `depth`. `one`: the row of one thread. */
export async function runThreads(
  engine: Pick<BenchEngine, 'search' | 'clear'>,
  threads: number,
  runs: number,
  depth = THREAD_DEPTH,
  one?: ThreadRow,
): Promise<ThreadRow> {
  const speeds: number[] = [];
  const times: number[] = [];
  const each = THREAD_WORK.map((): number[] => []);
  for (let run = 0; run < runs; run++) {
    let [nodes, timeMs] = [0, 0];
    for (const [at, [name, ownDepth]] of THREAD_WORK.entries()) {
      const position = SUITE.find((entry) => entry.name === name)!;
      await engine.clear();
      const start = performance.now();
      const { info } = await engine.search({
        rules: position.rules,
        root: position.position,
        moves: [],
        limits: { depth: Math.min(depth, ownDepth) },
        multiPv: 1,
        searchMoves: [],
      });
      // By the asking side's clock: starting the threads is part of what one waits for.
      const took = performance.now() - start;
      each[at]!.push(took);
      nodes += info.nodes;
      timeMs += took;
    }
    speeds.push((nodes * 1000) / Math.max(timeMs, 0.001));
    times.push(timeMs);
  }
  const positions = each.map((own) => spread(own).median);
  const sooner = one?.positions && spread(one.positions.map((alone, at) => alone / Math.max(positions[at]!, 0.001)));
  return { threads, depth, nps: spread(speeds), timeMs: spread(times), positions, ...(sooner ? { sooner } : {}) };
}
