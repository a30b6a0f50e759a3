/** A position as a picture: one SVG text that needs nothing else, for sharing, documents and previews. */
import type { Setup, Side, TraceEvent } from '../rules/types.ts';
import { artDefs, fieldArt, frameArt, seedDefs } from './art.ts';
import { houseArt, houseState, type Seeds, saltOf, seedsArt, seedsIn } from './cell-art.ts';
import { sidesFromTop, storeArt } from './display.ts';
import { BOWL, cellOf, cornerOf, HOUSE, layoutOf, pitName } from './layout.ts';
import { flightsArt, MARK_STYLES, takasiaArt, wayArt } from './marks.ts';
import { rounded } from './outline.ts';
import { paletteOf } from './palette.ts';

export interface PictureOptions {
  readonly columns: 7 | 8;
  readonly hasHouse: boolean;
  readonly houseFrom: number | null;
  readonly hasGhala: boolean;
  readonly bottom: Side;
  readonly theme: 'wood' | 'plain';
  /** Null: as the page it is put into (`data-theme`). */
  readonly scheme: 'light' | 'dark' | null;
  readonly coordinates: boolean;
  /** The picture's name for those who do not see it. */
  readonly title: string;
  readonly lastTrace: readonly TraceEvent[] | null;
  readonly path: readonly TraceEvent[] | null;
  /** Names on the plates; default South and North. */
  readonly names?: Readonly<Record<Side, string>>;
  /** Keeps gradients apart if several pictures are put into one page. */
  readonly id?: string;
  /** Only the four rows, without frame and ghala. */
  readonly fieldOnly?: boolean;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

const FONT = '.bao text{font-family:system-ui,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}';

interface Numeral {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/** Numerals of one size, on their plates. */
function numerals(size: number, all: readonly Numeral[]): string {
  let plates = '';
  let texts = '';
  for (const { x, y, count } of all) {
    const text = String(count);
    const box = { width: size * (0.75 + 0.6 * text.length), height: size * 1.12 };
    plates += rounded({ x: x - box.width / 2, y: y - box.height / 2, ...box }, size * 0.5);
    texts += `<text x="${x}" y="${y + size * 0.35}">${text}</text>`;
  }
  return `<path d="${plates}" fill="var(--bao-number-plate)"/><g text-anchor="middle" font-size="${size}" font-weight="700" fill="var(--bao-number)">${texts}</g>`;
}

function pitsArt(setup: Setup, options: PictureOptions, id: string): string {
  const { columns, bottom } = options;
  let houses = '';
  const bowls: Seeds[] = [];
  let names = '';
  const counts: Numeral[] = [];
  for (const side of sidesFromTop(bottom)) {
    setup[side].pits.forEach((count, index) => {
      const pit = { side, index };
      const { x, y } = cornerOf(cellOf(pit, columns, bottom));
      const at = { x: x + BOWL.x, y: y + BOWL.y };
      if (options.hasHouse && index === HOUSE) {
        houses += `<g transform="translate(${at.x} ${at.y})">${houseArt(houseState(setup[side].ownsHouse, count, options.houseFrom))}</g>`;
      }
      bowls.push(seedsIn(count, saltOf(pit), id, at));
      counts.push({ x: x + 50, y: y + 106, count });
      names += `<text x="${x + 4}" y="${y + 114}">${pitName(pit, columns)}</text>`;
    });
  }
  return (
    houses +
    seedsArt(bowls) +
    numerals(25, counts) +
    (options.coordinates ? `<g font-size="16" font-weight="500" fill="var(--bao-coord)">${names}</g>` : '')
  );
}

/** The position as standalone SVG text, wide layout. Text in it is escaped; width and height are left to the user. */
export function boardSvg(setup: Setup, options: PictureOptions): string {
  const { columns, bottom } = options;
  const id = options.id ?? 'picture-';
  const layout = layoutOf('wide', columns, options.hasGhala);
  const sides = sidesFromTop(bottom);
  const names = options.names ?? { S: 'South', N: 'North' };
  let field = fieldArt(columns, options.hasHouse, id);
  const trace = options.path ?? options.lastTrace;
  const kind = options.path ? 'path' : 'last';
  if (trace) field += flightsArt(trace, kind, options);
  field += pitsArt(setup, options, id);
  if (setup.takasia) {
    field += takasiaArt(setup.takasia, setup.takasia.side === setup.side ? 'ban' : 'duty', 'takasia', options);
  }
  if (trace) field += wayArt(trace, kind, options);
  let around = '';
  if (!options.fieldOnly) {
    around = frameArt('wide', columns, options.hasGhala, id);
    sides.forEach((side, k) => {
      const box = layout.stores?.[k === 0 ? 'top' : 'bottom'];
      if (box) {
        around += `<g transform="translate(${box.x} ${box.y})">${storeArt('wide', columns, side, setup[side].ghala, id)}${numerals(34, [{ x: box.width / 2, y: 62, count: setup[side].ghala }])}</g>`;
      }
      const y = k === 0 ? layout.strip / 2 : layout.height - layout.strip / 2;
      const arrow = setup.side === side ? (k === 0 ? '\u25bc ' : '\u25b2 ') : '';
      around += `<text x="${layout.width / 2}" y="${y + 7}" text-anchor="middle" font-size="21" font-weight="600" fill="var(--bao-number)">${arrow}${escaped(names[side])}</text>`;
    });
  }
  const box = options.fieldOnly
    ? `${-6} ${-6} ${layout.field.width + 12} ${layout.field.height + 12}`
    : `0 0 ${layout.width} ${layout.height}`;
  const ground = options.fieldOnly
    ? `<rect x="-6" y="-6" width="${layout.field.width + 12}" height="${layout.field.height + 12}" rx="16" fill="url(#${id}field)"/>`
    : '';
  const at = options.fieldOnly ? '0 0' : `${layout.field.x} ${layout.field.y}`;
  const scheme = options.scheme ? ` data-scheme="${options.scheme}"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="bao" data-look="${options.theme}"${scheme} viewBox="${box}" role="img" aria-label="${escaped(options.title)}">` +
    `<title>${escaped(options.title)}</title>${options.fieldOnly ? '' : `<style>.bao{${paletteOf(options.theme, options.scheme)}}${FONT}${MARK_STYLES}</style>`}` +
    `<defs>${artDefs(id)}${seedDefs(id)}</defs>${around}${ground}<g transform="translate(${at})">${field}</g></svg>`
  );
}
