/** Art that every board of a kind shares. */
import { describe, expect, it } from 'vitest';
import { artDefs, fieldArt, frameArt, seedDefs } from '../../web/board/art.ts';
import { houseArt } from '../../web/board/cell-art.ts';
import { ID, once } from '../../web/board/once.ts';

describe('art that is made once', () => {
  it('is made anew for what it was not yet asked for, and not again', () => {
    const asked: string[] = [];
    const art = once((columns: number, house: boolean) => {
      asked.push(`${columns} ${house}`);
      return `<g id="${columns}${house}"/>`;
    });
    expect([art(8, true), art(7, true), art(8, false), art(8, true)]).toEqual([
      '<g id="8true"/>',
      '<g id="7true"/>',
      '<g id="8false"/>',
      '<g id="8true"/>',
    ]);
    expect(asked).toEqual(['8 true', '7 true', '8 false']);
  });

  it('names the gradients of each board apart, and leaves no mark of its own', () => {
    const arts = (id: string) => [
      artDefs(id),
      seedDefs(id),
      frameArt('wide', 8, true, id),
      frameArt('narrow', 7, false, id),
      fieldArt(8, true, id),
    ];
    for (const [one, other] of arts('a-').map((art, k) => [art, arts('b-')[k]!] as const)) {
      expect(one).not.toContain(ID);
      expect(other.replaceAll('b-', 'a-')).toBe(one);
      const named = [...one.matchAll(/(?:url\(#|id=")([a-z]+-)/g)].map(([, id]) => id);
      expect(named.length).toBeGreaterThan(0);
      expect(new Set(named)).toEqual(new Set(['a-']));
    }
  });

  it('tells layouts, columns, ghala and house apart', () => {
    const frames = (['wide', 'narrow'] as const).flatMap((kind) =>
      [7, 8].flatMap((columns) => [true, false].map((ghala) => frameArt(kind, columns, ghala, 'x-'))),
    );
    expect(new Set(frames).size).toBe(8);
    expect(new Set([fieldArt(8, true, 'x-'), fieldArt(8, false, 'x-'), fieldArt(7, false, 'x-')]).size).toBe(3);
    expect(new Set([houseArt('functional'), houseArt('dormant'), houseArt('lost')]).size).toBe(3);
  });
});
