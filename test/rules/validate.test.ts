/** Notation 1: which set-ups are positions, and all reasons why not. */
import { describe, expect, test } from 'vitest';
import { type Setup, startPosition, VARIANTS, validate } from '../../web/rules/index.ts';
import { formatPosition } from '../../web/rules/text-position.ts';
import { dataRows, reasonsAgainst, rulesNamed, rulesOf } from './helpers.ts';

const K = rulesOf('kiswahili');
const KETE = rulesOf('kete');

/** A position of 64 seeds: South has A3 = 2 and A6 = 2, North a8 = 2 and a3 = 1. */
const BOARD = '0,0,0,0,0,0,0,57/2,0,0,0,0,1,0,0/0,0,2,0,0,2,0,0/0,0,0,0,0,0,0,0';

describe('validate accepts', () => {
  test.each(VARIANTS)('the start of %s', (variant) => {
    const rules = rulesOf(variant);
    expect(reasonsAgainst(rules, formatPosition(startPosition(rules)))).toEqual([]);
  });

  test('all recorded positions', () => {
    for (const [, , , text] of dataRows('zanzibar-1994-positions.tsv').slice(1)) {
      expect(reasonsAgainst(K, text!), text).toEqual([]);
    }
    for (const variant of VARIANTS) {
      const rules = rulesOf(variant);
      for (const [text] of dataRows(`positions/${variant}.tsv`)) {
        expect(reasonsAgainst(rules, text!), text).toEqual([]);
      }
    }
    for (const [name, text] of dataRows('positions/switches.tsv')) {
      expect(reasonsAgainst(rulesNamed(name!), text!), text).toEqual([]);
    }
  });

  test('a finished position: an empty front row', () => {
    const text = '0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/62,0,0,0,0,0,0,0 N 0,0 - - 40';
    expect(reasonsAgainst(K, text)).toEqual([]);
  });

  test('a takasia pit', () => {
    expect(reasonsAgainst(K, `${BOARD} S 0,0 - A3 30`)).toEqual([]);
    expect(reasonsAgainst(KETE, `${BOARD} S 0,0 - a8 30`)).toEqual([]);
  });
});

describe('validate refuses', () => {
  test.each([
    [
      'a wrong number of seeds',
      K,
      '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,0,0/0,0,0,0,0,0,0,0 S 22,22 SN - 1',
      '62 seeds, 64 expected',
    ],
    ['an empty takasia pit', K, `${BOARD} S 0,0 - A4 30`, 'takasia pit A4 is empty'],
    ['a takasia pit in the back row', K, `${BOARD} S 0,0 - B3 30`, 'takasia pit B3 is not in the front row'],
    [
      'a takasia mark on a house still owned',
      K,
      '0,0,0,0,0,0,0,53/2,0,0,0,0,1,0,0/0,0,2,0,6,0,0,0/0,0,0,0,0,0,0,0 S 0,0 S A5 30',
      "takasia pit A5 is its owner's house",
    ],
    [
      'a takasia mark on the only occupied front pit',
      K,
      '0,0,0,0,0,0,0,59/2,0,0,0,0,1,0,0/0,0,2,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - A3 30',
      'takasia pit A3 is the only occupied front pit',
    ],
    [
      'a takasia mark on the only front pit with two',
      K,
      '0,0,0,0,0,0,0,58/2,0,0,0,0,1,0,0/0,0,2,0,0,1,0,0/0,0,0,0,0,0,0,0 S 0,0 - A3 30',
      'takasia pit A3 is the only front pit with two or more seeds',
    ],
    [
      'a takasia mark though the side to move can capture',
      K,
      '0,0,0,0,0,0,0,55/0,0,2,0,1,0,0,0/2,0,2,0,0,2,0,0/0,0,0,0,0,0,0,0 S 0,0 - A6 30',
      'takasia mark, but the side to move can capture',
    ],
    [
      'a takasia mark though the opponent is still in namua',
      K,
      '0,0,0,0,0,0,0,56/2,0,0,0,0,1,0,0/0,0,2,0,0,2,0,0/0,0,0,0,0,0,0,0 S 0,1 - A3 30',
      'takasia mark, but N still has seeds in hand',
    ],
    ['a duty in rules without it', K, `${BOARD} S 0,0 - a8 30`, /takasia pit a8 belongs to the opponent/],
    ['takasia where it is off', rulesOf('kiswahili', { takasia: false }), `${BOARD} S 0,0 - A3 30`, /no takasia/],
    [
      'an owned kuu below six in kete',
      KETE,
      '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,5,2,2,0/0,0,0,0,0,0,0,1 S 22,22 SN - 1',
      'an owned house below 6: A5 holds 5',
    ],
    [
      'a house in a game without',
      rulesOf('kujifunza'),
      `${BOARD} S 0,0 N - 30`,
      'N owns a house, but kujifunza has none',
    ],
    [
      'seeds in hand in a game without',
      rulesOf('kujifunza'),
      '0,0,0,0,0,0,0,55/2,0,0,0,0,1,0,0/0,0,2,0,0,2,0,0/0,0,0,0,0,0,0,0 S 1,1 - - 30',
      'ghala of S holds 1, but kujifunza has nothing in hand',
    ],
    [
      'hands that play cannot make so different',
      K,
      '0,0,0,0,0,0,0,47/2,0,0,0,0,1,0,0/0,0,2,0,0,2,0,0/0,0,0,0,0,0,0,0 S 1,9 - - 30',
      'ghalas hold 1 and 9, they can differ by one at most',
    ],
    [
      'two empty front rows',
      K,
      '0,0,0,0,0,0,0,64/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - - 30',
      'both front rows are empty, at most one can be',
    ],
    [
      'more seeds than an Arab game has',
      rulesOf('kiarabu'),
      '0,0,0,0,0,0,0,97/0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - - 30',
      '99 seeds, at most 96 expected',
    ],
    [
      'an Arab board without seeds',
      rulesOf('hawalis'),
      '0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0 S 0,0 - - 30',
      'no seeds on the board',
    ],
  ] as const)('%s', (_, rules, text, reason) => {
    const reasons = reasonsAgainst(rules, text);
    expect(reasons.join('\n')).toMatch(reason instanceof RegExp ? reason : reason.replace(/[.*+?()|[\]]/g, '\\$&'));
  });

  test('all reasons at once', () => {
    const text = '0,0,0,0,0,0,0,0/2,0,0,0,0,1,0,0/0,0,2,0,0,2,0,0/0,0,0,0,0,0,0,0 S 3,9 - B3 30';
    expect(reasonsAgainst(K, text)).toEqual([
      '19 seeds, 64 expected',
      'ghalas hold 3 and 9, they can differ by one at most',
      'takasia pit B3 is not in the front row',
    ]);
  });

  test('counts that are no whole numbers from 0, and halves of the wrong size', () => {
    const start: Setup = startPosition(K);
    const broken = (pits: number[], ghala = 22): Setup => ({ ...start, S: { ...start.S, pits, ghala } });
    const withFirst = (count: number) => broken([count, ...start.S.pits.slice(1)]);
    expect(validate(K, withFirst(-1))).toEqual({
      ok: false,
      error: ['A1 holds -1, a whole number from 0 expected'],
    });
    expect(validate(K, withFirst(0.5)).ok).toBe(false);
    expect(validate(K, withFirst(Number.NaN)).ok).toBe(false);
    expect(validate(K, broken([1, 2, 3]))).toEqual({ ok: false, error: ['S has 3 pits, 16 expected'] });
    expect(validate(K, broken([...start.S.pits], -2)).ok).toBe(false);
    expect(validate(K, { ...start, moveNumber: 0 }).ok).toBe(false);
    expect(validate(K, { ...start, takasia: { side: 'S', index: 16 } }).ok).toBe(false);
  });
});
