/** With more threads nothing that is proven gets lost: what one thread proves, two and four prove for little more work. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseSuite } from '../../bench/position-suite.ts';
import { formatPosition } from '../../web/rules/index.ts';
import type { Score, SearchJob } from '../../worker/protocol.ts';
import { specOf } from '../../worker/rules-spec.ts';
import { Session } from '../../worker/session.ts';
import { dataRows } from '../rules/helpers.ts';
import { openPool } from './support.ts';

/** The 222 puzzles, and the last moves of Voogt-69, won and lost. */
const POSITIONS: readonly Pick<SearchJob, 'rules' | 'root'>[] = [
  ...parseSuite(fs.readFileSync(path.resolve(import.meta.dirname, '../data/puzzles.txt'), 'utf8')).entries.map(
    ({ rules, position }) => ({ rules: specOf(rules), root: formatPosition(position) }),
  ),
  ...dataRows('zanzibar-1994-positions.tsv')
    .filter(([game, ply]) => game === 'Voogt-69' && Number(ply) >= 62 && Number(ply) <= 82)
    .map((row) => ({ rules: { variant: 'kiswahili', switches: {} }, root: row[3]! })),
];

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
  for (const [index, position] of POSITIONS.entries()) {
    await pool.clear();
    let first: Proof | null = null;
    const job = { ...position, moves: [], limits: { nodes: most(index) }, multiPv: 1, searchMoves: [] };
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
