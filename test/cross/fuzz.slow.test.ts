/** A million random positions, model against engine, every rule met a thousand times. FUZZ_POSITIONS and FUZZ_SEED change the run. */
import { expect, it } from 'vitest';
import { RULES_MET } from '../../bench/fuzz/coverage.ts';
import { runFuzz } from '../../bench/fuzz/fuzz.ts';
import { failureText } from '../../bench/fuzz/shrink.ts';
import { openEngine } from './cross-check.ts';

const POSITIONS = Number(process.env.FUZZ_POSITIONS ?? 1_000_000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Hits of each rule in a million positions, and in proportion. */
const LEAST = Math.floor(POSITIONS / 1000);

it(`${POSITIONS} random positions are the same in both, and every rule is met ${LEAST} times`, async () => {
  let told = 0;
  const report = await runFuzz(await openEngine(), { positions: POSITIONS, seed: SEED, wanted: 1.2 * LEAST }, (now) => {
    if (now.timeMs - told < 15_000) return;
    told = now.timeMs;
    console.log(`${now.positions} positions, ${Math.round(now.timeMs / 1000)} s`);
  });
  console.log(RULES_MET.map((rule) => `${String(report.met[rule]).padStart(9)}  ${rule}`).join('\n'));
  console.log(
    `${report.positions} positions, ${report.games} games, ${report.rulesets} rulesets, ${report.refused} refused`,
  );
  expect(report.failure && failureText(report.failure)).toBeNull();
  expect(report.positions).toBe(POSITIONS);
  expect(RULES_MET.filter((rule) => report.met[rule] < LEAST).map((rule) => `${rule}: ${report.met[rule]}`)).toEqual(
    [],
  );
});
