/** The engine client in a real page: real workers in Chromium, with shared memory and without. */
import { afterEach, describe, expect, it } from 'vitest';
import { PUBLISHED, runBench } from '../../bench/signature.ts';
import { createEngine, type EngineOptions } from '../../web/engine/engine.ts';
import { webParts } from '../../web/engine/parts.ts';
import type { Disagreement, Engine, EngineFailure } from '../../web/engine/types.ts';
import { job, MIDGAME, NEAR_WIN, START } from './jobs.ts';
import { legalTexts } from './legal.ts';

const ignore = () => {};
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const engines: Engine[] = [];
afterEach(() => {
  for (const engine of engines.splice(0)) engine.dispose();
});

/** An engine, what it complains of, and the workers it started. */
function open(options: EngineOptions) {
  const workers: Worker[] = [];
  const engine = createEngine({
    hash: 8,
    parts: async (shared) => {
      const parts = await webParts(shared);
      const spawn = (name: string) => {
        const port = parts.spawn(name);
        workers.push(port.endpoint as Worker);
        return port;
      };
      return { ...parts, spawn };
    },
    ...options,
  });
  engines.push(engine);
  const failures: EngineFailure[] = [];
  const disagreements: Disagreement[] = [];
  engine.onFailure((failure) => failures.push(failure));
  engine.onDisagreement((disagreement) => disagreements.push(disagreement));
  return { engine, failures, disagreements, workers };
}

it('runs in an isolated page, where memory can be shared', () => {
  expect(crossOriginIsolated).toBe(true);
});

describe.each([
  ['shared memory, two threads', { shared: true, threads: 2 }],
  ['plain memory, one thread', { shared: false, threads: 1 }],
])('over %s', (_, options) => {
  it('finds the proven win of Voogt-69 after ply 71', async () => {
    const { engine, disagreements } = open(options);
    const { best, info } = await engine.analyse(job(NEAR_WIN, { mate: 7 }), ignore);
    expect(best).toBe('a2R**');
    expect(info.lines[0]?.score).toEqual({ kind: 'win', plies: 7 });
    expect(engine.session).toMatchObject(options);
    expect(disagreements).toEqual([]);
  });

  it('stops within 50 ms', async () => {
    const { engine } = open(options);
    const delays: number[] = [];
    for (let round = 0; round < 7; round++) {
      const running = engine.analyse(job(MIDGAME, {}), ignore);
      while (engine.state !== 'computing') await sleep(10);
      await sleep(100);
      const asked = performance.now();
      engine.stop();
      expect((await running).reason).toBe('stopped');
      delays.push(performance.now() - asked);
    }
    delays.sort((a, b) => a - b);
    expect(delays[3]).toBeLessThan(50);
  });

  it('shows lines of the last position only after 100 quick stops, starts and changes', async () => {
    const { engine, failures, disagreements } = open(options);
    const roots = [START, MIDGAME, NEAR_WIN];
    let current = -1;
    const wrong: string[] = [];
    let shown = 0;
    const ends: Promise<{ reason: string }>[] = [];
    for (let change = 0; change < 100; change++) {
      const root = roots[change % roots.length]!;
      current = change;
      if (change % 5 === 4) engine.stop();
      ends.push(
        engine.analyse(job(root, {}, { multiPv: 2 }), ({ lines }) => {
          if (change !== current) wrong.push(`job ${change} shown while ${current} is the newest`);
          for (const { pv } of lines) if (!legalTexts(root).includes(pv[0]!)) wrong.push(`${pv[0]} shown at ${root}`);
          if (change === 99) shown++;
        }),
      );
      if (change % 3 === 0) await sleep(change % 11);
    }
    await expect.poll(() => shown, { timeout: 10_000 }).toBeGreaterThan(0);
    engine.stop();
    const results = await Promise.all(ends);
    expect(wrong).toEqual([]);
    expect(results.length).toBe(100);
    expect(failures).toEqual([]);
    expect(disagreements).toEqual([]);
  });

  it('lets limits be extended while it runs', async () => {
    const { engine } = open(options);
    const running = engine.analyse(job(MIDGAME, { movetime: 200 }), ignore);
    engine.extend({ movetime: 500 });
    const { info, reason } = await running;
    expect(reason).toBe('limit');
    expect(info.timeMs).toBeGreaterThan(400);
  });

  it('misses a worker that was ended behind its back, and searches again after a restart', async () => {
    // Plain memory: a sign of life once a second.
    const { engine, failures, workers } = open({ ...options, silence: options.shared ? 700 : 2500 });
    const running = engine.analyse(job(MIDGAME, {}), ignore).catch((error: Error) => error.message);
    while (engine.state !== 'computing') await sleep(10);
    await sleep(200);
    workers[0]!.terminate();
    expect(await running).toContain('no sign of life');
    expect(engine.state).toBe('failed');
    expect(failures.length).toBe(1);
    expect(failures[0]!.diagnostics).toContain(navigator.userAgent);
    await engine.restart();
    expect((await engine.analyse(job(START, { depth: 4 }), ignore)).reason).toBe('limit');
  });

  it('rejects what is pending when it is disposed of', async () => {
    const { engine } = open(options);
    const running = engine.analyse(job(MIDGAME, {}), ignore).catch((error: Error) => error.message);
    while (engine.state !== 'computing') await sleep(10);
    engine.dispose();
    expect(await running).toContain('disposed');
  });
});

it('reports a worker that breaks, and rejects its search', async () => {
  const { engine, failures, workers } = open({ shared: false });
  const running = engine.analyse(job(MIDGAME, {}), ignore).catch((error: Error) => error.message);
  while (engine.state !== 'computing') await sleep(10);
  // No request that the worker can read: it throws outside of any call.
  workers[0]!.postMessage({ argumentList: [null] });
  expect(await running).toMatch(/engine thread 0: .*TypeError/);
  expect(engine.state).toBe('failed');
  expect(failures[0]?.message).toContain('engine thread 0');
});

it('counts the published nodes, the same as in Node', async () => {
  const { engine } = open({ shared: false, threads: 1, hash: 16 });
  const total = await runBench(
    { search: (what) => engine.analyse(what, ignore), clear: () => engine.newGame() },
    ignore,
    PUBLISHED.short.depth,
  );
  expect(total.nodes).toBe(PUBLISHED.short.nodes);
});
