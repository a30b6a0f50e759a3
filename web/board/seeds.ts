/**
 * Where seeds lie. Seed k of a pit has its place whatever comes after it, so that sowing adds a seed and moves none;
 * up to 12 lie side by side, the rest on top as a heap.
 */
export interface SeedPlace {
  readonly x: number;
  readonly y: number;
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

/** Twelve places that a bowl just has room for: three in the middle, then nine around them, opposite ones first. */
function floorPlace(k: number): { radius: number; angle: number } {
  if (k < 3) return { radius: 11.8, angle: (k * Math.PI * 2) / 3 };
  const around = ((k - 3) * 4) % 9;
  return { radius: 30.5, angle: 0.35 + (around * Math.PI * 2) / 9 };
}

const heaps = new Map<number, readonly SeedPlace[]>();

/** Places around (0, 0) in a bowl of about 43 units radius, at most `DRAWN_AT_MOST`. `salt` tells pits apart. */
export function heap(count: number, salt: number): readonly SeedPlace[] {
  let all = heaps.get(salt);
  if (all === undefined) {
    all = heapPlaces(DRAWN_AT_MOST, salt);
    heaps.set(salt, all);
  }
  return all.slice(0, count);
}

function heapPlaces(count: number, salt: number): SeedPlace[] {
  const start = noise(salt, 99) * Math.PI * 2;
  const places: SeedPlace[] = [];
  for (let k = 0; k < count; k++) {
    const onTop = k - SIDE_BY_SIDE;
    const layer = onTop < 0 ? 0 : onTop < 10 ? 1 : 2;
    const within = layer === 2 ? onTop - 10 : onTop;
    const { radius, angle } =
      layer === 0
        ? floorPlace(k)
        : { radius: (layer === 1 ? 7.6 : 6.2) * Math.sqrt(within + 0.5), angle: within * GOLDEN_ANGLE + layer };
    places.push({
      x: radius * Math.cos(start + angle) + (noise(salt, k) - 0.5) * 3,
      y: radius * Math.sin(start + angle) + (noise(salt, k + 300) - 0.5) * 3 - layer * 3,
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
      tone: tone(salt, k),
    });
  }
  return places;
}
