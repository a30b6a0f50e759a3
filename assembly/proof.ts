/**
 * Proofs of wins and losses by proof numbers, depth first. PHI counts what is still to be shown for "the side to move wins", DELTA for
 * "the side to move loses": 0 is proven, UNPROVABLE cannot be shown here. Without a span, depth does not matter, and a position that
 * stands in the line already counts as neither: nothing proven rests on a repetition, so every proof holds by whatever way its position is
 * reached. With a span only an end within so many plies counts, for the side that would make the last of them; what is no such end is lost for it.
 *
 * Numbers are kept in the transposition table (table.ts) under keys of their own, as bound EXACT; proofs under the same keys as LOWER
 * (won) or UPPER (lost), so that the main search cannot overwrite them, and once more under the position's own key as bounds like any other.
 */
import { evaluate } from './evaluate';
import { CURRENT, END, FIRST, FRAME, frames, KEY, MAX_PLY, Ply, SLOT_AT, stackEnd, stackStart } from './frame';
import { hashOf } from './hash';
import { Check, check, GO_ON } from './limits';
import { childrenOf } from './perft';
import { ENDLESS, GHALA_MINE, GHALA_THEIRS, MOVE, SLOT, STATUS, WON } from './position';
import { onlyCount, stoodTwice, wanted } from './root';
import { INFINITE, WIN, WIN_ZONE } from './score';
import { EXACT, Found, FULL, LOWER, NO_MOVE, probe, remember, UPPER } from './table';

/** Result of `prove` beside those of `check`: the nodes granted are used up. */
export const OVER_BUDGET: i32 = 4;

const UNPROVABLE: i32 = 1 << 28;
const UNBOUNDED: i32 = UNPROVABLE + 1;
/** Proofs of more plies are not taken. */
export const LONGEST: i32 = 250;
const MOST_CHILDREN: usize = 64;
/** Largest number an entry holds. */
const MOST_KEPT: i32 = 65535;
/** First numbers: one, and one more for so many hundredths of a seed that the evaluation speaks against it, up to so many. */
const FIRST_STEP: i32 = 50;
const MOST_FIRST: i32 = 20;
/** Depth of a proof's entry, which says how long to keep it. */
const PROOF_WORTH: i32 = 40;

/** Fields of a frame beside those of frame.ts: i32 thresholds, plies left of the span; u64 nodes on entering. */
const MOST_PHI: usize = 16;
const MOST_DELTA: usize = 20;
const LEFT: usize = 24;
const NODES_BEFORE: usize = 80;

/** Fields of a child's slot while it waits: i32 numbers, u16 plies to the proven end, u64 key. */
const PHI: usize = 40;
const DELTA: usize = 56;
const LENGTH: usize = 60;
const CHILD_KEY: usize = 48;

/** Numbers of the node just left, and plies to its end if that is proven. */
let phi: i32 = 1;
let delta: i32 = 1;
let length: i32 = 0;
/** Moves made by this thread for proofs in this search. */
export let proofNodes: u64 = 0;
let at: usize = 0;
let entering: bool = false;
/** Whether a span was given. */
let limited: bool = false;

/** `from`: nodes that this thread has made otherwise. */
export function resetProofs(from: u64): void {
  proofNodes = from;
}

/** Score of the target that `prove` has shown when it returned GO_ON: a LOWER bound if won, an UPPER bound if lost; 0: none. */
export function provenScore(): i32 {
  if (limited) return refuted() || (phi != 0 && delta != 0) ? 0 : phi == 0 ? WIN - length : length - WIN;
  return phi == 0 ? WIN - length : delta == 0 ? length - WIN : 0;
}

/** Whether `prove` has shown, when it returned GO_ON, that the target does not end within its span. */
export function refuted(): bool {
  return limited && ((load<i32>(frames, LEFT) & 1) != 0 ? delta == 0 : phi == 0);
}

/**
 * Begins a proof at `root`: of its result (`span` 0), or of an end within `span` plies, a win of the side to move if that is odd, a loss
 * if it is even. What the table knows stays.
 */
export function target(root: usize, span: i32): void {
  limited = span > 0;
  at = frames;
  store<u32>(at, <u32>root, SLOT_AT);
  store<u64>(at, hashOf(root), KEY);
  store<i32>(at, span, LEFT);
  store<i32>(at, UNBOUNDED, MOST_PHI);
  store<i32>(at, UNBOUNDED, MOST_DELTA);
  entering = true;
}

class Entry {
  /** Key of a position's numbers and proofs with so many plies left of a span; of a proof without, `left` is 0. */
  // @ts-ignore: decorator
  @inline static key(key: u64, left: i32): u64 {
    return (key ^ (0x5bd1e9957f4a7c15 + <u64>left)) * 0xd6e8feb86659fd93;
  }
}

/** Proven score of a position, plies counted from it, as this thread or another has shown; 0: none. `Found.move` tells how. */
export function proofOf(key: u64): i32 {
  return probe(Entry.key(key, 0)) && Found.bound() != EXACT ? Found.score() : 0;
}

/** Keeps a proof of a position that the main search has found, plies counted from it. */
export function keepProof(key: u64, score: i32, move: i32): void {
  const old = proofOf(key);
  if (old != 0 && (score > 0 ? old >= score : old <= score)) return;
  remember(Entry.key(key, 0), score, INFINITE, PROOF_WORTH, move, score > 0 ? LOWER : UPPER);
}

/** Score of the main search's entry just found if it is a proof; 0 if not. */
export function foundProof(): i32 {
  const score = Found.score();
  const bound = Found.bound();
  const proven = (score >= WIN_ZONE && (bound & LOWER) != 0) || (score <= -WIN_ZONE && (bound & UPPER) != 0);
  return proven ? score : 0;
}

/** Goes on until the target is settled (GO_ON), `check` says otherwise, or `proofNodes` reaches `budget`. */
export function prove(budget: u64): i32 {
  let state = GO_ON;
  for (;;) {
    if (entering) {
      if (Check.due(proofNodes)) state = check(proofNodes, true);
      if (state == GO_ON && proofNodes >= budget) state = OVER_BUDGET;
      if (state != GO_ON) break;
      open(at);
      entering = false;
    }
    const next = choose(at);
    if (next != 0) {
      store<u32>(at, <u32>next, CURRENT);
      at += FRAME;
      entering = true;
      continue;
    }
    keep(at);
    if (at == frames) break;
    at -= FRAME;
    setNumbers(<usize>load<u32>(at, CURRENT), phi, delta, length);
  }
  return state;
}

/** Makes the children of the node. */
function open(frame: usize): void {
  const slot = <usize>load<u32>(frame, SLOT_AT);
  const first = frame == frames ? stackStart : <usize>load<u32>(frame - FRAME, END);
  store<u32>(frame, <u32>first, FIRST);
  store<u64>(frame, proofNodes, NODES_BEFORE);
  let end = childrenOf(slot, first);
  proofNodes += (end - first) / SLOT;
  if (limited && frame == frames) end = leaveOut(first, end);
  store<u32>(frame, <u32>end, END);
  // Below a child there must be room for its children, and for theirs while they are looked at.
  const deep = Ply.of(frame) + 2 >= MAX_PLY || end + 2 * MOST_CHILDREN * SLOT > stackEnd;
  for (let child = first; child < end; child += SLOT) look(frame, child, deep);
}

/** Drops the root's children that nobody wants proven; returns where the others end. */
function leaveOut(first: usize, end: usize): usize {
  let out = first;
  for (let child = first; child < end; child += SLOT) {
    if (!wanted(<i32>load<u8>(child + MOVE))) continue;
    if (out != child) memory.copy(out, child, SLOT);
    out += SLOT;
  }
  return out;
}

function setNumbers(child: usize, itsPhi: i32, itsDelta: i32, plies: i32): void {
  store<i32>(child, itsPhi, PHI);
  store<i32>(child, itsDelta, DELTA);
  store<u16>(child, <u16>plies, LENGTH);
}

/** What is known of a child that was just made. */
function look(frame: usize, child: usize, deep: bool): void {
  const left = load<i32>(frame, LEFT) - 1;
  const status = <i32>load<u8>(child + STATUS);
  if (status == WON) setNumbers(child, UNPROVABLE, 0, 0);
  else if (status == ENDLESS) setNumbers(child, 0, UNPROVABLE, 0);
  else if (limited && left == 0) lookAtLast(frame, child);
  else if (!known(frame, child, left)) guess(child, left, deep);
}

/** The span is used up: the child is lost only if its side has no move. */
function lookAtLast(frame: usize, child: usize): void {
  const end = <usize>load<u32>(frame, END);
  const moves = (childrenOf(child, end) - end) / SLOT;
  proofNodes += moves;
  if (moves == 0) setNumbers(child, UNPROVABLE, 0, 0);
  else setFailed(child, 0);
}

/** Numbers of an open child that are settled by repetition or by the table; false if they are not. Sets CHILD_KEY. */
function known(frame: usize, child: usize, left: i32): bool {
  const key = hashOf(child);
  store<u64>(child, key, CHILD_KEY);
  if ((load<u8>(child + GHALA_MINE) | load<u8>(child + GHALA_THEIRS)) == 0) {
    // With a span the same position with fewer plies left is another one, and only a draw in the game itself is no win.
    if (limited ? stoodTwice(key) : repeats(frame, key)) {
      if (limited) setFailed(child, left);
      else setNumbers(child, UNPROVABLE, UNPROVABLE, 0);
      return true;
    }
  }
  if (settledBy(proofOf(key), child, left)) return true;
  if (!probe(key)) return false;
  if (settledBy(foundProof(), child, left)) return true;
  const score = Found.score();
  const bound = Found.bound();
  if (!limited || !Found.full() || Found.depth() <= left) return false;
  // The main search may have seen that there is no win within the span.
  const fails =
    (left & 1) != 0 ? (bound & UPPER) != 0 && score < WIN - left : (bound & LOWER) != 0 && score > left - WIN;
  if (fails) setFailed(child, left);
  return fails;
}

/** Numbers as they were when the child was left last; the first ones speak for the side that stands better. */
function guess(child: usize, left: i32, deep: bool): void {
  if (deep) {
    setNumbers(child, UNPROVABLE, UNPROVABLE, 0);
  } else if (probe(Entry.key(load<u64>(child, CHILD_KEY), limited ? left : 0)) && Found.bound() == EXACT) {
    setNumbers(child, read(Found.score(), Found.evaluation()), read(Found.evaluation(), Found.score()), 0);
  } else {
    const value = evaluate(child);
    const against = min(MOST_FIRST, abs(value) / FIRST_STEP);
    setNumbers(child, value < 0 ? 1 + against : 1, value > 0 ? 1 + against : 1, 0);
  }
}

/** There is no end within the span by way of this child, which has `left` plies left of it. */
function setFailed(child: usize, left: i32): void {
  if ((left & 1) != 0) setNumbers(child, UNPROVABLE, 0, 0);
  else setNumbers(child, 0, UNPROVABLE, 0);
}

/** A number read from an entry; `other` is the one beside it. */
function read(word: i32, other: i32): i32 {
  return (other & 0xffff) == 0 ? UNPROVABLE : <i32>(<u16>word);
}

/** Takes over a proven score of the child, plies counted from it, if it answers what is asked. */
function settledBy(score: i32, child: usize, left: i32): bool {
  if (score >= WIN_ZONE) {
    const plies = WIN - score;
    if (plies >= LONGEST || (limited && (left & 1) != 0 && plies > left)) return false;
    setNumbers(child, 0, UNPROVABLE, plies);
    return true;
  }
  if (score <= -WIN_ZONE) {
    const plies = WIN + score;
    if (plies >= LONGEST || (limited && (left & 1) == 0 && plies > left)) return false;
    setNumbers(child, UNPROVABLE, 0, plies);
    return true;
  }
  return false;
}

/** Whether the position stands earlier in the line, or stood twice in the game. */
function repeats(frame: usize, key: u64): bool {
  for (let earlier = frame - FRAME; earlier >= frames; earlier -= 2 * FRAME) {
    if (load<u64>(earlier, KEY) == key) return true;
  }
  return stoodTwice(key);
}

/** Reckons the node's numbers. Sets up the frame of the child to go on with and returns the child; 0: the node is done for now. */
function choose(frame: usize): usize {
  const end = <usize>load<u32>(frame, END);
  let least = UNPROVABLE;
  let second = UNPROVABLE;
  let sum = 0;
  let best: usize = 0;
  let bestDelta = UNBOUNDED;
  let bestPhi = UNBOUNDED;
  for (let child = <usize>load<u32>(frame, FIRST); child < end; child += SLOT) {
    const itsDelta = load<i32>(child, DELTA);
    const itsPhi = load<i32>(child, PHI);
    sum = min(sum + itsPhi, UNPROVABLE);
    if (itsDelta < least) {
      second = least;
      least = itsDelta;
    } else if (itsDelta < second) {
      second = itsDelta;
    }
    const settled = itsPhi == 0 || itsDelta == 0 || (itsPhi == UNPROVABLE && itsDelta == UNPROVABLE);
    if (!settled && (itsDelta < bestDelta || (itsDelta == bestDelta && itsPhi < bestPhi))) {
      best = child;
      bestDelta = itsDelta;
      bestPhi = itsPhi;
    }
  }
  phi = least;
  delta = sum;
  const mostPhi = load<i32>(frame, MOST_PHI);
  const mostDelta = load<i32>(frame, MOST_DELTA);
  if (phi == 0 || delta == 0 || best == 0 || phi >= mostPhi || delta >= mostDelta) return 0;
  // The next child's turn comes when this one has become a quarter harder than that one: not at every step.
  const next = frame + FRAME;
  store<u32>(next, <u32>best, SLOT_AT);
  store<u64>(next, load<u64>(best, CHILD_KEY), KEY);
  store<i32>(next, load<i32>(frame, LEFT) - 1, LEFT);
  store<i32>(next, mostDelta > UNPROVABLE ? UNBOUNDED : mostDelta - (delta - bestPhi), MOST_PHI);
  store<i32>(next, second == UNPROVABLE ? mostPhi : min(mostPhi, second + 1 + (second >> 2)), MOST_DELTA);
  return best;
}

/** Leaves the node: keeps its numbers, or its proof for both searches. */
function keep(frame: usize): void {
  const key = load<u64>(frame, KEY);
  const left = load<i32>(frame, LEFT);
  const effort = 64 - <i32>clz(proofNodes - load<u64>(frame, NODES_BEFORE));
  const attacks = (left & 1) != 0;
  const fails = limited && (attacks ? delta == 0 : phi == 0);
  length = 0;
  // That some of the root's moves do not win says nothing about the others.
  if (phi != 0 && limited && frame == frames && onlyCount() > 0) return;
  if (fails) {
    // No win within the span: the main search would see it at a depth of one ply more.
    if (attacks) remember(key, WIN - left - 1, INFINITE, left + 1, NO_MOVE, UPPER | FULL);
    else remember(key, left + 1 - WIN, INFINITE, left + 1, NO_MOVE, LOWER | FULL);
  }
  if (fails || (phi != 0 && delta != 0)) {
    remember(Entry.key(key, limited ? left : 0), min(phi, MOST_KEPT), min(delta, MOST_KEPT), effort, NO_MOVE, EXACT);
    return;
  }
  const end = <usize>load<u32>(frame, END);
  let move = NO_MOVE;
  let plies = phi == 0 ? LONGEST : -1;
  for (let child = <usize>load<u32>(frame, FIRST); child < end; child += SLOT) {
    const itsLength = <i32>load<u16>(child, LENGTH);
    if (phi == 0 ? load<i32>(child, DELTA) == 0 && itsLength < plies : itsLength > plies) {
      plies = itsLength;
      move = <i32>load<u8>(child + MOVE);
    }
  }
  length = plies + 1;
  if (length > LONGEST) {
    phi = UNPROVABLE;
    delta = UNPROVABLE;
    return;
  }
  const score = phi == 0 ? WIN - length : length - WIN;
  const bound = phi == 0 ? LOWER : UPPER;
  keepProof(key, score, move);
  // What the main search knows of the length here is worth more to it: the proof it finds under the other key.
  if (!(probe(key) && Found.full())) remember(key, score, INFINITE, effort, move, bound | FULL);
}
