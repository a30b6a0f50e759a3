/** With more threads nothing that is proven gets lost: what one thread proves, two and four prove for little more work. */
import { expect, it } from 'vitest';
import type { Score } from '../../worker/protocol.ts';
import { Session } from '../../worker/session.ts';
import { PROVEN } from './proven.ts';
import { openPool } from './support.ts';

interface Proof {
  readonly score: Score;
  readonly depth: number;
  readonly nodes: number;
}

/** The first proof of each position, null if there is none within `most(index)` nodes of all threads together. */
async function proofs(threads: number, most: (index: number) => number): Promise<(Proof | null)[]> {
  const pool = await openPool(true, threads);
  const session = new Session(pool, 0);
  const found: (Proof | null)[] = [];
  for (const [index, position] of PROVEN.entries()) {
    await pool.clear();
    let first: Proof | null = null;
    const job = {
      rules: position.rules,
      root: position.root,
      moves: [],
      limits: { nodes: most(index) },
      multiPv: 1,
      searchMoves: [],
    };
    const { info } = await session.analyse(job, ({ lines, depth, nodes }) => {
      const score = lines[0]?.score;
      if (first === null && score !== undefined && score.kind !== 'cp') first = { score, depth, nodes };
    });
    // The shortest end counts; where it was seen first is only told.
    const last = info.lines[0]?.score;
    const seen = first as Proof | null;
    found.push(seen === null || last === undefined || last.kind === 'cp' ? null : { ...seen, score: last });
  }
  pool.dispose(new Error('the test is over'));
  return found;
}

it.each([2, 4])('%i threads prove what one proves, within five times its nodes and 200 000', async (threads) => {
  const one = await proofs(1, () => 3_000_000);
  expect(one.filter((proof) => proof === null)).toEqual([]);
  const more = await proofs(threads, (index) => 5 * one[index]!.nodes + 200_000);
  expect(more.map((proof) => proof?.score)).toEqual(one.map((proof) => proof?.score));
  const later = more.map((proof, index) => proof!.depth - one[index]!.depth);
  const count = (which: (plies: number) => boolean) => later.filter(which).length;
  console.log(
    `${threads} threads, ${later.length} positions: ${count((by) => by < 0)} proven at a lower depth than by one thread, ` +
      `${count((by) => by === 0)} at the same, ${count((by) => by > 0)} later, by ${Math.max(...later)} plies at most`,
  );
});

it.each([2, 4])('%i threads prove who wins at the depth at which one does, in each of five runs', async (threads) => {
  const one = await proofs(1, () => 3_000_000);
  const pool = await openPool(true, threads);
  const session = new Session(pool, 0);
  const later: string[] = [];
  for (let run = 0; run < 5; run++) {
    for (const [index, { name, rules, root }] of PROVEN.entries()) {
      const { depth, score } = one[index]!;
      await pool.clear();
      const job = { rules, root, moves: [], limits: { depth }, multiPv: 1, searchMoves: [] };
      const { info } = await session.analyse(job, () => {});
      if (info.lines[0]?.score.kind !== score.kind) later.push(`${name} at depth ${depth}`);
    }
  }
  pool.dispose(new Error('the test is over'));
  expect(later).toEqual([]);
});
