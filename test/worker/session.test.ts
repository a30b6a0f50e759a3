/** One job runs, one waits, the newest wins: over real search threads, with and without shared memory. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '../../worker/pool.ts';
import type { SearchInfo, SearchJob } from '../../worker/protocol.ts';
import { INFO_INTERVAL, Session } from '../../worker/session.ts';
import { legalTexts } from './legal.ts';
import { job, MIDGAME, NEAR_WIN, openPool, START } from './support.ts';

const ignore = () => {};
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

describe.each([
  ['shared memory, two threads', true, 2],
  ['plain memory, one thread', false, 1],
] as const)('a session over %s', (_, shared, threads) => {
  let pool: Pool;
  let session: Session;
  beforeAll(async () => {
    pool = await openPool(shared, threads);
    session = new Session(pool);
  });
  afterAll(() => pool.dispose(new Error('the test is over')));

  it('says what it runs with', () => {
    expect(pool.info).toEqual({ threads, hash: 16, shared, version: 'test' });
  });

  it('ends at the limit with a legal best move, the last info before the result', async () => {
    const infos: SearchInfo[] = [];
    const result = await session.analyse(job(START, { depth: 8 }), (info) => infos.push(info));
    expect(result.reason).toBe('limit');
    expect(result.info.depth).toBe(8);
    expect(legalTexts(START)).toContain(result.best);
    expect(infos.at(-1)?.depth).toBe(8);
    expect(infos.at(-1)?.lines[0]?.pv[0]).toBe(result.best);
  });

  it('finds the proven win of Voogt-69 after ply 71', async () => {
    const { best, info } = await session.analyse(job(NEAR_WIN, { mate: 7 }), ignore);
    expect(best).toBe('a2R**');
    expect(info.lines[0]?.score).toEqual({ kind: 'win', plies: 7 });
  });

  it('gives as many lines as there are moves, best first, each with another first move', async () => {
    const { info } = await session.analyse(job(MIDGAME, { depth: 6 }, { multiPv: 100 }), ignore);
    expect(info.lines.map((line) => line.rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(info.lines.map((line) => line.pv[0]).sort()).toEqual(legalTexts(MIDGAME));
  });

  it('searches only the moves it is told to', async () => {
    const [, second] = legalTexts(MIDGAME);
    const { best } = await session.analyse(job(MIDGAME, { depth: 6 }, { searchMoves: [second!] }), ignore);
    expect(best).toBe(second);
  });

  it('stops within 50 ms with its best move so far', async () => {
    const delays: number[] = [];
    for (let round = 0; round < 7; round++) {
      const running = session.analyse(job(MIDGAME, {}), ignore);
      await sleep(100);
      const asked = performance.now();
      session.stop();
      const { reason, best } = await running;
      delays.push(performance.now() - asked);
      expect(reason).toBe('stopped');
      expect(legalTexts(MIDGAME)).toContain(best);
    }
    expect(median(delays)).toBeLessThan(50);
  });

  it('can be stopped before it has begun', async () => {
    const running = session.analyse(job(MIDGAME, {}), ignore);
    session.stop();
    expect((await running).reason).toBe('stopped');
  });

  it('delivers infos of the newest job only, the job in between never runs', async () => {
    const seen: string[] = [];
    let newest = 'first';
    const watch = (name: string) => () => {
      seen.push(name);
      expect(name).toBe(newest);
    };
    const first = session.analyse(job(START, {}), watch('first'));
    await sleep(60);
    const second = session.analyse(job(MIDGAME, {}), watch('second'));
    newest = 'third';
    const third = session.analyse(job(NEAR_WIN, { depth: 6 }), watch('third'));
    expect((await second).reason).toBe('replaced');
    expect((await second).best).toBeNull();
    expect((await first).reason).toBe('replaced');
    const { reason, best } = await third;
    expect(['limit', 'proven']).toContain(reason);
    expect(legalTexts(NEAR_WIN)).toContain(best);
    expect(seen).toContain('third');
    expect(seen).not.toContain('second');
  });

  it('shows the last position only after 100 quick changes', async () => {
    const roots = [START, MIDGAME, NEAR_WIN];
    let current = '';
    const wrong: string[] = [];
    const ends: Promise<unknown>[] = [];
    for (let change = 0; change < 100; change++) {
      const root = roots[change % roots.length]!;
      current = `${change}`;
      const name = current;
      ends.push(
        session.analyse(job(root, {}), (info) => {
          if (name !== current) wrong.push(`${name} shown while ${current} is asked for`);
          for (const { pv } of info.lines) if (!legalTexts(root).includes(pv[0]!)) wrong.push(`${pv[0]} at ${root}`);
        }),
      );
      if (change % 3 === 0) await sleep(change % 7);
    }
    await sleep(200);
    session.stop();
    const results = (await Promise.all(ends)) as { reason: string }[];
    expect(wrong).toEqual([]);
    expect(results.slice(0, -1).every(({ reason }) => reason === 'replaced')).toBe(true);
    expect(['stopped', 'proven']).toContain(results.at(-1)?.reason);
  });

  it('tells infos at most eight times a second', async () => {
    const times: number[] = [];
    await session.analyse(job(START, { movetime: 900 }, { multiPv: 4 }), () => times.push(performance.now()));
    const gaps = times.slice(1, -1).map((time, at) => time - times[at]!);
    expect(times.length).toBeGreaterThan(1);
    for (const gap of gaps) expect(gap).toBeGreaterThan(INFO_INTERVAL - 10);
  });

  it('lets limits be raised and lowered while it runs', async () => {
    const running = session.analyse(job(MIDGAME, { movetime: 150 }), ignore);
    await sleep(50);
    session.extend({ movetime: 500 });
    const { reason, info } = await running;
    expect(reason).toBe('limit');
    expect(info.timeMs).toBeGreaterThan(400);
    expect(info.timeMs).toBeLessThan(2000);

    const endless = session.analyse(job(MIDGAME, {}), ignore);
    await sleep(50);
    session.extend({ movetime: 100 });
    expect((await endless).reason).toBe('limit');
  });

  it('rejects a senseless job with the reason, and goes on', async () => {
    const bad: [Partial<SearchJob>, RegExp][] = [
      [{ root: 'nonsense' }, /./],
      [{ moves: ['A1L'] }, /A1L/],
      [{ rules: { variant: 'chess', switches: {} } }, /chess/],
      [{ searchMoves: ['b9X'] }, /b9X/],
    ];
    for (const [part, reason] of bad) {
      await expect(session.analyse(job(START, { depth: 2 }, part), ignore)).rejects.toThrow(reason);
    }
    expect((await session.analyse(job(START, { depth: 3 }), ignore)).reason).toBe('limit');
  });

  it('ends at once when the game is over', async () => {
    const over = '0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/8,8,8,8,8,8,8,8/0,0,0,0,0,0,0,0 N 0,0 - - 30';
    const { best, reason } = await session.analyse(job(over, {}), ignore);
    expect(best).toBeNull();
    expect(reason).toBe('game over');
  });
});

describe('a search over one thread', () => {
  it('counts the same nodes with and without shared memory, and again after the table was cleared', async () => {
    const counts: number[] = [];
    for (const shared of [true, false]) {
      const pool = await openPool(shared);
      const session = new Session(pool);
      for (let run = 0; run < 2; run++) {
        await pool.clear();
        counts.push((await session.analyse(job(MIDGAME, { depth: 11 }), ignore)).info.nodes);
      }
      pool.dispose(new Error('the test is over'));
    }
    expect(counts[0]).toBeGreaterThan(1000);
    expect(new Set(counts).size).toBe(1);
  });
});
