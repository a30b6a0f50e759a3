/** Iterative deepening: depth by depth, line by line (multi-PV), with a window around the last score. */
import { shareSearch } from './busy';
import { report } from './env';
import { ALPHA_AT_START, BEST, clearLine, FRAME, frames, lineAt, MAX_PLY, SEARCHED, stackStart } from './frame';
import { hashOf } from './hash';
import {
  Check,
  check,
  depthLimit,
  elapsed,
  GO_ON,
  LIMIT,
  mateLimit,
  PAUSE,
  STOPPED,
  setStop,
  startSlice,
  totalNodes,
} from './limits';
import { polishLine } from './line';
import { MAIN_DEPTH, PROVING, ROOT_PROVEN } from './memory';
import { advance, countNodes, deepest, enter, nodes, receive, resetCounters, returned, setFrame } from './node';
import { childrenOf } from './perft';
import { MOVE, SLOT } from './position';
import { proofNodes, proofOf, prove, provenScore, refuted, resetProofs, target } from './proof';
import {
  BY_LIMIT,
  BY_PROOF,
  BY_STOP,
  clearResult,
  GAME_OVER,
  IS_EXACT,
  IS_LOWER,
  IS_UPPER,
  lineCount,
  lineMove,
  lineScore,
  lineVerified,
  MOST_LINES,
  writeHeader,
  writeLine,
  writeReason,
} from './results';
import { forgetTaken, onlyCount, startRootLine, take, wanted } from './root';
import { INFINITE, Score, WIN, WIN_ZONE } from './score';
import { hashfull, joinSearch, newSearch } from './table';

/** Results of `run`. */
export const DONE: i32 = 0;
export const PAUSED: i32 = 1;

/** State of the frame machine beside those of `check`: the root was proven by another thread. */
const PROVEN: i32 = 4;
/** Beside the reasons to end. */
const STILL_OPEN: i32 = -1;

const ASPIRATION_FROM: i32 = 4;
const ASPIRATION: i32 = 30;
const WIDEST: i32 = 2000;
/** Failed windows at one depth after which the whole range is searched. */
const MOST_FAILS: i32 = 8;

/** Nodes after which a win within so many plies is no longer asked for by proof numbers but by depth. */
const MOST_PROOF_NODES: u64 = 1 << 26;

let root: usize = 0;
let thread: i32 = 0;
let active: bool = false;
let linesWanted: i32 = 1;
let depth: i32 = 1;
/** Last depth at which all lines were found. */
let complete: i32 = 0;
/** Lines found at this depth. */
let found: i32 = 0;
let alpha: i32 = 0;
let beta: i32 = 0;
let delta: i32 = 0;
let fails: i32 = 0;
/** Where the frame machine stands: the frame, and whether it is to be entered. */
let frame: usize = 0;
let entering: bool = false;
/** Proof numbers have their turn before the first depth, or are all there is. */
let provesFirst: bool = false;
let provesOnly: bool = false;
/** The proof thread's proof of the root was told. */
let proofTaken: bool = false;
/** It is being shortened. */
let shortens: bool = false;

/** Prepares a search of the slot `rootSlot`; false if the game is over there or no wanted move is legal. */
export function startSearch(rootSlot: usize, threadId: i32, multiPv: i32, prune: bool): bool {
  root = rootSlot;
  thread = threadId;
  resetCounters(prune);
  clearResult();
  forgetTaken();
  const end = childrenOf(root, stackStart);
  let moves = 0;
  for (let child = stackStart; child < end; child += SLOT) if (wanted(<i32>load<u8>(child + MOVE))) moves++;
  active = moves > 0;
  if (!active) {
    writeReason(GAME_OVER);
    return false;
  }
  linesWanted = min(min(max(multiPv, 1), moves), MOST_LINES - 1);
  if (thread == 0) newSearch();
  shareSearch(thread);
  depth = 1 + (thread & 1);
  if (thread == 0) atomic.store<i32>(MAIN_DEPTH, depth);
  complete = 0;
  found = 0;
  provesFirst = thread == 0 && mateLimit() > 0 && linesWanted == 1;
  provesOnly = false;
  proofTaken = false;
  shortens = false;
  if (provesFirst) {
    resetProofs(0);
    target(root, (mateLimit() - 1) | 1);
  } else startLine();
  return true;
}

/** After `startSearch`: only the result of the root is proven, by proof numbers, without regard to depth. */
export function proveOnly(): void {
  provesFirst = true;
  provesOnly = true;
  resetProofs(0);
  target(root, 0);
}

/** A paused search cannot go on: its stack is used for something else. */
export function cancelSearch(): void {
  active = false;
}

/** Searches until it is done, stopped, or (sliced) the slice is over. */
export function run(): i32 {
  if (!active) return DONE;
  startSlice();
  joinSearch();
  if (shortens) {
    const reason = shorten();
    if (reason == STILL_OPEN) return PAUSED;
    if (reason != 0) {
      end(reason);
      return DONE;
    }
    startLine();
  }
  if (provesFirst) {
    const state = prove(provesOnly ? u64.MAX_VALUE : MOST_PROOF_NODES);
    if (state == PAUSE) return PAUSED;
    provesFirst = false;
    countNodes(proofNodes);
    if (state == GO_ON && tellProof(provenScore(), 0)) {
      end(BY_PROOF);
      return DONE;
    }
    if (provesOnly) {
      end(state == STOPPED ? BY_STOP : BY_LIMIT);
      return DONE;
    }
    // Refuted, or given up: the search by depth finds what to play, and leaves out what is refuted.
    startLine();
  }
  for (;;) {
    const state = searchFrames();
    if (state == PAUSE) return PAUSED;
    if (state == PROVEN) {
      proofTaken = true;
      // A search to a given depth goes on by depth, which ends by itself.
      shortens = tellProof(proofOf(hashOf(root)), depth) && depthLimit() == 0;
      if (shortens) {
        resetProofs(nodes);
        askShorter();
        const reason = shorten();
        if (reason == STILL_OPEN) return PAUSED;
        if (reason != 0) {
          end(reason);
          break;
        }
      }
      startLine();
      continue;
    }
    if (state != GO_ON) {
      keepPartial();
      end(state == LIMIT ? BY_LIMIT : BY_STOP);
      break;
    }
    if (!settle(returned)) continue;
    const reason = nextLine();
    if (reason != 0) {
      end(reason);
      break;
    }
  }
  return DONE;
}

/**
 * Tells the line of an end that is proven at the root; false if none is. `searched`: the depth that is being searched; 0 if none
 * was, then the proof's own length counts as the depth.
 */
function tellProof(score: i32, searched: i32): bool {
  if (score == 0) return false;
  clearLine(0);
  polishLine(root, pliesOf(score));
  if (load<u8>(lineAt(0)) == 0) return false;
  if (searched == 0) complete = pliesOf(score);
  writeLine(0, score, searched > 0 ? searched : complete, max(deepest, pliesOf(score)), IS_EXACT, false);
  tell();
  return true;
}

/** Asks by proof numbers for the end that is known, two plies sooner. */
function askShorter(): void {
  target(root, pliesOf(lineScore(0)) - 2);
}

/**
 * Shortens the proof told until there is no shorter one: then its length is exact. Returns a reason to end, STILL_OPEN when the slice is over,
 * or 0 when the length cannot be found this way.
 */
function shorten(): i32 {
  while (pliesOf(lineScore(0)) > 2) {
    const state = prove(u64.MAX_VALUE);
    countNodes(proofNodes - nodes);
    if (state == PAUSE) return STILL_OPEN;
    if (state != GO_ON) return state == LIMIT ? BY_LIMIT : BY_STOP;
    if (refuted()) break;
    const score = provenScore();
    if (score == 0 || !tellProof(score, depth)) {
      shortens = false;
      return 0;
    }
    askShorter();
  }
  shortens = false;
  clearLine(0);
  polishLine(root, pliesOf(lineScore(0)));
  if (load<u8>(lineAt(0)) != 0) writeLine(0, lineScore(0), depth, deepest, IS_EXACT, true);
  return BY_PROOF;
}

/** Whether the proof thread has proven the root and this search does not know yet. */
function proofCame(): bool {
  if (thread != 0 || proofTaken || atomic.load<i32>(PROVING) != ROOT_PROVEN) return false;
  if (linesWanted > 1 || onlyCount() > 0 || mateLimit() > 0) return false;
  return lineCount() > 0 && lineScore(0) < WIN_ZONE && lineScore(0) > -WIN_ZONE;
}

/** Runs the frame machine until the root has its score (GO_ON) or `check` says otherwise. */
function searchFrames(): i32 {
  let at = frame;
  let enters = entering;
  let state = GO_ON;
  for (;;) {
    let open: bool = true;
    if (enters) {
      if (Check.due(nodes)) {
        state = check(nodes, depth > 1 || lineCount() > 0);
        if (state == GO_ON && beyondDepth()) state = LIMIT;
        if (state == GO_ON && proofCame()) state = PROVEN;
        if (state != GO_ON) break;
      }
      open = enter(at);
    }
    if (open && advance(at)) {
      at += FRAME;
      enters = true;
      continue;
    }
    if (at == frames) break;
    at -= FRAME;
    enters = receive(at, -returned);
    if (enters) at += FRAME;
  }
  frame = at;
  entering = enters;
  return state;
}

/** The depth limit was lowered below the depth that is being searched. */
function beyondDepth(): bool {
  const most = depthLimit();
  return most > 0 && depth > most && lineCount() > 0;
}

function openWindow(low: i32, high: i32): void {
  alpha = max(low, -INFINITE);
  beta = min(high, INFINITE);
  setFrame(frames, root, alpha, beta, depth);
  store<i32>(frames, 0, SEARCHED);
  frame = frames;
  entering = true;
}

/** Starts line number `found` at this depth. */
function startLine(): void {
  startRootLine(lineMove(found));
  delta = ASPIRATION;
  fails = 0;
  const mate = mateLimit();
  const last = lineScore(found);
  if (mate > 0) openWindow(WIN - mate - 1, INFINITE);
  else if (depth < ASPIRATION_FROM || found >= lineCount() || provenBeyond(last)) openWindow(-INFINITE, INFINITE);
  else if (last >= WIN_ZONE || last <= -WIN_ZONE) openWindow(last - 1, last + 1);
  else openWindow(last - delta, last + delta);
}

/** Takes the root's score. False: the window was too narrow, a wider one is open. */
function settle(score: i32): bool {
  const mate = mateLimit();
  const failsLow = score <= alpha && alpha > -INFINITE;
  const failsHigh = score >= beta && beta < INFINITE;
  if ((failsLow || failsHigh) && mate == 0 && provenBeyond(score)) {
    // No depth so far shows what the proof thread has shown, so no window that asks for the length can.
    if (failsLow) {
      openWindow(-INFINITE, INFINITE);
      return false;
    }
  } else if ((failsLow && mate == 0) || failsHigh) {
    fails++;
    delta *= 3;
    const wide = fails >= MOST_FAILS;
    if (failsLow) {
      // Ends are asked for by windows that contain nothing else, so that their length is exact.
      if (wide) openWindow(-INFINITE, INFINITE);
      else if (score <= -WIN_ZONE) openWindow(-INFINITE, score + 1);
      else openWindow(delta > WIDEST || alpha >= WIN_ZONE ? -INFINITE : score - delta, score + 1 + ASPIRATION);
    } else {
      if (wide) openWindow(-INFINITE, INFINITE);
      else if (score >= WIN_ZONE) openWindow(score - 1, INFINITE);
      else openWindow(score - 1 - ASPIRATION, delta > WIDEST || beta <= -WIN_ZONE ? INFINITE : score + delta);
    }
    return false;
  }
  const ends = score >= WIN_ZONE || score <= -WIN_ZONE;
  const verified = ends && Score.onlyEnds(alpha, beta);
  if (ends && !verified && mate == 0 && fails < MOST_FAILS && pliesOf(score) <= depth) {
    // Found among other scores, where a shorter way may have been pruned: ask for the length alone.
    fails++;
    if (score > 0) openWindow(score - 1, INFINITE);
    else openWindow(-INFINITE, score + 1);
    return false;
  }
  polishLine(root, ends ? pliesOf(score) : 0);
  writeLine(found, score, depth, deepest, failsLow ? IS_UPPER : IS_EXACT, verified);
  return true;
}

/** Whether the score is an end further away than the depth, while a thread proves without regard to depth. */
function provenBeyond(score: i32): bool {
  if (load<i32>(PROVING) == 0) return false;
  return (score >= WIN_ZONE || score <= -WIN_ZONE) && pliesOf(score) > depth;
}

/** Plies to the end of a proven score. */
function pliesOf(score: i32): i32 {
  return score > 0 ? WIN - score : WIN + score;
}

/** After a line: the next line, or the next depth, is started. Returns a reason to end, or 0. */
function nextLine(): i32 {
  found++;
  if (found < linesWanted) {
    forgetTaken();
    for (let i = 0; i < found; i++) take(lineMove(i));
  } else {
    complete = depth;
    found = 0;
    forgetTaken();
  }
  tell();
  if (found == 0) {
    const reason = enough();
    if (reason != 0) return reason;
    depth++;
    // A helper that was overtaken would only repeat what is known.
    if (thread == 0) atomic.store<i32>(MAIN_DEPTH, depth);
    else depth = max(depth, atomic.load<i32>(MAIN_DEPTH));
  }
  startLine();
  return 0;
}

/** A reason to end after a complete depth, or 0. */
function enough(): i32 {
  const mate = mateLimit();
  if (mate > 0) {
    if (lineScore(0) >= WIN - mate) return BY_PROOF;
    // That a side to move has no move is seen one ply after the move that took it.
    return depth > mate ? BY_LIMIT : 0;
  }
  let proven: bool = true;
  for (let i = 0; i < lineCount(); i++) {
    if (!lineVerified(i) || pliesOf(lineScore(i)) > depth) proven = false;
  }
  if (proven) return BY_PROOF;
  const most = depthLimit();
  return (most > 0 && depth >= most) || depth >= MAX_PLY ? BY_LIMIT : 0;
}

/** Stopped within a depth: a better move found there already counts. */
function keepPartial(): void {
  if (linesWanted > 1 || load<i32>(frames, SEARCHED) == 0 || mateLimit() > 0) return;
  const best = load<i32>(frames, BEST);
  if (best <= load<i32>(frames, ALPHA_AT_START)) return;
  polishLine(root, 0);
  writeLine(0, best, depth, deepest, best >= beta ? IS_LOWER : IS_EXACT, false);
}

function tell(): void {
  if (thread != 0) return;
  check(nodes, false);
  writeHeader(complete, deepest, totalNodes(), elapsed(), hashfull());
  report();
}

function end(reason: i32): void {
  active = false;
  check(nodes, false);
  if (thread != 0) return;
  setStop(1);
  writeHeader(complete, deepest, totalNodes(), elapsed(), hashfull());
  writeReason(reason);
}
