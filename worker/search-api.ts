/**
 * What a search worker can be asked to do, in a browser or in Node. One worker is one thread of a pool; it is asked for one
 * thing at a time, except that `stop` and `setLimits` may come between the slices of a search over plain memory.
 */
import { networkOf } from '../bench/weights/networks.ts';
import { EngineHost } from './host.ts';
import type { Limits, RulesSpec, SearchInfo, SearchJob, SearchResult } from './protocol.ts';

/** An info on its way to the asking side, with the number of the job it belongs to. */
export interface Report {
  readonly type: 'report';
  readonly job: number;
  /** Null: nothing new, but the search is alive. */
  readonly info: SearchInfo | null;
}

export interface PerftCount {
  readonly moves: readonly (readonly [move: string, leaves: bigint])[];
  readonly timeMs: number;
}

/** Milliseconds that a search waits for its network. */
const NETWORK_PATIENCE = 4000;
/** Milliseconds between two signs of life of a search that has nothing to tell. */
const SIGN_INTERVAL = 1000;

export class SearchApi {
  private host: EngineHost | null = null;
  private job = 0;
  private thread = 0;
  private readonly loaded = new Set<string>();

  /** `post` sends to the asking side at once, even while this thread is blocked; `pause` lets waiting messages in. */
  constructor(
    private readonly post: (report: Report) => void,
    private readonly pause: () => Promise<void>,
  ) {}

  /**
   * Makes this worker thread `thread` of a pool over `memory`; without one it makes its own of `hash` MiB. Returns the
   * table's size in MiB, which is less than asked for where memory is short.
   */
  async open(
    module: WebAssembly.Module,
    memory: WebAssembly.Memory | null,
    hash: number,
    thread: number,
  ): Promise<number> {
    const own = memory ? { memory, hash } : EngineHost.createMemory(hash, false);
    this.thread = thread;
    this.host = await EngineHost.create(module, own.memory, thread);
    return own.hash;
  }

  /** Sets a search up; an error text if the job is senseless. Helpers first, thread 0 last. `proves`: as the proof thread. */
  async prepare(number: number, job: SearchJob, proves = false): Promise<string | null> {
    this.job = number;
    const { opened: host } = this;
    if (this.thread === 0 && (job.options?.evaluation ?? 'trained') === 'trained')
      await this.loadNetwork(host, job.rules.variant);
    return host.prepare(job, proves);
  }

  /** Runs what was prepared. Blocks over shared memory; takes turns with the event loop over plain memory. */
  async run(): Promise<SearchResult> {
    const { opened: host, job } = this;
    const onInfo = (info: SearchInfo) => this.post({ type: 'report', job, info });
    let sign = performance.now();
    while (host.run(onInfo) === 'paused') {
      if (performance.now() - sign > SIGN_INTERVAL) {
        sign = performance.now();
        this.post({ type: 'report', job, info: null });
      }
      await this.pause();
    }
    return host.result();
  }

  /** A helper's part in what was prepared: blocks until thread 0 is done. */
  help(): void {
    this.opened.runHelper();
  }

  stop(): void {
    this.opened.stop();
  }

  setLimits(limits: Limits): void {
    this.opened.setLimits(limits);
  }

  clear(): void {
    this.opened.clearTable();
  }

  /**
   * Leaves at `depth` (1 up) below each legal move, sorted by move text; blocks. An error text about rules or position goes
   * to the caller as an exception.
   */
  divide(rules: RulesSpec, position: string, depth: number): PerftCount {
    const error = this.opened.setRules(rules) ?? this.opened.setPosition(position);
    if (error !== null) throw new Error(error);
    const start = performance.now();
    const moves = this.opened.divide(depth);
    return { moves, timeMs: performance.now() - start };
  }

  /**
   * The variant's network, if there is one; once. One that does not come (in time) is no fault: the search evaluates by tables
   * and its infos say so. The next search asks again.
   */
  private async loadNetwork(host: EngineHost, variant: string): Promise<void> {
    if (this.loaded.has(variant)) return;
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, NETWORK_PATIENCE, 'late'));
    const network = await Promise.race([networkOf(variant).catch(() => 'late' as const), late]);
    if (network === 'late') return;
    if (network) host.loadNetwork(network);
    this.loaded.add(variant);
  }

  private get opened(): EngineHost {
    if (!this.host) throw new Error('search worker: asked to work before it was opened');
    return this.host;
  }
}
