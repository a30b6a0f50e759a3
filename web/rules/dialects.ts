/**
 * The ways of writing a move (notation 2), each read into the same parts. The dialects share characters with different
 * meanings (`>` is the house in `bao`, a direction in the others), so a reader never guesses: the caller names the dialect.
 */
import type { Reason } from './reason.ts';
import { textReason } from './text-reasons.ts';
import type { Direction, Side } from './types.ts';

export type Dialect = 'bao' | 'kiba' | 'abstractplay';

export const DIALECTS: readonly Dialect[] = ['bao', 'kiba', 'abstractplay'];

/** What a move text says, before it is known whether such a move is legal. Null: left out. */
export interface MoveParts {
  readonly row: 'front' | 'back' | null;
  /** Pit number from the owner's left, 1 to 8. */
  readonly number: number;
  /** The owner's left or right; in a namua capture the kichwa. */
  readonly direction: Direction | null;
  readonly safari: boolean;
}

/** What the writer of a move knew: how wide the board is and who moves. */
export interface MoveContext {
  readonly columns: 7 | 8;
  readonly side: Side;
}

interface Reader {
  readonly wanted: Reason;
  /** Null if the text does not have the dialect's form. */
  readonly read: (text: string, context: MoveContext) => MoveParts | null;
}

const rowOf = (letter: string | undefined) => (letter ? (/a/i.test(letter) ? 'front' : 'back') : null);

/** De Voogt's notation: `[row] pit [direction] [>] [*]`, `>` plays the house. */
function readBao(text: string): MoveParts | null {
  const parts = /^([ABab])?([1-8])([LRlr])?(>)?\*{0,2}$/.exec(text);
  if (!parts) return null;
  const direction = parts[3] ? (parts[3].toUpperCase() as Direction) : null;
  return { row: rowOf(parts[1]), number: Number(parts[2]), direction, safari: parts[4] !== undefined };
}

const ARROWS: Readonly<Record<string, Direction>> = { '<': 'L', '>': 'R' };

/** Pit names as in `bao`; `<` `>` are the owner's left and right, `+` plays the house, `#` marks a winning move. */
function readKiba(text: string): MoveParts | null {
  const parts = /^([ABab])?([1-8])([<>])?(\+)?\*{0,2}#?$/.exec(text);
  if (!parts) return null;
  const direction = parts[3] ? ARROWS[parts[3]]! : null;
  return { row: rowOf(parts[1]), number: Number(parts[2]), direction, safari: parts[4] !== undefined };
}

/**
 * Cells of the screen with South below: columns `a` to `h` from South's left, rows 1 to 4 from South's edge.
 *
 * | row | pits, from column a | `<` and `>` |
 * |---|---|---|
 * | 4 | b8 ... b1 | North's R and L |
 * | 3 | a8 ... a1 | North's R and L |
 * | 2 | A1 ... A8 | South's L and R |
 * | 1 | B1 ... B8 | South's L and R |
 *
 * So `e2` is South's house A5 and `d3` North's a5. A cell of the other side is no move of the mover's.
 */
function readAbstractPlay(text: string, { columns, side }: MoveContext): MoveParts | null {
  const parts = /^([a-hA-H])([1-4])([<>])(\+)?\*{0,2}$/.exec(text);
  if (!parts) return null;
  const column = parts[1]!.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);
  const row = Number(parts[2]);
  if (column >= columns || (row <= 2 ? 'S' : 'N') !== side) return null;
  const onScreen = ARROWS[parts[3]!]!;
  return {
    row: row === 2 || row === 3 ? 'front' : 'back',
    number: side === 'S' ? column + 1 : columns - column,
    direction: side === 'S' ? onScreen : onScreen === 'L' ? 'R' : 'L',
    safari: parts[4] !== undefined,
  };
}

export const READERS: Readonly<Record<Dialect, Reader>> = {
  bao: { wanted: textReason('asInBao'), read: readBao },
  kiba: { wanted: textReason('asInKiba'), read: readKiba },
  abstractplay: { wanted: textReason('asInAbstractPlay'), read: readAbstractPlay },
};
