/** The engine as the page has it: one pool of workers, opened when it is first needed, watched, and checked line by line. */
import { failure } from '../../worker/failure.ts';
import { LazySearcher } from '../../worker/lazy-searcher.ts';
import { Pool, type PoolParts } from '../../worker/pool.ts';
import type {
  Limits,
  SearchInfo,
  SearchJob,
  SearchResult,
  SessionInfo,
  SessionSettings,
} from '../../worker/protocol.ts';
import { Session } from '../../worker/session.ts';
import { describeEngine, diagnostics } from './diagnostics.ts';
import { holdAtInput } from './input.ts';
import { Listeners } from './listeners.ts';
import { canShare, webParts } from './parts.ts';
import { Replay } from './replay.ts';
import type { Disagreement, Engine, EngineFailure, EngineState } from './types.ts';

export interface EngineOptions extends Partial<SessionSettings> {
  /** False: one thread in plain memory even where threads could share one. Default: as the page allows. */
  readonly shared?: boolean;
  /** Least milliseconds between two infos of a job. Default 200; 0: every one. */
  readonly interval?: number;
  /** Milliseconds without a sign of life after which a search counts as hung. Default 10 000. */
  readonly silence?: number;
  /** Where threads and WASM come from, if not from this page. */
  readonly parts?: (shared: boolean) => Promise<PoolParts>;
}

const DEFAULTS: SessionSettings = { threads: 1, hash: 64 };
const SILENCE = 10_000;

export function createEngine(options: EngineOptions = {}): Engine {
  return new PooledEngine(options);
}

class PooledEngine implements Engine {
  private now: EngineState = 'initial';
  private readonly states = new Listeners<EngineState>();
  private readonly failures = new Listeners<EngineFailure>();
  private readonly disagreements = new Listeners<Disagreement>();
  private settings: SessionSettings;
  private runner: Session;
  private pool: Pool | null = null;
  private opening: Promise<Pool> | null = null;
  private settingsChanged = false;
  private disposed: Error | null = null;
  private lastJob: SearchJob | null = null;
  private watch: ReturnType<typeof setInterval> | null = null;
  private leaveInput: () => void = () => {};

  constructor(private readonly options: EngineOptions) {
    this.settings = { threads: options.threads ?? DEFAULTS.threads, hash: options.hash ?? DEFAULTS.hash };
    this.runner = this.newSession();
  }

  get state(): EngineState {
    return this.now;
  }

  get session(): SessionInfo | null {
    return this.pool?.info ?? null;
  }

  onState(listener: (state: EngineState) => void): () => void {
    return this.states.add(listener);
  }

  onFailure(listener: (failure: EngineFailure) => void): () => void {
    return this.failures.add(listener);
  }

  onDisagreement(listener: (disagreement: Disagreement) => void): () => void {
    return this.disagreements.add(listener);
  }

  async analyse(job: SearchJob, onInfo: (info: SearchInfo) => void): Promise<SearchResult> {
    if (this.disposed) throw this.disposed;
    const replay = Replay.of(job, () => describeEngine(this.session));
    const check = (info: SearchInfo) => {
      const checked = replay.check(info);
      for (const one of checked.disagreements) this.disagreements.tell(one);
      return checked.info;
    };
    this.lastJob = job;
    const { runner } = this;
    const result = runner.analyse(job, (info) => onInfo(check(info)));
    this.beginComputing();
    try {
      const { best, info, reason } = await result;
      const wrong = best === null ? null : replay.checkMove(best);
      if (wrong) this.disagreements.tell(wrong);
      return { best: wrong ? null : best, info: check(info), reason };
    } finally {
      if (runner === this.runner) this.endComputing();
    }
  }

  extend(limits: Limits): void {
    this.runner.extend(limits);
  }

  stop(): void {
    this.runner.stop();
  }

  async configure(settings: Partial<SessionSettings>): Promise<SessionInfo> {
    if (this.disposed) throw this.disposed;
    const next = { ...this.settings, ...settings };
    if (this.now === 'failed') {
      this.settings = next;
      await this.restart();
    } else if (next.hash !== this.settings.hash || next.threads !== this.settings.threads) {
      this.settings = next;
      this.settingsChanged = true;
      this.runner.stop();
      await this.runner.ended();
    }
    const { info } = await this.open();
    this.endComputing();
    return info;
  }

  async newGame(): Promise<void> {
    if (this.disposed) throw this.disposed;
    if (!this.pool) return;
    this.runner.stop();
    await this.runner.ended();
    await (await this.open()).clear();
  }

  async restart(): Promise<void> {
    if (this.disposed) throw this.disposed;
    this.close(new Error('the engine was restarted'));
    this.runner = this.newSession();
    await this.open();
    this.endComputing();
  }

  dispose(): void {
    if (this.disposed) return;
    this.disposed = new Error('the engine was disposed of');
    this.close(this.disposed);
    this.enter('initial');
    for (const listeners of [this.states, this.failures, this.disagreements]) listeners.clear();
  }

  private newSession(): Session {
    return new Session(new LazySearcher(() => this.open()), this.options.interval);
  }

  /** Ends workers and pending promises; no failure is told. */
  private close(error: Error): void {
    this.stopWatching();
    this.runner.fail(error);
    const { pool } = this;
    this.pool = null;
    this.opening = null;
    pool?.dispose(error);
  }

  /** The pool with the present settings. Not called while the present pool searches. */
  private open(): Promise<Pool> {
    if (this.opening) return this.opening;
    if (this.pool && !this.settingsChanged) return Promise.resolve(this.pool);
    const opening = this.openFresh();
    this.opening = opening;
    const done = () => {
      if (this.opening === opening) this.opening = null;
    };
    opening.then(done, (error: Error) => {
      if (this.opening !== opening) return;
      done();
      this.failed(error);
    });
    return opening;
  }

  private async openFresh(): Promise<Pool> {
    const { pool: old, runner } = this;
    this.pool = null;
    this.settingsChanged = false;
    old?.dispose(new Error('the engine was set up anew'));
    this.enter('loading');
    const pool = await this.openWidest();
    if (this.disposed || runner !== this.runner) {
      pool.dispose(new Error('not needed any more'));
      throw this.disposed ?? new Error('the engine was restarted');
    }
    this.pool = pool;
    pool.onDeath((error) => {
      if (this.pool === pool) this.failed(error);
    });
    if (runner.busy) this.beginComputing();
    return pool;
  }

  /** With shared memory if it may be, in plain memory if that does not work out. */
  private async openWidest(): Promise<Pool> {
    const parts = this.options.parts ?? webParts;
    if (this.options.shared ?? canShare()) {
      try {
        return await Pool.open(await parts(true), this.settings);
      } catch (error) {
        console.warn('The engine could not share memory between threads and runs on one.', error);
      }
    }
    const plain = await parts(false).catch((error: Error) => {
      throw failure('NoFiles', error.message, error);
    });
    return Pool.open(plain, this.settings);
  }

  private failed(error: Error): void {
    const told: EngineFailure = {
      name: error.name,
      message: error.message,
      diagnostics: diagnostics(error, this.now, this.session, this.settings, this.lastJob),
    };
    this.close(error);
    this.enter('failed');
    this.failures.tell(told);
  }

  private beginComputing(): void {
    if (!this.pool || !this.runner.busy || this.now === 'failed') return;
    this.enter('computing');
    if (this.watch !== null) return;
    this.leaveInput = holdAtInput((ms) => this.pool?.hold(ms));
    const silence = this.options.silence ?? SILENCE;
    const interval = Math.min(1000, silence / 4);
    let looked = performance.now();
    this.watch = setInterval(() => {
      const slept = performance.now() - looked > silence / 2;
      looked = performance.now();
      // After a sleep of the page or the machine the signs of life are still waiting to be read.
      if (slept) this.pool?.heard();
      else this.look(silence);
    }, interval);
  }

  private endComputing(): void {
    if (!this.pool || this.runner.busy) return;
    this.stopWatching();
    this.enter('idle');
  }

  private look(silence: number): void {
    const quiet = this.pool?.quietFor() ?? 0;
    if (quiet <= silence) return;
    this.failed(failure('NoSignOfLife', `the search gave no sign of life for ${Math.round(quiet / 1000)} s`));
  }

  private stopWatching(): void {
    if (this.watch !== null) clearInterval(this.watch);
    this.watch = null;
    this.leaveInput();
    this.leaveInput = () => {};
  }

  private enter(state: EngineState): void {
    if (this.now === state) return;
    this.now = state;
    this.states.tell(state);
  }
}
