import fs from 'node:fs';
import { EngineHost } from '../worker/host.ts';
import { loadWeights } from './weights-load.ts';

const [wasm, threadsText, budget = '600000', evaluation = 'trained', net] = process.argv.slice(2);
const threads = Number(threadsText);
const module = await WebAssembly.compile(fs.readFileSync(wasm!));
const mem = EngineHost.createMemory(32, false).memory;
const hosts: any[] = [];
for (let i = 0; i < Math.max(threads, 1); i++) {
  const h = await EngineHost.create(module, mem, i);
  if (net) loadWeights(h, fs.readFileSync(net));
  hosts.push(h);
}
const ref = JSON.parse(
  fs.existsSync('/tmp/sim/depths2.json') ? fs.readFileSync('/tmp/sim/depths2.json', 'utf8') : '{}',
);
const rows: any[] = [];
const KIS = { variant: 'kiswahili', switches: {} };
const POS: any[] = fs
  .readFileSync('test/data/zanzibar-1994-positions.tsv', 'utf8')
  .split('\n')
  .map((l) => l.split('\t'))
  .filter((c) => /^\d+$/.test(c[1] ?? '') && [6, 10, 14, 18, 22, 26, 32].includes(Number(c[1])))
  .map((c) => ({ name: `${c[0]} ${c[1]}`, rules: KIS, position: c.find((x) => (x.match(/\//g) ?? []).length === 3)! }));

for (const p of POS) {
  hosts[0].setRules(p.rules);
  hosts[0].clearTable();
  const key = p.name;
  const limits = ref[key] ? { depth: ref[key] } : { nodes: Number(budget) };
  const job = {
    rules: p.rules,
    root: p.position,
    moves: [],
    limits,
    multiPv: 1,
    searchMoves: [],
    options: { evaluation },
  } as any;
  for (let i = hosts.length - 1; i >= 0; i--) {
    const e = hosts[i].prepare(job);
    if (e) throw new Error(e);
  }
  let turns = 0;
  let own = 0;
  while (hosts[0].run(() => {}) === 'paused') {
    turns++;
    if (turns * 128 > 1_500_000) {
      hosts[0].stop();
    }
    for (let i = 1; i < hosts.length; i++) hosts[i].exports.search();
  }
  own = Number(new BigUint64Array(mem.buffer)[1152 / 8]);
  const info = hosts[0].result().info;
  const s = info.lines[0].score;
  rows.push({
    name: key,
    depth: info.depth,
    own,
    total: info.nodes,
    score: `${s.kind}${s.kind === 'cp' ? s.value : s.plies}`,
  });
}
const out = process.env.OUT;
if (out) fs.writeFileSync(out, JSON.stringify(rows));
if (!fs.existsSync('/tmp/sim/depths2.json') && threads === 1) {
  fs.writeFileSync('/tmp/sim/depths2.json', JSON.stringify(Object.fromEntries(rows.map((r) => [r.name, r.depth]))));
  fs.writeFileSync('/tmp/sim/base2.json', JSON.stringify(rows));
}
const base = new Map(
  (process.env.BASE ? JSON.parse(fs.readFileSync(process.env.BASE, 'utf8')) : []).map((r: any) => [r.name, r]),
);
const ratios: number[] = [];
for (const r of rows) {
  const b: any = base.get(r.name);
  const ratio = b ? b.own / r.own : 0;
  if (b) ratios.push(ratio);
  if (process.env.V) console.log(r.name.padEnd(28), r.depth, r.own, r.total, r.score, b ? ratio.toFixed(2) : '');
}
if (ratios.length) {
  ratios.sort((a, b) => a - b);
  const gm = Math.exp(ratios.reduce((s, x) => s + Math.log(x), 0) / ratios.length);
  console.log(
    wasm,
    'threads',
    threads,
    'median',
    ratios[ratios.length >> 1]!.toFixed(3),
    'geomean',
    gm.toFixed(3),
    'n',
    ratios.length,
    'sum',
    rows.reduce((s, r) => s + r.own, 0),
  );
}
