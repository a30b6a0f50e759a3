/** Outlines for the `d` of a path: what looks alike is one element, for a browser keeps a kilobyte of each. */
import type { Box } from './layout.ts';

/** A tenth of a unit is less than a tenth of a pixel. */
export const short = (n: number): number => Math.round(n * 10) / 10;

export const disc = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0z`;

/** A rectangle with round corners; where it has not the room for their `radius`, they take what there is. */
export function rounded({ x, y, width, height }: Box, radius: number): string {
  const r = short(Math.min(radius, width / 2, height / 2));
  const [across, down] = [short(width - 2 * r), short(height - 2 * r)];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  return `M${short(x + r)} ${short(y)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

/** A box around a point. */
export const square = (x: number, y: number, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});
