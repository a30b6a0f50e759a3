/**
 * Which positions some thread is searching right now. A thread that comes to a node where another is at work puts off the moves
 * that are being searched: when it comes back to them the table has their answers (ABDADA, Weill 1996). Marks are hints: plain
 * stores, one overwriting the other.
 */
import { BUSY, HELPED } from './memory';

/** Depth of a child from which it pays. */
export const BUSY_DEPTH: i32 = 5;
const PLACES: u64 = 4096;

/** Whether this search has more than one thread. */
export let sharing: bool = false;

/** Before a search of this thread: learns whether it has company. Helpers are prepared before thread 0. */
export function shareSearch(thread: i32): void {
  if (thread != 0) {
    sharing = true;
    store<i32>(HELPED, 1);
    return;
  }
  sharing = load<i32>(HELPED) != 0;
  store<i32>(HELPED, 0);
  if (sharing) memory.fill(BUSY, 0, <usize>PLACES * 8);
}

export class Busy {
  // @ts-ignore: decorator
  @inline static place(key: u64): usize {
    return BUSY + ((<usize>(key & (PLACES - 1))) << 3);
  }
  // @ts-ignore: decorator
  @inline static holds(key: u64): bool {
    return load<u64>(Busy.place(key)) == key;
  }
  // @ts-ignore: decorator
  @inline static enter(key: u64): void {
    store<u64>(Busy.place(key), key);
  }
  // @ts-ignore: decorator
  @inline static leave(key: u64): void {
    if (Busy.holds(key)) store<u64>(Busy.place(key), 0);
  }
}
