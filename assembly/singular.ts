/**
 * Singular moves: where the table's move has a good score and no other comes near it, it is searched a ply deeper. That is found out
 * within the node, before it is searched: all other moves first, half as deep, in a null window below the table's score.
 */
import {
  ALPHA,
  BEST,
  BEST_MOVE,
  BETA,
  CHILD_DEPTH,
  DEPTH,
  END,
  EVALUATED,
  FIRST,
  KEPT_ALPHA,
  KEPT_BETA,
  KEPT_DEPTH,
  KEPT_MOVE,
  OPEN_WINDOW,
  SEARCHED,
  SINGULAR,
} from './frame';
import { DONE, orderAgain } from './order';
import { MOVE, ORDER, SLOT } from './position';
import { INFINITE, WIN_ZONE } from './score';
import { Found, LOWER, NO_MOVE } from './table';

/** Values of SINGULAR. */
export const TESTING: i32 = 1;
export const ALONE: i32 = 2;

/** Depth of a node from which it pays, and how much less deep than the node the table may have looked. */
const LEAST_DEPTH: i32 = 8;
const TABLE_BEHIND: i32 = 3;
/** Hundredths of a seed for each ply by which the others must stay behind. */
const MARGIN: i32 = 3;

/** The score that no other move may reach, from the entry just found; -INFINITE: no test. */
export function singularScore(depth: i32): i32 {
  if (depth < LEAST_DEPTH || Found.depth() < depth - TABLE_BEHIND || (Found.bound() & LOWER) == 0) return -INFINITE;
  const score = Found.score();
  return score > -WIN_ZONE && score < WIN_ZONE ? score - MARGIN * depth : -INFINITE;
}

/** Makes a node that is ready to be searched test `move` (of the table) against `nearly` first. */
export function testSingular(frame: usize, move: i32, nearly: i32): void {
  const end = <usize>load<u32>(frame, END);
  let child = <usize>load<u32>(frame, FIRST);
  while (child < end && <i32>load<u8>(child + MOVE) != move) child += SLOT;
  if (child == end) return;
  store<i32>(child + ORDER, DONE);
  const depth = load<i32>(frame, DEPTH);
  const less = (depth - 1) >> 1;
  store<i32>(frame, TESTING, SINGULAR);
  store<i32>(frame, load<i32>(frame, ALPHA), KEPT_ALPHA);
  store<i32>(frame, load<i32>(frame, BETA), KEPT_BETA);
  store<i32>(frame, depth, KEPT_DEPTH);
  store<i32>(frame, move, KEPT_MOVE);
  store<i32>(frame, nearly - 1, ALPHA);
  store<i32>(frame, nearly, BETA);
  store<i32>(frame, 0, OPEN_WINDOW);
  store<i32>(frame, less, DEPTH);
  store<i32>(frame, less - 1, CHILD_DEPTH);
}

/** After the test: true if the node is done because another move reaches its beta too; else it is to be searched from its first move on. */
export function settleSingular(frame: usize): bool {
  const best = load<i32>(frame, BEST);
  const nearly = load<i32>(frame, BETA);
  const alpha = load<i32>(frame, KEPT_ALPHA);
  const beta = load<i32>(frame, KEPT_BETA);
  const depth = load<i32>(frame, KEPT_DEPTH);
  const open = beta - alpha > 1;
  if (best >= nearly && nearly >= beta && !open) return true;
  store<i32>(frame, best < nearly ? ALONE : 0, SINGULAR);
  store<i32>(frame, alpha, ALPHA);
  store<i32>(frame, beta, BETA);
  store<i32>(frame, open ? 1 : 0, OPEN_WINDOW);
  store<i32>(frame, depth, DEPTH);
  store<i32>(frame, depth - 1, CHILD_DEPTH);
  store<i32>(frame, -INFINITE, BEST);
  store<i32>(frame, NO_MOVE, BEST_MOVE);
  store<i32>(frame, 0, SEARCHED);
  const first = <usize>load<u32>(frame, FIRST);
  orderAgain(first, <usize>load<u32>(frame, END), load<i32>(frame, EVALUATED) != 0, load<i32>(frame, KEPT_MOVE));
  return false;
}
