/** `node bench/run-ts.mjs bench/fuzz/main.ts [--positions 1000000] [--seed 1]`: model against engine, and how often each rule was met. */
import { parseArgs } from 'node:util';
import { openHost } from '../node-host.ts';
import { RULES_MET } from './coverage.ts';
import { runFuzz } from './fuzz.ts';
import { failureText } from './shrink.ts';

const { values } = parseArgs({
  options: { positions: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});
const positions = Number(values.positions);
const seed = Number(values.seed);
if (!Number.isInteger(positions) || positions < 1 || !Number.isInteger(seed)) {
  console.error('usage: fuzz [--positions <from 1>] [--seed <whole number>]');
  process.exit(2);
}
const engine = await openHost(1);
let told = performance.now();
const report = await runFuzz(engine, { positions, seed }, (now) => {
  if (performance.now() - told < 10_000) return;
  told = performance.now();
  console.error(`${now.positions} positions, ${Math.round(now.timeMs / 1000)} s`);
});
for (const rule of RULES_MET) console.log(`${String(report.met[rule]).padStart(9)}  ${rule}`);
const { games, rulesets, refused, timeMs } = report;
console.log(
  `${report.positions} positions in ${games} games by ${rulesets} rulesets, ${refused} set-ups refused, ${Math.round(timeMs / 1000)} s`,
);
if (report.failure !== null) {
  console.log(failureText(report.failure));
  process.exit(1);
}
