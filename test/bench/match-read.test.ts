/** Matches from files and storage: read whole or refused with the place; nothing in between. */
import { describe, expect, it } from 'vitest';
import { isFinished, type MatchState, openTasks, summarise } from '../../bench/match.ts';
import { parseMatch, readMatchGame, readMatchHead } from '../../bench/match-read.ts';
import { matchReport } from '../../bench/match-report.ts';
import { damagedCopies } from './damaged-copies.ts';

const game = (pair: number, aIsSouth: boolean) => ({
  pair,
  aIsSouth,
  result: '1-0' as const,
  reason: 'no legal move',
  forfeit: false,
  plies: 40,
  nodes: [10, 12] as const,
  timeMs: [1.5, 2] as const,
  text: '[Result "1-0"]\n\n1-0\n',
});

const state: MatchState = {
  format: 'bingwa-match-1',
  settings: {
    rules: { variant: 'kiswahili', switches: { mtajiTax: true, moveLimit: 500 } },
    a: { name: 'a', limits: { nodes: 100 }, setup: { evaluation: 'trained', pruning: false, hash: 4 } },
    b: { name: 'b', limits: { depth: 4, movetime: 20 }, setup: { ugi: 'other-engine' } },
    seed: 1,
    sprt: { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 },
    adjudicate: true,
    maxPlies: 500,
  },
  openings: [
    { moves: ['A6L*'], score: -12 },
    { moves: [], score: 0 },
  ],
  games: [game(0, true), game(0, false), game(1, false)],
};

describe('a match', () => {
  it('comes back from its text as it was', () => {
    expect(parseMatch(JSON.stringify(state))).toEqual(state);
    expect(readMatchHead(JSON.stringify(state))).toEqual({ ...state, games: [] });
    expect(readMatchGame(game(1, true), 2)).toEqual(game(1, true));
  });

  it('is refused with the place, or can be counted and gone on with, whatever stands in any of its fields', () => {
    const refused = damagedCopies(state, (json) => {
      const read = parseMatch(json);
      expect(summarise(read).wins).toBeLessThanOrEqual(3);
      expect(openTasks(read).length).toBe(2 * read.openings.length - read.games.length);
      isFinished(read);
      matchReport(read, false);
    });
    expect(refused).toBeGreaterThan(500);
  });

  it.each([
    ['a game of an opening that is not there', { games: [game(2, true)] }, /games\[0\]\.pair: .* one of 2 openings/],
    ['a game that stands twice', { games: [game(1, true), game(1, true)] }, /games\[1\]: .* stands twice/],
    ['no opening', { openings: [], games: [] }, /openings: the number of one of 0 openings/],
    [
      'an opening with an illegal move',
      { openings: [{ moves: ['A6L*', 'A6L*'], score: 0 }] },
      /openings\[0\]\.moves\[1\]: a legal move/,
    ],
    [
      'a game nobody knows',
      { settings: { ...state.settings, rules: { variant: 'chess', switches: {} } } },
      /settings\.rules: .*chess/,
    ],
    [
      'a player who may think for ever',
      { settings: { ...state.settings, a: { ...state.settings.a, limits: {} } } },
      /settings\.a\.limits: at least one limit/,
    ],
    [
      'an SPRT without room',
      { settings: { ...state.settings, sprt: { elo0: 5, elo1: 5, alpha: 0.05, beta: 0.05 } } },
      /elo1: a number from 6 expected/,
    ],
  ])('with %s is refused', (_, change, reason) => {
    expect(() => parseMatch(JSON.stringify({ ...state, ...change }))).toThrow(reason);
  });
});
