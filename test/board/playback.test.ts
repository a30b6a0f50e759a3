import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyStep, expand, LONGEST_MS, SEED_MS, schedule, shownOf, stepAt } from '../../web/board/playback.ts';
import {
  type Game,
  mainline,
  parseGames,
  parseSetup,
  play,
  type Ruleset,
  rulesetOf,
  type TraceEvent,
  validate,
} from '../../web/rules/index.ts';

const games: Game[] = (() => {
  const read = parseGames(readFileSync(new URL('../data/zanzibar-1994.txt', import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.map(({ game }) => game);
})();

function rules(variant: string): Ruleset {
  const found = rulesetOf(variant);
  if (!found.ok) throw new Error(found.error.join());
  return found.value;
}

function position(ruleset: Ruleset, text: string) {
  const setup = parseSetup(text, ruleset.columns);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const valid = validate(ruleset, setup.value);
  if (!valid.ok) throw new Error(valid.error.join());
  return valid.value;
}

describe('a trace as steps', () => {
  it('ends every ply of the eight championship games on the board that the rules give', () => {
    let plies = 0;
    for (const game of games) {
      let before = game.start;
      for (const node of mainline(game.root)) {
        if (!node.move) continue;
        const { position: after, trace } = play(game.rules, before, node.move);
        const shown = shownOf(before);
        const { steps, laps } = expand(before, trace);
        for (const step of steps) {
          applyStep(shown, step);
          expect(step.hand).toBeGreaterThanOrEqual(0);
        }
        expect(shown, `ply ${plies} ${node.move.text}`).toEqual(shownOf(after));
        expect(steps.at(-1)?.hand).toBe(0);
        expect(laps).toBe(trace.filter((event) => event.type === 'lap').length);
        before = after;
        plies++;
      }
    }
    expect(plies).toBe(458);
  });

  it('refuses a trace of another position', () => {
    const start = position(rules('kujifunza'), `${Array(4).fill('2,2,2,2,2,2,2,2').join('/')} S 0,0 - - 1`);
    const trace: TraceEvent[] = [{ rule: '2.4', type: 'lift', pit: { side: 'S', index: 3 }, count: 5, why: 'start' }];
    expect(() => expand(start, trace)).toThrow(/S3 would hold -3 seeds/);
  });

  it('takes captured seeds off the board in the Arab games', () => {
    const start = position(rules('hawalis'), `${Array(4).fill('2,2,2,2,2,2,2').join('/')} S 0,0 - - 1`);
    const pit = { side: 'N', index: 2 } as const;
    const { steps } = expand(start, [
      { rule: '3.4', type: 'capture', by: { side: 'S', index: 4 }, pit, count: 2, removed: true },
    ]);
    expect(steps).toEqual([{ kind: 'capture', pit, count: 0, hand: 0, lap: 0, removed: true }]);
  });
});

describe('the time a move takes', () => {
  const pit = { side: 'S', index: 0 } as const;
  const sowing = (seeds: number) =>
    Array.from({ length: seeds }, () => ({ kind: 'drop' as const, pit, count: 1, hand: 0, lap: 1, removed: false }));

  it('is even for a short move', () => {
    const ends = schedule(sowing(20));
    expect(ends[0]).toBeCloseTo(SEED_MS);
    expect(ends[19]).toBeCloseTo(20 * SEED_MS);
  });

  it('grows less than the length of a long one, and its first seeds stay slow', () => {
    const ends = schedule(sowing(120));
    expect(ends[9]).toBeCloseTo(10 * SEED_MS);
    expect(ends[119]).toBeLessThan(100 * SEED_MS);
  });

  it('never exceeds 12 seconds, with the longest known turn and at the cap of 100 000', () => {
    for (const seeds of [400, 6615, 100_000])
      expect(schedule(sowing(seeds)).at(-1)).toBeLessThanOrEqual(LONGEST_MS + 1e-6);
  });

  it('finds the step of a moment', () => {
    const ends = Float64Array.of(10, 20, 30);
    expect([0, 9, 10, 25, 30, 99].map((time) => stepAt(ends, time))).toEqual([0, 0, 1, 2, 3, 3]);
  });
});
