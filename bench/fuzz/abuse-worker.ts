/** Abuses an engine in a thread that can be killed when a call does not come back. `progress`: see `Abuse`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { EngineExports } from '../../worker/exports.ts';
import { createMemory } from '../../worker/memory.ts';
import { loadModule } from '../../worker/node-engine.ts';
import { Abuse } from './abuse.ts';

export interface AbuseOrder {
  readonly seed: number;
  /** Calls to make at least. */
  readonly calls: number;
  readonly progress: Int32Array;
}

export interface AbuseReport {
  readonly calls: Abuse['calls'];
  readonly total: number;
  readonly accepted: number;
  readonly searched: number;
  /** What trapped. */
  readonly trapped: string | null;
}

const { seed, calls, progress } = workerData as AbuseOrder;
const { memory } = createMemory(1, false);
const env = { memory, now: () => performance.now(), report: () => {}, abort: () => {} };
const { exports } = await WebAssembly.instantiate(await loadModule(false), { env });
const abuse = new Abuse(exports as unknown as EngineExports, memory, seed, progress);
(exports as unknown as EngineExports).init(0);
let trapped: string | null = null;
try {
  while (abuse.total < calls) abuse.step();
} catch (error) {
  trapped = `seed ${seed}, step ${progress[0]}: ${(error as Error).stack ?? error}`;
}
const report: AbuseReport = {
  calls: abuse.calls,
  total: abuse.total,
  accepted: abuse.accepted,
  searched: abuse.searched,
  trapped,
};
parentPort!.postMessage(report);
