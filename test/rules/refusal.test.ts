/** "Why can't I play that?": the rule that forbids a pit or a direction. */
import { describe, expect, test } from 'vitest';
import { pitOf, whyNotPlayable } from '../../web/rules/index.ts';
import { positionOf, rulesOf } from './helpers.ts';
import { REFUSED } from './refusals.ts';
import { arab, mtaji, namua } from './sketch.ts';

const K = rulesOf('kiswahili');
const HAWALIS = rulesOf('hawalis');

describe('a refused pit', () => {
  test.each([
    ['empty', K, namua(K, '00000000 01000000 10206000 00000000'), 1, '2.3', 'empty pit'],
    ['back row in namua', K, namua(K, '00000000 01000000 10206000 20000000'), 15, '2.3', 'back row in namua'],
    ['captures nothing, another does', K, namua(K, '00000000 00500000 20206000 00000000'), 0, '2.3', 'must capture'],
    ['functional house', K, namua(K, '00000000 01000000 10206000 00000000'), 4, '2.3', 'house exempt'],
    ['single seed', K, namua(K, '00000000 01000000 10200000 00000000', { houses: '-' }), 0, '2.3', 'single seed'],
    ['single seed in mtaji', K, mtaji(K, '00000000 01000000 10200000 00000000'), 0, '2.4', 'single seed'],
    ['mtaji capture elsewhere', K, mtaji(K, '00000000 01000001 01020300 00000000'), 5, '2.4', 'must capture'],
    [
      'sixteen seeds capture nothing',
      K,
      mtaji(K, '00000000 01000001 0,1,0,2,0,16,0,0 00000000'),
      5,
      '2.4',
      'too many seeds to capture',
    ],
    ['back row before the front', K, mtaji(K, '00000000 01000000 20000000 30000000'), 15, '2.4', 'front row first'],
    ['takasia', K, mtaji(K, '00000000 10000000 02010200 00000000', { takasia: 'A6' }), 5, '2.6', 'takasia'],
    [
      'finished game',
      K,
      positionOf(K, '0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/62,0,0,0,0,0,0,0 S 0,0 - - 1'),
      15,
      '2.7',
      'game over',
    ],
    ['single seed in hawalis', HAWALIS, arab(HAWALIS, '0000000 1000000 1000000 0000002'), 0, '3.4', 'single seed'],
  ] as const)('%s', (_, rules, position, pit, rule, reason) => {
    expect(whyNotPlayable(rules, position, pit)).toEqual({ rule, reason });
  });

  test("the opponent's pit", () => {
    const position = namua(K, '00000000 01000000 10206000 00000000');
    expect(whyNotPlayable(K, position, { side: 'N', index: 6 })).toEqual({ rule: '1', reason: 'not your pit' });
    expect(whyNotPlayable(K, position, { side: 'S', index: 2 })).toBeNull();
  });

  test('never-ending', () => {
    const text = '0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 S 11,11 - - 12';
    const position = positionOf(K, text);
    expect(whyNotPlayable(K, position, 2)).toBeNull();
    expect(whyNotPlayable(K, position, 2, 'L')).toEqual({ rule: '2.7', reason: 'never-ending' });
  });

  test('an index off the board is a mistake of the caller', () => {
    const position = namua(K, '00000000 01000000 10206000 00000000');
    expect(() => whyNotPlayable(K, position, 16)).toThrow('pit index is 16, expected 0 to 15');
  });
});

describe('every reason', () => {
  test.each(Object.entries(REFUSED))('%s', (reason, { rules, position, pit, direction, rule }) => {
    const ref = pitOf(rules.columns, pit)!;
    expect(whyNotPlayable(rules, position, ref, direction)).toEqual({ rule, reason });
    if (direction !== undefined) expect(whyNotPlayable(rules, position, ref)).toBeNull();
  });
});

describe('a refused direction', () => {
  test.each([
    ['a lone kichwa', namua(K, '00000000 01000000 30000000 00000000', { houses: '-' }), 0, 'L', '2.3', 'inward only'],
    ['a lone kichwa in mtaji', mtaji(K, '00000000 01000000 30000000 00000000'), 0, 'L', '2.4', 'inward only'],
    [
      'a namua capture in the kimbi',
      namua(K, '00000000 05000000 02006000 00000000'),
      1,
      'R',
      '2.2',
      'near kichwa only',
    ],
    ['a mtaji capture', mtaji(K, '00000000 01000001 01020000 00000000'), 3, 'R', '2.4', 'captures the other way'],
  ] as const)('%s', (_, position, pit, direction, rule, reason) => {
    expect(whyNotPlayable(K, position, pit, direction)).toEqual({ rule, reason });
    expect(whyNotPlayable(K, position, pit)).toBeNull();
  });
});
