/**
 * The signature run: every position of the suite at a fixed depth on one thread with a cleared table. The node total is the
 * same on every machine and in every run; a change of it is a change of the search. Same code in terminal and page.
 */
import type { RulesSpec, Score, SearchJob, SearchResult } from '../worker/protocol.ts';
import type { PerftCount } from '../worker/search-api.ts';
import published from './signature.json' with { type: 'json' };
import { SUITE, type SuitePosition } from './suite.ts';

/** What a benchmark needs of an engine; one thread, nothing else running. */
export interface BenchEngine {
  search(job: SearchJob): Promise<SearchResult>;
  clear(): Promise<void>;
  /** Leaves below each move; blocks the engine's thread. */
  divide(rules: RulesSpec, position: string, depth: number): Promise<PerftCount>;
}

export interface BenchRow {
  readonly name: string;
  readonly stage: SuitePosition['stage'];
  readonly variant: string;
  readonly nodes: number;
  readonly timeMs: number;
  readonly depth: number;
  readonly best: string | null;
  readonly score: Score | null;
}

export interface BenchTotal {
  readonly depth: number;
  readonly rows: readonly BenchRow[];
  readonly nodes: number;
  readonly timeMs: number;
  readonly nps: number;
}

/** Depth and node total of the full run, and of a short one for tests and impatient readers. */
export const PUBLISHED: { readonly full: Signature; readonly short: Signature } = published;

export interface Signature {
  readonly depth: number;
  readonly nodes: number;
}

const perSecond = (count: number, timeMs: number) => Math.round((count * 1000) / Math.max(timeMs, 0.001));

/** `onRow` after each position; `cancelled` is asked before each, and ends the run with an error. */
export async function runBench(
  engine: Pick<BenchEngine, 'search' | 'clear'>,
  onRow: (row: BenchRow) => void,
  depth = PUBLISHED.full.depth,
  cancelled: () => boolean = () => false,
): Promise<BenchTotal> {
  const rows: BenchRow[] = [];
  for (const position of SUITE) {
    if (cancelled()) throw new Error('bench: cancelled');
    await engine.clear();
    const row = await runOne(engine, position, depth);
    rows.push(row);
    onRow(row);
  }
  const nodes = rows.reduce((sum, row) => sum + row.nodes, 0);
  const timeMs = rows.reduce((sum, row) => sum + row.timeMs, 0);
  return { depth, rows, nodes, timeMs, nps: perSecond(nodes, timeMs) };
}

async function runOne(
  engine: Pick<BenchEngine, 'search'>,
  { name, stage, rules, position }: SuitePosition,
  depth: number,
): Promise<BenchRow> {
  const { best, info, reason } = await engine.search({
    rules,
    root: position,
    moves: [],
    limits: { depth },
    multiPv: 1,
    searchMoves: [],
  });
  if (reason !== 'limit' && reason !== 'proven') throw new Error(`bench: "${name}" ended because of: ${reason}`);
  const { nodes, timeMs } = info;
  const score = info.lines[0]?.score ?? null;
  return { name, stage, variant: rules.variant, nodes, timeMs, depth: info.depth, best, score };
}

/** The run as text lines (notation 4, `bench`). */
export const benchLines = {
  row: ({ name, nodes, timeMs, depth, best }: BenchRow) =>
    `${name.padEnd(40)} ${String(nodes).padStart(9)} nodes ${String(Math.round(timeMs)).padStart(6)} ms  depth ${depth}  ${best ?? '-'}`,
  total: ({ nodes, timeMs, nps }: BenchTotal) => [`nodes ${nodes}`, `time ${Math.round(timeMs)}`, `nps ${nps}`],
};
