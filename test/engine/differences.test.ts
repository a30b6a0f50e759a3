/**
 * Rules 3.1 to 3.6 in the engine: where each game and each house rule differs, with a position in which the difference
 * decides. The reference model answers the same questions in test/rules/variants.test.ts, takasia.test.ts and switches.test.ts.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { EngineHost } from '../../worker/host.ts';
import { arabText, mtajiText, namuaText, type SketchOptions } from '../sketch-text.ts';
import { engine, rulesFrom } from './support.ts';

let host: EngineHost;
beforeAll(async () => {
  host = await engine(1);
});

/** Puts a position on the engine's board. Rules as in the test data: `kiswahili+takasia=off`. */
function put(rules: string, position: string): void {
  expect(host.setRules(rulesFrom(rules))).toBeNull();
  expect(host.setPosition(position), position).toBeNull();
}

function legal(rules: string, position: string): string {
  put(rules, position);
  return host.legalMoves().join(' ');
}

interface After {
  /** Rows of the board as South sees them, a digit a pit where all have one. */
  readonly rows: readonly string[];
  readonly houses: string;
  readonly takasia: string;
  readonly text: string;
}

function after(rules: string, position: string, ...moves: string[]): After {
  put(rules, position);
  for (const move of moves) expect(host.play(move)).toBeNull();
  const text = host.positionText();
  const [board = '', , , houses = '', takasia = ''] = text.split(' ');
  const rows = board
    .split('/')
    .map((row) => (row.split(',').every((count) => count.length === 1) ? row.replaceAll(',', '') : row));
  return { rows, houses, takasia, text };
}

/** South's front and back rows and who owns a house. */
const south = ({ rows, houses }: After) => [rows[2], rows[3], houses];

const seedsOn = (text: string): number =>
  text
    .split(' ')[0]!
    .split(/[/,]/)
    .reduce((sum, count) => sum + Number(count), 0);

const startOf = (rules: string): string => {
  expect(host.setRules(rulesFrom(rules))).toBeNull();
  return host.positionText();
};

describe('3.1 kujifunza', () => {
  it('two seeds in every pit, nothing in hand, mtaji moves from the first, back pits too', () => {
    const two = '2,2,2,2,2,2,2,2';
    expect(startOf('kujifunza')).toBe(`${two}/${two}/${two}/${two} S 0,0 - - 1`);
    expect(host.legalMoves()).toContain('B2L');
  });

  it('no takasia', () => {
    const position = mtajiText('00000000 20000200 00300002 00000000');
    expect(after('kujifunza', position, 'A8L*').takasia).toBe('-');
    expect(after('kiswahili', position, 'A8L*').takasia).toBe('a3');
  });
});

describe('3.2 kete', () => {
  const lone = (kuu: number) => namuaText(`00000000 10000000 0000${kuu}000 00000000`, { houses: 'S' });

  it('a lone kuu of six is lifted whole, all seven, and lost; of seven it gives the tax and is kept', () => {
    expect(south(after('kete', lone(6), 'A5R*'))).toEqual(['00000111', '00001111', '-']);
    expect(south(after('kete', lone(7), 'A5R*'))).toEqual(['00006110', '00000000', 'S']);
  });

  it('in kiswahili a lone house of six gives the tax, is kept and dormant', () => {
    expect(south(after('kiswahili', lone(6), 'A5R*'))).toEqual(['00005110', '00000000', 'S']);
  });

  it('the kuu outlives captures in mtaji moves', () => {
    const position = mtajiText('00000000 00160000 20106000 00000000', { houses: 'SN' });
    expect(after('kete', position, 'A1R').houses).toBe('SN');
    expect(after('kiswahili', position, 'A1R').houses).toBe('-');
  });

  it('while the kuu is owned, a mtaji takata must start from it', () => {
    const picture = '00000000 10000000 02307000 00000000';
    const any = 'A2L* A2R* A3L* A3R* A5L* A5R*';
    expect(legal('kete', mtajiText(picture, { houses: 'S' }))).toBe('A5L* A5R*');
    expect(legal('kete', mtajiText(picture))).toBe(any);
    expect(legal('kiswahili', mtajiText(picture, { houses: 'S' }))).toBe(any);
  });

  it('hizi zetu: the ban becomes a duty after the turn of its owner, and ends with the next', () => {
    const position = mtajiText('00000000 20000200 00300002 00000000');
    expect(after('kete', position, 'A8L*').text).toMatch(/ N 0,0 - a3 30$/);
    expect(after('kete', position, 'A8L*', 'a8L**').text).toMatch(/ S 0,0 - a3 31$/);
    expect(after('kete', position, 'A8L*', 'a8L**', 'A3R').text).toMatch(/ N 0,0 - - 31$/);
    expect(after('kiswahili', position, 'A8L*', 'a8L**').text).toMatch(/ S 0,0 - - 31$/);
  });

  it('the marked pit must be taken by the first capture, if it can', () => {
    const picture = '00000000 02020000 02020000 00000000';
    expect(legal('kete', mtajiText(picture))).toBe('A2R A4L');
    expect(legal('kete', mtajiText(picture, { takasia: 'a7' }))).toBe('A4L');
    const out = mtajiText('00000000 22020000 02020000 00000000', { takasia: 'a8' });
    expect(legal('kete', out)).toBe('A2R A4L');
  });

  it('the first lap from the kuu runs on through the banned pit; in kiswahili it ends there', () => {
    const position = mtajiText('00000000 00100001 0,0,2,0,18,0,0,0 00000000', { houses: 'S', takasia: 'A3' });
    // 18 seeds go once round: A3, then of four, ends the turn; lifted, it runs round by twos to an empty A3.
    expect(after('kiswahili', position, 'A5L**').rows.slice(2)).toEqual(['11421111', '11111111']);
    expect(after('kete', position, 'A5L**').rows.slice(2)).toEqual(['22130202', '20202020']);
  });
});

describe('3.3 bawo', () => {
  it('the kuu starts with eight (ten), 20 (18) in hand, and is functional from there', () => {
    expect(startOf('bawo')).toContain('/0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0 S 20,20 SN');
    expect(startOf('bawo10')).toContain('/0,0,0,0,10,2,2,0/0,0,0,0,0,0,0,0 S 18,18 SN');
    const position = namuaText('00000000 10000000 02008000 00000000', { houses: 'S' });
    expect(legal('bawo', position)).toBe('A2L* A2R*');
    expect(legal('bawo10', position)).toBe('A2L* A2R* A5L* A5R*');
  });

  it.each([
    ['bawo', '00008000', '00000111', '-'],
    ['bawo', '00009000', '00008110', 'S'],
    ['bawo10', '0,0,0,0,10,0,0,0', '00000111', '-'],
    ['bawo10', '0,0,0,0,11,0,0,0', '0,0,0,0,10,1,1,0', 'S'],
  ])('%s: a lone kuu in %s gives the tax only if enough remains', (rules, front, left, houses) => {
    const position = namuaText(`00000000 10000000 ${front} 00000000`, { houses: 'S' });
    const { rows, houses: kept } = after(rules, position, 'A5R*');
    expect([rows[2], kept]).toEqual([left, houses]);
  });

  it('a single seed starts a namua takata only among single seeds', () => {
    const mixed = namuaText('00000000 01000000 10208000 00000000', { houses: 'S' });
    expect(legal('bawo', mixed)).toBe('A3L* A3R*');
    expect(legal('kiswahili', mixed)).toBe('A1L* A1R* A3L* A3R*');
    const singles = namuaText('00000000 01000000 10108000 00000000', { houses: 'S' });
    expect(legal('bawo', singles)).toBe('A1L* A1R* A3L* A3R*');
  });

  it.each([
    [
      'guard: a functional kuu that faces an occupied pit may not leave it for the owned kuu',
      '00031000',
      '00028000',
      'SN',
      'A5L A5R',
    ],
    ['no guard: the kuu is not functional', '00031000', '00027000', 'SN', 'A4L A4R A5L A5R'],
    ['no guard: the kuu faces nothing', '00030000', '00028000', 'SN', 'A4L A4R'],
    ['no guard: the opponent has lost his kuu', '00031000', '00028000', 'S', 'A4L A4R A5L A5R'],
  ])('%s', (_, theirs, ours, houses, moves) => {
    expect(legal('bawo', namuaText(`00000000 ${theirs} ${ours} 00000000`, { houses }))).toBe(moves);
  });

  it('without the guard, in kiswahili, A4 may take the house', () => {
    expect(legal('kiswahili', namuaText('00000000 00031000 00028000 00000000'))).toBe('A4L A4R A5L A5R');
  });

  it('the guard in mtaji: a start on the kuu is no capture, judged on the board after the lap', () => {
    const picture = '00000000 00031000 02018000 00000000';
    expect(legal('bawo', mtajiText(picture, { houses: 'SN' }))).toBe('A5L* A5R*');
    expect(legal('bawo', mtajiText(picture, { houses: 'S' }))).toBe('A2R');
    const becomes = mtajiText('00000000 00031000 00017004 00000000', { houses: 'SN' });
    expect(legal('bawo', becomes)).toBe('A5L* A5R* A8L* A8R*');
    const remains = mtajiText('00000000 00031000 00016004 00000000', { houses: 'SN' });
    expect(legal('bawo', remains)).toBe('A8L');
  });

  it('the guard in the middle of a turn: a lap that ends before the kuu runs on', () => {
    const picture = '00000000 00431000 20118000 00000000';
    const guarded = after('bawo', mtajiText(picture, { houses: 'SN' }), 'A1R');
    const open = after('bawo', mtajiText(picture, { houses: 'S' }), 'A1R');
    // a5 keeps its three behind the guard, and is taken without it.
    expect([guarded.rows[1]?.[3], open.rows[1]?.[3]]).toEqual(['3', '0']);
  });

  it('a mtaji takata starts from the kuu while it is owned and functional', () => {
    const functional = mtajiText('00000000 10000000 02308000 00000000', { houses: 'S' });
    expect(legal('bawo', functional)).toBe('A5L* A5R*');
    const dormant = mtajiText('00000000 10000000 02307000 00000000', { houses: 'S' });
    expect(legal('bawo', dormant)).toBe('A2L* A2R* A3L* A3R* A5L* A5R*');
  });

  it('the kuu outlives captures in mtaji moves', () => {
    const position = mtajiText('00000000 00160000 20108000 00000000', { houses: 'SN' });
    expect(after('bawo', position, 'A1R').houses).toBe('SN');
  });

  it('takasia as in section 2: a ban, no duty', () => {
    const position = mtajiText('00000000 20000200 00300002 00000000');
    expect(after('bawo', position, 'A8L*').takasia).toBe('a3');
    expect(after('bawo', position, 'A8L*', 'a8L**').takasia).toBe('-');
  });
});

describe('3.4 hawalis', () => {
  it('every first move is five laps; the seven front starts take four seeds, the seven back starts none', () => {
    const start = startOf('hawalis');
    const moves = host.legalMoves();
    expect(moves).toHaveLength(14);
    for (const move of moves) {
      expect([move, 56 - seedsOn(after('hawalis', start, move).text)]).toEqual([move, move.startsWith('A') ? 4 : 0]);
      // Laps of 2, 3, 3, 3 and 3 seeds. The engine tells no laps, but a limit of all but the last seed cuts a turn off.
      const cut = after('hawalis+moveLimit=13', start, move).text.split(' ')[0];
      expect([move, cut]).toEqual([move, start.split(' ')[0]]);
      expect(after('hawalis+moveLimit=14', start, move).text.split(' ')[0]).not.toBe(cut);
    }
  });

  it('anticlockwise only: leftwards in front, rightwards in back', () => {
    expect(legal('hawalis', arabText('0000000 0000001 0030000 0300000'))).toBe('A3L B2R');
  });

  it('an empty front pit takes the facing front pit and the back pit behind it off the board', () => {
    const taken = after('hawalis', arabText('5030000 3050000 0020000 0000000'), 'A3L');
    expect(taken.rows).toEqual(['0030000', '0050000', '1100000', '0000000']);
  });

  it('an empty facing front pit saves the back pit behind it; an empty back pit takes nothing', () => {
    expect(after('hawalis', arabText('5030000 0050000 0020000 0000000'), 'A3L').rows[0]).toBe('5030000');
    expect(after('hawalis', arabText('0000000 2000000 0200000 0000000'), 'A2L').rows[1]).toBe('2000000');
  });

  it('capturing is not compulsory', () => {
    expect(legal('hawalis', arabText('5000000 3000000 0020002 0000000'))).toBe('A3L A7L');
  });

  it('single seeds move only if there is nothing else, and only into an empty pit', () => {
    expect(legal('hawalis', arabText('0000000 1000000 1110000 0000002'))).toBe('B7R');
    expect(legal('hawalis', arabText('0000000 1000000 1110000 0000001'))).toBe('A1L B7R');
  });

  it('a player without seeds, or without a move, loses; an empty front row does not', () => {
    put('hawalis', arabText('0000000 0000000 0020000 0000000', 'N'));
    expect(host.outcome()).toBe('p1win');
    put('hawalis', arabText('0000000 1000000 1111111 1111111'));
    expect(host.outcome()).toBe('p2win');
    put('hawalis', arabText('0000000 1000000 0000000 0000002'));
    expect(host.outcome()).toBe('none');
  });

  it('a never-ending turn is legal, leaves the board as it was, and loses', () => {
    const endless = arabText('0000000 1000000 2020000 0000000');
    expect(legal('hawalis+moveLimit=3', endless)).toBe('A1L A3L');
    const turn = after('hawalis+moveLimit=3', endless, 'A3L');
    expect(turn.rows).toEqual(['0000000', '1000000', '2020000', '0000000']);
    put('hawalis+moveLimit=3', endless);
    host.play('A1L');
    expect(host.outcome()).toBe('none');
  });
});

describe('3.5 kiarabu', () => {
  it('three seeds in every pit, either direction', () => {
    const three = '3,3,3,3,3,3,3,3';
    expect(startOf('kiarabu')).toBe(`${three}/${three}/${three}/${three} S 0,0 - - 1`);
    expect(legal('kiarabu', arabText('10000000 00000000 00300000 00000000'))).toBe('A3L A3R');
  });

  it.each([
    ['the back pit alone', '50300000 00500000', '00300000 00500000'],
    ['the front pit alone', '00300000 50500000', '00300000 00500000'],
    ['both', '50300000 40500000', '00300000 00500000'],
    ['nothing if both are empty', '00300000 00500000', '00300000 00500000'],
  ])('a capture takes %s', (_, theirs, left) => {
    const { rows } = after('kiarabu', arabText(`${theirs} 00200000 00000000`), 'A3L');
    expect(rows.slice(0, 2).join(' ')).toBe(left);
  });
});

describe('3.6 house rules', () => {
  const mark = (rules: string, picture: string, move: string, options: SketchOptions = {}) =>
    after(rules, mtajiText(picture, options), move).takasia;

  it('takasia off: no mark', () => {
    expect(mark('kiswahili+takasia=off', '00000000 20000200 00300002 00000000', 'A8L*')).toBe('-');
    expect(mark('kiswahili', '00000000 20000200 00300002 00000000', 'A8L*')).toBe('a3');
  });

  it('takasiaSingletonExempt: a single seed is never takasia', () => {
    const single = '00000000 00010020 30000200 00000000';
    expect(mark('kiswahili', single, 'A6L*')).toBe('a5');
    expect(mark('kiswahili+takasiaSingletonExempt', single, 'A6L*')).toBe('-');
  });

  it('takasiaDuty: the marked pit must be taken first', () => {
    const due = mtajiText('00000000 02020000 02020000 00000000', { takasia: 'a7' });
    expect(legal('kiswahili+takasiaDuty', due)).toBe('A4L');
  });

  it('takasiaHouseRunsOn: the first lap from the house runs through', () => {
    const position = mtajiText('00000000 00100001 0,0,2,0,18,0,0,0 00000000', { houses: 'S', takasia: 'A3' });
    const runs = after('kiswahili+takasiaHouseRunsOn', position, 'A5L**').text;
    expect(runs).not.toBe(after('kiswahili', position, 'A5L**').text);
    expect(runs.split(' ')[0]).toBe(after('kete', position, 'A5L**').text.split(' ')[0]);
  });

  it('mtajiSafariChoice: a capturing mtaji lap that ends in the functional house stops or plays on', () => {
    const position = mtajiText('00000000 00500001 20106000 00000000', { houses: 'S' });
    expect(legal('kiswahili', position)).toBe('A1R');
    expect(legal('kiswahili+mtajiSafariChoice', position)).toBe('A1R A1R>');
    expect(south(after('kiswahili+mtajiSafariChoice', position, 'A1R'))).toEqual(['12317000', '00000000', 'S']);
    expect(after('kiswahili+mtajiSafariChoice', position, 'A1R>').houses).toBe('-');
  });

  it('houseOutlivesMtajiCapture: the house is lost only when lifted or captured', () => {
    const position = mtajiText('00000000 00160000 20106000 00000000', { houses: 'SN' });
    expect(after('kiswahili+houseOutlivesMtajiCapture', position, 'A1R').houses).toBe('SN');
  });

  it('singlesNeedFunctionalHouse: with a dormant house only pits of two or more start', () => {
    const position = namuaText('00000000 01000000 10205000 00000000', { houses: 'S' });
    expect(legal('kiswahili+singlesNeedFunctionalHouse', position)).toBe('A3L* A3R* A5L* A5R*');
    expect(legal('kiswahili', position)).toBe('A1L* A1R* A3L* A3R* A5L* A5R*');
  });

  it('mtajiTax: a functional house that is the only pit with two or more gives two seeds', () => {
    const taxed = after(
      'kiswahili+mtajiTax',
      mtajiText('00000000 00000001 10007001 00000000', { houses: 'S' }),
      'A5R*',
    );
    expect([taxed.rows[2], taxed.houses]).toEqual(['10005111', 'S']);
    const another = mtajiText('00000000 00000001 10007001 20000000', { houses: 'S' });
    expect(after('kiswahili+mtajiTax', another, 'A5R*').text).toBe(after('kiswahili', another, 'A5R*').text);
  });

  it('nyumba8: eight in the house, twenty in hand, functional from six', () => {
    expect(startOf('kiswahili+nyumba8')).toContain('/0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0 S 20,20 SN');
    expect(legal('kiswahili+nyumba8', namuaText('00000000 01000000 10206000 00000000', { houses: 'S' }))).toBe(
      'A1L* A1R* A3L* A3R*',
    );
  });

  it('moveLimit: a turn of more seeds is not legal', () => {
    const text = '0,0,0,0,2,0,2,1/0,1,0,0,0,0,0,0/2,5,4,1,4,11,6,1/1,5,6,1,8,2,1,0 S 0,0 - - 30';
    const all = legal('kiswahili', text).split(' ');
    const within = legal('kiswahili+moveLimit=100', text).split(' ');
    expect(within.length).toBeLessThan(all.length);
    expect(all).toEqual(expect.arrayContaining(within));
  });
});
