/** The only exports. Nothing here traps or hangs on bad input: numbers are brought into range, positions are checked. */
import { setCycleScratch } from './cycle';
import { buildGeometry } from './geometry';
import { hashOf } from './hash';
import { MAX_THREADS, THREADS, THREAD_SIZE, T_ROOT, T_SCRATCH, T_STACK } from './memory';
import { childrenOf, perft as countLeaves } from './perft';
import { POSITION_OK, SLOT, checkPosition } from './position';
import { readRules } from './rules';

let area: usize = THREADS;
let rootGood: bool = false;

const MAX_PERFT: i32 = 24;

/** Makes this instance thread `thread` (0..15) and takes over the ruleset in the parameter block. */
export function init(thread: i32): void {
  area = THREADS + (<usize>(thread & (MAX_THREADS - 1))) * THREAD_SIZE;
  setCycleScratch(area + T_SCRATCH);
  applyRules();
}

/** Takes over the parameter block. The root must be checked again. */
export function applyRules(): void {
  rootGood = false;
  readRules();
  buildGeometry();
}

/** Address of this thread's area; the root slot lies at its start. */
export function areaAddress(): usize {
  return area;
}

/** Checks the root slot and accepts it; returns a code of position.ts, 0 if good. */
export function acceptRoot(): i32 {
  const code = checkPosition(area + T_ROOT);
  rootGood = code == POSITION_OK;
  return code;
}

/** Writes the root's children to this thread's stack; returns their number, -1 without an accepted root. */
export function rootChildren(): i32 {
  if (!rootGood) return -1;
  const stack = area + T_STACK;
  return <i32>((childrenOf(area + T_ROOT, stack) - stack) / SLOT);
}

/** Makes the root's child number `index` the root; returns whether there is one. */
export function playChild(index: i32): bool {
  if (index < 0 || index >= rootChildren()) return false;
  memory.copy(area + T_ROOT, area + T_STACK + (<usize>index) * SLOT, SLOT);
  return true;
}

/** Hash of the root; 0 without one. */
export function rootHash(): u64 {
  return rootGood ? hashOf(area + T_ROOT) : 0;
}

/** Leaves at `depth` (0 to 24) plies; 0 without a root. */
export function perft(depth: i32): u64 {
  return rootGood ? countLeaves(area + T_ROOT, min(max(depth, 0), MAX_PERFT), area + T_STACK) : 0;
}
