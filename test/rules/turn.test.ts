/** Rules 2.1 and 2.2: what happens when a lap ends, and where captured seeds enter. */
import { describe, expect, test } from 'vitest';
import { play } from '../../web/rules/index.ts';
import { moveNamed, movesText, rulesOf } from './helpers.ts';
import { mtaji, namua, show } from './sketch.ts';

const K = rulesOf('kiswahili');

describe('2.1 when a lap ends', () => {
  test('2.1.1 in an empty pit, the turn ends', () => {
    const after = show(K, mtaji(K, '00000000 00000001 20000000 00000000'), 'A1R*');
    expect(after.front).toBe('01100000');
    expect(after.lines).toEqual(['lift A1 2', 'sow A1 2', 'end empty pit']);
  });

  test('2.1.2 in an occupied front pit that faces an occupied one, a capturing turn captures, at the own house too', () => {
    const after = show(K, namua(K, '00000000 10501000 00106000 00000000'), 'A3L');
    expect(after.lines.slice(0, 6)).toEqual([
      'place A3 2',
      'capture a6 5',
      'kichwa A1',
      'sow A1 5',
      'capture a4 1',
      'kichwa A1',
    ]);
    expect(after.lines).not.toContain('house stop A5');
    expect(after.ownsHouse).toBe(true);
  });

  test('2.1.2 a takata captures nothing', () => {
    const after = show(K, namua(K, '00000000 00001000 02101000 00000000', { houses: '-', side: 'S' }), 'A5L');
    expect(after.lines).toContain('capture a4 1');
    const takata = show(K, namua(K, '00000000 00010000 02101000 00000000', { houses: '-' }), 'A2R*');
    expect(takata.lines.filter((line) => line.startsWith('capture'))).toEqual([]);
  });

  test('2.1.3 in the functional house, a namua takata ends', () => {
    const after = show(K, namua(K, '00000000 10000000 02006000 00000000'), 'A2R*');
    expect(after.front).toBe('00117000');
    expect(after.ownsHouse).toBe(true);
    expect(after.lines.slice(-2)).toEqual(['house stop A5', 'end house']);
  });

  test('2.1.3 the seed just sown counts: five make a functional house with it', () => {
    const after = show(K, namua(K, '00000000 10000000 02005000 00000000'), 'A2R*');
    expect(after.front).toBe('00116000');
    expect(after.lines.at(-1)).toBe('end house');
  });

  test('2.1.3 a dormant house is an ordinary pit: the lap runs on and the house is lost', () => {
    const after = show(K, namua(K, '00000000 10000000 02004000 00000000'), 'A2R*');
    expect(after.front).toBe('00110111');
    expect(after.ownsHouse).toBe(false);
    expect(after.lines).toContain('house lost A5');
  });

  test('2.1.3 in the functional house, a namua capture stops there or plays on, as chosen', () => {
    const position = namua(K, '00000000 10500000 00106000 00000000');
    expect(movesText(K, position)).toBe('A3L A3L> A3R');
    const stop = show(K, position, 'A3L');
    expect(stop.front).toBe('11317000');
    expect(stop.lines.at(-1)).toBe('end house');
    const safari = show(K, position, 'A3L>');
    expect(safari.lines).toContain('safari A5 7');
    expect(safari.front).toBe('11310111');
    expect(safari.back).toBe('00001111');
    expect(safari.ownsHouse).toBe(false);
  });

  test('2.1.3 a mtaji takata runs through the house', () => {
    const after = show(K, mtaji(K, '00000000 00000001 00208000 00000000', { houses: 'S' }), 'A3R*');
    expect(after.lines).toEqual(['lift A3 2', 'sow A3 2', 'lift A5 9', 'house lost A5', 'sow A5 9', 'end empty pit']);
  });

  test('2.1.4 in the takasia pit, a takata ends', () => {
    const picture = '00000000 10000000 02010200 00000000';
    const banned = show(K, mtaji(K, picture, { takasia: 'A4' }), 'A2R**');
    expect(banned.front).toBe('00120200');
    expect(banned.lines.slice(-2)).toEqual(['takasia stop A4', 'end takasia']);
    const free = show(K, mtaji(K, picture), 'A2R*');
    expect(free.lines.slice(0, 4)).toEqual(['lift A2 2', 'sow A2 2', 'lift A4 2', 'sow A4 2']);
  });

  test('2.1.5 else the pit is lifted and sown on in the same direction', () => {
    const after = show(K, mtaji(K, '00000000 10000000 02010200 00000000'), 'A2R*');
    expect(after.front).toBe('00101011');
    expect(after.back).toBe('00000001');
    expect(after.lines).toEqual([
      'lift A2 2',
      'sow A2 2',
      'lift A4 2',
      'sow A4 2',
      'lift A6 3',
      'sow A6 3',
      'end empty pit',
    ]);
  });

  test('1 no pit is skipped: a lap of sixteen refills the pit it came from, which was empty', () => {
    const after = show(K, mtaji(K, '00000000 01000000 16,0,0,1,0,0,0,0 00000000'), 'A1R*');
    expect(after.front).toBe('11121111');
    expect(after.lines.at(-1)).toBe('end empty pit');
  });
});

describe('2.2 capture', () => {
  const ends = namua(K, '00000000 22022022 11000011 00000000', { houses: '-' });

  test('a capture in a kichwa or kimbi enters from the near kichwa', () => {
    expect(movesText(K, ends)).toBe('A1L A2L A7R A8R');
    expect(show(K, ends, 'A2L').lines.slice(0, 3)).toEqual(['place A2 2', 'capture a7 2', 'kichwa A1']);
    expect(show(K, ends, 'A7R').lines.slice(0, 3)).toEqual(['place A7 2', 'capture a2 2', 'kichwa A8']);
  });

  test('the capturing pit keeps its seeds, the first captured seed falls into the kichwa', () => {
    const after = show(K, ends, 'A2L');
    expect(after.lines.slice(3, 5)).toEqual(['sow A1 2', 'lift A2 3']);
    expect(after.front).toBe('20111011');
  });

  test('the first capture of a namua turn in the pits between lets the mover choose the kichwa', () => {
    const position = namua(K, '00000000 00301000 00101000 00000000', { houses: '-' });
    expect(movesText(K, position)).toBe('A3L A3R A5L A5R');
    expect(show(K, position, 'A3R').front).toBe('00201111');
    const played = play(K, position, moveNamed(K, position, 'A3R'));
    expect(played.trace).toContainEqual({
      rule: '2.2',
      type: 'kichwa',
      pit: { side: 'S', index: 7 },
      side: 'R',
      chosen: true,
    });
  });

  test('every other capture in the pits between keeps the direction of the lap', () => {
    const leftwards = show(K, mtaji(K, '00000000 10020000 00010200 00000000'), 'A6L');
    expect(leftwards.lines).toContain('kichwa A8');
    const rightwards = show(K, mtaji(K, '00000000 10020000 02010000 00000000'), 'A2R');
    expect(rightwards.lines).toContain('kichwa A1');
  });

  test('a capture in the kimbi turns the direction round', () => {
    const after = show(K, mtaji(K, '00000000 01000001 01020000 00000000'), 'A4L');
    expect(after.lines.slice(2, 5)).toEqual(['capture a7 1', 'kichwa A1', 'sow A1 1']);
    expect(after.front).toBe('12100000');
  });

  test('back pits are safe', () => {
    const after = show(K, mtaji(K, '05000000 01000001 01020000 00000000'), 'A4L');
    expect(after.position.N.pits[9]).toBe(5);
  });
});
