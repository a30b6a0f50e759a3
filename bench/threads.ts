/** What more threads give: nodes a second, and the time to a fixed depth (the thing one waits for). */
import type { BenchEngine } from './signature.ts';
import { type Spread, spread } from './speed.ts';
import { SUITE } from './suite.ts';

export interface ThreadRow {
  readonly threads: number;
  /** Depth searched to. */
  readonly depth: number;
  /** All threads together. */
  readonly nps: Spread;
  /** Milliseconds to the depth, all positions of the section together. */
  readonly timeMs: Spread;
}

const NAMES = ['Voogt-7, ply 18', 'Voogt-4, ply 46'];
export const THREAD_DEPTH = 22;

/** 1, 2, 4 ... and the most there are. */
export function threadCounts(most: number): number[] {
  const counts: number[] = [];
  for (let count = 1; count < most; count *= 2) counts.push(count);
  return [...counts, most];
}

/** One row: the same searches `runs` times with a cleared table each. */
export async function runThreads(
  engine: Pick<BenchEngine, 'search' | 'clear'>,
  threads: number,
  runs: number,
  depth = THREAD_DEPTH,
): Promise<ThreadRow> {
  const speeds: number[] = [];
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    let [nodes, timeMs] = [0, 0];
    for (const position of SUITE.filter(({ name }) => NAMES.includes(name))) {
      await engine.clear();
      const { info } = await engine.search({
        rules: position.rules,
        root: position.position,
        moves: [],
        limits: { depth },
        multiPv: 1,
        searchMoves: [],
      });
      nodes += info.nodes;
      timeMs += info.timeMs;
    }
    speeds.push((nodes * 1000) / Math.max(timeMs, 0.001));
    times.push(timeMs);
  }
  return { threads, depth, nps: spread(speeds), timeMs: spread(times) };
}
