/**
 * Where seeds lie. Seed k of a pit has its place whatever comes after it, so that sowing adds a seed and moves none;
 * up to 12 lie side by side, the rest on top as a heap.
 */
export interface SeedPlace {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  /** One of three colours of nut. */
  readonly tone: 0 | 1 | 2;
}

export const SIDE_BY_SIDE = 12;
/** More seeds than this look the same: the numeral says how many. */
export const DRAWN_AT_MOST = 30;

const GOLDEN_ANGLE = 2.399963;

/** A number in 0..1 that is always the same for the same two integers. */
function noise(a: number, b: number): number {
  let h = Math.imul(a + 0x9e37, 0x85ebca6b) ^ Math.imul(b + 0x7f4a, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x27d4eb2f);
  return ((h ^ (h >>> 13)) >>> 0) / 0x1_0000_0000;
}

const tone = (salt: number, k: number) => Math.floor(noise(salt, k + 700) * 3) as 0 | 1 | 2;

/** Places around (0, 0) in a bowl of about 43 units radius. `salt` tells pits apart. */
export function heap(count: number, salt: number): SeedPlace[] {
  const start = noise(salt, 99) * Math.PI * 2;
  const places: SeedPlace[] = [];
  for (let k = 0; k < Math.min(count, DRAWN_AT_MOST); k++) {
    const layer = k < SIDE_BY_SIDE ? 0 : k < 22 ? 1 : 2;
    const within = layer === 0 ? k : layer === 1 ? k - SIDE_BY_SIDE : k - 22;
    const radius = (layer === 0 ? 9.3 : layer === 1 ? 7.4 : 6) * Math.sqrt(within + (layer === 0 ? 0.35 : 0.5));
    const angle = start + within * GOLDEN_ANGLE + layer * 1.1;
    places.push({
      x: radius * Math.cos(angle) + (noise(salt, k) - 0.5) * 2.2,
      y: radius * Math.sin(angle) + (noise(salt, k + 300) - 0.5) * 2.2 - layer * 3,
      turn: noise(salt, k + 500) * 180,
      tone: tone(salt, k),
    });
  }
  return places;
}

/** Places in a ghala of the given size, filled from the bottom (upright) or the left (lying). */
export function pile(count: number, width: number, height: number, salt: number): SeedPlace[] {
  const upright = height > width;
  const across = upright ? width : height;
  const along = upright ? height : width;
  const lanes = Math.max(2, Math.floor(across / 24));
  const gap = across / lanes;
  const pitch = Math.min(25, along / Math.ceil(DRAWN_AT_MOST / lanes));
  const places: SeedPlace[] = [];
  for (let k = 0; k < Math.min(count, DRAWN_AT_MOST); k++) {
    const rank = Math.floor(k / lanes);
    const a = ((k % lanes) + 0.5) * gap + (noise(salt, k) - 0.5) * 5;
    const b = (rank + 0.5) * pitch + (noise(salt, k + 300) - 0.5) * 6 + (k % 2) * 5;
    places.push({
      x: upright ? a : b,
      y: upright ? height - b : a,
      turn: noise(salt, k + 500) * 180,
      tone: tone(salt, k),
    });
  }
  return places;
}
