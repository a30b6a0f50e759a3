/** Namua moves (2.3, with 3.2 and 3.3): how a turn may begin while the mover has seeds in hand. */
import { type Board, houseIsFunctional, mayCapture, occupiedFront } from './board.ts';
import { HOUSE } from './geometry.ts';
import { BOTH_WAYS, type Start } from './turn-start.ts';
import type { Direction, Ruleset } from './types.ts';

/** 2.3: captures if there are any, else takata. */
export function namuaStarts(rules: Ruleset, board: Board): Start[] {
  const captures = namuaCaptures(rules, board);
  return captures.length > 0 ? captures : namuaTakata(rules, board);
}

/** 2.3: an occupied front pit that faces an occupied one. */
export function capturesInNamua(rules: Ruleset, board: Board, pit: number): boolean {
  return board.own[pit]! > 0 && mayCapture(rules, board, pit);
}

function namuaCaptures(rules: Ruleset, board: Board): Start[] {
  const starts: Start[] = [];
  for (let pit = 0; pit < rules.columns; pit++) {
    if (!capturesInNamua(rules, board, pit)) continue;
    for (const direction of kichwaChoice(rules.columns, pit)) starts.push({ pit, direction, action: 'capture' });
  }
  return starts;
}

/** 2.2: kichwa and kimbi give the near kichwa, the pits between let the mover choose. */
export function kichwaChoice(columns: number, pit: number): readonly Direction[] {
  return nearKichwa(columns, pit) === null ? BOTH_WAYS : [nearKichwa(columns, pit)!];
}

/** 2.2: the kichwa that the capturing kichwa or kimbi belongs to; null for the pits between. */
export function nearKichwa(columns: number, pit: number): Direction | null {
  if (pit <= 1) return 'L';
  if (pit >= columns - 2) return 'R';
  return null;
}

function namuaTakata(rules: Ruleset, board: Board): Start[] {
  const occupied = occupiedFront(board.own, rules.columns);
  const [lone] = occupied;
  if (lone !== undefined && occupied.length === 1) {
    if (lone === board.banned) return [];
    const action = taxes(rules, board, lone) ? 'tax' : 'takata';
    return inwardOnly(rules.columns, lone).map((direction) => ({ pit: lone, direction, action }));
  }
  const starts: Start[] = [];
  for (const pit of occupied) {
    if (pit === board.banned || refusalOfNamuaPit(rules, board, occupied, pit) !== null) continue;
    for (const direction of BOTH_WAYS) starts.push({ pit, direction, action: 'takata' });
  }
  return starts;
}

/** 2.3 tax: a lone functional house gives two seeds only, if enough stays behind (3.2, 3.3). */
function taxes(rules: Ruleset, board: Board, lone: number): boolean {
  return lone === HOUSE && houseIsFunctional(rules, board) && board.own[HOUSE]! + 1 - 2 >= rules.taxLeaves;
}

/** 2.3, 2.4: a kichwa that is the only occupied front pit goes inward only. */
export function inwardOnly(columns: number, lone: number): readonly Direction[] {
  if (lone === 0) return ['R'];
  if (lone === columns - 1) return ['L'];
  return BOTH_WAYS;
}

/**
 * 2.3: why a takata may not start from this occupied front pit, when several are occupied; null if it may.
 * Counts are those before the seed is added.
 */
export function refusalOfNamuaPit(
  rules: Ruleset,
  board: Board,
  occupied: readonly number[],
  pit: number,
): 'house exempt' | 'single seed' | 'single among others' | null {
  const isSingle = board.own[pit] === 1;
  if (occupied.every((other) => board.own[other] === 1)) return null;
  if (houseIsFunctional(rules, board)) {
    if (pit === HOUSE) return 'house exempt';
    return isSingle && rules.singlesOnlyAmongSingles && !onlySinglesBesideHouse(board, occupied)
      ? 'single among others'
      : null;
  }
  if (isSingle && rules.singlesOnlyAmongSingles) return 'single among others';
  if (board.ownsHouse && !rules.switches.singlesNeedFunctionalHouse) return null; // dormant house: any pit, it included
  return isSingle ? 'single seed' : null;
}

/** 3.3: every occupied front pit other than the functional kuu holds one seed. */
function onlySinglesBesideHouse(board: Board, occupied: readonly number[]): boolean {
  return occupied.every((pit) => pit === HOUSE || board.own[pit] === 1);
}
