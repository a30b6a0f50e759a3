/**
 * The carving: frame, field and bowls as SVG text in board units, the same for the page and for `boardSvg`. Model: carved
 * boards of Zanzibar, with the lozenge and rosette chip carving of its doors. Colours come from palette.ts.
 */
import { BOWL, type Box, CELL, cornerOf, FIELD_HEIGHT, HOUSE, type Layout, layoutOf, ROW } from './layout.ts';
import { ID, named, once } from './once.ts';
import { disc, rounded, short, square } from './outline.ts';

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="var(--bao-${colour})" stop-opacity="${opacity}"/>`;

const ART_DEFS = `<linearGradient id="${ID}frame" x1="0" y1="0" x2="0.25" y2="1">${stop(0, 'frame-c')}${stop(0.35, 'frame-a')}${stop(1, 'frame-b')}</linearGradient>
<linearGradient id="${ID}field" x1="0" y1="0" x2="0.3" y2="1">${stop(0, 'field-a')}${stop(1, 'field-b')}</linearGradient>
<radialGradient id="${ID}bowl" cx="0.56" cy="0.66" r="0.68" fx="0.6" fy="0.78">${stop(0, 'bowl-c')}${stop(0.5, 'bowl-b')}${stop(1, 'bowl-a')}</radialGradient>
<linearGradient id="${ID}rim" x1="0" y1="0" x2="0" y2="1">${stop(0, 'rim-dark')}${stop(0.45, 'rim-dark', 0.75)}${stop(1, 'rim-lit')}</linearGradient>
<filter id="${ID}grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.004 0.11" numOctaves="5" seed="23"/><feColorMatrix values="0 0 0 0 0.13  0 0 0 0 0.05  0 0 0 0 0.01  1.7 0 0 0 -0.68"/></filter>`;

const nut = (tone: number, light: string, mid: number) =>
  `<radialGradient id="${ID}seed${tone}" cx="0.5" cy="0.5" r="0.62" ${light}>${stop(0, 'seed-a')}${stop(mid, 'seed-b')}${stop(1, 'seed-c')}</radialGradient>`;
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

const RIM = 2.5;
/** The shadow of the upper edge lies so far inside of it. */
const SHADED = 3;
const shadeIn = (box: Box): Box => ({ ...grow(box, -SHADED), y: box.y + SHADED / 2 });
const shade = (d: string) =>
  `<path d="${d}" fill="none" stroke="var(--bao-bowl-a)" stroke-width="${SHADED}" class="bao-shade-55"/>`;

/** A hollow: dark where the upper edge throws its shadow, lit at the lower lip. */
function hollow(box: Box, radius: number): string {
  return (
    rect(grow(box, RIM), radius + RIM, `fill="url(#${ID}rim)"`) +
    rect(box, radius, `fill="url(#${ID}bowl)"`) +
    shade(rounded(shadeIn(box), radius - SHADED))
  );
}

/** A petal as points from its foot round to its foot, in radii of its rosette. */
const PETAL = [
  [0, -0.16],
  [0.34, -0.4],
  [0.24, -0.78],
  [0, -0.9],
  [-0.24, -0.78],
  [-0.34, -0.4],
  [0, -0.16],
] as const;

/** Eight petals. */
function petals(x: number, y: number, r: number): string {
  let d = '';
  for (let k = 0; k < 8; k++) {
    const [sine, cosine] = [Math.sin((k * Math.PI) / 4), Math.cos((k * Math.PI) / 4)];
    const at = PETAL.map(
      ([px, py]) => `${short(x + r * (px * cosine - py * sine))} ${short(y + r * (px * sine + py * cosine))}`,
    );
    d += `M${at[0]}C${at.slice(1, 4).join(' ')}C${at.slice(4).join(' ')}z`;
  }
  return d;
}

/** A row of lozenges, each with four chips, and the two grooves it lies between. */
function lozenges(box: Box): { readonly chips: string; readonly lines: string } {
  const count = Math.max(1, Math.round(box.width / (box.height * 1.35)));
  const step = box.width / count;
  const h = box.height / 2;
  const w = step / 2;
  const middle = box.y + h;
  const line = (...points: readonly (readonly [number, number])[]) =>
    `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;
  let chips = '';
  let lines = `M${box.x} ${box.y - 4}H${box.x + box.width}M${box.x} ${box.y + box.height + 4}H${box.x + box.width}`;
  for (let k = 0; k < count; k++) {
    const x = box.x + (k + 0.5) * step;
    lines += line([x - w, middle], [x, box.y], [x + w, middle], [x, box.y + box.height]);
    for (const [sx, sy] of [
      [w, h],
      [w, -h],
      [-w, h],
      [-w, -h],
    ] as const) {
      const at = (across: number, up: number) => [x + sx * across, middle + sy * up] as const;
      chips += line(at(0.1, 0.12), at(0.68, 0.1), at(0.1, 0.68)) + line(at(1, 0.3), at(1, 1), at(0.34, 1));
    }
  }
  return { chips, lines };
}

/** Half the width of the plaque in the middle of the upper and lower strip that bears the player's name. */
const PLAQUE = { wide: 135, narrow: 175 };

/** Lozenges and a rosette at each end, above and below: cut into the wood, each cut with a lit edge at its lower right. */
function strips(layout: Layout): string {
  const { width, height, strip } = layout;
  const band = strip * 0.5;
  const end = strip * 0.95;
  const half = PLAQUE[layout.kind];
  let [chips, lines, rings, flowers] = ['', '', '', ''];
  for (const y of [strip / 2, height - strip / 2]) {
    const left = { x: end, y: y - band / 2, width: width / 2 - half - end - 12, height: band };
    for (const box of [left, { ...left, x: width / 2 + half + 12 }]) {
      const row = lozenges(box);
      chips += row.chips;
      lines += row.lines;
    }
    for (const x of [strip * 0.5, width - strip * 0.5]) {
      rings += disc(x, y, strip * 0.34);
      flowers += petals(x, y, strip * 0.34);
    }
  }
  const cut = (d: string) => `<path d="${d}" fill="var(--bao-carve)"/>`;
  const groove = (d: string, stroke: number) =>
    `<path d="${d}" fill="none" stroke="var(--bao-carve)" stroke-width="${stroke}"/>`;
  const lit = (d: string, dx: number, dy: number, stroke: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="var(--bao-lit)" stroke-width="${stroke}" opacity="${opacity}" transform="translate(${dx} ${dy})"/>`;
  return (
    `<path d="${chips}" fill="var(--bao-lit)" opacity=".5" transform="translate(.9 1.5)"/>${cut(chips)}` +
    lit(lines, 0.6, 1.2, 1.2, 0.45) +
    groove(lines, 1.5) +
    groove(rings, 2.4) +
    lit(rings, 0.8, 1.4, 1, 0.55) +
    cut(flowers) +
    lit(flowers, 0.6, 1, 0.8, 0.5)
  );
}

function plaques({ kind, width, height, strip }: Layout): string {
  const half = PLAQUE[kind];
  const plaque = (y: number) =>
    rounded({ x: width / 2 - half, y: y - strip * 0.37, width: 2 * half, height: strip * 0.74 }, strip * 0.2);
  return `<path d="${plaque(strip / 2)}${plaque(height - strip / 2)}" fill="var(--bao-number-plate)" stroke="var(--bao-lit)" stroke-width="1.5" stroke-opacity=".6"/>`;
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
  let knots = '';
  for (let k = 0; k <= columns; k++)
    knots += `M${Math.min(Math.max(k * CELL, 12), width - 12) - 9} ${middle}l9 -6l9 6l-9 6z`;
  let [rims, bowls, shades] = ['', '', ''];
  for (let row = 0; row < 4; row++) {
    let lip = '';
    for (let column = 0; column < columns; column++) {
      const corner = cornerOf({ row, column });
      const [x, y] = [corner.x + BOWL.x, corner.y + BOWL.y];
      const isHouse = hasHouse && ((row === 2 && column === HOUSE) || (row === 1 && column === columns - 1 - HOUSE));
      if (isHouse) {
        const box = square(x, y, BOWL.r - 1);
        lip += rounded(grow(box, RIM), 9 + RIM);
        bowls += rect(box, 9, `fill="url(#${ID}bowl)"`);
        shades += rounded(shadeIn(box), 7);
      } else {
        lip += disc(x, y, BOWL.r + RIM);
        bowls += `<circle cx="${x}" cy="${y}" r="${BOWL.r}" fill="url(#${ID}bowl)"/>`;
        shades += disc(x, y - SHADED / 2, BOWL.r - SHADED);
      }
    }
    rims += `<path d="${lip}" fill="url(#${ID}rim)"/>`;
  }
  return (
    `<path d="M6 ${middle + 2}H${width - 6}" stroke="var(--bao-lit)" stroke-width="2" class="bao-shade-7"/>` +
    `<path d="M6 ${middle}H${width - 6}" stroke="var(--bao-carve)" stroke-width="2.5"/>` +
    `<path d="${knots}" fill="var(--bao-carve)" stroke="var(--bao-lit)" stroke-width="1" stroke-opacity=".5"/>` +
    rims +
    bowls +
    shade(shades)
  );
});

/** The ridge between the players and the bowls; the house pits are square. */
export const fieldArt = (columns: number, hasHouse: boolean, id: string): string => named(field(columns, hasHouse), id);

export const fieldBox = (columns: number): string => `0 0 ${columns * CELL} ${FIELD_HEIGHT}`;
