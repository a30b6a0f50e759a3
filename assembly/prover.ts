/**
 * The proof thread: a helper that proves the root by proof numbers, turn about with positions along the leader's best line, which
 * are nearer the end. Whatever it proves stands in the table for all. When nothing is left to prove it helps like the others.
 */
import { stackStart } from './frame';
import { hashOf } from './hash';
import { GO_ON } from './limits';
import { PROVING, ROOT_PROVEN, T_TARGET } from './memory';
import { countNodes } from './node';
import { childrenOf } from './perft';
import { MOVE, SLOT } from './position';
import { OVER_BUDGET, proofNodes, proofOf, prove, provenScore, resetProofs, target } from './proof';
import { leadersLine } from './results';
import { DONE, run, startSearch } from './search';
import { joinSearch } from './table';

/** Nodes of a turn at the root, and at a position of the line. */
const ROOT_TURN: u64 = 200_000;
const LINE_TURN: u64 = 50_000;
/** Plies of the line that are looked at. */
const LINE_PLIES: i32 = 24;

let root: usize = 0;
let thread: i32 = 0;
let lines: i32 = 1;
let prunes: bool = true;
let targetSlot: usize = 0;
let ready: bool = false;

/** Prepares proofs from the slot `rootSlot`; the rest is for when there is nothing left to prove. False: the game is over. */
export function startProver(area: usize, rootSlot: usize, threadId: i32, multiPv: i32, prune: bool): bool {
  root = rootSlot;
  thread = threadId;
  lines = multiPv;
  prunes = prune;
  targetSlot = area + T_TARGET;
  resetProofs(0);
  ready = childrenOf(root, stackStart) > stackStart;
  return ready;
}

export function cancelProver(): void {
  ready = false;
}

/** Proves until the stop flag is set. */
export function runProver(): i32 {
  if (!ready) return run();
  ready = false;
  joinSearch();
  atomic.store<i32>(PROVING, 1);
  let state = OVER_BUDGET;
  while (state == OVER_BUDGET) {
    target(root, 0);
    state = prove(proofNodes + ROOT_TURN);
    if (state == OVER_BUDGET) state = proveLine();
  }
  if (state == GO_ON && provenScore() != 0) atomic.store<i32>(PROVING, ROOT_PROVEN);
  if (state != GO_ON || !startSearch(root, thread, lines, prunes)) return DONE;
  countNodes(proofNodes);
  return run();
}

/** Proves the positions of the leader's line from its end back to the first that withstands. OVER_BUDGET, or what `check` says. */
function proveLine(): i32 {
  for (let ply = min(<i32>load<u8>(leadersLine()), LINE_PLIES); ply > 0; ply--) {
    if (!follow(ply)) continue;
    if (proofOf(hashOf(targetSlot)) != 0) continue;
    target(targetSlot, 0);
    const state = prove(proofNodes + LINE_TURN);
    if (state != GO_ON) return state;
  }
  return OVER_BUDGET;
}

/** Plays `plies` moves of the leader's line, which may change meanwhile, from the root to the target. */
function follow(plies: i32): bool {
  memory.copy(targetSlot, root, SLOT);
  for (let ply = 0; ply < plies; ply++) {
    const move = <i32>load<u8>(leadersLine() + 1 + ply) & 127;
    const end = childrenOf(targetSlot, stackStart);
    let child = stackStart;
    while (child < end && <i32>load<u8>(child + MOVE) != move) child += SLOT;
    if (child >= end) return false;
    memory.copy(targetSlot, child, SLOT);
  }
  return true;
}
