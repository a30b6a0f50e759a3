/** When to stop: the stop flag and the limits in the control block, which the host may change at any time. */
import { longTurns } from './cycle';
import { now } from './env';
import { LIMIT_DEPTH, LIMIT_MATE, LIMIT_NODES, LIMIT_TIME, MAX_THREADS, NODES, STOP } from './memory';

export const GO_ON: i32 = 0;
export const PAUSE: i32 = 1;
export const LIMIT: i32 = 2;
export const STOPPED: i32 = 3;

/** Nodes between two looks at the control block. */
const INTERVAL: u64 = 1024;
/** Never-ending turns, which cost as much as thousands of nodes, between two looks. */
const LONG_INTERVAL: i32 = 4;
/** Milliseconds of a slice over memory that is not shared. */
const SLICE: f64 = 16;

let thread: i32 = 0;
let slices: bool = false;
let startedAt: f64 = 0;
let sliceEnd: f64 = 0;
let nextNodes: u64 = 0;
let nextLong: i32 = 0;

/** `sliced`: pause every SLICE. Thread 0 obeys the limits, the others only the stop flag. */
export function startClock(threadId: i32, sliced: bool): void {
  thread = threadId;
  slices = sliced;
  startedAt = now();
  nextNodes = 0;
  publish(0);
}

export function startSlice(): void {
  sliceEnd = now() + SLICE;
}

export function elapsed(): f64 {
  return now() - startedAt;
}

class Counter {
  // @ts-ignore: decorator
  @inline static of(index: i32): usize {
    return NODES + ((<usize>index) << 3);
  }
}

function publish(nodes: u64): void {
  atomic.store<u64>(Counter.of(thread), nodes);
}

/** Nodes of all threads. */
export function totalNodes(): u64 {
  let sum: u64 = 0;
  for (let i = 0; i < MAX_THREADS; i++) sum += atomic.load<u64>(Counter.of(i));
  return sum;
}

export function setStop(flag: i32): void {
  atomic.store<i32>(STOP, flag);
}

export class Check {
  // @ts-ignore: decorator
  @inline static due(nodes: u64): bool {
    return nodes >= nextNodes || longTurns >= nextLong;
  }
}

/** Looks at the control block. `mayStop` false: the search has nothing to show yet. */
export function check(nodes: u64, mayStop: bool): i32 {
  publish(nodes);
  const mostNodes = thread == 0 ? atomic.load<u64>(LIMIT_NODES) : 0;
  const total = mostNodes > 0 ? totalNodes() : 0;
  nextNodes = nodes + (total < mostNodes ? min(INTERVAL, mostNodes - total) : INTERVAL);
  nextLong = longTurns + LONG_INTERVAL;
  const time = now();
  if (mayStop) {
    if (atomic.load<i32>(STOP) != 0) return STOPPED;
    if (thread == 0) {
      const mostTime = atomic.load<i32>(LIMIT_TIME);
      if (mostTime > 0 && time - startedAt >= <f64>mostTime) return LIMIT;
      if (mostNodes > 0 && total >= mostNodes) return LIMIT;
    }
  }
  return slices && time >= sliceEnd ? PAUSE : GO_ON;
}

/** Depth after which to stop; 0: none. */
export function depthLimit(): i32 {
  return thread == 0 ? max(atomic.load<i32>(LIMIT_DEPTH), 0) : 0;
}

/** Plies of the win to prove or refute; 0: none. */
export function mateLimit(): i32 {
  return min(max(atomic.load<i32>(LIMIT_MATE), 0), 255);
}
