/** Where the search of this thread stands: what the depths (search.ts) and the turns of proof numbers between them (turns.ts) share. */
import { report } from './env';
import { check, elapsed, totalNodes } from './limits';
import { deepest, nodes } from './node';
import { writeHeader } from './results';
import { hashfull } from './table';

/** Slot of the position that is searched. */
export let root: usize = 0;
export let thread: i32 = 0;
export let depth: i32 = 1;
/** Last depth at which all lines were found. */
let complete: i32 = 0;
/**
 * Depths only ask who wins, and proof numbers how soon: where several threads search, the windows that hold nothing but ends would have every
 * move searched to a depth that only pruning reached.
 */
export let lengthsByProof: bool = false;

export function setRoot(slot: usize, threadId: i32): void {
  root = slot;
  thread = threadId;
}

export function setDepth(plies: i32): void {
  depth = plies;
}

/** A proof of so many plies stands for the search to that depth as well. */
export function completeTo(plies: i32): void {
  complete = plies;
}

export function askLengthsByProof(on: bool): void {
  lengthsByProof = on;
}

/** Writes what is known so far beside the lines. */
export function tellHeader(): void {
  check(nodes, false);
  writeHeader(complete, deepest, totalNodes(), elapsed(), hashfull());
}

/** Tells what was found so far; `complete` is the last depth at which all lines were found. */
export function tell(): void {
  if (thread != 0) return;
  tellHeader();
  report();
}
