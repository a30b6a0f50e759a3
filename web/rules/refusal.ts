/** "Why can't I play that?": which rule forbids a pit. */
import { arabStarts } from './arab.ts';
import { type Board, boardOf, isNamua, occupiedFront } from './board.ts';
import { isFront, ringSize } from './geometry.ts';
import { legalMoves, startsOf } from './moves.ts';
import { CAPTURE_UP_TO, firstTarget, mtajiCaptures, mustStartFromHouse } from './mtaji.ts';
import { capturesInNamua, refusalOfNamuaPit } from './namua.ts';
import { outcome } from './outcome.ts';
import { BOTH_WAYS } from './turn-start.ts';
import type { Direction, PitRef, Position, Ruleset } from './types.ts';

/** Keys for the message table of the page. */
export type RefusalReason =
  | 'game over' // 2.7
  | 'not your pit' // 1
  | 'empty pit' // 2.3, 2.4, 3.4
  | 'back row in namua' // 2.3
  | 'must capture' // 2.3, 2.4: this pit captures nothing, another does
  | 'house exempt' // 2.3: a functional house does not start a namua takata
  | 'single seed' // 2.3, 2.4, 3.4
  | 'single among others' // 3.3
  | 'too many seeds to capture' // 2.4
  | 'front row first' // 2.4
  | 'takasia' // 2.6
  | 'duty' // 3.2: another capture takes the marked pit
  | 'house must start' // 3.2, 3.3
  | 'guard' // 3.3
  | 'single into occupied' // 3.4
  | 'never-ending' // 2.7
  | 'inward only' // 2.3, 2.4: a lone kichwa
  | 'near kichwa only' // 2.2
  | 'captures the other way' // 2.4
  | 'one way round'; // 3.4

export interface Refusal {
  /** Number of the rule. */
  readonly rule: string;
  readonly reason: RefusalReason;
}

/**
 * Why the side to move cannot start from a pit, or from it in this direction; null if it can.
 * @param pit ring index of the side to move, or a pit of either player.
 */
export function whyNotPlayable(
  rules: Ruleset,
  position: Position,
  pit: number | PitRef,
  direction?: Direction,
): Refusal | null {
  const index = typeof pit === 'number' ? pit : pit.index;
  if (outcome(rules, position) !== null) return { rule: '2.7', reason: 'game over' };
  if (typeof pit !== 'number' && pit.side !== position.side) return { rule: '1', reason: 'not your pit' };
  if (!Number.isInteger(index) || index < 0 || index >= ringSize(rules.columns)) {
    throw new RangeError(`pit index is ${index}, expected 0 to ${ringSize(rules.columns) - 1}`);
  }
  const playable = legalMoves(rules, position).filter((move) => move.pit === index);
  if (playable.some((move) => direction === undefined || move.direction === direction)) return null;
  const board = boardOf(rules, position);
  const starts = startsOf(rules, board).filter((start) => start.pit === index);
  if (starts.some((start) => direction === undefined || start.direction === direction)) {
    return { rule: '2.7', reason: 'never-ending' };
  }
  if (starts.length > 0) return refusedDirection(rules, board, starts[0]!.action === 'capture', index, direction!);
  return refusedPit(rules, board, index);
}

/** The pit can start, but only the other way. */
function refusedDirection(rules: Ruleset, board: Board, captures: boolean, pit: number, direction: Direction): Refusal {
  if (rules.family === 'arab') return refusedArabDirection(rules, board);
  if (!captures) return { rule: isNamua(board) ? '2.3' : '2.4', reason: 'inward only' };
  if (isNamua(board)) return { rule: '2.2', reason: 'near kichwa only' };
  if (firstTarget(rules, board, pit, direction) >= 0) return { rule: '3.2', reason: 'duty' };
  if (isGuardedStart(rules, board, pit, [direction])) return { rule: '3.3', reason: 'guard' };
  return { rule: '2.4', reason: 'captures the other way' };
}

function refusedArabDirection(rules: Ruleset, board: Board): Refusal {
  const singlesOnly = board.own.every((seeds) => seeds < 2);
  const bothWays = rules.arab!.directions.length > 1;
  return { rule: '3.4', reason: singlesOnly && bothWays ? 'single into occupied' : 'one way round' };
}

function refusedPit(rules: Ruleset, board: Board, pit: number): Refusal {
  if (rules.family === 'arab') return refusedArabPit(rules, board, pit);
  const rule = isNamua(board) ? '2.3' : '2.4';
  if (board.own[pit] === 0) return { rule, reason: 'empty pit' };
  return isNamua(board) ? refusedNamuaPit(rules, board, pit) : refusedMtajiPit(rules, board, pit);
}

function refusedArabPit(rules: Ruleset, board: Board, pit: number): Refusal {
  if (board.own[pit] === 0) return { rule: '3.4', reason: 'empty pit' };
  const othersMay = arabStarts(rules, board).some((start) => board.own[start.pit]! > 1);
  return { rule: '3.4', reason: othersMay ? 'single seed' : 'single into occupied' };
}

function refusedNamuaPit(rules: Ruleset, board: Board, pit: number): Refusal {
  if (!isFront(rules.columns, pit)) return { rule: '2.3', reason: 'back row in namua' };
  const occupied = occupiedFront(board.own, rules.columns);
  const captureExists = occupied.some((other) => capturesInNamua(rules, board, other));
  if (capturesInNamua({ ...rules, guard: false }, board, pit)) return { rule: '3.3', reason: 'guard' };
  if (captureExists) return { rule: '2.3', reason: 'must capture' };
  if (pit === board.banned) return { rule: '2.6', reason: 'takasia' };
  const reason = refusalOfNamuaPit(rules, board, occupied, pit)!;
  return { rule: reason === 'single among others' ? '3.3' : '2.3', reason };
}

function refusedMtajiPit(rules: Ruleset, board: Board, pit: number): Refusal {
  const seeds = board.own[pit]!;
  if (seeds === 1) return { rule: '2.4', reason: 'single seed' };
  const captures = mtajiCaptures(rules, board);
  if (captures.some((start) => start.pit === pit)) return { rule: '3.2', reason: 'duty' };
  if (isGuardedStart(rules, board, pit, BOTH_WAYS)) return { rule: '3.3', reason: 'guard' };
  if (captures.length > 0) {
    return { rule: '2.4', reason: seeds > CAPTURE_UP_TO ? 'too many seeds to capture' : 'must capture' };
  }
  if (mustStartFromHouse(rules, board)) {
    return { rule: rules.firstMtajiTakata === 'ownedHouse' ? '3.2' : '3.3', reason: 'house must start' };
  }
  if (pit === board.banned) return { rule: '2.6', reason: 'takasia' };
  return { rule: '2.4', reason: 'front row first' };
}

/** 3.3: the start would capture, were it not for the guard. */
function isGuardedStart(rules: Ruleset, board: Board, pit: number, directions: readonly Direction[]): boolean {
  const unguarded = { ...rules, guard: false };
  return (
    rules.guard &&
    directions.some((way) => firstTarget(unguarded, board, pit, way) >= 0 && firstTarget(rules, board, pit, way) < 0)
  );
}
