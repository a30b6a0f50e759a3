/**
 * The search keeps its own stack: one frame for each ply of the line being searched, in the thread's area. So a search can stop at any
 * node and go on later as if nothing had happened, which is how it shares its thread where memory cannot be shared.
 */
import { T_FRAMES, T_LINES, T_STACK, THREAD_SIZE } from './memory';

/** Bytes of a frame, and frames: the deepest node is a leaf. */
export const FRAME: usize = 160;
export const MAX_PLY: i32 = 127;

/** u32: the node's slot; its first child and the end of its children; the child being searched. */
export const SLOT_AT: usize = 0;
export const FIRST: usize = 4;
export const END: usize = 8;
export const CURRENT: usize = 12;
/** i32 window: alpha rises while children are searched, ALPHA_AT_START does not. */
export const ALPHA: usize = 16;
export const BETA: usize = 20;
export const ALPHA_AT_START: usize = 24;
export const DEPTH: usize = 28;
/** Best score so far, and its move. */
export const BEST: usize = 32;
export const BEST_MOVE: usize = 36;
export const STATIC: usize = 40;
/** 1 in a window of more than one point. */
export const OPEN_WINDOW: usize = 44;
/** 1 if nothing may be pruned here. */
export const FULL_WIDTH: usize = 48;
/** Children done. */
export const SEARCHED: usize = 52;
/** Depth for the children if not reduced. */
export const CHILD_DEPTH: usize = 56;
/** How CURRENT is being searched. */
export const STAGE: usize = 60;
/** u64. */
export const KEY: usize = 64;
/** u64: hash of CURRENT while it is marked as being searched (busy.ts), or 0. */
export const MARKED: usize = 80;
/** 1 if the children have their EVALUATION. */
export const EVALUATED: usize = 72;

export const REDUCED: i32 = 1;
export const NULL_WINDOW: i32 = 2;
export const WHOLE_WINDOW: i32 = 3;

/** Bytes of a line: its length, then its moves. */
const LINE: usize = 160;

export let frames: usize = 0;
/** Where the children of all plies lie. */
export let stackStart: usize = 0;
export let stackEnd: usize = 0;
let lines: usize = 0;

export function setFrames(area: usize): void {
  stackStart = area + T_STACK;
  stackEnd = area + THREAD_SIZE;
  frames = area + T_FRAMES;
  lines = area + T_LINES;
}

export class Ply {
  // @ts-ignore: decorator
  @inline static of(frame: usize): i32 {
    return <i32>((frame - frames) / FRAME);
  }
}

/** Best line from the node at `ply` on: a length byte, then move bytes. */
export function lineAt(ply: i32): usize {
  return lines + <usize>ply * LINE;
}

export function clearLine(ply: i32): void {
  store<u8>(lineAt(ply), 0);
}

/** The best line at `ply` is `move` and what the child's line says. */
export function extendLine(ply: i32, move: i32): void {
  const line = lineAt(ply);
  const rest = lineAt(ply + 1);
  const length = min(<i32>load<u8>(rest), MAX_PLY - 1);
  store<u8>(line, <u8>(length + 1));
  store<u8>(line + 1, <u8>move);
  memory.copy(line + 2, rest + 1, length);
}
