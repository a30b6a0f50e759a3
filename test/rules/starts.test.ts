/** Rules 2.3 and 2.4: how a turn may begin. */
import { describe, expect, test } from 'vitest';
import { movesText, rulesOf } from './helpers.ts';
import { mtaji, namua, show } from './sketch.ts';

const K = rulesOf('kiswahili');

describe('2.3 namua', () => {
  const moves = (picture: string, houses = 'SN') => movesText(K, namua(K, picture, { houses }));

  test('a capture must be played if there is one', () => {
    expect(moves('00000000 10500000 00206020 00000000')).toBe('A3L A3L> A3R');
  });

  test('the only occupied front pit starts; a lone kichwa goes inward only', () => {
    expect(moves('00000000 01000000 00300000 00000000', '-')).toBe('A3L* A3R*');
    expect(moves('00000000 01000000 30000000 00000000', '-')).toBe('A1R*');
    expect(moves('00000000 01000000 00000003 00000000', '-')).toBe('A8L*');
  });

  test('when all occupied front pits hold one seed, any of them starts', () => {
    expect(moves('00000000 01000000 10010010 00000000', '-')).toBe('A1L* A1R* A4L* A4R* A7L* A7R*');
  });

  test('with a functional house any other pit starts, single seeds included', () => {
    expect(moves('00000000 01000000 10206000 00000000')).toBe('A1L* A1R* A3L* A3R*');
  });

  test('with a dormant house any pit starts, the house and single seeds included', () => {
    expect(moves('00000000 01000000 10205000 00000000')).toBe('A1L* A1R* A3L* A3R* A5L* A5R*');
  });

  test('without a house only pits of two or more start', () => {
    expect(moves('00000000 01000000 10205000 00000000', 'N')).toBe('A3L* A3R* A5L* A5R*');
  });

  test('all seeds are lifted, the one just added with them', () => {
    const after = show(K, namua(K, '00000000 01000000 30000000 00000000', { houses: '-' }), 'A1R*');
    expect(after.lines.slice(0, 3)).toEqual(['place A1 4', 'lift A1 4', 'sow A1 4']);
    expect(after.front).toBe('01111000');
  });

  test('tax: a lone functional house gives two seeds and stays owned', () => {
    const after = show(K, namua(K, '00000000 01000000 00006000 00000000'), 'A5R*');
    expect(after.front).toBe('00005110');
    expect(after.ownsHouse).toBe(true);
    expect(after.lines).toEqual(['place A5 7', 'tax A5 2', 'sow A5 2', 'end empty pit']);
  });

  test('a lone dormant house is lifted whole', () => {
    const after = show(K, namua(K, '00000000 01000000 00005000 00000000'), 'A5R*');
    expect(after.front).toBe('00000111');
    expect(after.ownsHouse).toBe(false);
  });

  test('the back row never starts', () => {
    expect(moves('00000000 01000000 10206000 22222222')).toBe('A1L* A1R* A3L* A3R*');
  });
});

describe('2.4 mtaji', () => {
  const moves = (picture: string) => movesText(K, mtaji(K, picture));

  test('a capture must be played if there is one, from either row', () => {
    expect(moves('00000000 01000001 01020000 20000000')).toBe('A4L B1L');
  });

  test('the first lap must end in a front pit that was occupied and faces an occupied one', () => {
    expect(moves('00000000 01000001 00020000 00000000')).toBe('A4L* A4R*');
    expect(moves('00000000 00000001 01020000 00000000')).toBe('A4L* A4R*');
  });

  test('a single seed captures nothing', () => {
    expect(moves('00000000 01000000 11000000 00000000')).toBe('-');
  });

  test('fifteen seeds capture, sixteen do not', () => {
    expect(moves('00000000 10000000 1,0,0,0,0,0,0,0 15,0,0,0,0,0,0,0')).toBe('B1R');
    expect(moves('00000000 01000000 0,1,0,0,0,0,0,0 16,0,0,0,0,0,0,0')).toBe('B1L* B1R*');
  });

  test('a takata starts from a front pit of two or more, sixteen and more included', () => {
    expect(moves('00000000 01000000 20100000 03000000')).toBe('A1L* A1R*');
    expect(moves('00000000 01000000 17,0,0,1,0,0,0,0 03000000')).toBe('A1L* A1R*');
  });

  test('a lone kichwa goes inward only', () => {
    expect(moves('00000000 01000000 00000003 03010002')).toBe('A8L*');
    expect(moves('00000000 00000001 30000000 00000000')).toBe('A1R*');
  });

  test('a back pit of two or more starts only if no front pit does', () => {
    expect(moves('00000000 01000000 10100000 03010002')).toBe('B2L* B2R* B8L* B8R*');
  });

  test('single seeds never start', () => {
    expect(moves('00000000 01000000 10100000 01010000')).toBe('-');
  });
});
