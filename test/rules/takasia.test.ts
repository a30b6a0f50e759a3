/** Rule 2.6, and the changes of 3.2 and 3.6. */
import { describe, expect, test } from 'vitest';
import { type Ruleset, whyNotPlayable } from '../../web/rules/index.ts';
import { movesText, rulesOf } from './helpers.ts';
import { mtaji, type SketchOptions, show } from './sketch.ts';

const K = rulesOf('kiswahili');
const KETE = rulesOf('kete');

/** The takasia field after the move. */
function markAfter(rules: Ruleset, picture: string, move: string, options: SketchOptions = {}): string {
  return show(rules, mtaji(rules, picture, options), move).text.split(' ')[4]!;
}

describe('2.6 takasia', () => {
  /** After A8L* South could take a3 (A3R), and nothing else. */
  const sets = '00000000 20000200 00300002 00000000';

  test('the one pit that the mover could take next is takasia after his mtaji takata', () => {
    const after = show(K, mtaji(K, sets), 'A8L*');
    expect(after.text).toMatch(/ N 0,0 - a3 30$/);
    expect(after.lines.slice(-2)).toEqual(['takasia a3', 'end empty pit']);
  });

  test('its owner may not start from it, and his moves have two stars', () => {
    const after = show(K, mtaji(K, sets), 'A8L*');
    expect(movesText(K, after.position)).toBe('a8L** a8R**');
    expect(whyNotPlayable(K, after.position, 2)).toEqual({ rule: '2.6', reason: 'takasia' });
  });

  test('it lasts one turn', () => {
    const after = show(K, show(K, mtaji(K, sets), 'A8L*').position, 'a8L**');
    expect(after.text).toMatch(/ S 0,0 - - 31$/);
  });

  test('not if two pits could be taken', () => {
    expect(markAfter(K, '00000000 20000220 00302002 00000000', 'A8L*')).toBe('-');
  });

  test('not if the opponent can capture', () => {
    expect(markAfter(K, '00000000 20000302 00300002 00000000', 'A8L*')).toBe('-');
  });

  test('not after a capture', () => {
    const capture = show(K, mtaji(K, '00000000 20000210 00300102 00000000'), 'A3R');
    expect(capture.text).toContain(' - - ');
  });

  /** After A6L* South could take a5 (A1R), and nothing else. */
  const house = '00000000 00020020 30000200 00000000';

  test('(a) not the house its owner still owns', () => {
    expect(markAfter(K, house, 'A6L*')).toBe('a5');
    expect(markAfter(K, house, 'A6L*', { houses: 'N' })).toBe('-');
  });

  test('(b) not the only occupied front pit', () => {
    expect(markAfter(K, '00000000 00020000 30000200 00000000', 'A6L*')).toBe('-');
    expect(markAfter(K, '00000000 00010000 30000200 00000000', 'A6L*')).toBe('-');
  });

  test('(c) not the only front pit with two or more', () => {
    expect(markAfter(K, '00000000 00020010 30000200 00000000', 'A6L*')).toBe('-');
    expect(markAfter(K, '00000000 00010010 30000200 00000000', 'A6L*')).toBe('a5');
  });

  test('switch takasia off: no mark', () => {
    expect(markAfter(rulesOf('kiswahili', { takasia: false }), sets, 'A8L*')).toBe('-');
  });

  test('switch takasiaSingletonExempt: a single seed is never takasia', () => {
    const single = '00000000 00010020 30000200 00000000';
    expect(markAfter(K, single, 'A6L*')).toBe('a5');
    expect(markAfter(rulesOf('kiswahili', { takasiaSingletonExempt: true }), single, 'A6L*')).toBe('-');
  });
});

describe('3.2 hizi zetu', () => {
  const sets = '00000000 20000200 00300002 00000000';

  test('the ban becomes a duty after the turn of its owner, and ends with the next', () => {
    const banned = show(KETE, mtaji(KETE, sets), 'A8L*');
    const due = show(KETE, banned.position, 'a8L**');
    expect(due.text).toMatch(/ S 0,0 - a3 31$/);
    expect(due.lines).toContain('duty a3');
    expect(show(KETE, due.position, 'A3R').text).toMatch(/ N 0,0 - - 31$/);
  });

  test('the marked pit must be taken by the first capture, if it can', () => {
    const picture = '00000000 02020000 02020000 00000000';
    expect(movesText(KETE, mtaji(KETE, picture))).toBe('A2R A4L');
    const due = mtaji(KETE, picture, { takasia: 'a7' });
    expect(movesText(KETE, due)).toBe('A4L');
    expect(whyNotPlayable(KETE, due, 1)).toEqual({ rule: '3.2', reason: 'duty' });
  });

  test('a pit that cannot be taken leaves every capture free', () => {
    const due = mtaji(KETE, '00000000 22020000 02020000 00000000', { takasia: 'a8' });
    expect(movesText(KETE, due)).toBe('A2R A4L');
  });

  test('switch takasiaDuty brings the duty to kiswahili', () => {
    const rules = rulesOf('kiswahili', { takasiaDuty: true });
    expect(movesText(rules, mtaji(rules, '00000000 02020000 02020000 00000000', { takasia: 'a7' }))).toBe('A4L');
  });

  test.each([
    ['kete', KETE],
    ['kiswahili with takasiaHouseRunsOn', rulesOf('kiswahili', { takasiaHouseRunsOn: true })],
  ])('%s: the first lap from the house runs on through the takasia pit', (_, rules) => {
    const position = mtaji(rules, '00000000 00100001 0,0,2,0,18,0,0,0 00000000', { houses: 'S', takasia: 'A3' });
    expect(show(rules, position, 'A5L**').lines.slice(0, 4)).toEqual([
      'lift A5 18',
      'house lost A5',
      'sow A5 18',
      'lift A3 4',
    ]);
  });

  test('in kiswahili it ends there', () => {
    const position = mtaji(K, '00000000 00100001 0,0,2,0,18,0,0,0 00000000', { houses: 'S', takasia: 'A3' });
    expect(show(K, position, 'A5L**').lines.at(-1)).toBe('end takasia');
  });
});
