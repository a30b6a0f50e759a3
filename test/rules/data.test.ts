/** The reference model against the recorded games and the sample positions of an independent program. */
import { describe, expect, test } from 'vitest';
import { outcome, perft, play, startPosition, VARIANTS } from '../../web/rules/index.ts';
import { formatPosition } from '../../web/rules/text-position.ts';
import { dataRows, moveNamed, movesText, positionOf, rulesNamed, rulesOf } from './helpers.ts';

const KISWAHILI = rulesOf('kiswahili');

describe('the championship of Zanzibar, 1994', () => {
  const rows = dataRows('zanzibar-1994-positions.tsv').filter(([game]) => game !== 'game');
  const games = [...new Set(rows.map(([game]) => game!))];

  test('all eight games are here', () => {
    expect(games).toHaveLength(8);
    expect(rows).toHaveLength(458 + 8);
  });

  test.each(games)('%s: position and legal moves at every ply', (game) => {
    let position = startPosition(KISWAHILI);
    for (const [, ply, move, text, moves] of rows.filter(([name]) => name === game)) {
      const context = `ply ${ply} ${move}`;
      if (move !== '-') position = play(KISWAHILI, position, moveNamed(KISWAHILI, position, move!)).position;
      expect(formatPosition(position), context).toBe(text);
      if (moves!.startsWith('END')) {
        expect(movesText(KISWAHILI, position), context).toBe('-');
        expect(outcome(KISWAHILI, position), context).not.toBeNull();
      } else {
        expect(movesText(KISWAHILI, position), context).toBe(moves!.split(' ').sort().join(' '));
        expect(outcome(KISWAHILI, position), context).toBeNull();
      }
    }
  });
});

describe('sample positions: legal moves and perft 1 to 4', () => {
  const samples = VARIANTS.flatMap((variant) =>
    dataRows(`positions/${variant}.tsv`).map((row) => [variant, ...row] as string[]),
  ).concat(dataRows('positions/switches.tsv'));
  const names = [...new Set(samples.map(([name]) => name!))];

  test.each(names)('%s', (name) => {
    const rules = rulesNamed(name);
    for (const [, text, moves, ...counts] of samples.filter((row) => row[0] === name)) {
      const position = positionOf(rules, text!);
      expect(movesText(rules, position), text).toBe(moves);
      const found = counts.map((_, i) => perft(rules, position, i + 1));
      expect(found, text).toEqual(counts.map(Number));
    }
  });
});
