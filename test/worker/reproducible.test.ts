/** The same search gives the same nodes, line and score, whatever was searched before; more threads never prove less. */
import { describe, expect, it } from 'vitest';
import type { Score, SearchJob } from '../../worker/protocol.ts';
import { Session } from '../../worker/session.ts';
import { dataRows } from '../rules/helpers.ts';
import { LINES_FILE, suiteLines } from './reproducible.ts';
import { openPool, openScalarPool } from './support.ts';

const ignore = () => {};

describe('one thread', () => {
  it.each([
    ['over shared memory', () => openPool(true)],
    ['over plain memory', () => openPool(false)],
    ['without SIMD', openScalarPool],
  ])('says the same %s, in the first run and after others', async (_, open) => {
    const pool = await open();
    const session = new Session(pool);
    const run = () =>
      suiteLines(
        (job) => session.analyse(job, ignore),
        () => pool.clear(),
      );
    const first = await run();
    expect(await run()).toBe(first);
    await expect(first).toMatchFileSnapshot(LINES_FILE);
    pool.dispose(new Error('the test is over'));
  });
});

/** The last moves of the game Voogt-69, whose results are proven. */
const PROVEN = dataRows('zanzibar-1994-positions.tsv')
  .filter(([game, ply]) => game === 'Voogt-69' && Number(ply) >= 62 && Number(ply) <= 82)
  .map((row) => row[3]!);
const KISWAHILI = { variant: 'kiswahili', switches: {} };

async function scores(threads: number, more: Partial<SearchJob>): Promise<(Score | undefined)[]> {
  const pool = await openPool(true, threads);
  const session = new Session(pool);
  const found: (Score | undefined)[] = [];
  for (const root of PROVEN) {
    await pool.clear();
    const job = { rules: KISWAHILI, root, moves: [], limits: {}, multiPv: 1, searchMoves: [], ...more };
    found.push((await session.analyse(job, ignore)).info.lines[0]?.score);
  }
  pool.dispose(new Error('the test is over'));
  return found;
}

describe('two threads', () => {
  it('prove the same as one at the same depth, if nothing is pruned', async () => {
    const job = { limits: { depth: 14 }, options: { pruning: false } };
    const one = await scores(1, job);
    expect(await scores(2, job)).toEqual(one);
    expect(one.filter((score) => score && score.kind !== 'cp').length).toBeGreaterThan(10);
  });

  it('prove in the end what one thread proves, with the pruning of everyday', { timeout: 120_000 }, async () => {
    // Which line is cut when depends on who was first: at a given depth two may see less than one, or more.
    const one = await scores(1, { limits: { nodes: 3_000_000 } });
    const two = await scores(2, { limits: { nodes: 6_000_000 } });
    for (const [at, alone] of one.entries()) if (alone && alone.kind !== 'cp') expect(two[at]).toEqual(alone);
    expect(one.filter((score) => score && score.kind !== 'cp').length).toBeGreaterThan(10);
  });
});
