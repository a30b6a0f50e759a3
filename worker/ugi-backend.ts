/** The terminal engine's searching side: a pool of worker threads, so that the thread that reads lines is always free. */
import { benchLines, runBench } from '../bench/signature.ts';
import { EngineHost } from './host.ts';
import { LazySearcher } from './lazy-searcher.ts';
import { MAX_THREADS } from './memory.ts';
import { loadModule, nodeParts } from './node-engine.ts';
import { Pool } from './pool.ts';
import type { RulesSpec, SearchInfo, SearchJob, SearchResult, SessionSettings } from './protocol.ts';
import { Session } from './session.ts';
import type { Leaves, UgiBackend } from './ugi.ts';
import { VERSION } from './version.ts';

/** Milliseconds up to which counting leaves may hold up the reading of lines. */
const QUICK = 25;

export class NodeBackend implements UgiBackend {
  readonly version = VERSION;
  readonly maxThreads = MAX_THREADS;
  private settings: SessionSettings = { threads: 1, hash: 16 };
  private pool: { readonly settings: SessionSettings; readonly pool: Pool } | null = null;
  /** Every info is told: the protocol has no reader who could be overrun. */
  private readonly session = new Session(new LazySearcher(() => this.fittingPool()), 0);
  /** Ends the work that runs in a pool of its own. */
  private endAside: (() => void) | null = null;

  private constructor(private readonly local: EngineHost) {}

  static async open(): Promise<NodeBackend> {
    const { memory } = EngineHost.createMemory(1, false);
    return new NodeBackend(await EngineHost.create(await loadModule(false), memory, 0));
  }

  hashOf(rules: RulesSpec, position: string): bigint {
    this.place(rules, position);
    return this.local.hash();
  }

  divideQuickly(rules: RulesSpec, position: string, depth: number): Leaves | null {
    this.place(rules, position);
    let leaves = 1;
    for (let shallow = 1; ; shallow++) {
      const start = performance.now();
      const rows = this.local.divide(shallow);
      if (shallow === depth) return rows;
      const took = performance.now() - start;
      const total = Number(rows.reduce((sum, [, count]) => sum + count, 0n));
      // The next ply multiplies the work by about as much as this one did; doubled to be on the safe side.
      if (took * Math.max(2, (2 * total) / Math.max(1, leaves)) > QUICK) return null;
      leaves = total;
    }
  }

  search(job: SearchJob, settings: SessionSettings, onInfo: (info: SearchInfo) => void): Promise<SearchResult> {
    this.settings = settings;
    return this.session.analyse(job, onInfo);
  }

  async divide(rules: RulesSpec, position: string, depth: number): Promise<Leaves> {
    return this.aside((pool) => pool.divide(rules, position, depth).then(({ moves }) => moves));
  }

  async bench(line: (text: string) => void): Promise<void> {
    return this.aside(async (pool) => {
      const search = (job: SearchJob) => new Session(pool).analyse(job, () => {});
      const result = await runBench({ search, clear: () => pool.clear() }, (row) => line(benchLines.row(row)));
      for (const text of benchLines.total(result)) line(text);
    });
  }

  stop(): void {
    this.session.stop();
    this.endAside?.();
  }

  async clear(): Promise<void> {
    await this.pool?.pool.clear();
  }

  close(): void {
    this.pool?.pool.dispose(new Error('the engine was closed'));
    this.pool = null;
  }

  /** Work in a one-thread pool of its own, which `stop` simply ends. */
  private async aside<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
    let pool: Pool | null = null;
    let ended = false;
    const end = () => {
      ended = true;
      pool?.dispose(new Error('stopped'));
    };
    this.endAside = end;
    try {
      pool = await Pool.open(await nodeParts(false), { threads: 1, hash: 16 });
      if (ended) pool.dispose(new Error('stopped'));
      return await work(pool);
    } finally {
      this.endAside = null;
      end();
    }
  }

  /** The pool with the present settings; a new one if they changed or the old one died. */
  private async fittingPool(): Promise<Pool> {
    const { pool: open, settings } = this;
    if (open && open.settings.hash === settings.hash && open.settings.threads === settings.threads) return open.pool;
    this.close();
    const pool = await Pool.open(await nodeParts(true), settings);
    const entry = { settings, pool };
    this.pool = entry;
    pool.onDeath(() => {
      if (this.pool === entry) this.pool = null;
    });
    return pool;
  }

  private place(rules: RulesSpec, position: string): void {
    const error = this.local.setRules(rules) ?? this.local.setPosition(position);
    if (error !== null) throw new Error(error);
  }
}
