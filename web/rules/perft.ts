/** Counting the moves of a game tree (rules 4). */
import { legalMoves, successors } from './moves.ts';
import { play } from './play.ts';
import type { Position, Ruleset } from './types.ts';

/**
 * Sequences of exactly `depth` legal moves (0 gives 1). Finished games have no continuation; a never-ending turn
 * counts only in the Arab games, where it is legal and ends the game.
 */
export function perft(rules: Ruleset, position: Position, depth: number): number {
  if (depth <= 0) return 1;
  if (depth === 1) return legalMoves(rules, position).length;
  let leaves = 0;
  for (const child of successors(rules, position)) if (child !== null) leaves += perft(rules, child, depth - 1);
  return leaves;
}

/** `perft` by first move, sorted by the move's text; depth 1 and more. */
export function divide(rules: Ruleset, position: Position, depth: number): [string, number][] {
  return legalMoves(rules, position).map((move) => {
    const played = play(rules, position, move);
    const isOver = played.outcome !== null && depth > 1;
    return [move.text, isOver ? 0 : perft(rules, played.position, depth - 1)];
  });
}
