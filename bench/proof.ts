/**
 * Proofs of wins with the reference model alone: full-width, no evaluation, no pruning. Slow and simple on purpose: it is
 * what the engine's claims are held against. Repetition is not looked at: a forced win within so many plies needs none.
 */
import {
  type LegalMove,
  legalMoves,
  outcome,
  type Position,
  play,
  type Ruleset,
  stateKey,
} from '../web/rules/index.ts';

/** Thrown when a proof would take more positions than it was given. */
export class ProofTooLong extends Error {
  override readonly name = 'ProofTooLong';
}

interface Known {
  /** The side to move wins within this many plies, and not within the number below. */
  wins: number;
  fails: number;
}

export class Prover {
  private readonly known = new Map<string, Known>();
  /** Positions looked at. */
  nodes = 0;

  constructor(
    private readonly rules: Ruleset,
    private readonly mostNodes: number,
  ) {}

  /** Whether the side to move can force a win with its ply number `plies` (odd) or earlier. Throws ProofTooLong. */
  wins(position: Position, plies: number): boolean {
    if (plies < 1) return false;
    if (++this.nodes > this.mostNodes) throw new ProofTooLong(`more than ${this.mostNodes} positions`);
    const key = stateKey(position);
    const seen = this.known.get(key) ?? { wins: Number.POSITIVE_INFINITY, fails: 0 };
    if (plies >= seen.wins) return true;
    if (plies <= seen.fails) return false;
    // Shorter wins first: they are cheap, and most wins are short.
    for (let depth = seen.fails === 0 ? 1 : seen.fails + 2; depth <= plies; depth += 2) {
      if (this.moves(position).some((move) => this.moveWins(position, move, depth))) {
        seen.wins = depth;
        this.known.set(key, seen);
        return true;
      }
      seen.fails = depth;
    }
    this.known.set(key, seen);
    return false;
  }

  /** Whether this move wins for its player within `plies`, itself included. */
  moveWins(position: Position, move: LegalMove, plies: number): boolean {
    const played = play(this.rules, position, move);
    if (played.outcome) return played.outcome.winner === position.side;
    if (plies <= 1) return false;
    return this.moves(played.position).every((answer) => {
      const after = play(this.rules, played.position, answer);
      if (after.outcome) return after.outcome.winner === position.side;
      return this.wins(after.position, plies - 2);
    });
  }

  private moves(position: Position): readonly LegalMove[] {
    return outcome(this.rules, position) ? [] : legalMoves(this.rules, position);
  }
}
