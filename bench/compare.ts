/** Benchmark reports: their form, and two of them side by side. Reading them back: report-read.ts. */
import type { RandomRow } from './random-play.ts';
import type { BenchTotal } from './signature.ts';
import type { SimdResult } from './simd.ts';
import type { SolveRow } from './solve.ts';
import type { SpeedRow, Spread } from './speed.ts';
import type { ThreadRow } from './threads.ts';

/** Search speed on the suite's positions of one stage, nodes a second. */
export interface StageRow {
  readonly stage: string;
  readonly nps: Spread;
}

/** What `npm run bench -- --json` prints and the bench page saves. A section that was not run is empty or left out. */
export interface Report extends Omit<BenchTotal, 'nps'> {
  readonly nps: Spread;
  readonly speed: readonly SpeedRow[];
  readonly device: string;
  readonly stages?: readonly StageRow[];
  readonly simd?: SimdResult;
  readonly random?: readonly RandomRow[];
  readonly threads?: readonly ThreadRow[];
  readonly solve?: readonly SolveRow[];
  /** Version of the engine, and when it ran (ISO 8601). */
  readonly version?: string;
  readonly when?: string;
  /** The node total published for this depth; null if none is. */
  readonly published?: number | null;
  /** The page was hidden during the run: times are doubtful, counts are not. */
  readonly hidden?: boolean;
}

/** One measure of two reports. `ratio` is b over a; its range is what the two spreads allow. */
export interface Comparison {
  readonly name: string;
  readonly unit: string;
  readonly a: Spread;
  readonly b: Spread;
  readonly ratio: Spread;
  /** For speeds a ratio above 1 is better, for times below. */
  readonly higherIsBetter: boolean;
}

/** What both reports measured, in order. */
export function comparisons(a: Report, b: Report): Comparison[] {
  const list: Comparison[] = [];
  const add = (name: string, unit: string, one: Spread, other: Spread | undefined, higherIsBetter = true) => {
    if (!other || !(one.median > 0) || !(other.median > 0)) return;
    const ratio = {
      median: other.median / one.median,
      least: other.least / one.most,
      most: other.most / one.least,
    };
    list.push({ name, unit, a: one, b: other, ratio, higherIsBetter });
  };
  if (a.rows.length > 0 && b.rows.length > 0) add('search', 'nodes/s', a.nps, b.nps);
  for (const row of a.stages ?? [])
    add(`search, ${row.stage}`, 'nodes/s', row.nps, b.stages?.find(({ stage }) => stage === row.stage)?.nps);
  for (const row of a.speed)
    add(`perft ${row.name}`, 'moves/s', row.engine, b.speed.find(({ name }) => name === row.name)?.engine);
  for (const { kind, name, unit, on, off } of a.simd?.rows ?? []) {
    const other = b.simd?.rows.find((row) => row.kind === kind && row.name === name);
    const title = name ? `${kind} ${name}` : kind;
    add(`${title}, SIMD on`, unit, on, other?.on);
    add(`${title}, SIMD off`, unit, off, other?.off);
  }
  for (const row of a.random ?? [])
    add(`random play, ${row.name}`, 'moves/s', row.engine, b.random?.find(({ name }) => name === row.name)?.engine);
  for (const row of a.threads ?? []) {
    const other = b.threads?.find(({ threads }) => threads === row.threads);
    add(`${row.threads} thread(s)`, 'nodes/s', row.nps, other?.nps);
    if (other?.depth === row.depth)
      add(`${row.threads} thread(s), depth ${row.depth}`, 'ms', row.timeMs, other.timeMs, false);
  }
  for (const row of a.solve ?? []) {
    const other = b.solve?.find(({ name }) => name === row.name);
    if (!row.solved || !other?.solved) continue;
    const once = (value: number): Spread => ({ median: value, least: value, most: value });
    add(`solve ${row.name}`, 'ms', once(row.timeMs), once(other.timeMs), false);
  }
  return list;
}

/** `b` against `a`, as lines of text: same or other signature, then ratios with the range that the two spreads allow. */
export function compareReports(a: Report, b: Report): string[] {
  const lines = [`a: ${a.device}`, `b: ${b.device}`];
  if (a.rows.length === 0 || b.rows.length === 0) lines.push('the signature was not run in both');
  else if (a.depth !== b.depth) lines.push(`depths differ (${a.depth}, ${b.depth}): node counts cannot be compared`);
  else if (a.nodes === b.nodes) lines.push(`same signature: ${a.nodes} nodes at depth ${a.depth}`);
  else lines.push(`other signature: ${a.nodes} and ${b.nodes} nodes at depth ${a.depth}`, ...differingRows(a, b));
  const times = (value: number) => value.toFixed(3);
  for (const { name, unit, ratio } of comparisons(a, b))
    lines.push(`${name}, ${unit}: b/a = ${times(ratio.median)} (${times(ratio.least)} to ${times(ratio.most)})`);
  return lines;
}

function differingRows(a: Report, b: Report): string[] {
  return a.rows.flatMap((row) => {
    const other = b.rows.find(({ name }) => name === row.name);
    if (!other) return [`  ${row.name}: only in a`];
    return other.nodes === row.nodes ? [] : [`  ${row.name}: ${row.nodes} and ${other.nodes} nodes`];
  });
}
