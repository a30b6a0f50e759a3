/**
 * Turns of proof numbers within a search, between its depths: a win within so many plies is asked for before the first, a proof is shortened
 * until its length is exact, and where several threads search, what pruning hides is looked for. They use the stack of the search by depth,
 * which begins its depth anew after them.
 */
import { clearLine, lineAt } from './frame';
import { depthLimit, GO_ON, mateLimit, PAUSE, STOPPED } from './limits';
import { polishLine } from './line';
import { PROVING, ROOT_PROVEN } from './memory';
import { countNodes, deepest, nodes } from './node';
import { proofNodes, prove, provenScore, refuted, resetProofs, target } from './proof';
import { BY_LIMIT, BY_PROOF, BY_STOP, IS_EXACT, lineLength, lineScore, verifyLine, writeLine } from './results';
import { Score } from './score';
import { completeTo, depth, lengthsByProof, root, tell, thread } from './state';

/** Result of `takeTurn` beside the reasons to end and 0: the slice is over. */
export const STILL_OPEN: i32 = -1;

const NONE: i32 = 0;
/** A win within so many plies, before the search by depth. */
const MATE: i32 = 1;
/** The root's result is all that is asked for. */
const ONLY: i32 = 2;
/** A proof was told: is there one two plies shorter? */
const SHORTER: i32 = 3;
/** Between two depths, or after the last. */
const BETWEEN: i32 = 4;

/** Nodes after which a win within so many plies is no longer asked for by proof numbers but by depth. */
const MOST_MATE: u64 = 1 << 26;
/** A search to a given depth shortens a proof for so many nodes, and for this multiple of those it has made. */
const SHORTENING: u64 = 1 << 16;
const SHORTENING_SHARE: u64 = 1;
/** Nodes after the last depth of such a search; doubled for so high a score, once more for twice as high a one, three times at most. */
const LAST_WORD: u64 = 1 << 13;
const DOUBLED: i32 = 800;
/** Score from which helpers look for a proof between their depths, for so small a part of their nodes. */
const DECIDED: i32 = 1000;
const HELPERS_PART: u64 = 4;

let turn: i32 = NONE;
/** Until `proofNodes` comes to this. */
let most: u64 = 0;
/** Nodes of the turns between depths. */
let spent: u64 = 0;

export function resetTurns(): void {
  turn = NONE;
  spent = 0;
}

export function turnRuns(): bool {
  return turn != NONE;
}

function start(kind: i32, slot: usize, span: i32, budget: u64): void {
  turn = kind;
  most = budget;
  resetProofs(nodes);
  target(slot, span);
}

export function startMate(): void {
  start(MATE, root, (mateLimit() - 1) | 1, MOST_MATE);
}

export function startProofOnly(): void {
  start(ONLY, root, 0, u64.MAX_VALUE);
}

/** After a proof was told. What is to end at a depth must not go on for the length alone. */
export function startShortening(): void {
  start(SHORTER, root, 0, depthLimit() > 0 ? nodes + SHORTENING_SHARE * nodes + SHORTENING : u64.MAX_VALUE);
  askShorter();
}

function askShorter(): void {
  target(root, Score.plies(lineScore(0)) - 2);
}

/**
 * After a depth that proved nothing, `reason` being the one to end now or 0: whether there is a turn. Helpers have one where the score is
 * decided, thread 0 when it comes to its depth limit: the depths of several threads are not those of one, which may have seen the proof there.
 */
export function startTurn(reason: i32): bool {
  if (!lengthsByProof || turn != NONE) return false;
  const score = abs(lineScore(0));
  if (thread == 0) {
    if (reason != BY_LIMIT) return false;
    start(BETWEEN, root, 0, nodes + (LAST_WORD << min(score / DOUBLED, 3)));
    return true;
  }
  const due = nodes / HELPERS_PART;
  if (score < DECIDED || spent >= due || load<i32>(PROVING) != 0) return false;
  start(BETWEEN, root, 0, nodes + due - spent);
  return true;
}

/** Goes on with the turn. Returns a reason to end, 0 when the search by depth goes on, or STILL_OPEN. */
export function takeTurn(): i32 {
  let reason = 0;
  while (reason == 0 && turn != NONE) {
    if (turn == SHORTER && Score.plies(lineScore(0)) <= 2) return exact();
    const state = prove(most);
    const made = proofNodes - nodes;
    countNodes(made);
    if (turn == BETWEEN) spent += made;
    if (state == PAUSE) return STILL_OPEN;
    const failure = state == STOPPED ? BY_STOP : BY_LIMIT;
    if (turn == SHORTER) reason = shorten(state == GO_ON, failure);
    else reason = conclude(state == GO_ON ? provenScore() : 0, failure);
  }
  return reason;
}

/** After the question for a shorter proof, `answered` or not: asks on, or returns a reason to end. */
function shorten(answered: bool, failure: i32): i32 {
  if (!answered) return failure;
  if (refuted()) return exact();
  // A line too long for a proof leaves the length unknown.
  if (!tellProof(provenScore(), depth)) return failure;
  askShorter();
  return 0;
}

/** After another turn that has proven `score`, or nothing (0). Returns a reason to end, or 0: another turn may have begun. */
function conclude(score: i32, failure: i32): i32 {
  const kind = turn;
  turn = NONE;
  if (kind == BETWEEN && thread != 0) return score != 0 ? rootProven() : failure == BY_STOP ? BY_STOP : 0;
  if (kind == BETWEEN) {
    if (!tellProof(score, depth)) return failure;
    startShortening();
    return 0;
  }
  if (tellProof(score, 0)) return BY_PROOF;
  // Refuted, or given up: the search by depth finds what to play, and leaves out what is refuted.
  return kind == ONLY ? failure : 0;
}

/** There is no shorter proof than the one told. */
function exact(): i32 {
  clearLine(0);
  polishLine(root, Score.plies(lineScore(0)));
  // The line told may be the only whole one: the table forgets.
  if (<i32>load<u8>(lineAt(0)) < lineLength(0)) verifyLine(0);
  else writeLine(0, lineScore(0), depth, deepest, IS_EXACT, true);
  return BY_PROOF;
}

/** A helper has proven the root: thread 0 will see it in the table. Returns the reason to end. */
export function rootProven(): i32 {
  atomic.store<i32>(PROVING, ROOT_PROVEN);
  return BY_PROOF;
}

/**
 * Tells the line of an end that is proven at the root; false if none is. `searched`: the depth that is being searched; 0 if none
 * was, then the proof's own length counts as the depth.
 */
export function tellProof(score: i32, searched: i32): bool {
  if (score == 0) return false;
  const plies = Score.plies(score);
  clearLine(0);
  polishLine(root, plies);
  if (load<u8>(lineAt(0)) == 0) return false;
  if (searched == 0) completeTo(plies);
  writeLine(0, score, searched > 0 ? searched : plies, max(deepest, plies), IS_EXACT, false);
  tell();
  return true;
}
