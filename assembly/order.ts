/** In which order children are searched, and nodes whose children are leaves. */
import { evaluate } from './evaluate';
import { CAPTURED, ENDLESS, EVALUATION, MOVE, OPEN, ORDER, SLOT, STATUS, WON } from './position';
import { WIN } from './score';

/** Depth from which children are ordered by their evaluation; below it counts what was captured. */
const EVALUATED_DEPTH: i32 = 2;
/** Hundredths of a seed by which a captured seed speaks for a move beyond what the evaluation sees. */
const CAPTURED_SEED: i32 = 30;
const FIRST: i32 = 1 << 20;
const LAST: i32 = -(1 << 20);
/** Order of a child that is not to be searched (any more). */
export const DONE: i32 = -(1 << 30);

/** A child that has won for the player who moved there, or 0. */
export function winningChild(first: usize, end: usize): usize {
  for (let child = first; child < end; child += SLOT) if (load<u8>(child + STATUS) == WON) return child;
  return 0;
}

/** Gives each child its ORDER, `move` (of the table) first, and from depth 2 on its EVALUATION. Returns whether it did the latter. */
export function orderChildren(first: usize, end: usize, depth: i32, move: i32): bool {
  const evaluated = depth >= EVALUATED_DEPTH;
  for (let child = first; child < end; child += SLOT) {
    const status = <i32>load<u8>(child + STATUS);
    let order = <i32>load<u8>(child + CAPTURED);
    if (evaluated && status == OPEN) {
      const value = evaluate(child);
      store<i32>(child + EVALUATION, value);
      order = order * CAPTURED_SEED - value;
    }
    if (<i32>load<u8>(child + MOVE) == move) order = FIRST;
    else if (status == ENDLESS) order = LAST;
    store<i32>(child + ORDER, order);
  }
  return evaluated;
}

/**
 * Score of a node at `ply` in a null window below `beta` whose children are leaves, none of them won. The one that captured most
 * comes first: it often ends the node.
 */
export function bestLeaf(first: usize, end: usize, ply: i32, beta: i32): i32 {
  let likely = first;
  for (let child = first + SLOT; child < end; child += SLOT) {
    if (load<u8>(child + CAPTURED) > load<u8>(likely + CAPTURED)) likely = child;
  }
  let best = leafScore(likely, ply);
  for (let child = first; child < end && best < beta; child += SLOT) {
    if (child != likely) best = max(best, leafScore(child, ply));
  }
  return best;
}

function leafScore(child: usize, ply: i32): i32 {
  return load<u8>(child + STATUS) == ENDLESS ? ply + 1 - WIN : -evaluate(child);
}
