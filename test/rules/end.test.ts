/** Rule 2.7: how a game ends. */
import { describe, expect, test } from 'vitest';
import { outcome, play, stateKey } from '../../web/rules/index.ts';
import { legal, moveNamed, movesText, positionOf, rulesOf } from './helpers.ts';
import { mtaji, show } from './sketch.ts';

const K = rulesOf('kiswahili');

describe('2.7 the end', () => {
  test('the capture of the last front seeds ends the turn with its one lap, whatever that reaches', () => {
    const after = show(K, mtaji(K, '00000000 00040000 02010000 00000000'), 'A2R');
    expect(after.front).toBe('11230000');
    expect(after.lines.slice(2)).toEqual(['capture a5 4', 'kichwa A1', 'sow A1 4', 'end front row empty']);
    expect(outcome(K, after.position)).toEqual({ winner: 'S', reason: 'front row empty' });
    expect(after.position.side).toBe('N');
    expect(movesText(K, after.position)).toBe('-');
  });

  test('in a set-up, a side whose front row is empty has lost, to move or not', () => {
    const south = positionOf(K, '0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/62,0,0,0,0,0,0,0 S 0,0 - - 1');
    expect(outcome(K, south)).toEqual({ winner: 'N', reason: 'front row empty' });
    const north = positionOf(K, '62,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - - 1');
    expect(outcome(K, north)).toEqual({ winner: 'S', reason: 'front row empty' });
    expect(movesText(K, north)).toBe('-');
  });

  test('a player without a legal move loses', () => {
    const stuck = mtaji(K, '00000000 01000000 10100000 01010000');
    expect(outcome(K, stuck)).toEqual({ winner: 'N', reason: 'no legal move' });
  });

  test('a known answer: B2L wins at once', () => {
    const position = positionOf(K, '2,2,4,6,0,0,3,4/3,0,3,0,0,5,1,0/2,0,1,2,0,1,1,1/1,2,4,5,3,3,3,2 S 0,0 - - 1');
    expect(play(K, position, moveNamed(K, position, 'B2L')).outcome).toMatchObject({ winner: 'S' });
  });

  test('a known answer: A3L is never-ending and not legal', () => {
    const text = '0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 S 11,11 - - 12';
    expect(legal(K, text)).toBe('A2L* A2R* A3R* A6L* A6R* A7L* A7R*');
    expect(() => play(K, positionOf(K, text), { pit: 2, direction: 'L', safari: false })).toThrow(
      'A3L is not a legal move here; legal: A3R*',
    );
  });

  describe('a turn is never-ending when its seeds exceed the limit at the end of a lap', () => {
    const picture = '00000000 10000000 02010200 00000000';

    test('that lap included, even if it would end the turn', () => {
      expect(movesText(rulesOf('kiswahili', { moveLimit: 7 }), mtaji(K, picture))).toContain('A2R*');
      expect(movesText(rulesOf('kiswahili', { moveLimit: 6 }), mtaji(K, picture))).not.toContain('A2R*');
    });

    test('the seed put in from the hand is not counted', () => {
      const text = '0,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0/3,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 30,30 - - 1';
      expect(legal(rulesOf('kiswahili', { moveLimit: 4 }), text)).toBe('A1R*');
      expect(legal(rulesOf('kiswahili', { moveLimit: 3 }), text)).toBe('-');
    });

    test('but a turn that has emptied the front row before is a win', () => {
      const win = mtaji(K, '00000000 00040000 02010000 00000000');
      expect(movesText(rulesOf('kiswahili', { moveLimit: 2 }), win)).toBe('A2R');
      expect(movesText(rulesOf('kiswahili', { moveLimit: 1 }), win)).toBe('-');
    });

    test('captures are an obligation even if they never end: a player without another move loses', () => {
      const limited = rulesOf('kiswahili', { moveLimit: 1 });
      const position = mtaji(K, '00000000 00040000 02010000 00000000');
      expect(outcome(limited, position)).toEqual({ winner: 'N', reason: 'no legal move' });
    });
  });

  test('the state that counts for repetition has no move number', () => {
    const board = '0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/60,0,0,0,0,0,0,0';
    const key = (rest: string) => stateKey(positionOf(K, `${board} ${rest}`));
    expect(key('S 0,0 - - 1')).toBe(key('S 0,0 - - 9'));
    expect(new Set([key('S 0,0 - - 1'), key('N 0,0 - - 1'), key('S 0,0 S - 1')]).size).toBe(3);
  });
});
