/** The arithmetic of the game report: thresholds, missed wins, averages, and what is no mistake. */
import { describe, expect, it } from 'vitest';
import { judge, summarise, THRESHOLDS, worstOf } from '../../bench/report-math.ts';
import { curveOf } from '../../bench/win-chance.ts';
import type { Score } from '../../worker/protocol.ts';

/** The score at which the side to move wins with this chance. */
const scoreAt = (chance: number): Score => ({
  kind: 'cp',
  value: curveOf('kiswahili').scale * Math.log(chance / (1 - chance)),
});
/** After the mover's move the opponent is to move: his score for what is left to the mover. */
const left = (chance: number): Score => scoreAt(1 - chance);

describe('a move is judged by the win chance that its player loses', () => {
  it.each([
    [0.5, 0.35, 'blunder'],
    [0.5, 0.351, 'mistake'],
    [0.5, 0.4, 'mistake'],
    [0.5, 0.401, 'inaccuracy'],
    [0.5, 0.45, 'inaccuracy'],
    [0.5, 0.451, null],
    [0.5, 0.5, null],
  ])('from %f to %f is %s', (before, after, judgement) => {
    const verdict = judge('kiswahili', scoreAt(before), left(after), false);
    expect(verdict.judgement).toBe(judgement);
    expect(verdict.loss).toBeCloseTo(before - after, 9);
  });

  it('a gain is a deeper look, not a negative loss', () => {
    expect(judge('kiswahili', scoreAt(0.4), left(0.6), false)).toEqual({ loss: 0, judgement: null, missedWin: null });
  });

  it('three seeds thrown away in a won or a lost game are no mistake', () => {
    expect(judge('kiswahili', { kind: 'cp', value: 2400 }, { kind: 'cp', value: -2100 }, false).judgement).toBeNull();
    expect(judge('kiswahili', { kind: 'cp', value: -2100 }, { kind: 'cp', value: 2400 }, false).judgement).toBeNull();
    expect(judge('kiswahili', { kind: 'cp', value: 150 }, { kind: 'cp', value: 150 }, false).judgement).not.toBeNull();
  });

  it('a forced move, or the engine’s own choice, loses nothing', () => {
    expect(judge('kiswahili', scoreAt(0.9), left(0.1), true)).toEqual({ loss: 0, judgement: null, missedWin: null });
  });

  it('without both evaluations nothing is said', () => {
    expect(judge('kiswahili', null, left(0.1), false)).toEqual({ loss: null, judgement: null, missedWin: null });
    expect(judge('kiswahili', scoreAt(0.5), null, false).loss).toBeNull();
  });
});

describe('a missed win', () => {
  it('is a proven win given away, for a lost game most of all', () => {
    expect(judge('kiswahili', { kind: 'win', plies: 7 }, left(0.6), false)).toMatchObject({
      judgement: 'blunder',
      missedWin: 7,
    });
    expect(judge('kiswahili', { kind: 'win', plies: 7 }, { kind: 'win', plies: 4 }, false)).toEqual({
      loss: 1,
      judgement: 'blunder',
      missedWin: 7,
    });
  });

  it('is not a longer way to the same win, proven or as good as sure', () => {
    expect(judge('kiswahili', { kind: 'win', plies: 3 }, { kind: 'loss', plies: 12 }, false)).toMatchObject({
      loss: 0,
      missedWin: null,
    });
    expect(judge('kiswahili', { kind: 'win', plies: 3 }, left(0.98), false)).toMatchObject({
      judgement: null,
      missedWin: null,
    });
  });
});

describe('a player’s summary', () => {
  const moves = [
    { ...judge('kiswahili', scoreAt(0.5), left(0.3), false), forced: false },
    { ...judge('kiswahili', scoreAt(0.5), left(0.4), false), forced: false },
    { ...judge('kiswahili', scoreAt(0.5), left(0.5), false), forced: false },
    { ...judge('kiswahili', { kind: 'win', plies: 5 }, left(0.5), false), forced: false },
    { ...judge('kiswahili', scoreAt(0.9), left(0.1), true), forced: true },
    { ...judge('kiswahili', null, null, false), forced: false },
  ];

  it('counts each move once, in its worst class', () => {
    expect(summarise(moves)).toMatchObject({ blunder: 2, mistake: 1, inaccuracy: 0, missedWins: 1, judged: 4 });
  });

  it('averages over judged moves only', () => {
    const { averageLoss, accuracy } = summarise(moves);
    expect(averageLoss).toBeCloseTo((0.2 + 0.1 + 0 + 0.5) / 4, 9);
    const mean = (Math.exp(-0.2 / 0.15) + Math.exp(-0.1 / 0.15) + 1 + Math.exp(-0.5 / 0.15)) / 4;
    expect(accuracy).toBeCloseTo(mean, 9);
  });

  it('says nothing about a player without judged moves', () => {
    expect(summarise([])).toMatchObject({ judged: 0, averageLoss: null, accuracy: null });
  });

  it('the worst five are ordered by their loss and leave out what lost nothing', () => {
    expect(worstOf(moves, 5).map((move) => Math.round(move.loss! * 100))).toEqual([50, 20, 10]);
    expect(worstOf(moves, 1)).toHaveLength(1);
  });
});

it('the thresholds are those that the page prints', () => {
  expect(THRESHOLDS).toEqual({ blunder: 0.15, mistake: 0.1, inaccuracy: 0.05 });
});
