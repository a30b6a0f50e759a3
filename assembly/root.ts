/** What is special at the root: moves left out, the move to try first, and the positions of the game before it. */
import { T_HISTORY, T_SEARCHMOVES } from './memory';
import { NO_MOVE } from './table';

const MOST_MOVES: i32 = 64;
const MOST_HISTORY: i32 = 1024;

/** Move tried first at the root. */
export let hint: i32 = NO_MOVE;
/** Not all moves are searched: the root's score is not that of the position. */
export let rootRestricted: bool = false;

/** i32 count, then move bytes: only these, if any. Written by the host. */
let only: usize = 0;
/** u64 count, then hashes of positions that stood twice in the game. Written by the host. */
let history: usize = 0;
/** Bit per move byte: lines already found at this depth. */
let taken0: u64 = 0;
let taken1: u64 = 0;

export function setRootArea(area: usize): void {
  only = area + T_SEARCHMOVES;
  history = area + T_HISTORY;
}

export function startRootLine(first: i32): void {
  hint = first;
  rootRestricted = onlyCount() > 0 || (taken0 | taken1) != 0;
}

export function forgetTaken(): void {
  taken0 = 0;
  taken1 = 0;
}

export function take(move: i32): void {
  if (move < 64) taken0 |= (<u64>1) << move;
  else taken1 |= (<u64>1) << (move & 63);
}

export function onlyCount(): i32 {
  return min(max(load<i32>(only), 0), MOST_MOVES);
}

/** Whether the host asked for this move, or for all. */
export function wanted(move: i32): bool {
  const count = onlyCount();
  if (count == 0) return true;
  for (let i = 0; i < count; i++) {
    if (<i32>load<u8>(only + 4 + i) == move) return true;
  }
  return false;
}

export function allowedAtRoot(move: i32): bool {
  const bits = move < 64 ? taken0 : taken1;
  return ((bits >> (move & 63)) & 1) == 0 && wanted(move);
}

export function stoodTwice(key: u64): bool {
  const count = min(load<u64>(history), <u64>MOST_HISTORY);
  for (let i: u64 = 1; i <= count; i++) {
    if (load<u64>(history + ((<usize>i) << 3)) == key) return true;
  }
  return false;
}
