/** Model against engine on random positions of all games and house rules; the long run is fuzz.slow.test.ts. */
import { expect, it } from 'vitest';
import type { FuzzEngine } from '../../bench/fuzz/compare.ts';
import { RULES_MET } from '../../bench/fuzz/coverage.ts';
import { type FuzzReport, runFuzz } from '../../bench/fuzz/fuzz.ts';
import { failureText } from '../../bench/fuzz/shrink.ts';
import { openEngine } from './cross-check.ts';

it('3000 random positions of all games and house rules, every one the same in both', async () => {
  const report = await runFuzz(await openEngine(), { positions: 3000, seed: 20_261_130, wanted: 30 });
  expect(report.failure && failureText(report.failure)).toBeNull();
  expect(report.positions).toBe(3000);
  expect(RULES_MET.filter((rule) => report.met[rule] > 0).length).toBeGreaterThan(0.7 * RULES_MET.length);
});

it('1000 random positions, every one the same in the model and in the engine without SIMD', async () => {
  const engine = await openEngine(1, 'engine.scalar.wasm');
  const report = await runFuzz(engine, { positions: 1000, seed: 20_261_131, wanted: 30 });
  expect(report.failure && failureText(report.failure)).toBeNull();
  expect(report.positions).toBe(1000);
});

it('compares the same positions with the same seed', async () => {
  const run = async () => (await runFuzz(await openEngine(), { positions: 1000, seed: 4 })).met;
  expect(await run()).toEqual(await run());
});

it('ends when it is told to, and tells how far it has come', async () => {
  const told: FuzzReport[] = [];
  const report = await runFuzz(
    await openEngine(),
    { positions: 10_000_000, seed: 4 },
    (now) => told.push(now),
    () => told.length > 2,
  );
  expect(told.length).toBeGreaterThan(2);
  expect(report.positions).toBeLessThan(10_000_000);
  expect(report.positions).toBeGreaterThan(0);
  expect(report.failure).toBeNull();
});

/** The real engine with one fault put in. */
async function faulty(fault: (real: FuzzEngine) => Partial<FuzzEngine>): Promise<FuzzEngine> {
  const real = await openEngine();
  const plain: FuzzEngine = {
    setRules: (spec) => real.setRules(spec),
    setPosition: (text) => real.setPosition(text),
    positionText: () => real.positionText(),
    legalMoves: () => real.legalMoves(),
    play: (move) => real.play(move),
    hash: () => real.hash(),
    outcome: () => real.outcome(),
  };
  return { ...plain, ...fault(plain) };
}

const occupiedPits = (position: string) =>
  position
    .split(' ')[0]!
    .split(/[,/]/)
    .filter((count) => count !== '0').length;

it('a forgotten safari is found and shrunk to a position with few pits', async () => {
  const engine = await faulty((real) => ({
    legalMoves: () => real.legalMoves().filter((move) => !move.includes('>')),
  }));
  const { failure } = await runFuzz(engine, { positions: 100_000, seed: 1 });
  expect(failure?.what).toContain('legal moves: model');
  expect(failure?.move).toBeNull();
  expect(occupiedPits(failure!.position)).toBeLessThan(10);
});

it('a wrong result of one kind of move is shrunk to one position and that move', async () => {
  let last = '';
  const engine = await faulty((real) => ({
    play: (move) => {
      last = move;
      return real.play(move);
    },
    setPosition: (text) => {
      last = '';
      return real.setPosition(text);
    },
    // Every takata that starts in B3 forgets whose houses are owned.
    positionText: () =>
      /^[Bb]3.\*/.test(last) ? real.positionText().replace(/ (SN|S|N|-) /, ' ? ') : real.positionText(),
  }));
  const { failure } = await runFuzz(engine, { positions: 100_000, seed: 2 });
  expect(failure?.what).toContain('after');
  expect(failure?.move).toMatch(/^[Bb]3.\*/);
  expect(failure?.rules.switches).toEqual({});
  expect(occupiedPits(failure!.position)).toBeLessThan(8);
});

it('a hash that forgets the side to move is found', async () => {
  let shift = 0n;
  const engine = await faulty((real) => ({
    // By playing and by setting up the same position gives two hashes.
    play: (move) => {
      shift = 1n;
      return real.play(move);
    },
    setPosition: (text) => {
      shift = 0n;
      return real.setPosition(text);
    },
    hash: () => real.hash() ^ shift,
  }));
  const { failure } = await runFuzz(engine, { positions: 100_000, seed: 3 });
  expect(failure?.what).toContain('hash');
});
