/** `npm run bench`: signature and speeds of the engine in the terminal. `--help` lists the options. */
import fs from 'node:fs';
import os from 'node:os';
import { nodeParts } from '../worker/node-engine.ts';
import { Pool } from '../worker/pool.ts';
import type { SearchJob } from '../worker/protocol.ts';
import { Session } from '../worker/session.ts';
import { compareReports, type Report } from './compare.ts';
import { helpText, numberOf, readOptions } from './options.ts';
import { type BenchEngine, type BenchTotal, benchLines, PUBLISHED, runBench } from './signature.ts';
import { runSpeed, type SpeedRow, spread } from './speed.ts';

const SPECS = [
  { name: 'depth', value: '<plies>', help: `depth of the signature run (${PUBLISHED.full.depth}, the published one)` },
  { name: 'runs', value: '<n>', help: 'signature runs; the speed is their median (1)' },
  { name: 'turns', value: '<n>', help: 'turns of the speed section (5); 0: none' },
  { name: 'json', help: 'one JSON object instead of text' },
  { name: 'compare', help: 'compares two such objects: --compare a.json b.json' },
  { name: 'sign', help: 'writes bench/signature.json anew' },
  { name: 'help', help: 'this text' },
] as const;

const { options, rest } = readOptions(process.argv.slice(2), SPECS);
const count = (name: string, otherwise: number) => numberOf(options, name, otherwise, 0, 9999);

if (options.has('help')) {
  console.log(helpText('npm run bench -- [options]', SPECS));
} else if (options.has('compare')) {
  const [a, b] = rest.map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as Report);
  if (!a || !b) throw new Error('--compare a.json b.json: two files expected');
  for (const line of compareReports(a, b)) console.log(line);
} else {
  await main();
}

async function main(): Promise<void> {
  const pool = await Pool.open(await nodeParts(false), { threads: 1, hash: 16 });
  const engine: BenchEngine = {
    search: (job: SearchJob) => new Session(pool).analyse(job, () => {}),
    clear: () => pool.clear(),
    divide: (rules, position, depth) => pool.divide(rules, position, depth),
  };
  try {
    if (options.has('sign')) await sign(engine);
    else await measure(engine);
  } finally {
    pool.dispose(new Error('bench is over'));
  }
}

async function sign(engine: BenchEngine): Promise<void> {
  const nodesAt = async (depth: number) => ({ depth, nodes: (await runBench(engine, () => {}, depth)).nodes });
  const full = await nodesAt(count('depth', PUBLISHED.full.depth));
  const signature = { full, short: await nodesAt(PUBLISHED.short.depth) };
  fs.writeFileSync('bench/signature.json', `${JSON.stringify(signature, null, 2)}\n`);
  console.log(`bench/signature.json: ${JSON.stringify(signature)}`);
}

async function measure(engine: BenchEngine): Promise<void> {
  const json = options.has('json');
  const print = (line: string) => {
    if (!json) console.log(line);
  };
  const depth = count('depth', PUBLISHED.full.depth);
  const runs: BenchTotal[] = [];
  for (let run = 0; run < Math.max(1, count('runs', 1)); run++) {
    runs.push(await runBench(engine, (row) => run === 0 && print(benchLines.row(row)), depth));
  }
  const [first] = runs as [BenchTotal];
  if (runs.some((run) => run.nodes !== first.nodes))
    throw new Error('two runs counted different nodes: not deterministic');
  const nps = spread(runs.map((run) => run.nps));
  for (const line of benchLines.total({ ...first, nps: Math.round(nps.median) })) print(line);
  const published = [PUBLISHED.full, PUBLISHED.short].find((one) => one.depth === depth);
  if (published)
    print(
      published.nodes === first.nodes ? 'signature as published' : `signature differs: ${published.nodes} published`,
    );

  const turns = count('turns', 5);
  const speed = turns > 0 ? await runSpeed(engine, (row) => print(speedLine(row)), turns) : [];
  if (!json) return;
  const [cpu] = os.cpus();
  const report: Report = { ...first, nps, speed, device: `${cpu?.model ?? 'unknown'}, Node ${process.version}` };
  console.log(JSON.stringify(report));
}

function speedLine({ name, engine, model, ratio }: SpeedRow): string {
  const millions = (value: number) => (value / 1e6).toFixed(2);
  return [
    `perft ${name}: ${millions(engine.median)} M moves/s (${millions(engine.least)} to ${millions(engine.most)})`,
    `model ${millions(model.median)} M`,
    `ratio ${ratio.median.toFixed(1)} (${ratio.least.toFixed(1)} to ${ratio.most.toFixed(1)})`,
  ].join(', ');
}
