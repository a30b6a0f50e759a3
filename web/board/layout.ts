/**
 * Where things are, in board units: a pit's cell is 100 wide and 120 high. The four rows are the *field*; frame and
 * ghala lie around it in one of two layouts: `wide` (a ghala at each end) and `narrow` (above and below, for phones).
 */
import type { PitRef, Side } from '../rules/types.ts';

export const CELL = 100;
export const ROW = 120;
/** Between the two players' halves. */
export const RIDGE = 24;
export const FIELD_HEIGHT = 4 * ROW + RIDGE;
/** Centre of the bowl within its cell; below it is the strip with the numeral. */
export const BOWL = { x: 50, y: 48, r: 43 };
/** Container width in px below which the narrow layout is used (board.css has the same number). */
export const NARROW_BELOW = 600;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly kind: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  /** Height of the carved strip above and below. */
  readonly strip: number;
  readonly field: Box;
  readonly stores: { readonly top: Box; readonly bottom: Box } | null;
}

export function layoutOf(kind: 'wide' | 'narrow', columns: number, hasGhala: boolean): Layout {
  const width = columns * CELL;
  if (kind === 'wide') {
    const strip = 50;
    const side = 36;
    const end = hasGhala ? 148 : 0;
    const field = { x: side + end, y: strip, width, height: FIELD_HEIGHT };
    const store = { y: strip + 10, width: end - 24, height: FIELD_HEIGHT - 20 };
    return {
      kind,
      width: width + 2 * (side + end),
      height: FIELD_HEIGHT + 2 * strip,
      strip,
      field,
      stores: hasGhala ? { top: { x: side + 6, ...store }, bottom: { x: field.x + width + 18, ...store } } : null,
    };
  }
  const strip = 62;
  const side = 18;
  const end = hasGhala ? 106 : 0;
  const field = { x: side, y: strip + end, width, height: FIELD_HEIGHT };
  const store = { x: side + 8, width: width - 16, height: end - 12 };
  return {
    kind,
    width: width + 2 * side,
    height: FIELD_HEIGHT + 2 * (strip + end),
    strip,
    field,
    stores: hasGhala ? { top: { y: strip + 4, ...store }, bottom: { y: field.y + FIELD_HEIGHT + 8, ...store } } : null,
  };
}

export const sameTarget = (a: PitRef | null, b: PitRef | null): boolean =>
  a !== null && b !== null && a.side === b.side && a.index === b.index;

export const isFront = (index: number, columns: number): boolean => index < columns;

/** Number of a pit within its row, from the owner's left, 1..columns. */
export const pitNumber = (index: number, columns: number): number =>
  isFront(index, columns) ? index + 1 : 2 * columns - index;

/** `A5`, `b8` (notation 2). */
export function pitName({ side, index }: PitRef, columns: number): string {
  const row = isFront(index, columns) ? 'A' : 'B';
  return (side === 'S' ? row : row.toLowerCase()) + pitNumber(index, columns);
}

/** Row 0 (top) to 3 and column 0 (left) on the screen. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export function cellOf({ side, index }: PitRef, columns: number, bottom: Side): Cell {
  const column = pitNumber(index, columns) - 1;
  const front = isFront(index, columns);
  if (side === bottom) return { row: front ? 2 : 3, column };
  return { row: front ? 1 : 0, column: columns - 1 - column };
}

export function pitAt({ row, column }: Cell, columns: number, bottom: Side): PitRef {
  const own = row >= 2;
  const side: Side = own ? bottom : other(bottom);
  const number = own ? column : columns - 1 - column;
  const front = row === 1 || row === 2;
  return { side, index: front ? number : 2 * columns - 1 - number };
}

export const other = (side: Side): Side => (side === 'S' ? 'N' : 'S');

/** Upper left corner of a cell within the field. */
export const cornerOf = ({ row, column }: Cell): { x: number; y: number } => ({
  x: column * CELL,
  y: row * ROW + (row >= 2 ? RIDGE : 0),
});

/** Centre of a pit's bowl within the field. */
export function centreOf(pit: PitRef, columns: number, bottom: Side): { x: number; y: number } {
  const { x, y } = cornerOf(cellOf(pit, columns, bottom));
  return { x: x + BOWL.x, y: y + BOWL.y };
}

/** Does the owner's `direction` point left on the screen? */
export const pointsLeft = (side: Side, direction: 'L' | 'R', bottom: Side): boolean =>
  (direction === 'L') === (side === bottom);

/** Ring index of the house (front 5). */
export const HOUSE = 4;
