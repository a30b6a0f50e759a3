/**
 * The carving: frame, field and bowls as SVG text in board units, the same for the page and for `boardSvg`. Model: carved
 * boards of Zanzibar, with the lozenge and rosette chip carving of its doors. Colours come from palette.ts.
 */
import { BOWL, type Box, CELL, cornerOf, FIELD_HEIGHT, HOUSE, type Layout, layoutOf, ROW } from './layout.ts';
import { ID, named, once } from './once.ts';

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="var(--bao-${colour})" stop-opacity="${opacity}"/>`;

const ART_DEFS = `<linearGradient id="${ID}frame" x1="0" y1="0" x2="0.25" y2="1">${stop(0, 'frame-c')}${stop(0.35, 'frame-a')}${stop(1, 'frame-b')}</linearGradient>
<linearGradient id="${ID}field" x1="0" y1="0" x2="0.3" y2="1">${stop(0, 'field-a')}${stop(1, 'field-b')}</linearGradient>
<radialGradient id="${ID}bowl" cx="0.56" cy="0.66" r="0.68" fx="0.6" fy="0.78">${stop(0, 'bowl-c')}${stop(0.5, 'bowl-b')}${stop(1, 'bowl-a')}</radialGradient>
<linearGradient id="${ID}rim" x1="0.2" y1="0" x2="0.75" y2="1">${stop(0, 'rim-dark')}${stop(0.45, 'rim-dark', 0.75)}${stop(1, 'rim-lit')}</linearGradient>
<filter id="${ID}grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.004 0.11" numOctaves="5" seed="23"/><feColorMatrix values="0 0 0 0 0.13  0 0 0 0 0.05  0 0 0 0 0.01  1.7 0 0 0 -0.68"/></filter>`;

const nut = (tone: number, focus: string, mid: number) =>
  `<radialGradient id="${ID}seed${tone}" cx="0.5" cy="0.5" r="0.62" ${focus}>${stop(0, 'seed-a')}${stop(mid, 'seed-b')}${stop(1, 'seed-c')}</radialGradient>`;
const SEED_DEFS =
  nut(0, 'fx="0.34" fy="0.28"', 0.42) + nut(1, 'fx="0.36" fy="0.3"', 0.3) + nut(2, 'fx="0.32" fy="0.3"', 0.55);

/** Gradients and filters; `id` keeps several boards of a page apart. */
export const artDefs = (id: string): string => named(ART_DEFS, id);
export const seedDefs = (id: string): string => named(SEED_DEFS, id);

const rect = (box: Box, radius: number, attributes: string) =>
  `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${radius}" ${attributes}/>`;

const grow = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** A hollow: dark where the upper edge throws its shadow, lit at the lower lip. */
function hollow(box: Box, radius: number): string {
  return (
    rect(grow(box, 2.5), radius + 2.5, `fill="url(#${ID}rim)"`) +
    rect(box, radius, `fill="url(#${ID}bowl)"`) +
    rect(
      { ...grow(box, -3), y: box.y + 1.5 },
      radius - 2,
      `fill="none" stroke="var(--bao-bowl-a)" stroke-width="3" class="bao-shade-55"`,
    )
  );
}

const square = (x: number, y: number, r: number): Box => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });

/** Eight petals in a ring. */
function rosette(x: number, y: number, r: number): string {
  let petals = '';
  for (let k = 0; k < 8; k++) {
    petals += `<path transform="rotate(${k * 45})" d="M0 ${-r * 0.16}C${r * 0.34} ${-r * 0.4} ${r * 0.24} ${-r * 0.78} 0 ${-r * 0.9}C${-r * 0.24} ${-r * 0.78} ${-r * 0.34} ${-r * 0.4} 0 ${-r * 0.16}Z"/>`;
  }
  return `<g transform="translate(${x} ${y})"><circle r="${r}" fill="none" stroke="var(--bao-carve)" stroke-width="2.4"/><circle r="${r}" cx=".8" cy="1.4" fill="none" stroke="var(--bao-lit)" stroke-width="1" opacity=".55"/><g fill="var(--bao-carve)">${petals}</g><g fill="none" stroke="var(--bao-lit)" stroke-width=".8" opacity=".5" transform="translate(.6 1)">${petals}</g></g>`;
}

const short = (d: string): string => d.replace(/\d+\.\d+/g, (n) => String(Math.round(Number(n) * 10) / 10));

/** A row of lozenges, each with four chips, between two grooves. */
function lozenges(box: Box): string {
  const count = Math.max(1, Math.round(box.width / (box.height * 1.35)));
  const step = box.width / count;
  const h = box.height / 2;
  const w = step / 2;
  const middle = box.y + h;
  let chips = '';
  let lines = '';
  for (let k = 0; k < count; k++) {
    const x = box.x + (k + 0.5) * step;
    lines += `M${x - w} ${middle}L${x} ${box.y}L${x + w} ${middle}L${x} ${box.y + box.height}Z`;
    for (const [sx, sy] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      chips += `M${x + sx * w * 0.1} ${middle + sy * h * 0.12}L${x + sx * w * 0.68} ${middle + sy * h * 0.1}L${x + sx * w * 0.1} ${middle + sy * h * 0.68}Z`;
      chips += `M${x + sx * w} ${middle + sy * h * 0.3}L${x + sx * w} ${middle + sy * h}L${x + sx * w * 0.34} ${middle + sy * h}Z`;
    }
  }
  chips = short(chips);
  lines = short(lines);
  const grooves = `M${box.x} ${box.y - 4}H${box.x + box.width}M${box.x} ${box.y + box.height + 4}H${box.x + box.width}`;
  return (
    `<path d="${chips}" fill="var(--bao-lit)" opacity=".5" transform="translate(.9 1.5)"/><path d="${chips}" fill="var(--bao-carve)"/>` +
    `<path d="${lines}${grooves}" fill="none" stroke="var(--bao-lit)" stroke-width="1.2" opacity=".45" transform="translate(.6 1.2)"/>` +
    `<path d="${lines}${grooves}" fill="none" stroke="var(--bao-carve)" stroke-width="1.5"/>`
  );
}

/** Half the width of the plaque in the middle of the upper and lower strip that bears the player's name. */
const PLAQUE = { wide: 135, narrow: 175 };

function strips(layout: Layout): string {
  const { width, height, strip } = layout;
  const band = strip * 0.5;
  const end = strip * 0.95;
  const half = PLAQUE[layout.kind];
  return [strip / 2, height - strip / 2]
    .map((y) => {
      const left = { x: end, y: y - band / 2, width: width / 2 - half - end - 12, height: band };
      const right = { ...left, x: width / 2 + half + 12 };
      return (
        lozenges(left) +
        lozenges(right) +
        rosette(strip * 0.5, y, strip * 0.34) +
        rosette(width - strip * 0.5, y, strip * 0.34)
      );
    })
    .join('');
}

function plaques({ kind, width, height, strip }: Layout): string {
  const half = PLAQUE[kind];
  return [strip / 2, height - strip / 2]
    .map((y) =>
      rect(
        { x: width / 2 - half, y: y - strip * 0.37, width: 2 * half, height: strip * 0.74 },
        strip * 0.2,
        'fill="var(--bao-number-plate)" stroke="var(--bao-lit)" stroke-width="1.5" stroke-opacity=".6"',
      ),
    )
    .join('');
}

const frame = once((kind: Layout['kind'], columns: number, hasGhala: boolean) => {
  const layout = layoutOf(kind, columns, hasGhala);
  const all = { x: 0, y: 0, width: layout.width, height: layout.height };
  const stores = layout.stores ? [layout.stores.top, layout.stores.bottom] : [];
  const grain = (box: Box, radius: number) =>
    `<g class="bao-grain">${rect(box, radius, `filter="url(#${ID}grain)"`)}</g>`;
  const clip = `<clipPath id="${ID}all">${rect(all, 22, '')}</clipPath>`;
  return (
    `${clip}<g clip-path="url(#${ID}all)">${rect(all, 22, `fill="url(#${ID}frame)"`)}${grain(all, 22)}</g>` +
    rect(grow(all, -1.5), 21, 'fill="none" stroke="var(--bao-edge)" stroke-width="3"') +
    rect(grow(all, -4.5), 18, 'fill="none" stroke="var(--bao-lit)" stroke-width="2" class="bao-shade-7"') +
    `<g class="bao-ornament">${strips(layout)}${plaques(layout)}</g>` +
    stores.map((box) => hollow(box, Math.min(box.width, box.height) * 0.42)).join('') +
    rect(grow(layout.field, 7), 14, 'fill="var(--bao-edge)"') +
    rect(
      { ...grow(layout.field, 6), y: layout.field.y - 4, height: layout.field.height + 11 },
      13,
      'fill="var(--bao-lit)" class="bao-shade-6"',
    ) +
    rect(grow(layout.field, 5), 12, `fill="url(#${ID}field)"`) +
    grain(grow(layout.field, 5), 12)
  );
});

/** Frame, ghala hollows and the ground of the field. */
export const frameArt = (kind: Layout['kind'], columns: number, hasGhala: boolean, id: string): string =>
  named(frame(kind, columns, hasGhala), id);

const field = once((columns: number, hasHouse: boolean) => {
  const width = columns * CELL;
  const middle = 2 * ROW + 10;
  let art =
    `<path d="M6 ${middle + 2}H${width - 6}" stroke="var(--bao-lit)" stroke-width="2" class="bao-shade-7"/>` +
    `<path d="M6 ${middle}H${width - 6}" stroke="var(--bao-carve)" stroke-width="2.5"/>`;
  for (let k = 0; k <= columns; k++) {
    const x = Math.min(Math.max(k * CELL, 12), width - 12);
    art += `<path d="M${x - 9} ${middle}l9 -6l9 6l-9 6z" fill="var(--bao-carve)" stroke="var(--bao-lit)" stroke-width="1" stroke-opacity=".5"/>`;
  }
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < columns; column++) {
      const { x, y } = cornerOf({ row, column });
      const house = hasHouse && ((row === 2 && column === HOUSE) || (row === 1 && column === columns - 1 - HOUSE));
      art += hollow(square(x + BOWL.x, y + BOWL.y, house ? BOWL.r - 1 : BOWL.r), house ? 9 : BOWL.r);
    }
  }
  return art;
});

/** The ridge between the players and the bowls; the house pits are square. */
export const fieldArt = (columns: number, hasHouse: boolean, id: string): string => named(field(columns, hasHouse), id);

export const fieldBox = (columns: number): string => `0 0 ${columns * CELL} ${FIELD_HEIGHT}`;
