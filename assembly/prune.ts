/**
 * What the search leaves out or looks at less deeply. Never where only proven ends are asked for (Score.onlyEnds), so no
 * proof rests on it. Margins in hundredths of a seed; each number was kept by a match (bench/history.md).
 */
import { REDUCTIONS } from './memory';

const DEPTHS: i32 = 64;
const RANKS: i32 = 32;
/** Depths up to which a static score far above beta ends a node, and how far for each ply. */
const FUTILE_DEPTH: i32 = 6;
const FUTILE_MARGIN: i32 = 150;
/** Depths up to which late moves are left out. */
const LATE_DEPTH: i32 = 4;
/** A node of this depth or more without a move from the table is searched a ply less deep: the next visit will have one. */
const MOVELESS_DEPTH: i32 = 6;
/** Plies of reduction: a beginning, and so much for each unit of the product of the logarithms of depth and moves tried. */
const LESS: f64 = 0.2;
const FALL: f64 = 1 / 1.8;

/** Fills the table of reductions, u8 `[depth 64][moves tried 32]`; leaves memory alone that has it. */
export function buildReductions(): void {
  if (load<u8>(REDUCTIONS + (DEPTHS * RANKS - 1)) != 0) return;
  for (let depth = 3; depth < DEPTHS; depth++) {
    for (let rank = 1; rank < RANKS; rank++) {
      const less = LESS + Math.log(<f64>depth) * Math.log(<f64>rank) * FALL;
      store<u8>(REDUCTIONS + <usize>(depth * RANKS + rank), <u8>less);
    }
  }
}
export class Prune {
  /** The static score stands so far above beta that the node is taken to fail high. */
  // @ts-ignore: decorator
  @inline static futile(depth: i32, score: i32, beta: i32): bool {
    return depth <= FUTILE_DEPTH && score - FUTILE_MARGIN * depth >= beta;
  }
  /** So many moves were tried that the rest is left out. */
  // @ts-ignore: decorator
  @inline static late(depth: i32, searched: i32): bool {
    return depth <= LATE_DEPTH && searched >= 2 + depth + (depth >> 1);
  }
  // @ts-ignore: decorator
  @inline static moveless(depth: i32): bool {
    return depth >= MOVELESS_DEPTH;
  }
  /** Plies a move is searched less deep at first. */
  // @ts-ignore: decorator
  @inline static reduction(depth: i32, searched: i32): i32 {
    return <i32>load<u8>(REDUCTIONS + <usize>(min(depth, DEPTHS - 1) * RANKS + min(searched, RANKS - 1)));
  }
}
