/** Benchmark reports: read back with suspicion, compared measure by measure; and the sections that make them. */
import fs from 'node:fs';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { compareReports, comparisons, type Report } from '../../bench/compare.ts';
import { runLaps } from '../../bench/laps.ts';
import { parseSuite } from '../../bench/position-suite.ts';
import { runRandom } from '../../bench/random-play.ts';
import { parseReport } from '../../bench/report-read.ts';
import { emptyReport, openEngine, publishedAt, runSections } from '../../bench/run.ts';
import { type BenchEngine, PUBLISHED } from '../../bench/signature.ts';
import { runSimd, SIMD_KINDS, SIMD_ROWS, type SimdResult } from '../../bench/simd.ts';
import { SOLVE_SUITE, solveOne } from '../../bench/solve.ts';
import { SUITE } from '../../bench/suite.ts';
import { runThreads, threadCounts } from '../../bench/threads.ts';
import { formatPosition } from '../../web/rules/index.ts';
import { loadLaps, loadModule, loadScalar } from '../../worker/node-engine.ts';
import { parts, ROOT } from '../worker/support.ts';
import { damagedCopies } from './damaged-copies.ts';

const place = {
  parts: (shared: boolean) => parts(shared),
  scalar: loadScalar,
  laps: loadLaps,
  maxThreads: 2,
  device: 'this machine',
};
const settings = { depth: PUBLISHED.short.depth, runs: 2, turns: 1, threadDepth: 8, patience: 5000 };
const once = (value: number) => ({ median: value, least: value * 0.9, most: value * 1.1 });

describe('a run', () => {
  it('of the signature gives the published total, and the speed of every stage with its spread', async () => {
    const parts: number[] = [];
    const report = await runSections(place, { ...settings, sections: ['signature'] }, ({ part }) => parts.push(part));
    expect(report).toMatchObject({
      nodes: PUBLISHED.short.nodes,
      published: PUBLISHED.short.nodes,
      device: 'this machine',
    });
    expect(report.rows).toHaveLength(SUITE.length);
    expect(report.stages?.map(({ stage }) => stage).sort()).toEqual(['endgame', 'mtaji', 'namua']);
    for (const { nps } of report.stages ?? []) expect(nps.least).toBeLessThanOrEqual(nps.most);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(parts.at(-1)).toBeCloseTo(1);
  });

  it('that is cancelled has told its finished part', async () => {
    let last: Report | null = null;
    let steps = 0;
    const run = runSections(
      place,
      { ...settings, sections: ['signature'] },
      ({ report }) => {
        last = report;
        steps++;
      },
      () => steps >= 5,
    );
    await expect(run).rejects.toThrow(/cancelled/);
    expect(last!.rows).toHaveLength(5);
    expect(last!.nodes).toBe(0);
  });

  it('whose worker dies says so, and has told its finished part', async () => {
    const threads: Worker[] = [];
    let last: Report | null = null;
    const run = runSections(
      { ...place, parts: (shared) => parts(shared, threads) },
      { ...settings, sections: ['signature'] },
      ({ report }) => {
        last = report;
        if (report.rows.length === 4) void threads[0]?.terminate();
      },
    );
    await expect(run).rejects.toThrow(/engine thread 0: ended with code/);
    expect(last!.rows.length).toBeGreaterThanOrEqual(4);
    expect(last!.rows.length).toBeLessThan(SUITE.length);
  });

  it('knows the published numbers of two depths and of no other', () => {
    expect(publishedAt(PUBLISHED.full.depth)).toBe(PUBLISHED.full.nodes);
    expect(publishedAt(PUBLISHED.short.depth)).toBe(PUBLISHED.short.nodes);
    expect(publishedAt(3)).toBeNull();
  });
});

describe('the sections', () => {
  it('play the same random games through engine and model', async () => {
    const rows = await runRandom(await loadModule(false), () => {}, 1, 4);
    expect(rows.map(({ name }) => name)).toEqual([
      'kiswahili, namua',
      'kiswahili, mtaji',
      'kiswahili, endgame',
      'kiarabu',
    ]);
    for (const { plies, engine, model } of rows) {
      expect(plies).toBeGreaterThan(40);
      expect(engine.median).toBeGreaterThan(0);
      expect(model.median).toBeGreaterThan(0);
    }
  });

  it('measure search, perft, random games and sowing with SIMD on and off, and hold both to one signature', async () => {
    const report = await runSections(place, { ...settings, runs: 1, sections: ['simd'] }, () => {});
    const { depth, nodes, rows } = report.simd!;
    expect(depth).toBe(PUBLISHED.short.depth);
    expect(nodes).toEqual({ on: PUBLISHED.short.nodes, off: PUBLISHED.short.nodes });
    expect(rows).toHaveLength(SIMD_ROWS);
    expect([...new Set(rows.map(({ kind }) => kind))]).toEqual([...SIMD_KINDS]);
    for (const { on, off, ratio } of rows) {
      expect(on.median / off.median).toBeCloseTo(ratio.median);
      expect(Math.min(on.least, off.least)).toBeGreaterThan(0);
    }
    const half = { ...report, simd: { ...report.simd!, rows: rows.slice(0, 1) } };
    expect(comparisons(half, report).map(({ name }) => name)).toEqual(['search, SIMD on', 'search, SIMD off']);
  });

  it('tell when the two builds search differently', async () => {
    // A build that stops one ply short: what a wrong one would look like.
    const shallow = (engine: BenchEngine): BenchEngine => ({
      ...engine,
      search: (job) => engine.search({ ...job, limits: { depth: job.limits.depth! - 1 } }),
    });
    const modules = { on: await loadModule(false), off: await loadScalar() };
    const engine = await openEngine(place, { threads: 1, hash: 16 }, false);
    const seen: SimdResult[] = [];
    const builds = { on: engine, off: shallow(engine), modules, laps: await loadLaps() };
    await expect(runSimd(builds, settings, (result) => seen.push(result))).rejects.toThrow(/network: \d+ with SIMD/);
    engine.close();
    expect(seen).toHaveLength(1);
    expect(seen[0]!.nodes.on).not.toBe(seen[0]!.nodes.off);
  });

  it('sow the same laps with SIMD and without', async () => {
    const { laps, table, bytes, ratio } = await runLaps(await loadLaps(), 3, 20_000);
    expect(laps).toBe(20_000);
    for (const { least, most } of [table, bytes, ratio]) {
      expect(least).toBeGreaterThan(0);
      expect(most).toBeGreaterThanOrEqual(least);
    }
  });

  it('search to the same depth with one thread and with two', async () => {
    expect(threadCounts(1)).toEqual([1]);
    expect(threadCounts(6)).toEqual([1, 2, 4, 6]);
    const open = (threads: number) => openEngine(place, { threads, hash: 16 }, true);
    expect(await runThreads(open, 1, 1, 4)).toMatchObject([{ threads: 1, depth: 4 }]);
    const [one, two, ...more] = await runThreads(open, 2, 1, 8);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ threads: 1, depth: 8 });
    expect(two).toMatchObject({ threads: 2, depth: 8 });
    expect(one!.sooner).toBeUndefined();
    const ratios = one!.positions!.map((alone, at) => alone / two!.positions![at]!);
    expect(two!.sooner!.most).toBeCloseTo(Math.max(...ratios), 9);
    expect(two!.sooner!.least).toBeCloseTo(Math.min(...ratios), 9);
  });

  it('close their engines when a search with more threads fails', async () => {
    const closed: number[] = [];
    const open = async (threads: number) => ({
      search: () => Promise.reject(new Error('no answer')),
      clear: async () => {},
      close: () => void closed.push(threads),
    });
    await expect(runThreads(open, 2, 1, 8)).rejects.toThrow('no answer');
    expect(closed).toEqual([1, 2]);
  });

  it('take their puzzles from the proven suite', () => {
    const { entries } = parseSuite(fs.readFileSync(path.join(ROOT, 'test/data/puzzles.txt'), 'utf8'));
    const puzzles = SOLVE_SUITE.filter(({ name }) => name.startsWith('puzzle '));
    expect(puzzles.length).toBeGreaterThan(4);
    for (const { name, position, plies, rules } of puzzles) {
      const entry = entries.find(({ id }) => `puzzle ${id}` === name)!;
      expect(formatPosition(entry.position)).toBe(position);
      expect([entry.rules.variant, entry.pliesToWin]).toEqual([rules.variant, plies]);
    }
  });

  it('say whether a win was proven in the time that was given', async () => {
    const engine = await openEngine(place, { threads: 1, hash: 16 }, false);
    const [voogt, kujifunza] = [SOLVE_SUITE.at(0), SOLVE_SUITE.at(-1)];
    expect(await solveOne(engine, voogt!, 20_000)).toMatchObject({ solved: true, best: 'a2R**', plies: 7 });
    expect(await solveOne(engine, kujifunza!, 1)).toMatchObject({ solved: false, best: null });
    engine.close();
  });
});

describe('two reports', () => {
  const a: Report = {
    ...emptyReport('a', '1'),
    rows: [{ name: 'x', stage: 'namua', variant: 'kiswahili', nodes: 5, timeMs: 1, depth: 1, best: null, score: null }],
    nodes: 5,
    nps: once(100),
    threads: [{ threads: 2, depth: 20, nps: once(10), timeMs: once(50) }],
    solve: [{ name: 's', plies: 7, solved: true, best: 'A1L', nodes: 9, timeMs: 40 }],
  };

  it('are compared by ratios whose range is what the spreads allow; times count the other way round', () => {
    const b: Report = { ...a, nps: once(200), threads: [{ ...a.threads![0]!, timeMs: once(25) }] };
    const rows = comparisons(a, b);
    const search = rows.find(({ name }) => name === 'search')!;
    expect(search.ratio.median).toBeCloseTo(2);
    expect(search.ratio.least).toBeCloseTo(180 / 110);
    expect(search.ratio.most).toBeCloseTo(220 / 90);
    const depth = rows.find(({ unit, name }) => unit === 'ms' && name.includes('depth 20'))!;
    expect(depth.ratio.median).toBeCloseTo(0.5);
    expect(depth.higherIsBetter).toBe(false);
  });

  it('are compared only where both measured the same thing', () => {
    const b: Report = {
      ...a,
      threads: [{ ...a.threads![0]!, depth: 18 }],
      solve: [{ ...a.solve![0]!, solved: false }],
    };
    const names = comparisons(a, b).map(({ name, unit }) => `${name} ${unit}`);
    expect(names).toEqual(['search nodes/s', '2 thread(s) nodes/s']);
  });

  it('come back from their text, and what is none is refused with the reason', () => {
    expect(parseReport(JSON.stringify(a))).toEqual(a);
    expect(() => parseReport('[]')).toThrow(/the file: an object expected, not \[\]/);
    expect(() => parseReport(JSON.stringify({ ...a, nodes: '5' }))).toThrow(
      /nodes: a whole number from 0 expected, not "5"/,
    );
    expect(() => parseReport(JSON.stringify({ ...a, threads: [{ threads: 2 }] }))).toThrow(
      /threads\[0\]\.depth: .* nothing found/,
    );
    expect(() => parseReport('{')).toThrow();
  });

  it('are refused with the place, or compared and shown, whatever stands in any of their fields', () => {
    const row = { kind: 'perft', name: 'p', unit: 'moves/s', on: once(2), off: once(1), ratio: once(2) } as const;
    const speed = { name: 'p', leaves: 3, engine: once(1), model: once(1), ratio: once(1) };
    const full: Report = {
      ...a,
      rows: [{ ...a.rows[0]!, best: 'A1L', score: { kind: 'win', plies: 3 } }],
      speed: [speed],
      stages: [{ stage: 'namua', nps: once(1) }],
      simd: { depth: 1, nodes: { on: 1, off: 1 }, rows: [row] },
      random: [{ name: 'r', games: 1, plies: 1, engine: once(1), model: once(1), ratio: once(1) }],
      published: 5,
      hidden: true,
    };
    expect(parseReport(JSON.stringify(full))).toEqual(full);
    const refused = damagedCopies(full, (json) => {
      const read = parseReport(json);
      expect(compareReports(full, read).length).toBeGreaterThan(1);
    });
    expect(refused).toBeGreaterThan(400);
  });
});
