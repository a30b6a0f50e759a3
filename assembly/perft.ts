/** Leaf counts (rules 4). Every leaf is a move really made. */
import { arabMoves } from './arab';
import { baoMoves } from './moves';
import { OPEN, SLOT, STATUS } from './position';
import { arab } from './rules';

/** Children of `slot` from `out` on; returns where they end. A finished position has none. */
export function childrenOf(slot: usize, out: usize): usize {
  if (load<u8>(slot + STATUS) != OPEN) return out;
  return arab ? arabMoves(slot, out) : baoMoves(slot, out);
}

/** `stack`: free slots for the children of all plies below. */
export function perft(slot: usize, depth: i32, stack: usize): u64 {
  if (depth <= 0) return 1;
  const end = childrenOf(slot, stack);
  if (depth == 1) return (end - stack) / SLOT;
  let leaves: u64 = 0;
  for (let child = stack; child < end; child += SLOT) leaves += perft(child, depth - 1, end);
  return leaves;
}
