/** Rules 3.1 to 3.5: where each game differs, with a position in which the difference decides. */
import { describe, expect, test } from 'vitest';
import { outcome, perft, play, startPosition, whyNotPlayable } from '../../web/rules/index.ts';
import { moveNamed, movesText, rulesOf } from './helpers.ts';
import { arab, mtaji, namua, show } from './sketch.ts';

const K = rulesOf('kiswahili');

describe('3.1 kujifunza', () => {
  const rules = rulesOf('kujifunza');

  test('two seeds in every pit, mtaji moves from the first', () => {
    const start = startPosition(rules);
    expect(start.S).toEqual({ pits: Array(16).fill(2), ghala: 0, ownsHouse: false });
    expect(movesText(rules, start)).toContain('B2L');
  });

  test('no takasia', () => {
    const after = show(rules, mtaji(rules, '00000000 20000200 00300002 00000000'), 'A8L*');
    expect(after.text).toContain(' - - ');
  });
});

describe('3.2 kete', () => {
  const rules = rulesOf('kete');

  test('a lone kuu of six is lifted whole, all seven, and lost', () => {
    const after = show(rules, namua(rules, '00000000 10000000 00006000 00000000', { houses: 'S' }), 'A5R*');
    expect([after.front, after.back, after.ownsHouse]).toEqual(['00000111', '00001111', false]);
  });

  test('a lone kuu of seven gives the tax and is kept', () => {
    const after = show(rules, namua(rules, '00000000 10000000 00007000 00000000', { houses: 'S' }), 'A5R*');
    expect([after.front, after.ownsHouse]).toEqual(['00006110', true]);
  });

  test('in kiswahili a lone house of six gives the tax, is kept and dormant', () => {
    const after = show(K, namua(K, '00000000 10000000 00006000 00000000', { houses: 'S' }), 'A5R*');
    expect([after.front, after.ownsHouse]).toEqual(['00005110', true]);
  });

  test('the kuu outlives captures in mtaji moves', () => {
    const picture = '00000000 00160000 20106000 00000000';
    expect(show(rules, mtaji(rules, picture, { houses: 'SN' }), 'A1R').text).toContain(' SN - ');
    expect(show(K, mtaji(K, picture, { houses: 'SN' }), 'A1R').text).toContain(' - - ');
  });

  test('while the kuu is owned, a mtaji takata must start from it', () => {
    const picture = '00000000 10000000 02307000 00000000';
    const position = mtaji(rules, picture, { houses: 'S' });
    expect(movesText(rules, position)).toBe('A5L* A5R*');
    expect(whyNotPlayable(rules, position, 1)).toEqual({ rule: '3.2', reason: 'house must start' });
    expect(movesText(rules, mtaji(rules, picture))).toBe('A2L* A2R* A3L* A3R* A5L* A5R*');
    expect(movesText(K, mtaji(K, picture, { houses: 'S' }))).toBe('A2L* A2R* A3L* A3R* A5L* A5R*');
  });
});

describe('3.3 bawo', () => {
  const rules = rulesOf('bawo');
  const ten = rulesOf('bawo10');

  test('the kuu starts with eight, or ten, and is functional from there', () => {
    expect(startPosition(rules).S.pits.slice(4, 7)).toEqual([8, 2, 2]);
    expect(startPosition(ten).S.pits.slice(4, 7)).toEqual([10, 2, 2]);
    const picture = '00000000 10000000 02008000 00000000';
    expect(movesText(rules, namua(rules, picture, { houses: 'S' }))).toBe('A2L* A2R*');
    expect(movesText(ten, namua(ten, picture, { houses: 'S' }))).toBe('A2L* A2R* A5L* A5R*');
  });

  test.each([
    ['bawo 8', rules, '00000000 10000000 00008000 00000000', '00000111', false],
    ['bawo 9', rules, '00000000 10000000 00009000 00000000', '00008110', true],
    ['bawo10 10', ten, '00000000 10000000 0,0,0,0,10,0,0,0 00000000', '00000111', false],
    ['bawo10 11', ten, '00000000 10000000 0,0,0,0,11,0,0,0 00000000', '0,0,0,0,10,1,1,0', true],
  ] as const)('%s: a lone kuu gives the tax only if enough remains', (_, game, picture, front, kept) => {
    const after = show(game, namua(game, picture, { houses: 'S' }), 'A5R*');
    expect([after.front, after.ownsHouse]).toEqual([front, kept]);
  });

  test('a single seed starts a namua takata only among single seeds', () => {
    const mixed = '00000000 01000000 10208000 00000000';
    const position = namua(rules, mixed, { houses: 'S' });
    expect(movesText(rules, position)).toBe('A3L* A3R*');
    expect(whyNotPlayable(rules, position, 0)).toEqual({ rule: '3.3', reason: 'single among others' });
    expect(movesText(K, namua(K, mixed, { houses: 'S' }))).toBe('A1L* A1R* A3L* A3R*');
    expect(movesText(rules, namua(rules, '00000000 01000000 10108000 00000000', { houses: 'S' }))).toBe(
      'A1L* A1R* A3L* A3R*',
    );
  });

  describe('guard', () => {
    test('a functional kuu that faces an occupied pit may not leave it to take the owned kuu', () => {
      const picture = '00000000 00031000 00028000 00000000';
      const position = namua(rules, picture);
      expect(movesText(rules, position)).toBe('A5L A5R');
      expect(whyNotPlayable(rules, position, 3)).toEqual({ rule: '3.3', reason: 'guard' });
      expect(movesText(K, namua(K, picture))).toBe('A4L A4R A5L A5R');
    });

    test.each([
      ['the kuu is not functional', '00000000 00031000 00027000 00000000', 'SN'],
      ['the kuu faces nothing', '00000000 00030000 00028000 00000000', 'SN'],
      ['the opponent has lost his', '00000000 00031000 00028000 00000000', 'S'],
    ])('not if %s', (_, picture, houses) => {
      expect(movesText(rules, namua(rules, picture, { houses }))).toContain('A4L A4R');
    });

    test('a mtaji start on the kuu is not a capture', () => {
      const picture = '00000000 00031000 02018000 00000000';
      const position = mtaji(rules, picture, { houses: 'SN' });
      expect(movesText(rules, position)).toBe('A5L* A5R*');
      expect(movesText(rules, mtaji(rules, picture, { houses: 'S' }))).toBe('A2R');
    });

    test('it is judged after the lap: a seed that makes the kuu functional counts', () => {
      const becomes = mtaji(rules, '00000000 00031000 00017004 00000000', { houses: 'SN' });
      expect(movesText(rules, becomes)).toBe('A5L* A5R* A8L* A8R*');
      const remains = mtaji(rules, '00000000 00031000 00016004 00000000', { houses: 'SN' });
      expect(movesText(rules, remains)).toBe('A8L');
    });

    test('a capturing lap that ends before the kuu runs on', () => {
      const picture = '00000000 00431000 20118000 00000000';
      const guarded = show(rules, mtaji(rules, picture, { houses: 'SN' }), 'A1R');
      expect(guarded.lines.slice(2, 6)).toEqual(['capture a6 4', 'kichwa A1', 'sow A1 4', 'lift A4 2']);
      const open = show(rules, mtaji(rules, picture, { houses: 'S' }), 'A1R');
      expect(open.lines.slice(2, 6)).toEqual(['capture a6 4', 'kichwa A1', 'sow A1 4', 'capture a5 3']);
    });
  });

  test('a mtaji takata starts from the kuu while it is owned and functional', () => {
    const functional = mtaji(rules, '00000000 10000000 02308000 00000000', { houses: 'S' });
    expect(movesText(rules, functional)).toBe('A5L* A5R*');
    const dormant = mtaji(rules, '00000000 10000000 02307000 00000000', { houses: 'S' });
    expect(movesText(rules, dormant)).toBe('A2L* A2R* A3L* A3R* A5L* A5R*');
  });

  test('takasia as in section 2: no duty', () => {
    const banned = show(rules, mtaji(rules, '00000000 20000200 00300002 00000000'), 'A8L*');
    expect(banned.text).toContain(' a3 ');
    expect(show(rules, banned.position, 'a8L**').text).toContain(' - - ');
  });
});

describe('3.4 hawalis', () => {
  const rules = rulesOf('hawalis');

  test('every first move is five laps; the seven front starts take four seeds, the back starts none', () => {
    const start = startPosition(rules);
    const seen = movesText(rules, start)
      .split(' ')
      .map((text) => {
        const { trace } = play(rules, start, moveNamed(rules, start, text));
        const taken = trace.reduce((sum, event) => sum + (event.type === 'capture' ? event.count : 0), 0);
        return [text[0], trace.filter((event) => event.type === 'lap').length, taken];
      });
    expect(seen.filter(([row]) => row === 'A')).toEqual(Array(7).fill(['A', 5, 4]));
    expect(seen.filter(([row]) => row === 'B')).toEqual(Array(7).fill(['B', 5, 0]));
  });

  test('anticlockwise only: leftwards in front, rightwards in back', () => {
    const position = arab(rules, '0000000 0000001 0030000 0300000');
    expect(movesText(rules, position)).toBe('A3L B2R');
    expect(whyNotPlayable(rules, position, 2, 'R')).toEqual({ rule: '3.4', reason: 'one way round' });
  });

  test('an empty front pit takes the facing front pit and the back pit behind it off the board', () => {
    const after = show(rules, arab(rules, '5030000 3050000 0020000 0000000'), 'A3L');
    expect(after.lines).toEqual(['lift A3 2', 'sow A3 2', 'capture a7 3', 'capture b7 5', 'end captured']);
    expect(after.text.split(' ')[0]).toBe('0,0,3,0,0,0,0/0,0,5,0,0,0,0/1,1,0,0,0,0,0/0,0,0,0,0,0,0');
  });

  test('an empty facing front pit saves the back pit behind it', () => {
    const after = show(rules, arab(rules, '5030000 0050000 0020000 0000000'), 'A3L');
    expect(after.lines.at(-1)).toBe('end empty pit');
  });

  test('a lap that ends in an empty back pit takes nothing', () => {
    const after = show(rules, arab(rules, '0000000 2000000 0200000 0000000'), 'A2L');
    expect(after.lines).toEqual(['lift A2 2', 'sow A2 2', 'end empty pit']);
  });

  test('capturing is not compulsory', () => {
    expect(movesText(rules, arab(rules, '5000000 3000000 0020002 0000000'))).toBe('A3L A7L');
  });

  test('single seeds move only if there is nothing else, and only into an empty pit', () => {
    expect(movesText(rules, arab(rules, '0000000 1000000 1110000 0000002'))).toBe('B7R');
    const singles = arab(rules, '0000000 1000000 1110000 0000001');
    expect(movesText(rules, singles)).toBe('A1L B7R');
    expect(whyNotPlayable(rules, singles, 1)).toEqual({ rule: '3.4', reason: 'single into occupied' });
  });

  test('a player without seeds, or without a move, loses; an empty front row does not', () => {
    const bare = arab(rules, '0000000 0000000 0020000 0000000', 'N');
    expect(outcome(rules, bare)).toEqual({ winner: 'S', reason: 'no seeds' });
    const stuck = arab(rules, '0000000 1000000 1111111 1111111');
    expect(outcome(rules, stuck)).toEqual({ winner: 'N', reason: 'no legal move' });
    expect(outcome(rules, arab(rules, '0000000 1000000 0000000 0000002'))).toBeNull();
  });

  test('a never-ending turn is legal, loses, and leaves the board as it was', () => {
    const limited = rulesOf('hawalis', { moveLimit: 3 });
    const position = arab(limited, '0000000 1000000 0021000 0000002');
    const endless = arab(limited, '0000000 1000000 2020000 0000000');
    expect(movesText(limited, endless)).toBe('A1L A3L');
    const played = play(limited, endless, moveNamed(limited, endless, 'A3L'));
    expect(played.outcome).toEqual({ winner: 'N', reason: 'never-ending turn' });
    expect(played.position.S).toEqual(endless.S);
    expect(played.position.side).toBe('N');
    expect(played.trace).toMatchObject([{ type: 'end', reason: 'never-ending', sown: 5, laps: 2 }]);
    expect(play(limited, position, moveNamed(limited, position, 'B7R')).outcome).toBeNull();
    expect(perft(limited, endless, 1)).toBe(2);
  });
});

describe('3.5 kiarabu', () => {
  const rules = rulesOf('kiarabu');

  test('three seeds in every pit, either direction', () => {
    expect(startPosition(rules).S.pits).toEqual(Array(16).fill(3));
    expect(movesText(rules, arab(rules, '10000000 00000000 00300000 00000000'))).toBe('A3L A3R');
  });

  test('a capture takes either of the two facing pits by itself', () => {
    const back = show(rules, arab(rules, '50300000 00500000 00200000 00000000'), 'A3L');
    expect(back.lines).toEqual(['lift A3 2', 'sow A3 2', 'capture b8 5', 'end captured']);
    const front = show(rules, arab(rules, '00300000 50500000 00200000 00000000'), 'A3L');
    expect(front.lines).toContain('capture a8 5');
    const none = show(rules, arab(rules, '00300000 00500000 00200000 00000000'), 'A3L');
    expect(none.lines.at(-1)).toBe('end empty pit');
  });
});
