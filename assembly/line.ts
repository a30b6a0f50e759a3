/** A line of moves replayed before it is told: every move is looked up among the legal ones, and proven lines are completed from the table. */
import { lineAt, MAX_PLY, stackStart } from './frame';
import { hashOf } from './hash';
import { childrenOf } from './perft';
import { DUTY, MOVE, SLOT, TAKASIA } from './position';
import { proofOf } from './proof';
import { Found, probe } from './table';

/** Set in a told move byte if one of the mover's own pits is takasia. */
const BANNED: i32 = 128;
const MOST_CHILDREN: usize = 64;

/** The move that a proof makes, or the search made last; 255 if there is none. */
function knownMove(key: u64): i32 {
  return proofOf(key) != 0 || probe(key) ? Found.move() : 255;
}

/**
 * Checks the line at the root from `root` on and cuts it before the first move that is not legal; then goes on with the table's
 * moves up to `length` plies. Uses the stack, which is free between root searches.
 */
export function polishLine(root: usize, length: i32): void {
  const line = lineAt(0);
  const count = <i32>load<u8>(line);
  let slot = root;
  let ply = 0;
  for (; ply < MAX_PLY - 1; ply++) {
    let move = 255;
    if (ply < count) move = <i32>load<u8>(line + 1 + ply);
    else if (ply < length) move = knownMove(hashOf(slot));
    if (move == 255) break;
    const first = stackStart + <usize>(ply & 1) * MOST_CHILDREN * SLOT;
    const end = childrenOf(slot, first);
    let child = first;
    while (child < end && <i32>load<u8>(child + MOVE) != move) child += SLOT;
    if (child >= end) break;
    store<u8>(line + 1 + ply, <u8>(<i32>load<u8>(slot + TAKASIA) < DUTY ? move | BANNED : move));
    slot = child;
  }
  store<u8>(line, <u8>ply);
}
