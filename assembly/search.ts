/** Iterative deepening: depth by depth, line by line (multi-PV), with a window around the last score. */
import { shareSearch, sharing } from './busy';
import { ALPHA_AT_START, BEST, FRAME, frames, lineAt, MAX_PLY, SEARCHED, stackStart } from './frame';
import { hashOf } from './hash';
import { Check, check, depthLimit, GO_ON, LIMIT, mateLimit, PAUSE, setStop, startSlice } from './limits';
import { polishLine } from './line';
import { MAIN_DEPTH, PROVING, ROOT_PROVEN } from './memory';
import { advance, deepest, enter, nodes, receive, resetCounters, returned, setFrame } from './node';
import { childrenOf } from './perft';
import { MOVE, SLOT } from './position';
import { keepProof, proofOf } from './proof';
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
  writeLine,
  writeReason,
} from './results';
import { forgetTaken, onlyCount, startRootLine, take, wanted } from './root';
import { INFINITE, Score, WIN, WIN_ZONE } from './score';
import {
  askLengthsByProof,
  completeTo,
  depth,
  lengthsByProof,
  root,
  setDepth,
  setRoot,
  tell,
  tellHeader,
  thread,
} from './state';
import { joinSearch, newSearch } from './table';
import {
  resetTurns,
  rootProven,
  STILL_OPEN,
  startMate,
  startShortening,
  startTurn,
  takeTurn,
  tellProof,
  turnRuns,
} from './turns';

/** Results of `run`. */
export const DONE: i32 = 0;
export const PAUSED: i32 = 1;

/** State of the frame machine beside those of `check`: the root was proven by another thread. */
const PROVEN: i32 = 4;

const ASPIRATION_FROM: i32 = 4;
const ASPIRATION: i32 = 30;
const WIDEST: i32 = 2000;
/** Failed windows at one depth after which the whole range is searched. */
const MOST_FAILS: i32 = 8;

let active: bool = false;
let linesWanted: i32 = 1;
/** Lines found at this depth. */
let found: i32 = 0;
let alpha: i32 = 0;
let beta: i32 = 0;
let delta: i32 = 0;
let fails: i32 = 0;
/** Where the frame machine stands: the frame, and whether it is to be entered. */
let frame: usize = 0;
let entering: bool = false;
/** Least and greatest score that a window tells apart from those beyond it. */
let lowest: i32 = -INFINITE;
let highest: i32 = INFINITE;
/** Another thread's proof of the root was looked at. */
let proofTaken: bool = false;

/** Prepares a search of the slot `rootSlot`; false if the game is over there or no wanted move is legal. */
export function startSearch(rootSlot: usize, threadId: i32, multiPv: i32, prune: bool): bool {
  setRoot(rootSlot, threadId);
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
  askLengthsByProof(sharing && linesWanted == 1 && onlyCount() == 0 && mateLimit() == 0);
  resetCounters(prune, !lengthsByProof);
  lowest = lengthsByProof ? -WIN_ZONE : -INFINITE;
  highest = -lowest;
  setDepth(1 + (thread & 1));
  if (thread == 0) atomic.store<i32>(MAIN_DEPTH, depth);
  completeTo(0);
  found = 0;
  proofTaken = false;
  resetTurns();
  if (thread == 0 && mateLimit() > 0 && linesWanted == 1) startMate();
  else startLine();
  return true;
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
  let reason = 0;
  while (reason == 0) {
    if (turnRuns()) {
      reason = takeTurn();
      if (reason == STILL_OPEN) return PAUSED;
      if (reason != 0) break;
      startLine();
    }
    const state = searchFrames();
    if (state == PAUSE) return PAUSED;
    if (state == PROVEN) {
      proofTaken = true;
      if (tellProof(proofOf(hashOf(root)), depth)) startShortening();
      else startLine();
    } else if (state != GO_ON) {
      keepPartial();
      reason = state == LIMIT ? BY_LIMIT : BY_STOP;
    } else if (settle(returned)) {
      reason = lengthsByProof && Score.isEnd(lineScore(0)) ? rootEnds() : nextLine();
      if (startTurn(reason)) reason = 0;
    }
  }
  end(reason);
  return DONE;
}

/** The depth just searched has proven the root. Returns a reason to end, or 0. */
function rootEnds(): i32 {
  keepProof(hashOf(root), lineScore(0), lineMove(0));
  if (thread != 0) return rootProven();
  tell();
  startShortening();
  return 0;
}

/** Whether another thread has proven the root and this search does not know yet. */
function proofCame(): bool {
  if (thread != 0 || proofTaken || !lengthsByProof || atomic.load<i32>(PROVING) != ROOT_PROVEN) return false;
  return lineCount() > 0 && proofOf(hashOf(root)) != 0;
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
  setWindow(max(low, lowest), min(high, highest));
}

function setWindow(low: i32, high: i32): void {
  alpha = low;
  beta = high;
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
  else if (Score.isEnd(last)) openWindow(last - 1, last + 1);
  else openWindow(last - delta, last + delta);
}

/** Takes the root's score. False: the window was too narrow, a wider one is open. */
function settle(score: i32): bool {
  if (lengthsByProof && Score.isEnd(score)) return settleEnd(score);
  const mate = mateLimit();
  const failsLow = score <= alpha && alpha > lowest;
  const failsHigh = score >= beta && beta < highest;
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
  const ends = Score.isEnd(score);
  const verified = ends && Score.onlyEnds(alpha, beta);
  if (ends && !verified && mate == 0 && fails < MOST_FAILS && Score.plies(score) <= depth) {
    // Found among other scores, where a shorter way may have been pruned: ask for the length alone.
    fails++;
    if (score > 0) openWindow(score - 1, INFINITE);
    else openWindow(-INFINITE, score + 1);
    return false;
  }
  polishLine(root, ends ? Score.plies(score) : 0);
  writeLine(found, score, depth, deepest, failsLow ? IS_UPPER : IS_EXACT, verified);
  return true;
}

/** Takes a proof of the root, which holds in any window. */
function settleEnd(score: i32): bool {
  polishLine(root, Score.plies(score));
  if (load<u8>(lineAt(0)) == 0) {
    // Where every move loses no window but the whole range has a line.
    setWindow(-INFINITE, INFINITE);
    return false;
  }
  writeLine(0, score, depth, deepest, IS_EXACT, false);
  return true;
}

/** Whether the score is an end further away than the depth, while a thread proves without regard to depth. */
function provenBeyond(score: i32): bool {
  if (load<i32>(PROVING) == 0) return false;
  return Score.isEnd(score) && Score.plies(score) > depth;
}

/** After a line: the next line, or the next depth, is started. Returns a reason to end, or 0. */
function nextLine(): i32 {
  found++;
  if (found < linesWanted) {
    forgetTaken();
    for (let i = 0; i < found; i++) take(lineMove(i));
  } else {
    completeTo(depth);
    found = 0;
    forgetTaken();
  }
  tell();
  if (found == 0) {
    const reason = enough();
    if (reason != 0) return reason;
    // A helper that was overtaken would only repeat what is known.
    setDepth(thread == 0 ? depth + 1 : max(depth + 1, atomic.load<i32>(MAIN_DEPTH)));
    if (thread == 0) atomic.store<i32>(MAIN_DEPTH, depth);
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
    if (!lineVerified(i) || Score.plies(lineScore(i)) > depth) proven = false;
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

function end(reason: i32): void {
  active = false;
  if (thread != 0) {
    check(nodes, false);
    return;
  }
  setStop(1);
  tellHeader();
  writeReason(reason);
}
