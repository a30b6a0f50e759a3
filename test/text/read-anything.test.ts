import { describe, expect, it } from 'vitest';
import {
  formatPosition,
  mainline,
  readAnything,
  readAnythingSteps,
  startPosition,
  VARIANTS,
} from '../../web/rules/index.ts';
import { rulesOf } from '../rules/helpers.ts';
import { championship, samples } from './helpers.ts';

const kiswahili = rulesOf('kiswahili');
const kujifunza = rulesOf('kujifunza');

function found(text: string, rules = kiswahili, options = {}) {
  const result = readAnything(text, rules, options);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function lineIn(text: string, rules = kiswahili, options = {}): string[] {
  const games = found(text, rules, options);
  if (games.kind !== 'games') throw new Error(games.kind);
  return mainline(games.games[0]!.game.root).map((node) => node.id);
}

describe('anything pasted', () => {
  it('is a position, of whatever width', () => {
    for (const variant of VARIANTS) {
      const text = formatPosition(startPosition(rulesOf(variant)));
      expect(found(`\n  ${text}\n`)).toMatchObject({ kind: 'position', columns: rulesOf(variant).columns });
    }
    for (const { position } of samples()) expect(found(position).kind).toBe('position');
  });

  it('is a set-up that cannot be played but can be shown', () => {
    expect(found('0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - - 1').kind).toBe('position');
  });

  it('is a damaged position: the error is about that', () => {
    const result = readAnything(
      '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22 SN - 1',
      kiswahili,
    );
    expect(result).toMatchObject({ ok: false, error: { kind: 'position', field: 'ghala' } });
  });

  it('is a game text whose dialect stands behind much else: a page can look at the clock meanwhile', () => {
    const aside = `(A7L* ${'a5R '.repeat(20_000)})`;
    const [first, ...before] = readAnythingSteps(`1. A7L* ${aside} a5R *`, kiswahili);
    expect(first).toMatchObject({ moves: 0, offset: 0 });
    const looks = before.findIndex(({ offset }) => offset > 0);
    expect(looks).toBeGreaterThan(20);
  });

  it('is a game text', () => {
    expect(found(championship)).toMatchObject({ kind: 'games', form: 'game text', dialect: 'bao' });
    expect(found('7L* a5R')).toMatchObject({ kind: 'games', form: 'game text', dialect: 'bao' });
    expect(lineIn('1. A7L* a5R 2. A6L*')).toEqual(['A7L*', 'a5R', 'A6L*']);
    expect(lineIn('1-0').length).toBe(0);
  });

  it('is a .bao file', () => {
    expect(found('% x\n\nSouth: Omar;\n1: A7L* a5R;')).toMatchObject({
      kind: 'games',
      form: 'bao file',
      dialect: 'bao',
    });
    expect(found('1: A7<* a5>;')).toMatchObject({ kind: 'games', form: 'bao file', dialect: 'kiba' });
  });

  it('is played by the rules of the caller unless it names its own', () => {
    const games = found('1. A3R', kujifunza);
    expect(games.kind === 'games' && games.games[0]!.game.rules.variant).toBe('kujifunza');
    const named = found('[Variant "kujifunza"]\n\n1. A3R');
    expect(named.kind === 'games' && named.games[0]!.game.rules.variant).toBe('kujifunza');
  });

  it('says in which dialect its moves are, where one only can read them', () => {
    expect(found('1. A7<* a5> 2. A6<*')).toMatchObject({ kind: 'games', dialect: 'kiba' });
    expect(found('1. g2<* d3<')).toMatchObject({ kind: 'games', dialect: 'abstractplay' });
  });

  it('is ambiguous where a cell is also the name of a pit, until the dialect is told', () => {
    const text = '1. a2>';
    expect(found(text, kujifunza)).toEqual({
      kind: 'ambiguous',
      form: 'game text',
      dialects: ['kiba', 'abstractplay'],
    });
    expect(lineIn(text, kujifunza, { dialect: 'kiba' })).toEqual(['A2R']);
    expect(lineIn(text, kujifunza, { dialect: 'abstractplay' })).toEqual(['A1R']);
  });

  it('is not ambiguous where the dialects agree on what is played', () => {
    expect(found('1. A6L* a5L 2. A3L 7')).toMatchObject({ kind: 'games', dialect: 'bao' });
  });

  it('with an error is told in the dialect that gets furthest', () => {
    const result = readAnything('1. A7<* a5> 2. A1<', kiswahili);
    expect(result).toMatchObject({ ok: false, error: { kind: 'game text', moveNumber: '2.' } });
  });

  it.each(['', '  \n ', 'hello', '<html>', '{}', '[]', '{"a":1}', '\0', 'https://example.org/#1'])(
    'that is none of these is an error: %j',
    (text) => {
      expect(readAnything(text, kiswahili).ok).toBe(false);
    },
  );
});
