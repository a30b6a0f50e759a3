/** Takasia (2.6) and the duty that Lamu adds to it (3.2). */
import { type Board, boardOf, isNamua, occupiedFront } from './board.ts';
import { facing, HOUSE, opponent } from './geometry.ts';
import { firstTarget, mtajiCaptures } from './mtaji.ts';
import { capturesInNamua } from './namua.ts';
import type { PitRef, Ruleset, Setup } from './types.ts';

export interface Mark {
  readonly pit: PitRef;
  readonly as: 'ban' | 'duty';
}

/** The opponent's pits that the mover's possible first captures would take, whatever the duty says. */
export function captureTargets(rules: Ruleset, board: Board): Set<number> {
  const targets = new Set<number>();
  if (isNamua(board)) {
    for (let pit = 0; pit < rules.columns; pit++) {
      if (capturesInNamua(rules, board, pit)) targets.add(facing(rules.columns, pit));
    }
  } else {
    for (const start of mtajiCaptures(rules, board)) targets.add(firstTarget(rules, board, start.pit, start.direction));
  }
  return targets;
}

/**
 * The mark after a turn, on a set-up in which it is already the opponent's move. `previous` is the mark before the turn,
 * `mtajiTakata` says that the turn was a takata played as a mtaji move.
 */
export function markAfter(rules: Ruleset, after: Setup, previous: PitRef | null, mtajiTakata: boolean): Mark | null {
  if (!rules.switches.takasia) return null;
  const banned = mtajiTakata ? bannedPit(rules, after) : -1;
  if (banned >= 0) return { pit: { side: after.side, index: banned }, as: 'ban' };
  return dutyAfter(rules, after, previous);
}

/** 2.6: the pit that is takasia for the side to move (Y) after a mtaji takata of the other (X), -1 if none. */
function bannedPit(rules: Ruleset, after: Setup): number {
  const y = boardOf(rules, after, after.side);
  if (captureTargets(rules, y).size > 0) return -1; // condition 1
  const x = boardOf(rules, after, opponent(after.side));
  const targets = captureTargets(rules, x);
  if (targets.size !== 1) return -1; // condition 2
  const [pit] = targets;
  return takasiaExemption(rules, y, pit!) === null ? pit! : -1;
}

/** 2.6 (a) to (c) and the switch `takasiaSingletonExempt`: why a pit of this player cannot be takasia. */
export function takasiaExemption(
  rules: Ruleset,
  board: Board,
  pit: number,
): 'owned house' | 'only occupied front pit' | 'only front pit with two' | 'single seed' | null {
  const occupied = occupiedFront(board.own, rules.columns);
  if (pit === HOUSE && board.ownsHouse) return 'owned house';
  if (occupied.length === 1 && occupied[0] === pit) return 'only occupied front pit';
  if (board.own[pit]! >= 2 && occupied.every((other) => other === pit || board.own[other]! < 2)) {
    return 'only front pit with two';
  }
  if (rules.switches.takasiaSingletonExempt && board.own[pit] === 1) return 'single seed';
  return null;
}

/** 3.2: after Y's own turn his takasia pit stays marked as X's duty while it is occupied. */
function dutyAfter(rules: Ruleset, after: Setup, previous: PitRef | null): Mark | null {
  if (!rules.switches.takasiaDuty || previous === null) return null;
  const wasBan = previous.side === opponent(after.side);
  const isOccupied = after[previous.side].pits[previous.index]! > 0;
  return wasBan && isOccupied ? { pit: previous, as: 'duty' } : null;
}
