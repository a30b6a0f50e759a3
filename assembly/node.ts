/** One node of the principal variation search: entering it, choosing its next child, taking a child's score, leaving it. */

import { BUSY_DEPTH, Busy, sharing } from './busy';
import { evaluate } from './evaluate';
import {
  ALPHA,
  ALPHA_AT_START,
  BEST,
  BEST_MOVE,
  BETA,
  CHILD_DEPTH,
  CURRENT,
  clearLine,
  DEPTH,
  END,
  EVALUATED,
  extendLine,
  FIRST,
  FRAME,
  FULL_WIDTH,
  frames,
  KEY,
  MARKED,
  MAX_PLY,
  NULL_WINDOW,
  OPEN_WINDOW,
  Ply,
  REDUCED,
  SEARCHED,
  SLOT_AT,
  STAGE,
  STATIC,
  stackEnd,
  stackStart,
  WHOLE_WINDOW,
} from './frame';
import { hashOf } from './hash';
import { PROVING } from './memory';
import { bestLeaf, DONE, orderChildren, winningChild } from './order';
import { childrenOf } from './perft';
import { EVALUATION, GHALA_MINE, GHALA_THEIRS, MOVE, OPEN, ORDER, SLOT, STATUS, WON } from './position';
import { proofOf } from './proof';
import { Prune } from './prune';
import { allowedAtRoot, hint, rootRestricted, stoodTwice } from './root';
import { INFINITE, Score, WIN, WIN_ZONE } from './score';
import { EXACT, Found, FULL, LOWER, NO_MOVE, probe, remember, UPPER } from './table';

/** Score of the node just left, for its side to move. */
export let returned: i32 = 0;
/** Moves made by this thread in this search; deepest ply reached. */
export let nodes: u64 = 0;
export let deepest: i32 = 0;
let pruning: bool = true;
/** Windows ask for the length of an end where nothing else is in them; if not, only for the winner. */
let asksLengths: bool = true;

/** Below this a child has been put off already. */
const PUT_OFF: i32 = -(1 << 22);
/** Children of one node at most: 16 pits, two directions, safari. */
const MOST_CHILDREN: usize = 64;
/** Single replies are not extended beyond this ply. */
const EXTEND_BELOW: i32 = 100;

/** Least depth at which a node looks for a proof of the proof thread. */
const PROOFS_FROM: i32 = 3;

export function resetCounters(prune: bool, lengths: bool): void {
  nodes = 0;
  deepest = 0;
  pruning = prune;
  asksLengths = lengths;
}

class Window {
  /** Nothing may be pruned in this one. */
  // @ts-ignore: decorator
  @inline static full(alpha: i32, beta: i32): bool {
    return !pruning || (asksLengths && Score.onlyEnds(alpha, beta));
  }
}

/** Moves made for proofs count as well. */
export function countNodes(more: u64): void {
  nodes += more;
}

/** Sets up the child frame of `parent` (or the root's) for a search of `slot`. */
export function setFrame(frame: usize, slot: usize, alpha: i32, beta: i32, depth: i32): void {
  store<u32>(frame, <u32>slot, SLOT_AT);
  store<i32>(frame, alpha, ALPHA);
  store<i32>(frame, beta, BETA);
  store<i32>(frame, depth, DEPTH);
}

/** Enters the node of `frame`. False: its score is known and in `returned`. */
export function enter(frame: usize): bool {
  const ply = Ply.of(frame);
  const slot = <usize>load<u32>(frame, SLOT_AT);
  let alpha = load<i32>(frame, ALPHA);
  let beta = load<i32>(frame, BETA);
  let depth = load<i32>(frame, DEPTH);
  const open = beta - alpha > 1;
  if (open) clearLine(ply);
  deepest = max(deepest, ply);

  const status = <i32>load<u8>(slot + STATUS);
  if (status != OPEN) return leave(status == WON ? ply - WIN : WIN - ply);

  // Nothing better than winning with the next ply, nothing worse than having lost already.
  alpha = max(alpha, ply - WIN);
  beta = min(beta, WIN - ply - 1);
  if (alpha >= beta) return leave(alpha);

  const root = ply == 0;
  const key = hashOf(slot);
  store<u64>(frame, key, KEY);
  if (!root && (load<u8>(slot + GHALA_MINE) | load<u8>(slot + GHALA_THEIRS)) == 0 && repeats(frame, key))
    return leave(0);
  if (depth <= 0 || ply >= MAX_PLY) return leave(evaluationOf(frame, slot));

  const full = Window.full(alpha, beta);
  if (!root && (open ? !full : depth >= PROOFS_FROM) && load<i32>(PROVING) != 0) {
    const proven = Score.fromTable(proofOf(key), ply);
    if (proven != 0 && (open || (proven > 0 ? proven >= beta : proven <= alpha))) return leave(proven);
  }
  let move = NO_MOVE;
  let score = INFINITE;
  let searched = INFINITE;
  if (probe(key)) {
    move = Found.move();
    score = Found.evaluation();
    if (!full && Found.betters(score)) searched = Found.score();
    if (!open && !root && decides(Score.fromTable(Found.score(), ply), depth, alpha, beta, full)) return false;
  }
  if (score == INFINITE) score = evaluationOf(frame, slot);
  if (root) move = hint;

  // What a search found, however shallow, says more than the static score.
  const guess = searched == INFINITE ? score : searched;
  if (!full && !open && beta > -WIN_ZONE && beta < WIN_ZONE && Prune.futile(depth, guess, beta)) return leave(guess);
  if (!full && move == NO_MOVE && Prune.moveless(depth)) depth--;

  const first = root ? stackStart : <usize>load<u32>(frame - FRAME, END);
  if (first + MOST_CHILDREN * SLOT > stackEnd) return leave(score);
  const end = childrenOf(slot, first);
  const count = <i32>((end - first) / SLOT);
  if (count == 0) return leave(ply - WIN);
  nodes += count;
  const winner = root ? 0 : winningChild(first, end);
  if (winner != 0) {
    if (open) {
      clearLine(ply + 1);
      extendLine(ply, <i32>load<u8>(winner + MOVE));
    }
    return leave(WIN - ply - 1);
  }
  const single = count == 1 && ply < EXTEND_BELOW && !root;
  if (depth == 1 && !open && !root && !single) return leave(bestLeaf(first, end, ply, beta));
  // Where only proofs are asked for, captures order better than the evaluation, which looks for seeds.
  const evaluated = orderChildren(first, end, full ? 0 : depth, move);
  if (root) leaveOut(first, end);
  store<u32>(frame, <u32>first, FIRST);
  store<u32>(frame, <u32>end, END);
  store<i32>(frame, alpha, ALPHA);
  store<i32>(frame, beta, BETA);
  store<i32>(frame, alpha, ALPHA_AT_START);
  store<i32>(frame, -INFINITE, BEST);
  store<i32>(frame, NO_MOVE, BEST_MOVE);
  store<i32>(frame, score, STATIC);
  store<i32>(frame, depth, DEPTH);
  store<i32>(frame, evaluated ? 1 : 0, EVALUATED);
  store<i32>(frame, open ? 1 : 0, OPEN_WINDOW);
  store<i32>(frame, full ? 1 : 0, FULL_WIDTH);
  store<i32>(frame, 0, SEARCHED);
  store<i32>(frame, single ? depth : depth - 1, CHILD_DEPTH);
  return true;
}

/** Static score of the node; its parent may have needed it for the order already. */
function evaluationOf(frame: usize, slot: usize): i32 {
  return frame != frames && load<i32>(frame - FRAME, EVALUATED) != 0 ? load<i32>(slot + EVALUATION) : evaluate(slot);
}

/** Takes the root's moves that are not to be searched out of the order. */
function leaveOut(first: usize, end: usize): void {
  for (let child = first; child < end; child += SLOT) {
    if (!allowedAtRoot(<i32>load<u8>(child + MOVE))) store<i32>(child + ORDER, DONE);
  }
}

function leave(score: i32): bool {
  returned = score;
  return false;
}

/** Whether the position stood earlier in the line, or so often in the game that this is its third time (2.7). */
function repeats(frame: usize, key: u64): bool {
  for (let earlier = frame - 2 * FRAME; earlier >= frames; earlier -= 2 * FRAME) {
    if (load<u64>(earlier, KEY) == key) return true;
  }
  return stoodTwice(key);
}

/** Whether the entry just found settles the null window; then the score is in `returned`. */
function decides(score: i32, depth: i32, alpha: i32, beta: i32, full: bool): bool {
  const bound = Found.bound();
  const fits = bound == EXACT || (bound == LOWER ? score >= beta : score <= alpha);
  if (!fits) return false;
  // A proof is a proof at any depth, in the direction that it proves.
  const proven =
    (score >= WIN_ZONE && (bound & LOWER) != 0 && score >= beta) ||
    (score <= -WIN_ZONE && (bound & UPPER) != 0 && score <= alpha);
  if (!proven && (Found.depth() < depth || (full && !Found.full()))) return false;
  returned = score;
  return true;
}

/** The child that comes first of those not done, or 0. */
function bestLeft(frame: usize): usize {
  const end = <usize>load<u32>(frame, END);
  let child: usize = 0;
  let most = DONE;
  for (let at = <usize>load<u32>(frame, FIRST); at < end; at += SLOT) {
    const order = load<i32>(at + ORDER);
    if (order > most) {
      most = order;
      child = at;
    }
  }
  return child;
}

/**
 * Which child to search now: the first of those left unless another thread is at it, which is then put off until nothing else is
 * left. Marks the one chosen.
 */
function unsharedChild(frame: usize, first: usize): usize {
  let child = first;
  let key = hashOf(child);
  while (Busy.holds(key)) {
    const order = load<i32>(child + ORDER);
    if (order < PUT_OFF) break;
    store<i32>(child + ORDER, order + 2 * PUT_OFF);
    child = bestLeft(frame);
    key = hashOf(child);
  }
  Busy.enter(key);
  store<u64>(frame, key, MARKED);
  return child;
}

/** Sets up the next child's frame. False: the node is done and its score in `returned`. */
export function advance(frame: usize): bool {
  let child = bestLeft(frame);
  const searched = load<i32>(frame, SEARCHED);
  const depth = load<i32>(frame, DEPTH);
  const alpha = load<i32>(frame, ALPHA);
  const beta = load<i32>(frame, BETA);
  const open = load<i32>(frame, OPEN_WINDOW) != 0;
  const prunes = load<i32>(frame, FULL_WIDTH) == 0 && !Window.full(alpha, beta);
  // Leaving moves out is safe only when one is known that does not lose.
  if (
    child == 0 ||
    alpha >= beta ||
    (prunes && !open && load<i32>(frame, BEST) > -WIN_ZONE && Prune.late(depth, searched))
  ) {
    return finish(frame);
  }
  const childDepth = load<i32>(frame, CHILD_DEPTH);
  if (sharing) {
    if (searched > 0 && childDepth >= BUSY_DEPTH) child = unsharedChild(frame, child);
    else store<u64>(frame, 0, MARKED);
  }
  store<i32>(child + ORDER, DONE);
  store<u32>(frame, <u32>child, CURRENT);
  const next = frame + FRAME;
  if (searched == 0) {
    store<i32>(frame, WHOLE_WINDOW, STAGE);
    setFrame(next, child, -beta, -alpha, childDepth);
  } else {
    const less = prunes ? Prune.reduction(depth, searched) : 0;
    store<i32>(frame, less > 0 ? REDUCED : NULL_WINDOW, STAGE);
    setFrame(next, child, -alpha - 1, -alpha, childDepth - less);
  }
  return true;
}

/** Takes the score of CURRENT, for this node's side. True: it must be searched again, its frame is set up. */
export function receive(frame: usize, score: i32): bool {
  const alpha = load<i32>(frame, ALPHA);
  const beta = load<i32>(frame, BETA);
  const stage = load<i32>(frame, STAGE);
  const open = load<i32>(frame, OPEN_WINDOW) != 0;
  const child = <usize>load<u32>(frame, CURRENT);
  if (score > alpha && stage != WHOLE_WINDOW) {
    const whole = stage == NULL_WINDOW;
    if (!whole || (open && score < beta)) {
      store<i32>(frame, whole ? WHOLE_WINDOW : NULL_WINDOW, STAGE);
      setFrame(frame + FRAME, child, whole ? -beta : -alpha - 1, -alpha, load<i32>(frame, CHILD_DEPTH));
      return true;
    }
  }
  if (sharing) {
    const key = load<u64>(frame, MARKED);
    if (key != 0) Busy.leave(key);
  }
  store<i32>(frame, load<i32>(frame, SEARCHED) + 1, SEARCHED);
  if (score > load<i32>(frame, BEST)) {
    store<i32>(frame, score, BEST);
    if (score > alpha) {
      const move = <i32>load<u8>(child + MOVE);
      store<i32>(frame, score, ALPHA);
      store<i32>(frame, move, BEST_MOVE);
      if (open) {
        const ply = Ply.of(frame);
        if (stage != WHOLE_WINDOW) clearLine(ply + 1);
        extendLine(ply, move);
      }
    }
  }
  return false;
}

function finish(frame: usize): bool {
  const best = load<i32>(frame, BEST);
  const ply = Ply.of(frame);
  if (ply != 0 || !rootRestricted) {
    const bound = best >= load<i32>(frame, BETA) ? LOWER : best > load<i32>(frame, ALPHA_AT_START) ? EXACT : UPPER;
    remember(
      load<u64>(frame, KEY),
      Score.toTable(best, ply),
      load<i32>(frame, STATIC),
      load<i32>(frame, DEPTH),
      load<i32>(frame, BEST_MOVE),
      bound | (load<i32>(frame, FULL_WIDTH) != 0 ? FULL : 0),
    );
  }
  return leave(best);
}
