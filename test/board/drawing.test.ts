import { describe, expect, it } from 'vitest';
import { artDefs, fieldArt, frameArt, seedDefs } from '../../web/board/art.ts';
import { seedsIn, seedsInStore } from '../../web/board/cell-art.ts';
import { englishLabels } from '../../web/board/labels.ts';
import { centreOf, layoutOf, pitAt, pitName, pointsLeft } from '../../web/board/layout.ts';
import { playableArt, wayArt, wayOf } from '../../web/board/marks.ts';
import { boardSvg, type PictureOptions } from '../../web/board/picture.ts';
import { DRAWN_AT_MOST, heap, SIDE_BY_SIDE } from '../../web/board/seeds.ts';
import { parseMove, parseSetup, play, rulesetOf, type Setup, validate } from '../../web/rules/index.ts';

const LATE = '2,2,4,6,0,0,3,4/3,0,3,0,0,5,1,0/2,0,1,2,0,1,1,1/1,2,4,5,3,3,3,2 S 0,0 - - 1';

function setupOf(text: string): Setup {
  const setup = parseSetup(text, 8);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return setup.value;
}

describe('where pits are', () => {
  it('rows are b, a, A, B from above as South sees them, each numbered from its owner’s left', () => {
    const names = [0, 1, 2, 3].map((row) => [0, 7].map((column) => pitName(pitAt({ row, column }, 8, 'S'), 8)));
    expect(names).toEqual([
      ['b8', 'b1'],
      ['a8', 'a1'],
      ['A1', 'A8'],
      ['B1', 'B8'],
    ]);
  });

  it('turns round for North', () => {
    const names = [0, 1, 2, 3].map((row) => [0, 6].map((column) => pitName(pitAt({ row, column }, 7, 'N'), 7)));
    expect(names).toEqual([
      ['B7', 'B1'],
      ['A7', 'A1'],
      ['a1', 'a7'],
      ['b1', 'b7'],
    ]);
    expect(pointsLeft('S', 'L', 'S')).toBe(true);
    expect(pointsLeft('N', 'L', 'S')).toBe(false);
    expect(pointsLeft('N', 'L', 'N')).toBe(true);
  });

  it('A5 faces a4: one above the other', () => {
    const south = centreOf({ side: 'S', index: 4 }, 8, 'S');
    const north = centreOf({ side: 'N', index: 3 }, 8, 'S');
    expect(south.x).toBe(north.x);
    expect(south.y).toBeGreaterThan(north.y);
  });

  it('has a ghala at both ends only in games with seeds in hand', () => {
    expect(layoutOf('wide', 8, false).stores).toBeNull();
    const { stores, width } = layoutOf('wide', 8, true);
    expect((stores?.top.x ?? 0) + (stores?.bottom.x ?? 0) + (stores?.top.width ?? 0)).toBe(width);
  });
});

describe('seeds', () => {
  it('of a fuller bowl or ghala are those of an emptier one and some more', () => {
    for (let count = 0; count <= DRAWN_AT_MOST + 2; count++) {
      const drawn = Math.min(count, DRAWN_AT_MOST);
      const [bowl, pile] = [seedsIn(count, 3, 'b-'), seedsInStore(count, 80, 400, 7, 'b-')];
      // The shade below the seeds on top is drawn too.
      expect([bowl.parts, pile.parts]).toEqual([drawn > SIDE_BY_SIDE ? drawn + 1 : drawn, drawn]);
      for (let before = 0; before <= count; before++) {
        for (const [fuller, emptier] of [
          [bowl, seedsIn(before, 3, 'b-')],
          [pile, seedsInStore(before, 80, 400, 7, 'b-')],
        ] as const) {
          expect([...emptier.art(0), ...fuller.art(emptier.parts)]).toEqual(fuller.art(0));
          expect(fuller.shadow.startsWith(emptier.shadow)).toBe(true);
        }
      }
    }
  });

  it('up to 12 lie side by side within the bowl, none on another', () => {
    for (let salt = 0; salt < 80; salt++) {
      const places = heap(SIDE_BY_SIDE, salt);
      expect(places).toHaveLength(12);
      places.forEach((a, k) => {
        expect(Math.hypot(a.x, a.y)).toBeLessThan(34);
        for (const b of places.slice(0, k)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(13);
      });
    }
  });

  it('stay where they are when more arrive', () => {
    for (let count = 0; count < 25; count++) expect(heap(count + 1, 5).slice(0, count)).toEqual(heap(count, 5));
  });
});

describe('a browser keeps a kilobyte of every element', () => {
  const elements = (art: string) => art.match(/<[a-z]/gi)?.length ?? 0;
  const rules = rulesetOf('kujifunza');
  const late = setupOf(LATE);
  const view = { columns: 8, bottom: 'S', hasHouse: true } as const;

  it('so what looks alike is one: carvings, rims, lips, ways and plates', () => {
    const bowls = 32;
    const housesTwice = 4;
    expect(elements(fieldArt(8, true, 'b-'))).toBeLessThan(bowls + housesTwice + 8);
    for (const kind of ['wide', 'narrow'] as const) expect(elements(frameArt(kind, 8, true, 'b-'))).toBeLessThan(32);
    const everyPit = [...Array(16).keys()].flatMap((index) =>
      (['L', 'R'] as const).map((direction) => ({ pit: { side: 'S', index } as const, direction })),
    );
    expect(elements(playableArt(everyPit, view))).toBe(3);
  });

  it('a move of any length is drawn by three for each width of its arrows, its ends, and what it took', () => {
    if (!rules.ok) throw new Error('no kujifunza');
    const valid = validate(rules.value, late);
    if (!valid.ok) throw new Error(valid.error.join());
    const move = parseMove(rules.value, valid.value, 'B2L');
    if (!move.ok) throw new Error('B2L is legal here');
    const { trace } = play(rules.value, valid.value, move.value);
    const { edges, captures } = wayOf(trace);
    const widths = 4;
    expect(edges.length).toBeGreaterThan(widths);
    expect(elements(wayArt(trace, 'last', view))).toBeLessThanOrEqual(1 + 3 * widths + 4 + 3 * captures.length);
  });

  it('a small board is its seeds, bowls and numerals and little more', () => {
    const svg = boardSvg(late, {
      ...{ columns: 8, hasHouse: false, houseFrom: null, hasGhala: false, bottom: 'S', theme: 'wood', scheme: null },
      ...{ coordinates: false, title: 'late', lastTrace: null, path: null, fieldOnly: true },
    });
    const [seeds, bowls, numerals] = [64, 32, 32];
    const gradients = elements(artDefs('b-') + seedDefs('b-'));
    expect(elements(svg) - gradients).toBeLessThan(seeds + bowls + numerals + 20);
  });
});

describe('what a move did', () => {
  it('is its start, its ways between neighbours, its captures with their kichwa, and its end', () => {
    const rules = rulesetOf('kujifunza');
    if (!rules.ok) throw new Error('no kujifunza');
    const valid = validate(rules.value, setupOf(LATE));
    if (!valid.ok) throw new Error(valid.error.join());
    const move = parseMove(rules.value, valid.value, 'B2L');
    if (!move.ok) throw new Error('B2L is legal here');
    const way = wayOf(play(rules.value, valid.value, move.value).trace);
    expect(pitName(way.start ?? { side: 'S', index: 0 }, 8)).toBe('B2');
    expect(pitName(way.end ?? { side: 'S', index: 0 }, 8)).toBe('A8');
    expect(way.laps).toBe(7);
    expect(way.captures.map(({ pit, count }) => `${pitName(pit, 8)} ${count}`).sort()).toEqual([
      'a2 1',
      'a3 5',
      'a6 3',
      'a8 3',
    ]);
    for (const { from, to } of way.edges) {
      const [a, b] = [centreOf(from, 8, 'S'), centreOf(to, 8, 'S')];
      expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBeLessThanOrEqual(120);
    }
  });
});

describe('a picture', () => {
  const options: PictureOptions = {
    columns: 8,
    hasHouse: true,
    houseFrom: 6,
    hasGhala: true,
    bottom: 'S',
    theme: 'wood',
    scheme: 'dark',
    coordinates: true,
    title: 'Omar <&> Majaliwa',
    lastTrace: null,
    path: null,
  };
  const setup = setupOf('0,1,2,3,1,2,2,1/1,2,3,1,1,1,1,1/0,3,2,0,12,1,0,1/2,0,3,0,4,0,1,0 S 6,6 S - 17');

  it('stands alone: nothing referred to that is not in it, every colour defined, text escaped', () => {
    const svg = boardSvg(setup, options);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
    for (const [, name] of svg.matchAll(/var\((--bao-[a-z-]+)\)/g)) expect(svg).toContain(`${name}:`);
    expect(svg).not.toMatch(/href|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    expect(svg).toContain('Omar &lt;&amp;&gt; Majaliwa');
  });

  it('shows every pit’s and ghala’s number in the order of the rows', () => {
    const svg = boardSvg(setup, { ...options, coordinates: false });
    const numbers = [...svg.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, number]) => Number(number));
    expect(numbers).toHaveLength(34);
    expect(numbers.reduce((sum, n) => sum + n, 0)).toBe(64);
  });
});

describe('the name of a pit', () => {
  it('says name, house, seeds and what can be played', () => {
    const pit = { side: 'S', index: 4 } as const;
    const move = (direction: 'L' | 'R') => ({
      pit,
      direction,
      safari: false,
      captures: false,
      text: `A5${direction}*`,
    });
    expect(
      englishLabels.pit({
        name: 'A5',
        side: 'S',
        count: 6,
        house: 'functional',
        takasia: null,
        moves: [move('L'), move('R')],
      }),
    ).toBe('A5, nyumba, 6 seeds, can play left or right');
  });
});
