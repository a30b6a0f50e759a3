/** The only exports. Nothing here traps or hangs on bad input: numbers are brought into range, positions are checked. */
import { setCycleScratch } from './cycle';
import { setFrames } from './frame';
import { buildGeometry } from './geometry';
import { hashOf } from './hash';
import { setStop, startClock } from './limits';
import { MAX_THREADS, PROVING, T_ROOT, T_SCRATCH, T_SEARCH_ROOT, T_STACK, THREAD_SIZE, THREADS } from './memory';
import { setNetworkScratch } from './network';
import { childrenOf, perft as countLeaves } from './perft';
import { checkPosition, POSITION_OK, SLOT } from './position';
import { cancelProver, runProver, startProver } from './prover';
import { buildReductions } from './prune';
import { setResultArea } from './results';
import { setRootArea } from './root';
import { readRules } from './rules';
import { cancelSearch, startSearch } from './search';
import { clearTable as forgetTable, openTable, hashfull as permille } from './table';
import { startProofOnly } from './turns';

let area: usize = THREADS;
let thread: i32 = 0;
let rootGood: bool = false;

const MAX_PERFT: i32 = 24;

/** Makes this instance thread `id` (0..15) and takes over the ruleset in the parameter block. */
export function init(id: i32): void {
  thread = id & (MAX_THREADS - 1);
  area = THREADS + <usize>thread * THREAD_SIZE;
  setCycleScratch(area + T_SCRATCH);
  setNetworkScratch(area + T_SCRATCH + 32);
  setFrames(area);
  setResultArea(area);
  setRootArea(area);
  openTable();
  applyRules();
}

/** Takes over the parameter block and ends a paused search. The root must be accepted again. */
export function applyRules(): void {
  rootGood = false;
  cancelSearch();
  readRules();
  buildGeometry();
  buildReductions();
}

/** Whether the root was accepted and still is what it should be: its bytes are the host's to write. */
function ready(): bool {
  return rootGood && checkPosition(area + T_ROOT) == POSITION_OK;
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

/** Writes the root's children to this thread's stack; returns their number, -1 without an accepted root. Ends a paused search. */
export function rootChildren(): i32 {
  cancelSearch();
  if (!ready()) return -1;
  const stack = area + T_STACK;
  return <i32>((childrenOf(area + T_ROOT, stack) - stack) / SLOT);
}

/** Makes the root's child number `index` the root; returns whether there is one. */
export function playChild(index: i32): bool {
  if (index < 0 || index >= rootChildren()) return false;
  memory.copy(area + T_ROOT, area + T_STACK + <usize>index * SLOT, SLOT);
  return true;
}

/** Hash of the root; 0 without one. */
export function rootHash(): u64 {
  return ready() ? hashOf(area + T_ROOT) : 0;
}

/** Leaves at `depth` (0 to 24) plies; 0 without a root. Ends a paused search. */
export function perft(depth: i32): u64 {
  cancelSearch();
  return ready() ? countLeaves(area + T_ROOT, min(max(depth, 0), MAX_PERFT), area + T_STACK) : 0;
}

/** Empties the transposition table. */
export function clearTable(): void {
  forgetTable();
}

/** Permille of the table filled by the present search. */
export function hashfull(): i32 {
  return permille();
}

/**
 * Starts a search of the accepted root with the searchmoves and history in this thread's area. `lines`: multi-PV, 1 up. `sliced`: `search`
 * pauses. `proves`: a helper is the proof thread, thread 0 proves the root's result and
 * nothing else. False: there is nothing to search.
 */
export function start(lines: i32, prune: bool, sliced: bool, proves: bool): bool {
  cancelSearch();
  cancelProver();
  if (thread == 0) {
    setStop(0);
    atomic.store<i32>(PROVING, 0);
  }
  startClock(thread, sliced);
  if (!ready()) return false;
  const root = area + T_SEARCH_ROOT;
  memory.copy(root, area + T_ROOT, SLOT);
  if (proves && thread != 0) return startProver(area, root, thread, lines, prune);
  const started = startSearch(root, thread, lines, prune);
  if (started && proves) startProofOnly();
  return started;
}

/** Goes on with the started search: 0 done, 1 paused. */
export function search(): i32 {
  return runProver();
}
