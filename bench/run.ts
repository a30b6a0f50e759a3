/** A benchmark, section by section: the same run in the terminal and in the page. What is finished is handed over at once. */
import { Pool, type PoolParts } from '../worker/pool.ts';
import type { SessionSettings } from '../worker/protocol.ts';
import { Session } from '../worker/session.ts';
import type { Report, StageRow } from './compare.ts';
import { RANDOM_WORK, runRandom } from './random-play.ts';
import { type BenchEngine, type BenchRow, type BenchTotal, PUBLISHED, runBench } from './signature.ts';
import { runSimd, SIMD_ROWS } from './simd.ts';
import { SOLVE_SUITE, type SolveRow, solveOne } from './solve.ts';
import { runSpeed, SPEED_WORK, spread } from './speed.ts';
import { SUITE } from './suite.ts';
import { runThreads, type ThreadRow, threadCounts } from './threads.ts';

export const SECTIONS = ['signature', 'speed', 'simd', 'random', 'threads', 'solve'] as const;
export type Section = (typeof SECTIONS)[number];

export interface RunSettings {
  readonly sections: readonly Section[];
  /** Depth of the signature run. */
  readonly depth: number;
  /** Runs of the signature (their speeds give median and spread) and of each thread count. */
  readonly runs: number;
  /** Turns of the perft, SIMD and random-play sections. */
  readonly turns: number;
  readonly threadDepth: number;
  /** Most milliseconds for each position to solve. */
  readonly patience: number;
  /** Node total that the signature is held against; left out: the published one of that depth. */
  readonly published?: number | null;
}

/** Where it runs. */
export interface BenchPlace {
  readonly parts: (shared: boolean) => Promise<PoolParts>;
  /** build/engine.scalar.wasm: the engine without SIMD. */
  readonly scalar: () => Promise<WebAssembly.Module>;
  /** build/laps.wasm. */
  readonly laps: () => Promise<WebAssembly.Module>;
  readonly maxThreads: number;
  readonly device: string;
}

export interface Progress {
  readonly report: Report;
  /** 0 to 1, by steps that are not equally long. */
  readonly part: number;
  readonly section: Section;
  /** What has just been done. */
  readonly step: string;
  readonly row?: BenchRow;
}

interface OpenEngine extends BenchEngine {
  close(): void;
}

/** One engine over a pool of its own; `module` in place of the build that fits. */
export async function openEngine(
  place: Pick<BenchPlace, 'parts'>,
  settings: SessionSettings,
  shared: boolean,
  module?: WebAssembly.Module,
): Promise<OpenEngine> {
  const parts = await place.parts(shared);
  const pool = await Pool.open(module ? { ...parts, module } : parts, settings);
  const session = new Session(pool);
  return {
    search: (job) => session.analyse(job, () => {}),
    clear: () => pool.clear(),
    divide: (rules, position, depth) => pool.divide(rules, position, depth),
    close: () => pool.dispose(new Error('this part of the benchmark is over')),
  };
}

const NOTHING = { median: 0, least: 0, most: 0 };

export const emptyReport = (device: string, version: string): Report => ({
  depth: 0,
  rows: [],
  nodes: 0,
  timeMs: 0,
  nps: NOTHING,
  speed: [],
  device,
  version,
  when: new Date().toISOString(),
});

/** The published node total of a depth; null if none is. */
export const publishedAt = (depth: number): number | null =>
  [PUBLISHED.full, PUBLISHED.short].find((one) => one.depth === depth)?.nodes ?? null;

/** Speeds by stage over several signature runs. */
export function stageRows(runs: readonly BenchTotal[]): StageRow[] {
  const stages = [...new Set(SUITE.map(({ stage }) => stage))];
  return stages.map((stage) => {
    const speeds = runs.map(({ rows }) => {
      const own = rows.filter((row) => row.stage === stage);
      const sum = (of: (row: BenchRow) => number) => own.reduce((total, row) => total + of(row), 0);
      return (
        (sum(({ nodes }) => nodes) * 1000) /
        Math.max(
          sum(({ timeMs }) => timeMs),
          0.001,
        )
      );
    });
    return { stage, nps: spread(speeds) };
  });
}

/**
 * Runs the wanted sections in their order and calls `onProgress` after every step, with all that is known so far. Rejects when
 * an engine dies, when two signature runs differ, or when `cancelled` says so; the last progress holds the finished part.
 */
export async function runSections(
  place: BenchPlace,
  settings: RunSettings,
  onProgress: (progress: Progress) => void,
  cancelled: () => boolean = () => false,
): Promise<Report> {
  const { version } = await place.parts(false);
  let report = emptyReport(place.device, version);
  const counts = threadCounts(place.maxThreads);
  const steps: Readonly<Record<Section, number>> = {
    signature: SUITE.length * settings.runs,
    speed: SPEED_WORK.length * 4,
    simd: SIMD_ROWS * 2,
    random: RANDOM_WORK.length * 2,
    threads: Math.max(1, counts.length - 1) * 8,
    solve: SOLVE_SUITE.length * 6,
  };
  const total = settings.sections.reduce((sum, section) => sum + steps[section], 0);
  let done = 0;
  const tell = (section: Section, weight: number, step: string, more: Partial<Report>, row?: BenchRow) => {
    done += weight;
    report = { ...report, ...more };
    onProgress({ report, part: done / total, section, step, ...(row ? { row } : {}) });
    if (cancelled()) throw new Error('bench: cancelled');
  };

  if (settings.sections.some((section) => !['threads', 'random', 'simd'].includes(section))) {
    const engine = await openEngine(place, { threads: 1, hash: 16 }, false);
    try {
      if (settings.sections.includes('signature')) await signature(engine, settings, tell);
      if (settings.sections.includes('speed')) {
        const rows: Report['speed'][number][] = [];
        const onRow = (row: Report['speed'][number]) => {
          rows.push(row);
          tell('speed', 4, row.name, { speed: [...rows] });
        };
        await runSpeed(engine, onRow, settings.turns, cancelled);
      }
      if (settings.sections.includes('solve')) {
        const rows: SolveRow[] = [];
        for (const position of SOLVE_SUITE) {
          rows.push(await solveOne(engine, position, settings.patience));
          tell('solve', 6, position.name, { solve: [...rows] });
        }
      }
    } finally {
      engine.close();
    }
  }
  if (settings.sections.includes('simd')) {
    const modules = { on: (await place.parts(false)).module, off: await place.scalar() };
    const open = (module: WebAssembly.Module) => openEngine(place, { threads: 1, hash: 16 }, false, module);
    const [on, off] = [await open(modules.on), await open(modules.off)];
    try {
      await runSimd({ on, off, modules, laps: await place.laps() }, settings, (simd) => {
        const { kind, name } = simd.rows.at(-1)!;
        tell('simd', 2, name || kind, { simd });
      });
    } finally {
      on.close();
      off.close();
    }
  }
  if (settings.sections.includes('random')) {
    const rows: NonNullable<Report['random']>[number][] = [];
    await runRandom(
      (await place.parts(false)).module,
      (row) => {
        rows.push(row);
        tell('random', 2, row.name, { random: [...rows] });
      },
      settings.turns,
    );
  }
  if (settings.sections.includes('threads')) {
    const rows: ThreadRow[] = [];
    const open = (threads: number) => openEngine(place, { threads, hash: 64 }, place.maxThreads > 1);
    for (const threads of counts.length > 1 ? counts.slice(1) : counts) {
      // The row of one thread is the first pair's.
      const measured = await runThreads(open, threads, settings.runs, settings.threadDepth);
      rows.push(...measured.slice(rows.length > 0 ? 1 : 0));
      tell('threads', 8, `${threads}`, { threads: [...rows] });
    }
  }
  return report;
}

type Tell = (section: Section, weight: number, step: string, more: Partial<Report>, row?: BenchRow) => void;

async function signature(engine: BenchEngine, settings: RunSettings, tell: Tell): Promise<void> {
  const runs: BenchTotal[] = [];
  const rows: BenchRow[] = [];
  for (let run = 0; run < settings.runs; run++) {
    const total = await runBench(
      engine,
      (row) => {
        if (run > 0) return tell('signature', 1, row.name, {});
        rows.push(row);
        tell('signature', 1, row.name, { rows: [...rows], depth: settings.depth }, row);
      },
      settings.depth,
    );
    if (total.nodes !== (runs[0] ?? total).nodes)
      throw new Error(
        `two runs counted ${runs[0]!.nodes} and ${total.nodes} nodes: the engine is not deterministic here`,
      );
    runs.push(total);
    const { nps: _, ...first } = runs[0]!;
    tell('signature', 0, '', {
      ...first,
      nps: spread(runs.map(({ nps }) => nps)),
      stages: stageRows(runs),
      published: settings.published === undefined ? publishedAt(settings.depth) : settings.published,
    });
  }
}
