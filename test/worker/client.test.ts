/** The page's engine client, in Node over real threads: states, failures, restarts, and the replay of every line. */
import type { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { createEngine, type EngineOptions } from '../../web/engine/engine.ts';
import { Replay } from '../../web/engine/replay.ts';
import type { Engine, EngineFailure, EngineState } from '../../web/engine/types.ts';
import type { SearchInfo } from '../../worker/protocol.ts';
import { legalTexts } from './legal.ts';
import { job, MIDGAME, NEAR_WIN, parts, START } from './support.ts';

const ignore = () => {};
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const engines: Engine[] = [];
afterEach(() => {
  for (const engine of engines.splice(0)) engine.dispose();
});

function open(options: EngineOptions = {}, threads: Worker[] = []) {
  const engine = createEngine({ shared: true, hash: 4, parts: (shared) => parts(shared, threads), ...options });
  engines.push(engine);
  const states: EngineState[] = [];
  const failures: EngineFailure[] = [];
  engine.onState((state) => states.push(state));
  engine.onFailure((failure) => failures.push(failure));
  return { engine, states, failures, threads };
}

describe('states', () => {
  it('go from initial by loading and computing to idle', async () => {
    const { engine, states } = open();
    expect(engine.state).toBe('initial');
    const result = await engine.analyse(job(START, { depth: 5 }), ignore);
    expect(legalTexts(START)).toContain(result.best);
    expect(states).toEqual(['loading', 'computing', 'idle']);
    expect(engine.session).toMatchObject({ threads: 1, hash: 4, shared: true });
  });

  it('stay computing while one job takes the place of another', async () => {
    const { engine, states } = open();
    const first = engine.analyse(job(START, {}), ignore);
    const second = engine.analyse(job(MIDGAME, { depth: 6 }), ignore);
    expect((await first).reason).toBe('replaced');
    expect((await second).reason).toBe('limit');
    expect(states).toEqual(['loading', 'computing', 'idle']);
  });
});

describe('settings', () => {
  it('are changed while it runs: the search is stopped, the next one has the new threads', async () => {
    const { engine, threads } = open();
    const running = engine.analyse(job(MIDGAME, {}), ignore);
    await sleep(150);
    const info = await engine.configure({ threads: 2, hash: 2 });
    expect(info).toMatchObject({ threads: 2, hash: 2 });
    expect((await running).reason).toBe('stopped');
    expect((await engine.analyse(job(NEAR_WIN, { mate: 7 }), ignore)).best).toBe('a2R**');
    expect(engine.session?.threads).toBe(2);
    expect(threads.length).toBe(3);
  });

  it('fall back to one thread in plain memory where sharing fails', async () => {
    const { engine } = open({
      threads: 2,
      // The wrong build for shared memory: the module refuses it as a browser without isolation refuses the message.
      parts: async (shared) => ({ ...(await parts(shared)), module: (await parts(false)).module }),
    });
    expect((await engine.analyse(job(NEAR_WIN, { mate: 7 }), ignore)).best).toBe('a2R**');
    expect(engine.session).toMatchObject({ shared: false, threads: 1 });
  });

  it('forget the table: the same search takes the same nodes again', async () => {
    const { engine } = open();
    const nodes = async () => (await engine.analyse(job(MIDGAME, { depth: 9 }), ignore)).info.nodes;
    const first = await nodes();
    const warm = await nodes();
    await engine.newGame();
    expect(await nodes()).toBe(first);
    expect(warm).toBeLessThan(first);
  });
});

describe('failures', () => {
  it.each([
    ['shared', true],
    ['plain', false],
  ])(
    'a killed thread over %s memory rejects the search, is reported, and a restart searches again',
    async (_, shared) => {
      const { engine, failures, threads, states } = open({ shared });
      const running = engine.analyse(job(MIDGAME, {}), ignore);
      const waiting = running.catch((error: Error) => error);
      while (engine.state !== 'computing') await sleep(20);
      await sleep(50);
      void threads[0]!.terminate();
      const error = await waiting;
      expect(String(error)).toContain('ended with code 1');
      expect(engine.state).toBe('failed');
      expect(failures.length).toBe(1);
      expect(failures[0]!.message).toContain('engine thread 0');
      expect(failures[0]!.diagnostics).toContain(MIDGAME);
      await expect(engine.analyse(job(START, { depth: 1 }), ignore)).rejects.toThrow('ended with code 1');

      await engine.restart();
      expect(engine.state).toBe('idle');
      expect((await engine.analyse(job(START, { depth: 4 }), ignore)).reason).toBe('limit');
      expect(states).toEqual(['loading', 'computing', 'failed', 'loading', 'idle', 'computing', 'idle']);
    },
  );

  it('a search without a sign of life is given up with diagnostics', async () => {
    // In plain memory signs come with new lines or once a second: at this patience a deep search is as good as hung.
    const { engine, failures } = open({ shared: false, silence: 200 });
    await expect(engine.analyse(job(MIDGAME, {}, { multiPv: 1 }), ignore)).rejects.toThrow('no sign of life');
    expect(failures[0]?.diagnostics).toContain('state: computing');
  });

  it('a long search that only counts nodes is alive', async () => {
    const { engine, failures } = open({ silence: 250 });
    const { reason } = await engine.analyse(job(MIDGAME, { movetime: 1500 }), ignore);
    expect(reason).toBe('limit');
    expect(failures).toEqual([]);
  });

  it('an engine that cannot be loaded says why, and can be tried again', async () => {
    let broken = true;
    const { engine, failures } = open({
      parts: async (shared) => {
        if (broken) throw new Error('404 Not Found');
        return parts(shared);
      },
    });
    await expect(engine.analyse(job(START, { depth: 2 }), ignore)).rejects.toThrow('404');
    expect(engine.state).toBe('failed');
    expect(failures.length).toBe(1);
    broken = false;
    await engine.restart();
    expect((await engine.analyse(job(START, { depth: 2 }), ignore)).reason).toBe('limit');
  });

  it('dispose rejects what runs and what waits, and ends the threads', async () => {
    const { engine, threads } = open();
    const running = engine.analyse(job(MIDGAME, {}), ignore).catch((error: Error) => error.message);
    while (engine.state !== 'computing') await sleep(20);
    const waiting = engine.analyse(job(START, {}), ignore).catch((error: Error) => error.message);
    engine.dispose();
    expect(await running).toContain('disposed');
    expect(await waiting).toContain('disposed');
    await expect(engine.analyse(job(START, {}), ignore)).rejects.toThrow('disposed');
    await sleep(100);
    expect(threads.map((thread) => thread.threadId)).toEqual([-1]);
  });

  it('a job that the rules model refuses is rejected before it reaches a thread', async () => {
    const { engine } = open();
    await expect(engine.analyse(job('rubbish', {}), ignore)).rejects.toThrow(/./);
    await expect(engine.analyse(job(START, {}, { moves: ['A1L'] }), ignore)).rejects.toThrow('move A1L');
    expect(engine.state).toBe('initial');
  });
});

describe('replay', () => {
  const info = (...pvs: string[][]): SearchInfo => ({
    depth: 3,
    seldepth: 3,
    nodes: 1,
    nps: 1,
    timeMs: 1,
    hashfull: 0,
    evaluation: 'tables',
    lines: pvs.map((pv, at) => ({
      rank: at + 1,
      depth: 3,
      seldepth: 3,
      score: { kind: 'cp', value: 0 },
      bound: 'exact',
      pv,
    })),
  });
  const replay = () => Replay.of(job(START, {}), () => 'engine under test');

  it('lets lines through that the model can play', () => {
    const good = info(['A6L*', 'a5R'], ['A7R*']);
    expect(replay().check(good)).toEqual({ info: good, disagreements: [] });
  });

  it('takes a line out that it cannot play, and reports the move with all that repeats it', () => {
    const checked = replay().check(info(['A6L*', 'a5R', 'A1L', 'a1L'], ['A7R*']));
    expect(checked.info.lines.map((line) => line.pv[0])).toEqual(['A7R*']);
    const [disagreement] = checked.disagreements;
    expect(disagreement).toMatchObject({ position: START, move: 'A1L', reason: 'not a legal move' });
    for (const part of ['engine under test', `position fen ${START}`, 'A6L* a5R A1L a1L', 'legal there: ']) {
      expect(disagreement?.report).toContain(part);
    }
  });

  it('complains once of a line that is said again', () => {
    const one = replay();
    expect(one.check(info(['A1L'])).disagreements.length).toBe(1);
    expect(one.check(info(['A1L']))).toEqual({ info: { ...info(), lines: [] }, disagreements: [] });
  });

  it('takes text for text: a move without its star is another', () => {
    expect(replay().check(info(['A6L'])).disagreements.length).toBe(1);
    expect(replay().checkMove('A6L*')).toBeNull();
  });

  it('refuses moves after the end of the game', () => {
    const wins = job('2,2,4,6,0,0,3,4/3,0,3,0,0,5,1,0/2,0,1,2,0,1,1,1/1,2,4,5,3,3,3,2 S 0,0 - - 1', {});
    const checked = Replay.of(wins, () => '').check(info(['B2L'], ['B2L', 'a1L']));
    expect(checked.info.lines.length).toBe(1);
    expect(checked.disagreements[0]?.reason).toContain('the game is over');
  });
});
