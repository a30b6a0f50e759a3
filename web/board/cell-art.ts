/** What lies in a bowl: seeds as circles and the inlay of a house as SVG text, in units of the cell (100 x 120) from the bowl's centre. */
import type { HouseState } from './labels.ts';
import { BOWL } from './layout.ts';
import { once } from './once.ts';
import { DRAWN_AT_MOST, heap, pile, type SeedPlace, SIDE_BY_SIDE } from './seeds.ts';

/** A nut's half axes are 10.7 and 9.5 units; around it, and more so on the side away from the light, is room for its shadow. */
const SEED = 13;
const CAST = { x: 0.6, y: 1.2 };

type Point = Pick<SeedPlace, 'x' | 'y'>;
const HERE: Point = { x: 0, y: 0 };

/** The attributes of a circle: one for each seed, for what a browser keeps of an element outweighs what it draws. */
export type Circle = Readonly<Record<'cx' | 'cy' | 'r' | 'fill', string>> & { readonly class?: string };

const seed = ({ x, y, tone }: SeedPlace, id: string, at: Point): Circle => ({
  cx: (at.x + x + CAST.x).toFixed(1),
  cy: (at.y + y + CAST.y).toFixed(1),
  r: String(SEED),
  fill: `url(#${id}seed${tone})`,
});

/** Under the seeds that lie on top of others. */
const shade = ({ x, y }: Point): Circle => ({
  cx: String(x),
  cy: String(y - 1),
  r: '27',
  fill: '#000',
  class: 'bao-shade-28',
});

/**
 * Seeds `from` to `count` of a bowl, as they follow each other in it: a bowl with more seeds is one with fewer and some more.
 * `at`: the bowl's centre.
 */
export const seedsIn = (count: number, salt: number, id: string, from = 0, at = HERE): Circle[] =>
  heap(count, salt)
    .slice(from)
    .flatMap((place, k) => {
      const nut = seed(place, id, at);
      return from + k === SIDE_BY_SIDE ? [shade(at), nut] : nut;
    });

/** Seeds `from` to `count` of a ghala, as `seedsIn`. */
export const seedsInStore = (
  count: number,
  width: number,
  height: number,
  salt: number,
  id: string,
  from = 0,
): Circle[] =>
  pile(count, width, height, salt)
    .slice(from)
    .map((place) => seed(place, id, HERE));

/** The same as text. */
export const circlesArt = (circles: readonly Circle[]): string =>
  circles
    .map(
      (circle) =>
        `<circle ${Object.entries(circle)
          .map(([name, value]) => `${name}="${value}"`)
          .join(' ')}/>`,
    )
    .join('');

/** How many circles `seedsIn` makes of so many seeds: one for each, and the shade below those on top. */
export function partsOf(count: number): number {
  const drawn = Math.min(count, DRAWN_AT_MOST);
  return drawn > SIDE_BY_SIDE ? drawn + 1 : drawn;
}

/** How many seeds so many circles are: the reverse. */
export const seedsOf = (parts: number): number => (parts > SIDE_BY_SIDE ? parts - 1 : parts);

/** Inlay around a square pit and the sign beside its numeral: full for a functional house, broken for a dormant one. */
export const houseArt = once((state: HouseState): string => {
  if (state === 'lost') return '';
  const { r } = BOWL;
  const full = state === 'functional';
  const frame = (by: number, attributes: string) =>
    `<rect x="${-r - by}" y="${-r - by}" width="${2 * (r + by)}" height="${2 * (r + by)}" rx="9" fill="none" stroke="var(--bao-inlay)" ${attributes}/>`;
  const sign = `<path d="M26 59L36 49L46 59H43.500V68H28.500V59Z" stroke="var(--bao-inlay)" stroke-width="2" stroke-linejoin="round" fill="${full ? 'var(--bao-inlay)' : 'none'}"/>`;
  if (!full) return `${frame(0.5, 'stroke-width="2.6" stroke-dasharray="7 8"')}${sign}`;
  const studs = [-1, 1]
    .flatMap((sx) =>
      [-1, 1].map((sy) => `<circle cx="${sx * (r - 4)}" cy="${sy * (r - 4)}" r="3" fill="var(--bao-inlay)"/>`),
    )
    .join('');
  return `${frame(0.5, 'stroke-width="3.6"')}${frame(-9, 'stroke-width="1.3" stroke-opacity=".8"')}${studs}${sign}`;
});

export function houseState(owned: boolean, count: number, houseFrom: number | null): HouseState {
  if (!owned) return 'lost';
  return houseFrom !== null && count >= houseFrom ? 'functional' : 'dormant';
}
