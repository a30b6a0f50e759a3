import { describe, expect, it } from 'vitest';
import {
  type Dialect,
  legalMoves,
  parseMove,
  possibleDialects,
  type Ruleset,
  startPosition,
} from '../../web/rules/index.ts';
import { positionOf, rulesOf } from '../rules/helpers.ts';
import { plies, samples } from './helpers.ts';

const kiswahili = rulesOf('kiswahili');
const kujifunza = rulesOf('kujifunza');

function read(rules: Ruleset, position: string, text: string, dialect?: Dialect) {
  const move = parseMove(rules, positionOf(rules, position), text, dialect);
  return move.ok ? move.value.text : move.error.candidates;
}

/** Position after so many plies of a championship game. */
const at = (game: string, ply: number) => plies.find((row) => row.game === game && row.ply === ply)!.position;

const START = at('Voogt-1', 0);
/** South captures from A7 only, a kimbi: kichwa and direction are one. */
const KIMBI_CAPTURE = at('Voogt-1', 3);
/** North may capture from a5 and stop or play the house. */
const MTAJI = at('Voogt-69', 71);

describe('a canonical move', () => {
  it('reads to itself in every recorded position of every variant', () => {
    let moves = 0;
    for (const row of samples()) {
      const position = positionOf(row.rules, row.position);
      for (const text of row.moves) {
        const move = parseMove(row.rules, position, text);
        expect(move.ok ? move.value.text : move.error.message).toBe(text);
        moves += 1;
      }
    }
    expect(moves).toBeGreaterThan(2000);
  });

  it('reads the championship games, stars and all', () => {
    for (const [index, row] of plies.entries()) {
      if (row.ply === 0) continue;
      expect(read(kiswahili, plies[index - 1]!.position, row.move)).toBe(row.move);
    }
  });
});

describe('accepted besides is', () => {
  it('a move without its row, in namua', () => {
    expect(read(kiswahili, START, '6L*')).toBe('A6L*');
    expect(read(kiswahili, KIMBI_CAPTURE, '7R')).toBe('a7R');
  });

  it('but not in mtaji, where candidates are listed', () => {
    const start = startPosition(kujifunza);
    const fromPits3 = legalMoves(kujifunza, start).filter((move) => move.text[1] === '3');
    const move = parseMove(kujifunza, start, '3R');
    expect(!move.ok && move.error.candidates).toEqual(fromPits3.map((legal) => legal.text));
    expect(!move.ok && move.error.message).toContain('namua only');
  });

  it('a capture from kichwa or kimbi without its direction, in namua', () => {
    expect(read(kiswahili, KIMBI_CAPTURE, 'a7')).toBe('a7R');
    expect(read(kiswahili, KIMBI_CAPTURE, '7')).toBe('a7R');
  });

  it('but no takata and no capture from another pit without it', () => {
    expect(read(kiswahili, START, 'A6*')).toEqual(['A6L*', 'A6R*']);
    expect(read(kiswahili, START, 'A7')).toEqual(['A7L*', 'A7R*']);
    expect(read(kiswahili, at('Voogt-1', 1), 'a5')).toEqual(['a5L', 'a5R']);
    expect(read(rulesOf('hawalis'), samples().find((row) => row.rules.variant === 'hawalis')!.position, 'a1')).toEqual([
      'a1L',
    ]);
  });

  it('a direction in small letters', () => {
    expect(read(kiswahili, START, 'A6l*')).toBe('A6L*');
    expect(read(kiswahili, KIMBI_CAPTURE, 'a7r')).toBe('a7R');
  });

  it('any number of stars up to two', () => {
    for (const stars of ['', '*', '**']) {
      expect(read(kiswahili, START, `A6L${stars}`)).toBe('A6L*');
      expect(read(kiswahili, KIMBI_CAPTURE, `a7R${stars}`)).toBe('a7R');
    }
    expect(read(kiswahili, START, 'A6L***')).toEqual(['A6L*', 'A6R*', 'A7L*', 'A7R*']);
  });

  it('the wrong case of the row: the side to move decides', () => {
    expect(read(kiswahili, START, 'a6L*')).toBe('A6L*');
    expect(read(kiswahili, KIMBI_CAPTURE, 'A7R')).toBe('a7R');
    const back = legalMoves(kiswahili, positionOf(kiswahili, MTAJI)).map((move) => move.text);
    for (const text of back) expect(read(kiswahili, MTAJI, text.toUpperCase())).toBe(text);
  });

  it('white space around it', () => {
    expect(read(kiswahili, START, ' A6L*\n')).toBe('A6L*');
  });
});

describe('the sign of the house', () => {
  const both = samples().filter((row) => row.moves.some((text) => text.includes('>')));

  it('is never guessed: without it the house stops the turn', () => {
    expect(both.length).toBeGreaterThan(3);
    for (const row of both) {
      for (const text of row.moves.filter((move) => move.includes('>'))) {
        expect(read(row.rules, row.position, text)).toBe(text);
        expect(read(row.rules, row.position, text.replace('>', ''))).toBe(text.replace('>', ''));
      }
    }
  });

  it('where the turn does not come to the house is an error', () => {
    expect(read(kiswahili, KIMBI_CAPTURE, 'a7R>')).toEqual(['a7R']);
  });
});

describe('a move that is not legal', () => {
  it('lists what the pit can do, else all moves', () => {
    expect(read(kiswahili, START, 'A5L*')).toEqual(['A6L*', 'A6R*', 'A7L*', 'A7R*']);
    expect(read(kiswahili, at('Voogt-1', 2), 'A3')).toEqual(['A3L', 'A3R']);
  });

  it.each(['', 'A9L', 'C3R', 'A0L', 'e4', 'A6', 'A6X*', 'A6L>>', '__proto__', 'A6LR', 'x'.repeat(100_000)])(
    'such as %.12s is told with the moves there are',
    (text) => {
      const move = parseMove(kiswahili, startPosition(kiswahili), text);
      expect(!move.ok && move.error.candidates.length).toBeGreaterThan(0);
      expect(!move.ok && move.error.message.length).toBeLessThan(250);
    },
  );

  it('in a finished game has no candidates', () => {
    const over = '0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/63,0,0,0,0,0,0,0 N 0,0 - - 40';
    expect(read(kiswahili, over, 'a1R')).toEqual([]);
  });
});

describe('the kiba dialect', () => {
  it('says left and right with arrows and the house with a plus', () => {
    expect(read(kiswahili, START, 'A6<*', 'kiba')).toBe('A6L*');
    expect(read(kiswahili, KIMBI_CAPTURE, 'a7>', 'kiba')).toBe('a7R');
    expect(read(kiswahili, KIMBI_CAPTURE, 'a7>#', 'kiba')).toBe('a7R');
  });

  it('reads every sample move, safari included', () => {
    for (const row of samples()) {
      for (const text of row.moves) {
        const kiba = text.replace('>', '+').replace('L', '<').replace('R', '>');
        expect(read(row.rules, row.position, kiba, 'kiba')).toBe(text);
      }
    }
  });

  it('does not know L, R', () => {
    expect(read(kiswahili, START, 'A6L*', 'kiba')).toEqual(['A6L*', 'A6R*', 'A7L*', 'A7R*']);
  });
});

describe('the abstractplay dialect', () => {
  it('names cells of the screen with South below: the houses are e2 and d3', () => {
    expect(read(kiswahili, START, 'f2<*', 'abstractplay')).toBe('A6L*');
    expect(read(kiswahili, at('Voogt-1', 1), 'd3<', 'abstractplay')).toBe('a5R');
    expect(read(kiswahili, at('Voogt-1', 1), 'd3>', 'abstractplay')).toBe('a5L');
  });

  it('counts back rows 1 and 4 from the same column', () => {
    const start = startPosition(kujifunza);
    const south = legalMoves(kujifunza, start).map((move) => move.text);
    expect(south).toContain('B1L');
    const move = parseMove(kujifunza, start, 'a1<', 'abstractplay');
    expect(move.ok && move.value.text).toBe('B1L');
  });

  it('reads every sample move drawn on the screen', () => {
    for (const row of samples()) {
      const columns = row.rules.columns;
      for (const text of row.moves) {
        const [letter, number, direction] = text;
        const north = letter === letter!.toLowerCase();
        const column = north ? columns - Number(number) : Number(number) - 1;
        const cell = 'abcdefgh'[column]! + { B: 1, A: 2, a: 3, b: 4 }[letter as 'A'];
        const arrow = (direction === 'L') === north ? '>' : '<';
        const stars = text.replace(/[^*]/g, '');
        const screen = `${cell}${arrow}${text.includes('>') ? '+' : ''}${stars}`;
        expect(read(row.rules, row.position, screen, 'abstractplay')).toBe(text);
      }
    }
  });

  it('has no move in a cell of the other side or outside seven columns', () => {
    expect(read(kiswahili, START, 'f3<*', 'abstractplay')).toHaveLength(4);
    const hawalis = startPosition(rulesOf('hawalis'));
    expect(parseMove(rulesOf('hawalis'), hawalis, 'h2<', 'abstractplay').ok).toBe(false);
  });
});

describe('possible dialects', () => {
  const start = startPosition(kujifunza);

  it('are one where only one reads all moves', () => {
    expect(possibleDialects(kiswahili, positionOf(kiswahili, START), ['A7L*', 'a5R'])).toEqual(['bao']);
    expect(possibleDialects(kiswahili, positionOf(kiswahili, START), ['A7<*', 'a5>'])).toEqual(['kiba']);
    expect(possibleDialects(kiswahili, positionOf(kiswahili, START), ['g2<*'])).toEqual(['abstractplay']);
  });

  it('are several where a cell is also the name of a pit', () => {
    expect(legalMoves(kujifunza, start).map((move) => move.text)).toContain('B1L');
    const texts = legalMoves(kujifunza, start)
      .filter((move) => move.text.startsWith('A2') || move.text.startsWith('A1'))
      .map((move) => `a${move.text[1]}${move.text[2] === 'L' ? '<' : '>'}`);
    expect(texts.some((text) => possibleDialects(kujifunza, start, [text]).length > 1)).toBe(true);
  });

  it('are none where nothing can be read', () => {
    expect(possibleDialects(kujifunza, start, ['A3R', 'e4'])).toEqual([]);
  });
});
