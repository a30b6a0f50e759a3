/** The same search gives the same nodes, line and score, whatever was searched before; more threads never prove less. */
import { describe, expect, it } from 'vitest';
import { Session } from '../../worker/session.ts';
import { dataRows } from '../rules/helpers.ts';
import { LINES_FILE, suiteLines } from './reproducible.ts';
import { openPool } from './support.ts';

const ignore = () => {};

describe('one thread', () => {
  it.each([
    ['shared', true],
    ['plain', false],
  ])('says the same over %s memory, in the first run and after others', async (_, shared) => {
    const pool = await openPool(shared);
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

describe('two threads', () => {
  it('prove at depth n at least what one proves', { timeout: 120_000 }, async () => {
    const proofs = async (threads: number) => {
      const pool = await openPool(true, threads);
      const session = new Session(pool);
      const scores = [];
      for (const root of PROVEN) {
        await pool.clear();
        const job = { rules: KISWAHILI, root, moves: [], limits: { depth: 16 }, multiPv: 1, searchMoves: [] };
        const { info } = await session.analyse(job, ignore);
        if (info.lines[0]) scores.push(info.lines[0].score);
      }
      pool.dispose(new Error('the test is over'));
      return scores;
    };
    const one = await proofs(1);
    const two = await proofs(2);
    expect(one.filter(({ kind }) => kind !== 'cp').length).toBeGreaterThan(10);
    expect(two.length).toBe(one.length);
    for (const [at, alone] of one.entries()) {
      const together = two[at]!;
      if (alone.kind === 'cp') continue;
      expect(together.kind).toBe(alone.kind);
      if (together.kind === 'win' && alone.kind === 'win') expect(together.plies).toBeLessThanOrEqual(alone.plies);
    }
  });
});
