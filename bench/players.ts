/** Who plays in a match: anything that can be given a game and asked for a move. Types only. */
import type { Limits, RulesSpec, Score } from '../worker/protocol.ts';

export interface Choice {
  /** Canonical text; null: the player sees no move. */
  readonly move: string | null;
  /** For the side to move; null if the player tells none. */
  readonly score: Score | null;
  readonly depth: number;
  readonly nodes: number;
  readonly timeMs: number;
}

export interface Player {
  readonly name: string;
  /** Forgets the last game. Rejects if the player cannot play these rules. */
  newGame(rules: RulesSpec): Promise<void>;
  /** Thinks about the position after `moves` (canonical) from `root` (position text). Rejects when the player fails. */
  choose(root: string, moves: readonly string[], limits: Limits): Promise<Choice>;
  /** Ends whatever runs behind it. */
  close(): void;
}
