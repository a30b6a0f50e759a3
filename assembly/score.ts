/**
 * Scores are for the side to move: hundredths of a seed, or proven ends. WIN - n: wins with the n-th ply from the root;
 * n - WIN: has lost after n plies. A score in the zone of proven ends always has a complete proof behind it.
 */
export const WIN: i32 = 32000;
export const WIN_ZONE: i32 = 31000;
/** Above every score. */
export const INFINITE: i32 = 32500;

export class Score {
  /** In such a window only the length of a forced end is asked for: nothing may be pruned. */
  // @ts-ignore: decorator
  @inline static onlyEnds(alpha: i32, beta: i32): bool {
    return alpha >= WIN_ZONE - 1 || beta <= 1 - WIN_ZONE;
  }
  /** From plies counted from the root to plies counted from the node at `ply`, as the table keeps them. */
  // @ts-ignore: decorator
  @inline static toTable(score: i32, ply: i32): i32 {
    return score >= WIN_ZONE ? score + ply : score <= -WIN_ZONE ? score - ply : score;
  }
  // @ts-ignore: decorator
  @inline static fromTable(score: i32, ply: i32): i32 {
    return score >= WIN_ZONE ? score - ply : score <= -WIN_ZONE ? score + ply : score;
  }
  /** Proven, for either side. */
  // @ts-ignore: decorator
  @inline static isEnd(score: i32): bool {
    return score >= WIN_ZONE || score <= -WIN_ZONE;
  }
  /** Plies to the end of a proven score. */
  // @ts-ignore: decorator
  @inline static plies(score: i32): i32 {
    return score > 0 ? WIN - score : WIN + score;
  }
}
