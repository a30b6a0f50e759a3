/**
 * Small positions drawn by hand, as position texts: four rows as South sees them (a digit a pit, or counts with commas), the
 * seeds that are missing put where they do not matter. Text only: both implementations are tested with them.
 */

export interface SketchOptions {
  readonly side?: 'S' | 'N';
  /** Default `SN` in namua, `-` in mtaji. */
  readonly houses?: string;
  readonly takasia?: string;
}

const row = (text: string): number[] => (text.includes(',') ? text.split(',') : [...text]).map(Number);
const rowsOf = (picture: string): number[][] => picture.trim().split(/\s+/).map(row);
const total = (rows: number[][]): number => rows.flat().reduce((sum, count) => sum + count, 0);

function textOf(rows: number[][], side: string, ghala: string, houses: string, takasia: string): string {
  return `${rows.map((counts) => counts.join(',')).join('/')} ${side} ${ghala} ${houses} ${takasia} 30`;
}

/** A namua position: the missing seeds are in the two hands. */
export function namuaText(picture: string, options: SketchOptions = {}, seeds = 64): string {
  const rows = rowsOf(picture);
  const missing = seeds - total(rows);
  const { side = 'S', houses = 'SN', takasia = '-' } = options;
  const more = Math.ceil(missing / 2);
  const ghala = side === 'S' ? [missing - more, more] : [more, missing - more];
  return textOf(rows, side, ghala.join(','), houses, takasia);
}

/**
 * A mtaji position: the missing seeds lie as one heap in back pit 1 of the player who is not to move, where at least 16
 * of them can neither capture nor be captured.
 */
export function mtajiText(picture: string, options: SketchOptions = {}, seeds = 64): string {
  const rows = rowsOf(picture);
  const { side = 'S', houses = '-', takasia = '-' } = options;
  const heap = side === 'S' ? rows[0]! : rows[3]!;
  heap[side === 'S' ? heap.length - 1 : 0]! += seeds - total(rows);
  return textOf(rows, side, '0,0', houses, takasia);
}

/** An Arab position: the missing seeds have left the board. */
export const arabText = (picture: string, side: 'S' | 'N' = 'S'): string =>
  textOf(rowsOf(picture), side, '0,0', '-', '-');
