import { describe, expect, it } from 'vitest';
import { columnsOfText, formatPosition, parseSetup, startPosition, VARIANTS } from '../../web/rules/index.ts';
import { rulesOf } from '../rules/helpers.ts';
import { plies, samples } from './helpers.ts';

const START = '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN - 1';

function errorOf(text: string, columns: 7 | 8 = 8) {
  const setup = parseSetup(text, columns);
  if (setup.ok) throw new Error(`read: ${text}`);
  return setup.error;
}

describe('a position text', () => {
  it('is the picture of the start of kiswahili', () => {
    expect(formatPosition(startPosition(rulesOf('kiswahili')))).toBe(START);
  });

  it.each(VARIANTS)('reads the start of %s as it was written', (variant) => {
    const start = startPosition(rulesOf(variant));
    const text = formatPosition(start);
    expect(columnsOfText(text)).toBe(rulesOf(variant).columns);
    expect(parseSetup(text, rulesOf(variant).columns)).toEqual({ ok: true, value: start });
  });

  it('puts each count where the picture shows it, in ring order of its owner', () => {
    const setup = parseSetup(
      '18,17,16,15,14,13,12,11/8,7,6,5,4,3,2,1/1,2,3,4,5,6,7,8/11,12,13,14,15,16,17,18 N 3,4 N B3 9',
      8,
    );
    const ring = [1, 2, 3, 4, 5, 6, 7, 8, 18, 17, 16, 15, 14, 13, 12, 11];
    expect(setup).toEqual({
      ok: true,
      value: {
        S: { pits: ring, ghala: 3, ownsHouse: false },
        N: { pits: ring, ghala: 4, ownsHouse: true },
        side: 'N',
        takasia: { side: 'S', index: 13 },
        moveNumber: 9,
      },
    });
  });

  it('is the same after reading and writing, for every recorded position', () => {
    const texts = [...plies.map((row) => row.position), ...samples().map((row) => row.position)];
    expect(texts.length).toBeGreaterThan(700);
    for (const text of texts) {
      const setup = parseSetup(text, columnsOfText(text)!);
      expect(setup.ok && formatPosition(setup.value)).toBe(text);
    }
  });

  it('may have any white space around its fields', () => {
    const loose = `\n\t ${START.replace(/ /g, ' \r\n  ')}  \n`;
    const setup = parseSetup(loose, 8);
    expect(setup.ok && formatPosition(setup.value)).toBe(START);
  });

  it('may be a set-up that no game allows', () => {
    const text = '999,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 N 0,999 - b8 99999';
    const setup = parseSetup(text, 8);
    expect(setup.ok && formatPosition(setup.value)).toBe(text);
  });

  it.each([
    ['the pit and its place', START.replace('2,2,6', '2,x,6'), 'board', 'pit a6', 'from 0 to 999', 21],
    ['a negative count', START.replace('6,2,2,0', '6,-2,2,0'), 'board', 'pit A6', 'from 0 to 999', 43],
    [
      'a count of four digits',
      START.replace('/0,0,0,0,0,0,0,0 S', '/0,0,0,0,0,0,0,1000 S'),
      'board',
      'pit B8',
      '0 to 999',
      63,
    ],
    ['a short row', START.replace('0,2,2,6', '2,2,6'), 'board', '7 counts in row a', '8 counts', 17],
    ['a missing row', START.replace('/0,0,0,0,0,0,0,0 S', ' S'), 'board', '3 rows', 'four rows', 1],
    ['the side', START.replace(' S ', ' s '), 'side', '"s"', '"S" or "N"', 65],
    ['the hands', START.replace('22,22', '22'), 'ghala', '"22"', 'two counts', 67],
    ['the houses', START.replace('SN', 'NS'), 'houses', '"NS"', '"SN", "S", "N" or "-"', 73],
    ['the takasia pit', START.replace(' - ', ' a9 '), 'takasia', '"a9"', 'A1 to b8', 76],
    ['the move number', START.replace(/1$/, '0'), 'move', '"0"', 'from 1 to', 78],
    ['a missing field', START.replace(/ 1$/, ''), 'move', 'missing', 'from 1 to', 77],
    ['more than six fields', `${START} moves`, undefined, '"moves"', 'the end', 80],
    ['nothing', '', 'board', 'missing', 'four rows', 1],
  ])('is refused with %s named', (_, text, field, what, expected, column) => {
    const error = errorOf(text);
    expect(error.field).toBe(field);
    expect(error.message).toContain(what);
    expect(error.message).toContain(`expected ${error.expected}`);
    expect(error.expected).toContain(expected);
    expect([error.line, error.column]).toEqual([1, column]);
  });

  it('of seven columns has no pit 8 and is no text of eight', () => {
    const hawalis = formatPosition(startPosition(rulesOf('hawalis')));
    expect(errorOf(hawalis, 8).message).toContain('7 counts in row b');
    expect(errorOf(hawalis.replace(' - 1', ' A8 1'), 7).field).toBe('takasia');
    expect(columnsOfText('0,0,0,0,0,0/')).toBe(null);
    expect(columnsOfText('1. A6L* a5L')).toBe(null);
  });

  it('of a megabyte is refused at once', () => {
    const before = performance.now();
    expect(errorOf(`${'0,'.repeat(500_000)}0 S`).message).toContain('at most');
    expect(errorOf(START + ' '.repeat(1_000_000)).message).toContain('at most');
    expect(performance.now() - before).toBeLessThan(50);
  });
});
