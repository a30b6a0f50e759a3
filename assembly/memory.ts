/**
 * The memory map: every address the engine uses lies below `memoryBase` (asconfig.json) or in the table above it, so that
 * several instances can share one memory and nothing is allocated. `worker/memory.ts` names the same numbers for the host.
 */

/** Control block: stop flag, limits, node counters. Read and written with atomics while a search runs. */
export const CONTROL: usize = 1024;
/** i32: not 0 = stop. */
export const STOP: usize = CONTROL;
/** i32 limits, 0 = none: plies of depth; plies of a win to prove; milliseconds. */
export const LIMIT_DEPTH: usize = CONTROL + 4;
export const LIMIT_MATE: usize = CONTROL + 8;
export const LIMIT_TIME: usize = CONTROL + 12;
/** u64, 0 = none. */
export const LIMIT_NODES: usize = CONTROL + 16;
/** CONTROL + 32 is the host's: until when all threads stand still (worker/memory.ts). */
/** i32: number of the search, for the table's entries. */
export const TABLE_AGE: usize = CONTROL + 64;
/** i32: 1 once a thread of this search proves (prover.ts), ROOT_PROVEN when it has proven the root. */
export const PROVING: usize = CONTROL + 68;
export const ROOT_PROVEN: i32 = 2;
/** i32: depth that thread 0 is searching; not 0 = the search being prepared has helpers. */
export const MAIN_DEPTH: usize = CONTROL + 72;
export const HELPED: usize = CONTROL + 76;
/** u64 per thread: moves made in search. */
export const NODES: usize = CONTROL + 128;

/** Parameter block of the ruleset, i32 each (rules.ts). */
export const RULES: usize = 2048;

/** u8 per (depth, moves tried): plies of late move reduction (prune.ts), 2048 bytes. */
export const REDUCTIONS: usize = 4096;

/** v128 masks: all ones but lane i; the 17th has all ones. */
export const CLEAR: usize = 8192;
/** v128 per (count, lowest pit): what a lap of that many seeds adds to a half. 97 counts of 16 pits. */
export const INC: usize = 16384;

/** Evaluation tables (evaluate.ts). */
export const EVAL: usize = 65536;
/** The network's weights, up to THREADS (network.ts). */
export const NETWORK: usize = 131072;

/** u64 per place: hash of a position that some thread is searching (busy.ts), 32768 bytes up to THREADS. */
export const BUSY: usize = 0xf8000;

export const MAX_THREADS: i32 = 16;
/** Private area of each thread. */
export const THREADS: usize = 1 << 20;
export const THREAD_SIZE: usize = 1 << 19;
/** Offsets in it: the position handed over, scratch, results, history, lines, frames, then the children of every ply. */
export const T_ROOT: usize = 0;
export const T_SCRATCH: usize = 64;
/** The root of the running search: the host may write the next one meanwhile. */
export const T_SEARCH_ROOT: usize = 128;
/** The proof thread's position along the leader's line. */
export const T_TARGET: usize = 192;
export const T_SEARCHMOVES: usize = 256;
export const T_RESULT: usize = 1024;
export const T_HISTORY: usize = 16384;
export const T_LINES: usize = 32768;
export const T_FRAMES: usize = 53248;
export const T_STACK: usize = 73728;

/** The transposition table takes the rest of the memory. */
export const TABLE: usize = 10 << 20;
