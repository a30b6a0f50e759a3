/** `npm run bench`: signature and speeds of the engine in the terminal. `--help` lists the options. */
import fs from 'node:fs';
import os from 'node:os';
import { loadLaps, loadScalar, nodeParts } from '../worker/node-engine.ts';
import { compareReports, type Report } from './compare.ts';
import { helpText, numberOf, readOptions } from './options.ts';
import { parseReport } from './report-read.ts';
import { type BenchPlace, openEngine, runSections, SECTIONS, type Section } from './run.ts';
import { benchLines, PUBLISHED, runBench } from './signature.ts';
import type { Spread } from './speed.ts';
import { THREAD_DEPTH } from './threads.ts';

const SPECS = [
  { name: 'depth', value: '<plies>', help: `depth of the signature run (${PUBLISHED.full.depth}, the published one)` },
  { name: 'runs', value: '<n>', help: 'signature runs; the speed is their median (1)' },
  { name: 'turns', value: '<n>', help: 'turns of the speed sections (5); 0: none' },
  { name: 'all', help: 'SIMD on and off, random play, threads and time to solve too' },
  { name: 'sections', value: '<names>', help: `only these, with commas: ${SECTIONS.join(',')}` },
  { name: 'threads', value: '<n>', help: 'most threads of the threads section (all processors, at most 16)' },
  { name: 'patience', value: '<ms>', help: 'most time for each position to solve (60000)' },
  { name: 'json', help: 'one JSON object instead of text' },
  { name: 'compare', help: 'compares two such objects: --compare a.json b.json' },
  { name: 'sign', help: 'writes bench/signature.json anew' },
  { name: 'help', help: 'this text' },
] as const;

const { options, rest } = readOptions(process.argv.slice(2), SPECS);
const count = (name: string, otherwise: number, most = 9999) => numberOf(options, name, otherwise, 0, most);

const [cpu] = os.cpus();
const place: BenchPlace = {
  parts: (shared) => nodeParts(shared),
  scalar: loadScalar,
  laps: loadLaps,
  maxThreads: Math.max(1, count('threads', Math.min(16, os.availableParallelism()))),
  device: `${cpu?.model ?? 'unknown'}, Node ${process.version}`,
};

function range({ median, least, most }: Spread, text: (value: number) => string): string {
  return `${text(median)} (${text(least)} to ${text(most)})`;
}

function millions(value: number): string {
  return `${(value / 1e6).toFixed(2)} M`;
}

try {
  if (options.has('help')) console.log(helpText('npm run bench -- [options]', SPECS));
  else if (options.has('compare')) compare();
  else if (options.has('sign')) await sign();
  else await measure();
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message.replace(/^bench: /, '') : error}`);
  process.exit(1);
}

function compare(): void {
  const [a, b] = rest.map((file) => {
    try {
      return parseReport(fs.readFileSync(file, 'utf8'));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  });
  if (!a || !b) throw new Error('--compare a.json b.json: two files expected');
  for (const line of compareReports(a, b)) console.log(line);
}

async function sign(): Promise<void> {
  const engine = await openEngine(place, { threads: 1, hash: 16 }, false);
  const nodesAt = async (depth: number) => ({ depth, nodes: (await runBench(engine, () => {}, depth)).nodes });
  try {
    const full = await nodesAt(count('depth', PUBLISHED.full.depth));
    const signature = { full, short: await nodesAt(PUBLISHED.short.depth) };
    fs.writeFileSync('bench/signature.json', `${JSON.stringify(signature, null, 2)}\n`);
    console.log(`bench/signature.json: ${JSON.stringify(signature)}`);
  } finally {
    engine.close();
  }
}

function wantedSections(): Section[] {
  const named = options.get('sections')?.split(',');
  const unknown = named?.find((name) => !SECTIONS.includes(name as Section));
  if (unknown !== undefined) throw new Error(`--sections: "${unknown}" is none of ${SECTIONS.join(', ')}`);
  if (named) return SECTIONS.filter((section) => named.includes(section));
  if (options.has('all')) return [...SECTIONS];
  return count('turns', 5) > 0 ? ['signature', 'speed'] : ['signature'];
}

/** Measures what is wanted. A run that is interrupted (Ctrl-C) or fails gives what it has finished, and ends with code 1. */
async function measure(): Promise<void> {
  // Beside a JSON object on the standard output the lines are for who waits.
  const print = options.has('json') ? console.error : console.log;
  const sections = wantedSections();
  let told: Partial<Report> = {};
  let stopped = false;
  process.on('SIGINT', () => {
    if (stopped) process.exit(130);
    process.stderr.write('\nstopping after this step (again: at once)\n');
    stopped = true;
  });
  let report: Report | null = null;
  let failure: unknown = null;
  const run = runSections(
    place,
    {
      sections,
      depth: count('depth', PUBLISHED.full.depth, 99),
      runs: Math.max(1, count('runs', 1)),
      turns: Math.max(1, count('turns', 5)),
      threadDepth: THREAD_DEPTH,
      patience: count('patience', 60_000, 3_600_000),
    },
    ({ report: now, row }) => {
      report = now;
      if (row) print(benchLines.row(row));
      for (const line of newLines(told, now)) print(line);
      told = now;
    },
    () => stopped,
  );
  try {
    report = await run;
  } catch (error) {
    failure = error;
  }
  if (report !== null) conclude(report, sections, print);
  if (failure !== null) throw failure;
}

function conclude(report: Report, sections: readonly Section[], print: (line: string) => void): void {
  if (sections.includes('signature') && report.nodes > 0) {
    for (const line of benchLines.total({ ...report, nps: Math.round(report.nps.median) })) print(line);
    if (report.published != null)
      print(
        report.published === report.nodes
          ? 'signature as published'
          : `signature differs: ${report.published} published`,
      );
  }
  if (options.has('json')) console.log(JSON.stringify(report));
}

function simdSignature({ depth, nodes: { on, off } }: NonNullable<Report['simd']>): string {
  return on === off
    ? `SIMD on and off: the same signature, ${on} nodes at depth ${depth}`
    : `SIMD on and off DIFFER: ${on} and ${off} nodes at depth ${depth}`;
}

/** Lines about the rows that `now` has and `before` had not. */
function newLines(before: Partial<Report>, now: Report): string[] {
  const fresh = <T>(of: (report: Partial<Report>) => readonly T[] | undefined) =>
    (of(now) ?? []).slice((of(before) ?? []).length);
  const moving = (what: string) => (row: Report['speed'][number] | NonNullable<Report['random']>[number]) =>
    `${what} ${row.name}: ${range(row.engine, millions)} moves/s, model ${millions(row.model.median)}, ratio ${range(row.ratio, (value) => value.toFixed(1))}`;
  return [
    ...fresh((report) => report.speed).map(moving('perft')),
    ...fresh(({ simd }) => simd?.rows).map(
      ({ kind, name, unit, on, off, ratio }) =>
        `SIMD, ${name ? `${kind} ${name}` : kind}: on ${range(on, millions)} ${unit}, off ${range(off, millions)}, ratio ${range(ratio, (value) => value.toFixed(2))}`,
    ),
    ...(now.simd && !before.simd ? [simdSignature(now.simd)] : []),
    ...fresh((report) => report.random).map(moving('random play,')),
    ...fresh((report) => report.threads).map(
      ({ threads, depth, nps, timeMs, sooner }) =>
        `${threads} thread(s): ${range(nps, millions)} nodes/s, to depth ${depth} in ${range(timeMs, (value) => value.toFixed(0))} ms${sooner ? `, each position ${range(sooner, (value) => value.toFixed(2))} times sooner` : ''}`,
    ),
    ...fresh((report) => report.solve).map(({ name, plies, solved, best, nodes, timeMs }) =>
      solved
        ? `solve ${name}: win in ${plies} by ${best}, ${nodes} nodes, ${Math.round(timeMs)} ms`
        : `solve ${name}: win in ${plies} not proven in ${Math.round(timeMs)} ms`,
    ),
  ];
}
