/** A line of moves replayed before it is told: every move is looked up among the legal ones, and proven lines are completed from the table. */
import { lineAt, MAX_PLY, stackStart } from './frame';
import { hashOf } from './hash';
import { childrenOf } from './perft';
import { DUTY, MOVE, SLOT, STATUS, TAKASIA, WON } from './position';
import { foundProof, proofOf } from './proof';
import { WIN } from './score';
import { Found, NO_MOVE, probe } from './table';

/** Set in a told move byte if one of the mover's own pits is takasia. */
const BANNED: i32 = 128;
const MOST_CHILDREN: usize = 64;

/** Plies to a proven end; more than any if the score is none. */
function pliesTo(score: i32): i32 {
  return score > 0 ? WIN - score : score < 0 ? WIN + score : WIN;
}

/**
 * The move of a proven line `left` plies before its end: that of the proof, or one to a child with a proof that fits, or the one that
 * the search made last; NO_MOVE if there is none.
 */
function knownMove(slot: usize, first: usize, end: usize, left: i32): i32 {
  const key = hashOf(slot);
  const proof = proofOf(key);
  let last = proof != 0 ? Found.move() : NO_MOVE;
  if (last != NO_MOVE && pliesTo(proof) <= left) return last;
  if (probe(key)) {
    const move = Found.move();
    if (move != NO_MOVE && pliesTo(foundProof()) <= left) return move;
    if (last == NO_MOVE) last = move;
  }
  const wins = (left & 1) != 0;
  let best = NO_MOVE;
  let longest = -1;
  for (let child = first; child < end; child += SLOT) {
    const move = <i32>load<u8>(child + MOVE);
    if (load<u8>(child + STATUS) == WON || (left == 1 && childrenOf(child, end) == end)) return move;
    const itsKey = hashOf(child);
    let score = proofOf(itsKey);
    if (pliesTo(score) >= left && probe(itsKey)) score = foundProof();
    if (wins) {
      if (score < 0 && WIN + score < left) return move;
    } else if (score > 0 && WIN - score < left && WIN - score > longest) {
      longest = WIN - score;
      best = move;
    }
  }
  // Nodes with a winning move are not kept: two plies before the end every move loses.
  if (best == NO_MOVE && left == 2 && first < end) return <i32>load<u8>(first + MOVE);
  return best != NO_MOVE ? best : last;
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
    if (ply >= count && ply >= length) break;
    const first = stackStart + <usize>(ply & 1) * MOST_CHILDREN * SLOT;
    const end = childrenOf(slot, first);
    const move = ply < count ? <i32>load<u8>(line + 1 + ply) : knownMove(slot, first, end, length - ply);
    let child = first;
    while (child < end && <i32>load<u8>(child + MOVE) != move) child += SLOT;
    if (child >= end) break;
    store<u8>(line + 1 + ply, <u8>(<i32>load<u8>(slot + TAKASIA) < DUTY ? move | BANNED : move));
    slot = child;
  }
  store<u8>(line, <u8>ply);
}
