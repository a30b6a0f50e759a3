/** Rule 2.5: how the house is lost, and the safari choice. */
import { describe, expect, test } from 'vitest';
import { movesText, rulesOf } from './helpers.ts';
import { mtaji, namua, show } from './sketch.ts';

const K = rulesOf('kiswahili');

describe('2.5 the house', () => {
  test('is lost when it is captured', () => {
    const after = show(K, namua(K, '00000000 10060000 00010000 00000000'), 'A4L');
    expect(after.lines).toContain('house lost a5');
    expect(after.text).toContain(' S - ');
  });

  test('is lost when it starts a takata', () => {
    const after = show(K, mtaji(K, '00000000 01000000 00208000 00000000', { houses: 'S' }), 'A5R*');
    expect(after.lines.slice(0, 2)).toEqual(['lift A5 8', 'house lost A5']);
  });

  test('both players lose theirs at the first capture made in a mtaji move', () => {
    const after = show(K, mtaji(K, '00000000 00160000 20106000 00000000', { houses: 'SN' }), 'A1R');
    expect(after.lines).toEqual([
      'lift A1 2',
      'sow A1 2',
      'capture a6 1',
      'house lost A5',
      'house lost a5',
      'kichwa A1',
      'sow A1 1',
      'end empty pit',
    ]);
  });

  test('a namua capture leaves it', () => {
    const after = show(K, namua(K, '00000000 00260000 20106000 00000000'), 'A3L');
    expect(after.text).toContain(' SN - ');
  });

  test('in a mtaji capture the lap runs on from the house, and there is no choice', () => {
    const position = mtaji(K, '00000000 00500001 20106000 00000000', { houses: 'S' });
    expect(movesText(K, position)).toBe('A1R');
    expect(show(K, position, 'A1R').lines).toContain('lift A5 7');
  });

  test('the choice exists only where the stop is really reached', () => {
    expect(movesText(K, namua(K, '00000000 10300000 00106000 00000000'))).toBe('A3L A3R');
    expect(movesText(K, namua(K, '00000000 10500000 00106000 00000000'))).toBe('A3L A3L> A3R');
  });

  test('once lifted it never comes back, whatever it holds', () => {
    const position = namua(K, '00000000 10500000 00106000 00000000', { houses: 'N' });
    expect(movesText(K, position)).toBe('A3L A3R');
  });
});
