/** Threads that die: reported, never waited for. */
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { MAP } from '../../worker/memory.ts';
import { Pool } from '../../worker/pool.ts';
import { Session } from '../../worker/session.ts';
import { job, MIDGAME, openPool, parts, START } from './support.ts';

const ignore = () => {};
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a pool', () => {
  it.each([
    ['leading', 0],
    ['helping', 1],
  ])('rejects the running search and says so when its %s thread is killed', async (_, which) => {
    const threads: Worker[] = [];
    const pool = await openPool(true, 2, threads);
    const deaths: string[] = [];
    pool.onDeath((error) => deaths.push(error.message));
    const running = new Session(pool).analyse(job(MIDGAME, {}), ignore);
    await sleep(100);
    void threads[which]!.terminate();
    await expect(running).rejects.toThrow(`engine thread ${which}: ended with code 1`);
    expect(deaths).toEqual([`engine thread ${which}: ended with code 1`]);
    await expect(pool.search(1, job(START, { depth: 1 }), ignore)).rejects.toThrow('ended with code 1');
  });

  it('rejects what is pending when it is disposed of', async () => {
    const pool = await openPool(false);
    const running = pool.search(1, job(MIDGAME, {}), ignore);
    await sleep(50);
    pool.dispose(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    await expect(pool.clear()).rejects.toThrow('enough');
  });

  it('cannot be opened with the build for the other kind of memory, and leaves no thread behind', async () => {
    const threads: Worker[] = [];
    const mixed = { ...(await parts(true, threads)), module: (await parts(false)).module };
    await expect(Pool.open(mixed, { threads: 2, hash: 1 })).rejects.toThrow(/memory/i);
    await sleep(100);
    expect(threads.map((thread) => thread.threadId)).toEqual([-1, -1]);
  });

  it('takes a smaller table where memory is short', async () => {
    const pool = await Pool.open(await parts(false), { threads: 1, hash: 1_000_000 });
    expect(pool.info.hash).toBeGreaterThanOrEqual(1);
    expect(pool.info.hash).toBeLessThanOrEqual(3072);
    pool.dispose(new Error('the test is over'));
  });

  it('counts leaves as the rules page has them', async () => {
    const pool = await openPool(false);
    const { moves } = await pool.divide({ variant: 'kiswahili', switches: {} }, START, 6);
    expect(moves.map(([move]) => move)).toEqual(['A6L*', 'A6R*', 'A7L*', 'A7R*']);
    expect(moves.reduce((sum, [, leaves]) => sum + leaves, 0n)).toBe(1430n);
    pool.dispose(new Error('the test is over'));
  });

  it('stands still with all its threads while it is held, never longer than a quarter of a second, and then goes on, or ends at once when it is stopped', async () => {
    const pool = await openPool(true, 2);
    const { buffer } = Reflect.get(pool, 'memory') as WebAssembly.Memory;
    const counters = new BigInt64Array(buffer, MAP.nodes, 2);
    const counts = () => [Atomics.load(counters, 0), Atomics.load(counters, 1)];
    const bothCount = async (from: bigint[]) => {
      for (const thread of [0, 1]) {
        await expect.poll(() => counts()[thread]! > from[thread]!, { timeout: 5000, interval: 5 }).toBe(true);
      }
    };
    const running = pool.search(1, job(MIDGAME, {}), ignore);
    await bothCount(counts());
    let held = counts();
    const standsStill = async () => {
      pool.hold(60_000);
      await sleep(20);
      held = counts();
      await sleep(40);
      return counts().join() === held.join();
    };
    // A busy machine lets a moment of a quarter of a second pass unseen.
    await expect.poll(standsStill, { timeout: 20_000, interval: 50 }).toBe(true);
    await bothCount(held);
    // Where the machine has no time for a thread in 30 ms another try has.
    let goesOn = false;
    for (let tries = 0; !goesOn && tries < 50; tries++) {
      const before = counts();
      pool.hold(100);
      pool.hold(0);
      await sleep(30);
      goesOn = counts().every((count, thread) => count > before[thread]!);
    }
    expect(goesOn).toBe(true);
    // Else it would end after a quarter of a second; a busy machine may need some tries.
    let soonest = Number.POSITIVE_INFINITY;
    let last = running;
    for (let tries = 0; soonest > 100 && tries < 20; tries++) {
      pool.hold(250);
      const stopped = performance.now();
      pool.stop();
      expect((await last).reason).toBe('stopped');
      soonest = Math.min(soonest, performance.now() - stopped);
      last = pool.search(2 + tries, job(MIDGAME, {}), ignore);
      await sleep(50);
    }
    expect(soonest).toBeLessThanOrEqual(100);
    pool.stop();
    await last;
    pool.dispose(new Error('the test is over'));
  });

  it('shows that a blocked search is alive', async () => {
    const pool = await openPool(true);
    const running = pool.search(1, job(MIDGAME, {}), ignore);
    // Were it dead, it would have been quiet for ever longer.
    await sleep(200);
    await expect.poll(() => pool.quietFor(), { timeout: 5000, interval: 20 }).toBeLessThan(100);
    pool.stop();
    await running;
    expect(pool.quietFor()).toBe(0);
    pool.dispose(new Error('the test is over'));
  });
});
