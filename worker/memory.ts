/** The engine's memory map as the host sees it (assembly/memory.ts has the same numbers) and what can be done with the memory alone. */
import { failure } from './failure.ts';
import type { Limits } from './protocol.ts';

export const MAP = {
  stop: 1024,
  limitDepth: 1028,
  limitMate: 1032,
  limitTime: 1036,
  limitNodes: 1040,
  hold: 1056,
  nodes: 1152,
  rules: 2048,
  evaluation: 65536,
  network: 131072,
  table: 10 << 20,
  /** Offsets in a thread's area. */
  searchMoves: 256,
  result: 1024,
  history: 16384,
  stack: 73728,
} as const;

export const SLOT = 64;
export const MAX_THREADS = 16;
const PAGE = 65536;
const MIB = 1 << 20;
const MAX_HASH = 3072;
/** Most milliseconds for which a search stands still. */
const MOST_HELD = 250;
/** The import's declared maximum: a shared memory must not exceed it. */
const MAX_PAGES = 65536;

/** See `EngineHost.createMemory`. */
export function createMemory(hashMib: number, shared: boolean): { memory: WebAssembly.Memory; hash: number } {
  let hash = Math.min(Math.max(Math.trunc(hashMib) || 1, 1), MAX_HASH);
  for (;;) {
    try {
      const initial = (MAP.table + hash * MIB) / PAGE;
      const memory = new WebAssembly.Memory(
        shared ? { initial, maximum: Math.min(initial, MAX_PAGES), shared } : { initial, maximum: initial },
      );
      return { memory, hash };
    } catch (error) {
      if (hash === 1) {
        const wanted = (MAP.table + MIB) / MIB;
        throw failure('NoMemory', `no memory for the engine: ${wanted} MiB could not be allocated`, error);
      }
      hash = Math.max(1, hash >> 1);
    }
  }
}

/** Sets the stop flag of whatever searches over `memory`, from any thread that holds it. What stands still is to see it at once. */
export function stopSearch(memory: WebAssembly.Memory): void {
  Atomics.store(new Int32Array(memory.buffer), MAP.stop / 4, 1);
  holdSearch(memory, 0);
}

/** Of the clock, as an i32 that is never 0. */
const clock = (): number => (Date.now() & 0x3fff_ffff) | 1;

/**
 * Lets all threads that search over `memory` stand still for `ms` milliseconds, at most MOST_HELD; 0 lets them go on at once.
 * The end is written, not a flag: nobody who forgets them can hold them for ever.
 */
export function holdSearch(memory: WebAssembly.Memory, ms: number): void {
  const words = new Int32Array(memory.buffer);
  Atomics.store(words, MAP.hold / 4, ms > 0 ? clock() + Math.min(ms, MOST_HELD) : 0);
  Atomics.notify(words, MAP.hold / 4);
}

/** What a searching thread calls now and then: waits as long as it is to stand still. Only over shared memory. */
export function waitWhileHeld(words: Int32Array): void {
  const until = Atomics.load(words, MAP.hold / 4);
  if (until === 0) return;
  const rest = until - clock();
  if (rest > 0 && rest <= MOST_HELD) Atomics.wait(words, MAP.hold / 4, until, rest);
}

/** Changes the limits of the running or next search, from any thread that holds the memory. Nonsense counts as no limit. */
export function writeLimits(memory: WebAssembly.Memory, limits: Limits): void {
  const whole = (value: number | undefined, most: number) =>
    value !== undefined && value > 0 ? Math.min(Math.max(Math.round(value), 1), most) : 0;
  const words = new Int32Array(memory.buffer);
  Atomics.store(words, MAP.limitDepth / 4, whole(limits.depth, 255));
  Atomics.store(words, MAP.limitMate / 4, whole(limits.mate, 255));
  Atomics.store(words, MAP.limitTime / 4, whole(limits.movetime, 0x7fff_ffff));
  const nodes = BigInt(whole(limits.nodes, Number.MAX_SAFE_INTEGER));
  Atomics.store(new BigInt64Array(memory.buffer), MAP.limitNodes / 8, nodes);
}
