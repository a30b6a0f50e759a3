/** What this device can give the engine, and why not more. */
import { canShare } from '../engine/parts.ts';

export interface DeviceLimits {
  /** Threads that may be chosen, 1 up. */
  readonly maxThreads: number;
  readonly defaultThreads: number;
  /** Table sizes in MiB that may be chosen, ascending. */
  readonly hashSizes: readonly number[];
  readonly defaultHash: number;
  /** False: no shared memory, hence one thread. */
  readonly shared: boolean;
}

export interface DeviceFacts {
  /** Threads may share memory: the page is isolated and the browser runs the build that does. */
  readonly isolated: boolean;
  readonly cores: number;
  /** Phones and tablets, whose browsers end a page that takes much memory. */
  readonly touch: boolean;
  /** GiB as the browser tells it (rounded, at most 8), if it does. */
  readonly memory: number | undefined;
  readonly userAgent: string;
}

const HASH_SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

/** The largest table that is safe: iPhones end pages early, other phones a little later, desktops by their memory. */
function largestHash(facts: DeviceFacts): number {
  if (/iPhone/.test(facts.userAgent)) return 32;
  if (facts.touch) return 64;
  return facts.memory !== undefined && facts.memory < 4 ? 128 : 512;
}

export function deviceLimits(facts: DeviceFacts): DeviceLimits {
  const most = Math.min(32, Math.max(1, Math.floor(facts.cores)));
  const maxThreads = facts.isolated ? most : 1;
  // One core stays with the page; a phone's battery and heat ask for less.
  const wanted = Math.max(1, most - 1);
  const largest = largestHash(facts);
  return {
    maxThreads,
    defaultThreads: Math.min(maxThreads, facts.touch ? Math.min(4, wanted) : wanted),
    hashSizes: HASH_SIZES.filter((size) => size <= largest),
    defaultHash: 16,
    shared: facts.isolated,
  };
}

/** Whether the page is used by touch. */
export const coarsePointer = (): boolean => matchMedia('(pointer: coarse)').matches;

export function deviceFacts(): DeviceFacts {
  return {
    isolated: canShare(),
    cores: navigator.hardwareConcurrency || 1,
    // An iPad claims to be a Mac; its coarse pointer gives it away.
    touch: coarsePointer(),
    memory: (navigator as { deviceMemory?: number }).deviceMemory,
    userAgent: navigator.userAgent,
  };
}
