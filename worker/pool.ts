/**
 * The threads of one engine. With shared memory thread 0 leads and the others help over one table; without it there is one
 * thread, which searches in slices. All instances exist before the first search starts: instantiating over a memory in
 * use would write the module's static data anew under a running search.
 */

import { createMemory, holdSearch, MAP, MAX_THREADS, stopSearch, writeLimits } from './memory.ts';
import type {
  Limits,
  RulesSpec,
  SearchInfo,
  SearchJob,
  SearchResult,
  SessionInfo,
  SessionSettings,
} from './protocol.ts';
import { Remote, type Spawn } from './remote.ts';
import type { PerftCount, Report } from './search-api.ts';
import type { Searcher } from './session.ts';

/** Changes while any of a thread's work gets done. */
const searchedNodes = (memory: WebAssembly.Memory, thread: number) =>
  Atomics.load(new Int32Array(memory.buffer), MAP.nodes / 4 + 2 * thread);

/** Which of the helpers is the proof thread; -1: none. */
export function provingHelper({ limits, options }: SearchJob, helpers: number): number {
  const choice = options?.proofThread ?? 'auto';
  const needed = choice === 'on' || limits.mate ? 1 : 2;
  return choice !== 'off' && helpers >= needed ? helpers - 1 : -1;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

export interface PoolParts {
  readonly spawn: Spawn;
  /** The build for shared memory or the plain one. */
  readonly module: WebAssembly.Module;
  /** Whether memory may be shared with workers here. */
  readonly shared: boolean;
  readonly version: string;
}

/** A job that makes no sense: the pool is as good as before. Whatever else goes wrong in a search ends the pool. */
export class JobError extends Error {
  override readonly name = 'JobError';
}

export class Pool implements Searcher {
  private stopping = false;
  private searching = false;
  private limits: Limits | null = null;
  private onInfo: ((number: number, info: SearchInfo) => void) | null = null;
  private death: Error | null = null;
  private readonly deathListeners: ((error: Error) => void)[] = [];
  /** Threads that have not yet ended their part of the running search, each with its last sign of life. */
  private readonly working = new Map<number, { nodes: number; sign: number }>();

  private constructor(
    readonly info: SessionInfo,
    private readonly memory: WebAssembly.Memory | null,
    private readonly threads: Remote[],
  ) {
    for (const thread of threads) thread.onDeath((error) => this.dispose(error));
  }

  /** Starts the workers and waits until all are instantiated. Rejects, with nothing left running, if one cannot be. */
  static async open(parts: PoolParts, settings: SessionSettings): Promise<Pool> {
    const count = parts.shared ? Math.min(MAX_THREADS, Math.max(1, settings.threads)) : 1;
    const shared = parts.shared ? createMemory(settings.hash, true) : null;
    const listener: { report: (report: Report) => void } = { report: () => {} };
    const threads = Array.from(
      { length: count },
      (_, id) => new Remote(`engine thread ${id}`, parts.spawn(`bingwa-${id}`), (report) => listener.report(report)),
    );
    try {
      const sizes = await Promise.all(
        threads.map((thread, id) =>
          thread.call((calls) => calls.open(parts.module, shared?.memory ?? null, settings.hash, id)),
        ),
      );
      const hash = shared?.hash ?? sizes[0]!;
      const info = { threads: count, hash, shared: shared !== null, version: parts.version };
      const pool = new Pool(info, shared?.memory ?? null, threads);
      listener.report = (report) => pool.receive(report);
      return pool;
    } catch (error) {
      const reason = asError(error);
      for (const thread of threads) thread.kill(reason);
      throw reason;
    }
  }

  async search(
    number: number,
    job: SearchJob,
    onInfo: (number: number, info: SearchInfo) => void,
  ): Promise<SearchResult> {
    const [leader, ...helpers] = this.threads as [Remote, ...Remote[]];
    this.searching = true;
    this.stopping = false;
    this.limits = null;
    this.onInfo = onInfo;
    for (const id of this.threads.keys()) this.working.set(id, { nodes: 0, sign: performance.now() });
    try {
      const prover = provingHelper(job, helpers.length);
      for (const thread of [...helpers, leader]) {
        const proves = thread === helpers[prover];
        const error = await thread.call((calls) => calls.prepare(number, job, proves));
        if (error !== null) throw new JobError(error);
      }
      // Preparing clears the stop flag: what was asked for in the meantime is asked again.
      if (this.limits) this.setLimits(this.limits);
      if (this.stopping) this.stop();
      const helping = helpers.map((helper, at) =>
        this.part(
          at + 1,
          helper.call((calls) => calls.help()),
        ),
      );
      const [result] = await Promise.all([
        this.part(
          0,
          leader.call((calls) => calls.run()),
        ),
        ...helping,
      ]);
      return result;
    } catch (error) {
      if (!(error instanceof JobError)) this.dispose(asError(error));
      throw error;
    } finally {
      this.searching = false;
      this.onInfo = null;
      this.working.clear();
    }
  }

  stop(): void {
    if (!this.searching) return;
    this.stopping = true;
    if (this.memory) stopSearch(this.memory);
    else this.tell((calls) => calls.stop());
  }

  setLimits(limits: Limits): void {
    if (!this.searching) return;
    this.limits = limits;
    if (this.memory) writeLimits(this.memory, limits);
    else this.tell((calls) => calls.setLimits(limits));
  }

  /**
   * Lets the searching threads stand still for `ms` milliseconds, at most 250, or until it is called with 0. A single thread in
   * plain memory leaves the processor to others between its slices anyway, and goes on.
   */
  hold(ms: number): void {
    if (this.memory) holdSearch(this.memory, ms);
  }

  /** Forgets the table. Not while a search runs. */
  clear(): Promise<void> {
    return this.threads[0]!.call((calls) => calls.clear());
  }

  /** Counts leaves (`SearchApi.divide`) on thread 0; not while a search runs. Only `dispose` can end it before its time. */
  divide(rules: RulesSpec, position: string, depth: number): Promise<PerftCount> {
    return this.threads[0]!.call((calls) => calls.divide(rules, position, depth));
  }

  /** Milliseconds since that thread of the running search that has been quiet longest showed that it is alive; 0 if none runs. */
  quietFor(): number {
    const now = performance.now();
    let quiet = 0;
    for (const [id, life] of this.working) {
      // A thread blocked in shared memory cannot answer, but its node counter can be watched.
      const nodes = this.memory ? searchedNodes(this.memory, id) : life.nodes;
      if (nodes !== life.nodes) life.sign = now;
      life.nodes = nodes;
      quiet = Math.max(quiet, now - life.sign);
    }
    return quiet;
  }

  /** Takes the search for alive now: `quietFor` counts from here. */
  heard(): void {
    for (const life of this.working.values()) life.sign = performance.now();
  }

  /** Calls back once when a thread has died; the others are ended with it. */
  onDeath(listener: (error: Error) => void): void {
    if (this.death) listener(this.death);
    else this.deathListeners.push(listener);
  }

  /** Ends all threads; what is pending rejects with `error`. */
  dispose(error: Error): void {
    if (this.death) return;
    this.death = error;
    for (const thread of this.threads) thread.kill(error);
    for (const listener of this.deathListeners) listener(error);
  }

  private receive(report: Report): void {
    const leader = this.working.get(0);
    if (leader) leader.sign = performance.now();
    if (report.info) this.onInfo?.(report.job, report.info);
  }

  /** A thread's part in the running search: when it is over nothing more is heard of it. */
  private async part<T>(id: number, answer: Promise<T>): Promise<T> {
    const result = await answer;
    this.working.delete(id);
    return result;
  }

  /** A request whose answer nobody waits for; a death it meets is reported by `onDeath`. */
  private tell(make: Parameters<Remote['call']>[0]): void {
    this.threads[0]!.call(make).catch(() => {});
  }
}
