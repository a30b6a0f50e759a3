/** Rules 3.6: each house rule with a position in which it decides. Those about takasia are in takasia.test.ts. */
import { describe, expect, test } from 'vitest';
import {
  legalMoves,
  type Position,
  play,
  presetSwitches,
  type Ruleset,
  startPosition,
  stateKey,
} from '../../web/rules/index.ts';
import { dataRows, movesText, positionOf, rulesNamed, rulesOf } from './helpers.ts';
import { mtaji, namua, show } from './sketch.ts';

const K = rulesOf('kiswahili');

describe('3.6 switches', () => {
  test('mtajiSafariChoice: a capturing mtaji lap that ends in the functional house stops or plays on', () => {
    const rules = rulesOf('kiswahili', { mtajiSafariChoice: true });
    const picture = '00000000 00500001 20106000 00000000';
    const position = mtaji(rules, picture, { houses: 'S' });
    expect(movesText(K, mtaji(K, picture, { houses: 'S' }))).toBe('A1R');
    expect(movesText(rules, position)).toBe('A1R A1R>');
    const stop = show(rules, position, 'A1R');
    expect([stop.lines.at(-1), stop.ownsHouse]).toEqual(['end house', true]);
    expect(show(rules, position, 'A1R>').lines).toContain('safari A5 7');
  });

  test('mtajiSafariChoice: takata laps run through the house', () => {
    const rules = rulesOf('kiswahili', { mtajiSafariChoice: true });
    const after = show(rules, mtaji(rules, '00000000 00000001 00208000 00000000', { houses: 'S' }), 'A3R*');
    expect(after.lines).toContain('lift A5 9');
  });

  test('houseOutlivesMtajiCapture: the house is lost only when lifted or captured', () => {
    const rules = rulesOf('kiswahili', { houseOutlivesMtajiCapture: true });
    const picture = '00000000 00160000 20106000 00000000';
    expect(show(rules, mtaji(rules, picture, { houses: 'SN' }), 'A1R').text).toContain(' SN - ');
    expect(show(K, mtaji(K, picture, { houses: 'SN' }), 'A1R').text).toContain(' - - ');
  });

  test('singlesNeedFunctionalHouse: with a dormant house only pits of two or more start', () => {
    const rules = rulesOf('kiswahili', { singlesNeedFunctionalHouse: true });
    const picture = '00000000 01000000 10205000 00000000';
    expect(movesText(rules, namua(rules, picture, { houses: 'S' }))).toBe('A3L* A3R* A5L* A5R*');
    expect(movesText(K, namua(K, picture, { houses: 'S' }))).toBe('A1L* A1R* A3L* A3R* A5L* A5R*');
  });

  test('mtajiTax: a functional house that is the only pit with two or more gives two seeds', () => {
    const rules = rulesOf('kiswahili', { mtajiTax: true });
    const picture = '00000000 00000001 10007001 00000000';
    const taxed = show(rules, mtaji(rules, picture, { houses: 'S' }), 'A5R*');
    expect([taxed.front, taxed.ownsHouse]).toEqual(['10005111', true]);
    const lifted = show(K, mtaji(K, picture, { houses: 'S' }), 'A5R*');
    expect(lifted.lines[0]).toBe('lift A5 7');
    const another = mtaji(rules, '00000000 00000001 10007001 20000000', { houses: 'S' });
    expect(show(rules, another, 'A5R*').lines[0]).toBe('lift A5 7');
  });

  test('nyumba8: eight in the house, twenty in hand, functional from six', () => {
    const rules = rulesOf('kiswahili', { nyumba8: true });
    const { S } = startPosition(rules);
    expect([S.pits.slice(4, 7), S.ghala]).toEqual([[8, 2, 2], 20]);
    expect(movesText(rules, namua(rules, '00000000 01000000 10206000 00000000', { houses: 'S' }))).toBe(
      'A1L* A1R* A3L* A3R*',
    );
  });

  test('moveLimit: a turn of more seeds is not legal', () => {
    const limited = rulesOf('kiswahili', { moveLimit: 100 });
    expect(presetSwitches('kiswahili').moveLimit).toBe(100_000);
    const text = '0,0,0,0,2,0,2,1/0,1,0,0,0,0,0,0/2,5,4,1,4,11,6,1/1,5,6,1,8,2,1,0 S 0,0 - - 30';
    const dropped = movesText(K, positionOf(K, text))
      .split(' ')
      .filter((move) => !movesText(limited, positionOf(limited, text)).split(' ').includes(move));
    expect(dropped.length).toBeGreaterThan(0);
  });
});

/** Everything that a player sees of the next ply: the moves and what each leaves. */
function nextPly(rules: Ruleset, position: Position): string {
  return legalMoves(rules, position)
    .map((move) => `${move.text}: ${stateKey(play(rules, position, move).position)}`)
    .join('\n');
}

describe('the sample positions of the switches are decided by them', () => {
  const rows = dataRows('positions/switches.tsv').map(([name, text]) => [name!, text!] as const);

  test.each(rows)('%s in %s', (name, text) => {
    const switched = rulesNamed(name);
    const preset = rulesOf(switched.variant);
    const position = positionOf(switched, text);
    const plain = { ...position, takasia: position.takasia?.side === position.side ? position.takasia : null };
    expect(nextPly(switched, position)).not.toBe(nextPly(preset, plain));
  });
});
