/** What lies in a bowl: seeds as ovals and the inlay of a house as SVG text, in units of the cell (100 x 120) from the bowl's centre. */

import type { PitRef } from '../rules/types.ts';
import type { HouseState } from './labels.ts';
import { BOWL } from './layout.ts';
import { once } from './once.ts';
import { disc } from './outline.ts';
import { heap, pile, type SeedPlace, SIDE_BY_SIDE } from './seeds.ts';

/** Half axes of the three kinds of nut. */
const NUTS = [
  { rx: '10.7', ry: '9.4' },
  { rx: '9.7', ry: '10.5' },
  { rx: '10.3', ry: '9.9' },
] as const;

type Point = Pick<SeedPlace, 'x' | 'y'>;
const HERE: Point = { x: 0, y: 0 };

/** The attributes of an ellipse: one for each seed, for what a browser keeps of an element outweighs what it draws. */
export type Oval = Readonly<Record<'cx' | 'cy' | 'rx' | 'ry' | 'fill', string>> & { readonly class?: string };

const seed = ({ x, y, tone }: SeedPlace, id: string, at: Point): Oval => ({
  cx: (at.x + x).toFixed(1),
  cy: (at.y + y).toFixed(1),
  ...NUTS[tone],
  fill: `url(#${id}seed${tone})`,
});

/** Under the seeds that lie on top of others. */
const shade = ({ x, y }: Point): Oval => ({
  cx: String(x),
  cy: String(y - 1),
  rx: '27',
  ry: '27',
  fill: '#000',
  class: 'bao-shade-28',
});

/** Where shadows fall, as an outline: of all seeds that lie on the ground one shadow together. */
const cast = (places: readonly SeedPlace[], at: Point): string =>
  places.map(({ x, y }) => disc(at.x + x + 1.6, at.y + y + 2.6, 10)).join('');

/** `art`: parts `from` to all, as they follow each other: a bowl with more seeds is one with fewer and some more. */
export interface Seeds {
  readonly parts: number;
  readonly shadow: string;
  readonly art: (from: number) => readonly Oval[];
}

/** Tells a pit's bowl apart from the others: seeds lie in each as in no other, and alike on the page and in pictures. */
export const saltOf = ({ side, index }: PitRef): number => index + (side === 'S' ? 0 : 40);

/** What lies in a bowl around `at`. `salt` tells bowls apart, `id` boards. */
export function seedsIn(count: number, salt: number, id: string, at = HERE): Seeds {
  const places = heap(count, salt);
  const lying: (SeedPlace | 'shade')[] = [...places];
  if (places.length > SIDE_BY_SIDE) lying.splice(SIDE_BY_SIDE, 0, 'shade');
  return {
    parts: lying.length,
    shadow: cast(places.slice(0, SIDE_BY_SIDE), at),
    art: (from) => lying.slice(from).map((place) => (place === 'shade' ? shade(at) : seed(place, id, at))),
  };
}

/** What lies in a ghala of this size, from its upper left corner. */
export function seedsInStore(count: number, width: number, height: number, salt: number, id: string): Seeds {
  const places = pile(count, width, height, salt);
  return {
    parts: places.length,
    shadow: cast(places, HERE),
    art: (from) => places.slice(from).map((place) => seed(place, id, HERE)),
  };
}

const ovalArt = (oval: Oval): string =>
  `<ellipse ${Object.entries(oval)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;

/** Seeds of any number of bowls as SVG text, in the group whose class gives them their edge. */
export const seedsArt = (bowls: readonly Seeds[]): string =>
  `<g class="bao-seeds"><path class="bao-cast" d="${bowls.map(({ shadow }) => shadow).join('')}"/>${bowls.flatMap(({ art }) => art(0).map(ovalArt)).join('')}</g>`;

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
