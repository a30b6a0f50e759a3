/** Small positions drawn by hand: four rows as South sees them, the seeds that are missing put where they do not matter. */
import { facing, opponent, type Position, play, type Ruleset, traceLines } from '../../web/rules/index.ts';
import { formatPosition } from '../../web/rules/text-position.ts';
import { moveNamed, movesText, positionOf } from './helpers.ts';

export interface SketchOptions {
  readonly side?: 'S' | 'N';
  /** Default `SN` in namua, `-` in mtaji. */
  readonly houses?: string;
  readonly takasia?: string;
}

/** One row: a digit a pit, or counts with commas. */
function row(text: string): number[] {
  return text.includes(',') ? text.split(',').map(Number) : [...text].map(Number);
}

function rowsOf(picture: string): number[][] {
  return picture.trim().split(/\s+/).map(row);
}

function textOf(rows: number[][], side: string, ghala: string, houses: string, takasia: string): string {
  return `${rows.map((counts) => counts.join(',')).join('/')} ${side} ${ghala} ${houses} ${takasia} 30`;
}

function total(rows: number[][]): number {
  return rows.flat().reduce((sum, count) => sum + count, 0);
}

/** A namua position: the missing seeds are in the two hands. */
export function namua(rules: Ruleset, picture: string, options: SketchOptions = {}): Position {
  const rows = rowsOf(picture);
  const missing = rules.seeds - total(rows);
  const { side = 'S', houses = 'SN', takasia = '-' } = options;
  const more = Math.ceil(missing / 2);
  const ghala = side === 'S' ? [missing - more, more] : [more, missing - more];
  return positionOf(rules, textOf(rows, side, ghala.join(','), houses, takasia));
}

/**
 * A mtaji position: the missing seeds lie as one heap in back pit 1 of the player who is not to move, where at least 16
 * of them can neither capture nor be captured.
 */
export function mtaji(rules: Ruleset, picture: string, options: SketchOptions = {}): Position {
  const rows = rowsOf(picture);
  const { side = 'S', houses = '-', takasia = '-' } = options;
  const heap = side === 'S' ? rows[0]! : rows[3]!;
  heap[side === 'S' ? rules.columns - 1 : 0]! += rules.seeds - total(rows);
  return positionOf(rules, textOf(rows, side, '0,0', houses, takasia));
}

/** An Arab position: the missing seeds have left the board. */
export function arab(rules: Ruleset, picture: string, side: 'S' | 'N' = 'S'): Position {
  return positionOf(rules, textOf(rowsOf(picture), side, '0,0', '-', '-'));
}

export interface Shown {
  /** The mover's rows after the move, a digit a pit: front 1..n, then back 1..n. */
  readonly front: string;
  readonly back: string;
  /** The opponent's front row, in the order of the mover's pits that face it. */
  readonly facing: string;
  readonly ownsHouse: boolean;
  readonly lines: readonly string[];
  readonly text: string;
  readonly position: Position;
}

/** Plays a move and shows what it left of the mover's half. */
export function show(rules: Ruleset, position: Position, move: string): Shown {
  const played = play(rules, position, moveNamed(rules, position, move));
  const after = played.position;
  const { pits, ownsHouse } = after[position.side];
  const { columns } = rules;
  const theirs = after[opponent(position.side)].pits;
  const counts = (indices: number[], of: readonly number[]) => {
    const values = indices.map((index) => of[index]!);
    return values.join(values.some((value) => value > 9) ? ',' : '');
  };
  const places = Array.from({ length: columns }, (_, i) => i);
  return {
    front: counts(places, pits),
    back: counts(
      places.map((i) => 2 * columns - 1 - i),
      pits,
    ),
    facing: counts(
      places.map((i) => facing(columns, i)),
      theirs,
    ),
    ownsHouse,
    lines: traceLines(columns, played.trace),
    text: formatPosition(after),
    position: after,
  };
}

export { movesText };
