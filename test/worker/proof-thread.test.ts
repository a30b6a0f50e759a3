/** The proof thread of a pool: what it proves without regard to depth comes out of the search by depth. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { legalMoves, outcome, parseSetup, play, rulesetOf, validate } from '../../web/rules/index.ts';
import { Pool, provingHelper } from '../../worker/pool.ts';
import type { ProofThread, SearchInfo, SearchJob } from '../../worker/protocol.ts';
import { job, parts, START } from './support.ts';

const positionAfter = (game: string, ply: number): string =>
  readFileSync(new URL('../data/zanzibar-1994-positions.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .find((row) => row[0] === game && row[1] === String(ply))![3]!;

async function searchUntil(wanted: SearchJob, enough: (info: SearchInfo) => boolean) {
  const pool = await Pool.open(await parts(true), { threads: 2, hash: 16 });
  try {
    let last: SearchInfo | null = null;
    const result = await pool.search(1, wanted, (_, info) => {
      last = info;
      if (enough(info)) pool.stop();
    });
    return { result, last: last as SearchInfo | null };
  } finally {
    pool.dispose(new Error('the test is over'));
  }
}

/** Who has won at the end of the line, for the side to move at its beginning; null if it has no end. */
function endOf(text: string, pv: readonly string[]): 'win' | 'loss' | null {
  const rules = rulesetOf('kiswahili');
  if (!rules.ok) throw new Error('no rules');
  const setup = parseSetup(text, 8);
  if (!setup.ok) throw new Error(setup.error.message);
  const position = validate(rules.value, setup.value);
  if (!position.ok) throw new Error(position.error.join());
  let now = position.value;
  for (const move of pv) {
    const played = play(rules.value, now, legalMoves(rules.value, now).find((one) => one.text === move)!);
    const end = played.outcome ?? outcome(rules.value, played.position);
    if (end) return end.winner === position.value.side ? 'win' : 'loss';
    now = played.position;
  }
  return null;
}

it('a win that no depth in reach shows is told, with a line to its end', { timeout: 60_000 }, async () => {
  const root = positionAfter('Voogt-69', 48);
  const wanted = job(root, {}, { options: { proofThread: 'on' } });
  const { last } = await searchUntil(wanted, (info) => info.lines[0]?.score.kind === 'win');
  const line = last!.lines[0]!;
  expect(line.score).toMatchObject({ kind: 'win' });
  expect((line.score as { plies: number }).plies).toBeGreaterThan(line.depth);
  expect(line.pv.length).toBeLessThanOrEqual((line.score as { plies: number }).plies);
  expect(endOf(root, line.pv)).toBe('win');
});

it('a proof is shortened until it is exact, as a search of every move finds it', { timeout: 60_000 }, async () => {
  const root = positionAfter('Voogt-7', 42);
  const { result } = await searchUntil(job(root, {}, { options: { proofThread: 'on' } }), () => false);
  expect(result.reason).toBe('proven');
  expect(result.info.lines[0]!.score).toEqual({ kind: 'loss', plies: 22 });
  // What another thread writes may cost the line its last moves, never its truth.
  expect(endOf(root, result.info.lines[0]!.pv)).not.toBe('win');
});

it('several lines take over what is proven and still end', { timeout: 60_000 }, async () => {
  const root = positionAfter('Voogt-69', 72);
  const wanted = job(root, {}, { multiPv: 2, options: { proofThread: 'on' } });
  const { result } = await searchUntil(wanted, () => false);
  expect(result.reason).toBe('proven');
  expect(result.info.lines.map(({ score }) => score.kind)).toEqual(['loss', 'loss']);
  expect(result.info.lines[0]!.score).toEqual({ kind: 'loss', plies: 18 });
});

it.each<[ProofThread | undefined, number, number | undefined, number]>([
  [undefined, 1, undefined, -1],
  [undefined, 2, undefined, 1],
  ['auto', 1, 9, 0],
  ['on', 1, undefined, 0],
  ['on', 0, undefined, -1],
  ['off', 3, 9, -1],
])('proof thread %s, %i helpers, mate %s: helper %i proves', (proofThread, helpers, mate, expected) => {
  const limits = mate === undefined ? {} : { mate };
  const options = proofThread === undefined ? {} : { options: { proofThread } };
  expect(provingHelper(job(START, limits, options), helpers)).toBe(expected);
});
