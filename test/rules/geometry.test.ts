/** Rule 1: names and neighbours. */
import { expect, test } from 'vitest';
import { facing, opponent, pitName, pitOf, type Side, stepOf } from '../../web/rules/index.ts';

test.each([8, 7])('every pit of a board of %i columns has its name', (columns) => {
  const names = new Set<string>();
  for (const side of ['S', 'N'] satisfies Side[]) {
    for (let index = 0; index < 2 * columns; index++) {
      const name = pitName(columns, { side, index });
      expect(pitOf(columns, name)).toEqual({ side, index });
      names.add(name);
    }
  }
  expect(names.size).toBe(4 * columns);
});

test('pits are numbered from the left of their owner; back pit k lies behind front pit k', () => {
  expect(pitName(8, { side: 'S', index: 0 })).toBe('A1');
  expect(pitName(8, { side: 'S', index: 8 })).toBe('B8');
  expect(pitName(8, { side: 'N', index: 15 })).toBe('b1');
  expect(pitName(7, { side: 'N', index: 7 })).toBe('b7');
});

test('A k faces a (9 - k)', () => {
  for (let k = 1; k <= 8; k++) {
    expect(pitName(8, { side: 'N', index: facing(8, k - 1) })).toBe(`a${9 - k}`);
  }
});

test('right is clockwise in front and anticlockwise in back: B2R goes to B3', () => {
  const b2 = pitOf(8, 'B2')!.index;
  expect(pitName(8, { side: 'S', index: b2 + stepOf(8, b2, 'R') })).toBe('B3');
  expect(stepOf(8, 3, 'R')).toBe(1);
  expect(stepOf(8, 3, 'L')).toBe(-1);
});

test.each(['A0', 'A9', 'C1', 'a', '', 'A10', 'A1 ', '__proto__'])('%o names no pit', (name) => {
  expect(pitOf(8, name)).toBeNull();
});

test('a board of seven columns has no pit 8', () => {
  expect(pitOf(7, 'A8')).toBeNull();
  expect(pitOf(7, 'B7')).toEqual({ side: 'S', index: 7 });
});

test('the opponent', () => {
  expect([opponent('S'), opponent('N')]).toEqual(['N', 'S']);
});
