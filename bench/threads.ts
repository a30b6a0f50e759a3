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
  /** How many times sooner than one thread these got there: over the positions, each the median of its runs. */
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

/** One engine that is timed, and what it took: `times[position][run]` in milliseconds, `nodes[run]` over all positions. */
interface Lane {
  readonly threads: number;
  readonly engine: Pick<BenchEngine, 'search' | 'clear'>;
  readonly times: number[][];
  readonly nodes: number[];
}

/** The search of one position from a cleared table, told to its lane. */
async function time({ engine, times, nodes }: Lane, at: number, run: number, depth: number): Promise<void> {
  const [name, ownDepth] = THREAD_WORK[at]!;
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
  times[at]![run] = performance.now() - start;
  nodes[run] = (nodes[run] ?? 0) + info.nodes;
}

/**
 * The same searches `runs` times with one thread and with `threads`, no search deeper than `depth`. At every position the two
 * take turns, so that what else the machine does meets both, and each `sooner` is of two searches made one after the other.
 * `threads` of 1: one row, otherwise those of both.
 */
export async function runThreads(
  open: (threads: number) => Promise<Pick<BenchEngine, 'search' | 'clear'> & { close(): void }>,
  threads: number,
  runs: number,
  depth = THREAD_DEPTH,
): Promise<readonly ThreadRow[]> {
  const engines: Awaited<ReturnType<typeof open>>[] = [];
  try {
    const lanes: Lane[] = [];
    for (const count of new Set([1, threads])) {
      const engine = await open(count);
      engines.push(engine);
      lanes.push({ threads: count, engine, times: THREAD_WORK.map(() => []), nodes: [] });
    }
    for (let run = 0; run < runs; run++)
      for (const at of THREAD_WORK.keys())
        for (const lane of run % 2 === 0 ? lanes : lanes.toReversed()) await time(lane, at, run, depth);
    return lanes.map((lane) => rowOf(lane, lanes[0]!, depth));
  } finally {
    for (const engine of engines) engine.close();
  }
}

function rowOf(lane: Lane, one: Lane, depth: number): ThreadRow {
  const { threads, times, nodes } = lane;
  const totals = nodes.map((_, run) => times.reduce((sum, own) => sum + own[run]!, 0));
  const sooner = times.map((own, at) => spread(own.map((took, run) => one.times[at]![run]! / took)).median);
  return {
    threads,
    depth,
    nps: spread(nodes.map((count, run) => (count * 1000) / totals[run]!)),
    timeMs: spread(totals),
    positions: times.map((own) => spread(own).median),
    ...(lane === one ? {} : { sooner: spread(sooner) }),
  };
}
