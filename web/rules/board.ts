/**
 * The board inside a turn: a mutable copy of a position, seen by the player who moves. Pits are ring indices of
 * their owner (rules 1); -1 stands for "none".
 */
import { facing, HOUSE, isFront, opponent, ringSize } from './geometry.ts';
import type { Position, Ruleset, Setup, Side } from './types.ts';

export interface Board {
  readonly mover: Side;
  readonly own: number[];
  readonly their: number[];
  /** Seeds in the mover's hand. */
  ghala: number;
  ownsHouse: boolean;
  theyOwnHouse: boolean;
  /** The mover's takasia pit (2.6), -1 if none. */
  readonly banned: number;
  /** The opponent's pit that must be taken (3.2), -1 if none. */
  readonly due: number;
}

/**
 * The board of a set-up as `mover` sees it; by default the side to move.
 * @throws RangeError if it is no board of these rules: on pits that are not there a turn would never end.
 */
export function boardOf(rules: Ruleset, setup: Setup, mover: Side = setup.side): Board {
  const own = setup[mover];
  const their = setup[opponent(mover)];
  const pits = ringSize(rules.columns);
  if (own.pits.length !== pits || their.pits.length !== pits) {
    const found = `South has ${setup.S.pits.length} pits, North ${setup.N.pits.length}`;
    throw new RangeError(`${found}; ${pits} each expected by the rules of ${rules.variant}`);
  }
  const mark = setup.takasia;
  return {
    mover,
    own: own.pits.slice(),
    their: their.pits.slice(),
    ghala: own.ghala,
    ownsHouse: own.ownsHouse,
    theyOwnHouse: their.ownsHouse,
    banned: mark !== null && mark.side === mover ? mark.index : -1,
    due: mark !== null && mark.side !== mover ? mark.index : -1,
  };
}

export function copyOf(board: Board): Board {
  return { ...board, own: board.own.slice(), their: board.their.slice() };
}

/** Stage of a move (2): namua while the mover's ghala is not empty. */
export function isNamua(board: Board): boolean {
  return board.ghala > 0;
}

export function frontIsEmpty(pits: readonly number[], columns: number): boolean {
  for (let index = 0; index < columns; index++) if (pits[index]) return false;
  return true;
}

/** Occupied front pits. */
export function occupiedFront(pits: readonly number[], columns: number): number[] {
  const occupied: number[] = [];
  for (let index = 0; index < columns; index++) if (pits[index]) occupied.push(index);
  return occupied;
}

/** The mover's house is owned and holds enough to be functional (2, 3.3). */
export function houseIsFunctional(rules: Ruleset, board: Board): boolean {
  return rules.houseFrom !== null && board.ownsHouse && board.own[HOUSE]! >= rules.houseFrom;
}

/**
 * Guard (3.3): the mover's own functional house faces an occupied pit, and `target` is the opponent's owned house.
 * The count and ownership of the mover's house are those after the lap.
 */
function isGuarded(rules: Ruleset, board: Board, target: number, houseCount: number, ownsHouse: boolean): boolean {
  return (
    rules.guard &&
    target === HOUSE &&
    board.theyOwnHouse &&
    ownsHouse &&
    houseCount >= rules.houseFrom! &&
    board.their[facing(rules.columns, HOUSE)]! > 0
  );
}

/**
 * 2.1.2: from own pit `pit`, the facing pit may be taken. The caller knows that `pit` was occupied. `houseCount` and
 * `ownsHouse` speak of the mover's house after a lap that is only thought of.
 */
export function mayCapture(
  rules: Ruleset,
  board: Board,
  pit: number,
  houseCount = board.own[HOUSE]!,
  ownsHouse = board.ownsHouse,
): boolean {
  if (!isFront(rules.columns, pit)) return false;
  const target = facing(rules.columns, pit);
  return board.their[target]! > 0 && !isGuarded(rules, board, target, houseCount, ownsHouse);
}

export function asPosition(setup: Setup): Position {
  return setup as Position;
}
