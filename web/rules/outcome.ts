/** Who has won (2.7, 3.4). */
import { opponent } from './geometry.ts';
import { hasLegalMove, loserOnBoard } from './moves.ts';
import type { Outcome, Position, Ruleset } from './types.ts';

/**
 * The result of a finished position, null while the game goes on. What the position does not show is not known here: a
 * never-ending Arab turn (see `Played.outcome`) and the third repetition (see `stateKey`).
 */
export function outcome(rules: Ruleset, position: Position): Outcome | null {
  const loser = loserOnBoard(rules, position);
  if (loser !== null) {
    return { winner: opponent(loser), reason: rules.family === 'arab' ? 'no seeds' : 'front row empty' };
  }
  if (!hasLegalMove(rules, position)) return { winner: opponent(position.side), reason: 'no legal move' };
  return null;
}
