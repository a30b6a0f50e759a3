/** What the host reads: a header and one record for each line, in the thread's area. Offsets are those of worker/results.ts. */
import { lineAt } from './frame';
import { T_RESULT, THREADS } from './memory';

export const MOST_LINES: i32 = 64;

/** Header: i32 each, then f64 nodes and milliseconds. */
const DEPTH: usize = 0;
const DEEPEST: usize = 4;
const COUNT: usize = 8;
const REASON: usize = 12;
const HASHFULL: usize = 16;
const NODES: usize = 24;
const TIME: usize = 32;
/** Records. */
const LINES: usize = 64;
const RECORD: usize = 176;
/** i32: score, depth, deepest, bound, whether its length is proven shortest; then a length byte and the moves. */
const SCORE: usize = 0;
const LINE_DEPTH: usize = 4;
const LINE_DEEPEST: usize = 8;
const BOUND: usize = 12;
const VERIFIED: usize = 16;
const MOVES: usize = 20;
const LINE_BYTES: usize = 128;

/** Bounds of a line. */
export const IS_EXACT: i32 = 0;
export const IS_LOWER: i32 = 1;
export const IS_UPPER: i32 = 2;

/** Reasons; 0 while it runs. */
export const BY_LIMIT: i32 = 1;
export const BY_STOP: i32 = 2;
export const BY_PROOF: i32 = 3;
export const GAME_OVER: i32 = 4;

let result: usize = 0;

export function setResultArea(area: usize): void {
  result = area + T_RESULT;
}

export function clearResult(): void {
  memory.fill(result, 0, LINES + RECORD * MOST_LINES);
}

export function writeHeader(depth: i32, deepest: i32, nodes: u64, time: f64, permille: i32): void {
  store<i32>(result + DEPTH, depth);
  store<i32>(result + DEEPEST, deepest);
  store<f64>(result + NODES, <f64>nodes);
  store<f64>(result + TIME, time);
  store<i32>(result + HASHFULL, permille);
}

export function writeReason(reason: i32): void {
  store<i32>(result + REASON, reason);
}

function recordAt(index: i32): usize {
  return result + LINES + <usize>index * RECORD;
}

export function lineCount(): i32 {
  return min(max(load<i32>(result + COUNT), 0), MOST_LINES - 1);
}

export function lineScore(index: i32): i32 {
  return load<i32>(recordAt(index) + SCORE);
}

export function lineVerified(index: i32): bool {
  return load<i32>(recordAt(index) + VERIFIED) != 0;
}

export function lineLength(index: i32): i32 {
  return <i32>load<u8>(recordAt(index) + MOVES);
}

/** The length of the line's end is the shortest. */
export function verifyLine(index: i32): void {
  store<i32>(recordAt(index) + VERIFIED, 1);
}

/** First move of a line; 255 if there is no such line. */
export function lineMove(index: i32): i32 {
  return index < lineCount() ? <i32>load<u8>(recordAt(index) + MOVES + 1) & 127 : 255;
}

/** Thread 0's best line: a length byte, then move bytes (polishLine). It may change while it is read. */
export function leadersLine(): usize {
  return THREADS + T_RESULT + LINES + MOVES;
}

/** Moves the records `from` up to `to - 1` one place down, over the record `to`. */
function makeRoom(from: i32, to: i32): void {
  memory.copy(recordAt(from + 1), recordAt(from), RECORD * <usize>(to - from));
}

/**
 * Puts the root's line in place `index` and sorts it in among the better-placed ones. An older line of the same move further
 * down gives way, so that no move is lost or shown twice when the search ends within a depth.
 */
export function writeLine(index: i32, score: i32, depth: i32, deepest: i32, bound: i32, verified: bool): void {
  const record = recordAt(index);
  const move = <i32>load<u8>(lineAt(0) + 1) & 127;
  for (let older = index + 1; older < lineCount(); older++) {
    if (lineMove(older) == move) {
      makeRoom(index, older);
      break;
    }
  }
  store<i32>(record + SCORE, score);
  store<i32>(record + LINE_DEPTH, depth);
  store<i32>(record + LINE_DEEPEST, deepest);
  store<i32>(record + BOUND, bound);
  store<i32>(record + VERIFIED, verified ? 1 : 0);
  memory.copy(record + MOVES, lineAt(0), LINE_BYTES);
  if (index >= lineCount()) store<i32>(result + COUNT, index + 1);
  // The record after the last serves to swap.
  const spare = recordAt(MOST_LINES - 1);
  for (let i = index; i > 0 && lineScore(i) > lineScore(i - 1); i--) {
    memory.copy(spare, recordAt(i), RECORD);
    memory.copy(recordAt(i), recordAt(i - 1), RECORD);
    memory.copy(recordAt(i - 1), spare, RECORD);
  }
}
