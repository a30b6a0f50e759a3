/** The levels of the computer: what they choose is decided by seed and moves, never by chance. */

import { describe, expect, it } from 'vitest';
import { lotOf } from '../../bench/hash-text.ts';
import { LEVEL_COUNT } from '../../web/state/playKept.ts';
import { chooseMove, HINT, LEVELS, lotFor } from '../../web/state/playLevels.ts';
import type { Line, Score } from '../../worker/protocol.ts';

const line = (move: string, score: Score, rank = 1): Line => ({
  rank,
  depth: 3,
  seldepth: 3,
  score,
  bound: 'exact',
  pv: [move],
});
const cp = (value: number): Score => ({ kind: 'cp', value });
const lines = [line('A1L', cp(100)), line('A2L', cp(0), 2), line('A3L', cp(-900), 3)];
const lots = Array.from({ length: 400 }, (_, index) => lotFor(7, ['A6L*', String(index)]));
const share = (level: number, move: string) =>
  lots.filter((lot) => chooseMove(lines, LEVELS[level - 1]!, lot) === move).length / lots.length;

it('levels grow: more nodes, fewer lines, less spread', () => {
  expect(LEVELS).toHaveLength(LEVEL_COUNT);
  for (const [index, level] of LEVELS.entries()) {
    const before = LEVELS[index - 1];
    if (before === undefined) continue;
    expect(level.nodes).toBeGreaterThan(before.nodes);
    expect(level.lines).toBeLessThanOrEqual(before.lines);
    expect(level.spread).toBeLessThanOrEqual(before.spread);
  }
});

it('the full level searches with the strongest evaluation, and so does a hint', () => {
  expect(LEVELS.at(-1)!.evaluation).toBe('trained');
  expect(HINT.evaluation).toBe('trained');
  const weaker = LEVELS.findIndex(({ evaluation }) => evaluation === 'trained');
  expect(LEVELS.slice(weaker).every(({ evaluation }) => evaluation === 'trained')).toBe(true);
});

describe('a lot', () => {
  it('is the same for the same seed and moves, and spreads evenly from 0 to 1', () => {
    expect(lotFor(7, ['A6L*'])).toBe(lotFor(7, ['A6L*']));
    expect(lotFor(7, ['A6L*'])).not.toBe(lotFor(8, ['A6L*']));
    expect(Math.min(...lots)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...lots)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth++) {
      const inside = lots.filter((lot) => Math.floor(lot * 10) === tenth).length;
      expect(inside).toBeGreaterThan(20);
      expect(inside).toBeLessThan(60);
    }
    expect(lotOf('')).toBeLessThan(1);
  });
});

describe('the move chosen', () => {
  it('is the best line’s from level six on', () => {
    for (const level of [6, 7, 8]) expect(share(level, 'A1L')).toBe(1);
  });

  it('is another one the more often the lower the level', () => {
    expect(share(1, 'A1L')).toBeLessThan(share(3, 'A1L'));
    expect(share(3, 'A1L')).toBeLessThan(share(5, 'A1L'));
    expect(share(1, 'A3L')).toBeGreaterThan(0);
    // A seed's worth less, with a spread of 120: e^(-100/120) against 1 and next to nothing for the third.
    expect(share(3, 'A2L')).toBeCloseTo(Math.exp(-100 / 120) / (1 + Math.exp(-100 / 120)), 1);
  });

  it('does not throw a proven win away, and prolongs a loss', () => {
    const winning = [line('A1L', { kind: 'win', plies: 3 }), line('A2L', cp(200), 2)];
    const losing = [line('A1L', { kind: 'loss', plies: 8 }), line('A2L', { kind: 'loss', plies: 2 }, 2)];
    for (const lot of lots) expect(chooseMove(winning, LEVELS[2]!, lot)).toBe('A1L');
    expect(lots.filter((lot) => chooseMove(losing, LEVELS[4]!, lot) === 'A1L').length).toBeGreaterThan(300);
  });

  it('is none without lines', () => {
    expect(chooseMove([], LEVELS[0]!, 0.5)).toBeNull();
  });
});
