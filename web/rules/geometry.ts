/**
 * Names and neighbours of the pits (rules 1). Each half is a ring seen by its owner: index 0..n-1 is the front row from
 * the owner's left, n..2n-1 the back row from his right, so that +1 is clockwise and index n lies behind front pit n.
 */
import type { Direction, PitRef, Side } from './types.ts';

/** Ring index of the nyumba: front 5 (rules 1). */
export const HOUSE = 4;

/** Ring direction: +1 clockwise for the owner (rightwards in front, leftwards in back), -1 anticlockwise. */
export type Step = 1 | -1;

export function opponent(side: Side): Side {
  return side === 'S' ? 'N' : 'S';
}

/** Pits of one half, front and back. */
export function ringSize(columns: number): number {
  return 2 * columns;
}

export function isFront(columns: number, index: number): boolean {
  return index < columns;
}

/** The opponent's front index that the own front index faces, and the other way round. */
export function facing(columns: number, index: number): number {
  return columns - 1 - index;
}

/** Back index behind a front index of the same half. */
export function behind(columns: number, index: number): number {
  return 2 * columns - 1 - index;
}

/** Name of a pit: `A5`, `B1` (South), `a5`, `b1` (North). `ref.index` must be 0..2n-1. */
export function pitName(columns: number, ref: PitRef): string {
  const row = isFront(columns, ref.index) ? 'A' : 'B';
  const number = isFront(columns, ref.index) ? ref.index + 1 : 2 * columns - ref.index;
  return (ref.side === 'S' ? row : row.toLowerCase()) + number;
}

/** The pit of that name; null if the board of so many columns has none. */
export function pitOf(columns: number, name: string): PitRef | null {
  const match = /^([ABab])([1-8])$/.exec(name);
  if (!match) return null;
  const row = match[1] as string;
  const number = Number(match[2]);
  if (number > columns) return null;
  const side: Side = row === row.toUpperCase() ? 'S' : 'N';
  const index = row.toUpperCase() === 'A' ? number - 1 : 2 * columns - number;
  return { side, index };
}

/** Ring step of a physical direction from a pit: right is +1 in front and -1 in back (`B2R` goes to `B3`). */
export function stepOf(columns: number, pit: number, direction: Direction): Step {
  return isFront(columns, pit) === (direction === 'R') ? 1 : -1;
}

/** Physical direction of a ring step from a pit. */
export function directionOf(columns: number, pit: number, step: Step): Direction {
  return isFront(columns, pit) === (step === 1) ? 'R' : 'L';
}

/** Index of a kichwa by its side. */
export function kichwaOf(columns: number, side: Direction): number {
  return side === 'L' ? 0 : columns - 1;
}

/** The pit `distance` steps further round the ring. */
export function advance(columns: number, pit: number, step: Step, distance: number): number {
  const size = 2 * columns;
  return (((pit + step * distance) % size) + size) % size;
}

/** Steps from one pit to another in a ring direction, 0 to 2n-1. */
export function distance(columns: number, from: number, to: number, step: Step): number {
  const size = 2 * columns;
  return ((to - from) * step + size) % size;
}
