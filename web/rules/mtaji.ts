/** Mtaji moves (2.4, with 3.2, 3.3 and the switch `mtajiTax`): how a turn may begin with an empty hand. */
import { type Board, houseIsFunctional, mayCapture, occupiedFront } from './board.ts';
import { advance, distance, facing, HOUSE, ringSize, stepOf } from './geometry.ts';
import { inwardOnly } from './namua.ts';
import { BOTH_WAYS, type Start } from './turn-start.ts';
import type { Direction, Ruleset } from './types.ts';

/** 2.4: fewest and most seeds of a pit that can capture with its first lap. */
const CAPTURE_FROM = 2;
export const CAPTURE_UP_TO = 15;

/** 2.4: captures if there are any, else takata. With the duty of 3.2, those that take the marked pit come first. */
export function mtajiStarts(rules: Ruleset, board: Board): Start[] {
  const captures = mtajiCaptures(rules, board);
  if (captures.length === 0) return mtajiTakata(rules, board);
  return dutifulCaptures(rules, board, captures) ?? captures;
}

/** 3.2 duty: the captures that take the marked pit first; null when none can or nothing is due. */
export function dutifulCaptures(rules: Ruleset, board: Board, captures: readonly Start[]): Start[] | null {
  if (board.due < 0) return null;
  const dutiful = captures.filter((start) => firstTarget(rules, board, start.pit, start.direction) === board.due);
  return dutiful.length > 0 ? dutiful : null;
}

export function mtajiCaptures(rules: Ruleset, board: Board): Start[] {
  const starts: Start[] = [];
  for (let pit = 0; pit < ringSize(rules.columns); pit++) {
    for (const direction of BOTH_WAYS) {
      if (firstTarget(rules, board, pit, direction) >= 0) starts.push({ pit, direction, action: 'capture' });
    }
  }
  return starts;
}

/**
 * 2.4: the opponent's pit that a mtaji move takes at the end of its first lap, -1 if it takes none. The lap must end in
 * an own front pit that was occupied and faces an occupied one; with at most 15 seeds it does not come back to its origin.
 */
export function firstTarget(rules: Ruleset, board: Board, pit: number, direction: Direction): number {
  const { columns } = rules;
  const seeds = board.own[pit]!;
  if (seeds < CAPTURE_FROM || seeds > CAPTURE_UP_TO) return -1;
  const step = stepOf(columns, pit, direction);
  const end = advance(columns, pit, step, seeds);
  if (board.own[end] === 0) return -1;
  const passesHouse = distance(columns, pit, HOUSE, step) <= seeds;
  const houseCount = board.own[HOUSE]! + (passesHouse ? 1 : 0);
  const captures = mayCapture(rules, board, end, houseCount, board.ownsHouse && pit !== HOUSE);
  return captures ? facing(columns, end) : -1;
}

function mtajiTakata(rules: Ruleset, board: Board): Start[] {
  const { columns } = rules;
  if (mustStartFromHouse(rules, board)) return takataFrom(rules, board, HOUSE, BOTH_WAYS);
  const occupied = occupiedFront(board.own, columns);
  const sowable = occupied.filter((pit) => board.own[pit]! >= 2);
  if (sowable.length === 0) return backTakata(rules, board);
  const directions = occupied.length === 1 ? inwardOnly(columns, occupied[0]!) : BOTH_WAYS;
  return sowable.filter((pit) => pit !== board.banned).flatMap((pit) => takataFrom(rules, board, pit, directions));
}

/** 3.2, 3.3: a player's first mtaji takata starts from the house he owns (and, in Malawi, that is functional). */
export function mustStartFromHouse(rules: Ruleset, board: Board): boolean {
  switch (rules.firstMtajiTakata) {
    case 'free':
      return false;
    case 'ownedHouse':
      return board.ownsHouse;
    case 'functionalHouse':
      return houseIsFunctional(rules, board);
  }
}

/** 2.4: only when no front pit holds two. */
function backTakata(rules: Ruleset, board: Board): Start[] {
  const starts: Start[] = [];
  for (let pit = rules.columns; pit < ringSize(rules.columns); pit++) {
    if (board.own[pit]! >= 2) starts.push(...takataFrom(rules, board, pit, BOTH_WAYS));
  }
  return starts;
}

function takataFrom(rules: Ruleset, board: Board, pit: number, directions: readonly Direction[]): Start[] {
  const action = pit === HOUSE && mtajiTaxes(rules, board) ? 'tax' : 'takata';
  return directions.map((direction) => ({ pit, direction, action }));
}

/** Switch `mtajiTax` (3.6): the functional house is the only one of the mover's 16 pits with two or more. */
function mtajiTaxes(rules: Ruleset, board: Board): boolean {
  return (
    rules.switches.mtajiTax &&
    houseIsFunctional(rules, board) &&
    board.own.every((seeds, pit) => pit === HOUSE || seeds < 2)
  );
}
