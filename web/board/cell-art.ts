/** What lies in a bowl: seeds and the inlay of a house, as SVG text in the cell's own units (100 x 120). */
import type { HouseState } from './labels.ts';
import { BOWL } from './layout.ts';
import { once } from './once.ts';
import { DRAWN_AT_MOST, heap, pile, type SeedPlace, SIDE_BY_SIDE } from './seeds.ts';

const SEED = 10.4;

/** Elements of one seed: the shadow, then the nut. */
export const PARTS_OF_SEED = 2;

function seed({ x, y, turn, tone }: SeedPlace, id: string): string {
  const at = `${x.toFixed(1)} ${y.toFixed(1)}`;
  return (
    `<ellipse transform="translate(${at})" cx="1.6" cy="2.6" rx="${SEED}" ry="${SEED - 0.6}" fill="#000" class="bao-shade-4"/>` +
    `<ellipse transform="translate(${at}) rotate(${turn.toFixed(0)})" rx="${SEED}" ry="${SEED - 1.1}" fill="url(#${id}seed${tone})" stroke="var(--bao-seed-edge)" stroke-width="1"/>`
  );
}

/** Under the seeds that lie on top of others. */
const SHADE = '<circle r="27" cy="-1" fill="#000" class="bao-shade-28"/>';

/** Seeds `from` to `count` of a bowl, as they follow each other in it: a bowl with more seeds is one with fewer and some more. */
export function seedsArt(count: number, salt: number, id: string, from = 0): string {
  return heap(count, salt)
    .slice(from)
    .map((place, k) => (from + k === SIDE_BY_SIDE ? SHADE : '') + seed(place, id))
    .join('');
}

/** How many elements `seedsArt` makes of so many seeds. */
export function partsOf(count: number): number {
  const drawn = Math.min(count, DRAWN_AT_MOST);
  return PARTS_OF_SEED * drawn + (drawn > SIDE_BY_SIDE ? 1 : 0);
}

/** Seeds `from` to `count` of a ghala, as `seedsArt`. */
export const pileArt = (count: number, width: number, height: number, salt: number, id: string, from = 0): string =>
  pile(count, width, height, salt)
    .slice(from)
    .map((place) => seed(place, id))
    .join('');

/** Inlay around a square pit and the sign beside its numeral: full for a functional house, broken for a dormant one. */
export const houseArt = once((state: HouseState): string => {
  if (state === 'lost') return '';
  const { x, y, r } = BOWL;
  const full = state === 'functional';
  const frame = (by: number, attributes: string) =>
    `<rect x="${x - r - by}" y="${y - r - by}" width="${2 * (r + by)}" height="${2 * (r + by)}" rx="9" fill="none" stroke="var(--bao-inlay)" ${attributes}/>`;
  const sign = `<path d="M76 107L86 97L96 107H93.500V116H78.500V107Z" stroke="var(--bao-inlay)" stroke-width="2" stroke-linejoin="round" fill="${full ? 'var(--bao-inlay)' : 'none'}"/>`;
  if (!full) return `${frame(0.5, 'stroke-width="2.6" stroke-dasharray="7 8"')}${sign}`;
  const studs = [-1, 1]
    .flatMap((sx) =>
      [-1, 1].map((sy) => `<circle cx="${x + sx * (r - 4)}" cy="${y + sy * (r - 4)}" r="3" fill="var(--bao-inlay)"/>`),
    )
    .join('');
  return `${frame(0.5, 'stroke-width="3.6"')}${frame(-9, 'stroke-width="1.3" stroke-opacity=".8"')}${studs}${sign}`;
});

export function houseState(owned: boolean, count: number, houseFrom: number | null): HouseState {
  if (!owned) return 'lost';
  return houseFrom !== null && count >= houseFrom ? 'functional' : 'dormant';
}
