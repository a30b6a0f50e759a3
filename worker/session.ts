/**
 * One job runs, one waits, the newest wins. A session stands between whoever wants searches (page or terminal) and one
 * searcher, and sees to it that nothing of an older job is ever delivered once a newer one is there. It runs on the
 * asking side: with shared memory the searching thread is blocked in WASM and could not keep a queue.
 */
import type { Limits, SearchInfo, SearchJob, SearchResult } from './protocol.ts';
import { Throttle } from './throttle.ts';

/** What a session drives: one search at a time, `search` is not called again before it has settled. */
export interface Searcher {
  /** Rejects when the job is senseless (bad position, illegal move) or the searcher dies. Infos bear the job's number. */
  search(number: number, job: SearchJob, onInfo: (number: number, info: SearchInfo) => void): Promise<SearchResult>;
  /** Ends the running search within 50 ms, even if it is only about to begin. */
  stop(): void;
  /** Puts other limits in the place of the running search's. */
  setLimits(limits: Limits): void;
}

/** Five a second: as often as a reader can follow. A page that takes in one answers a click later. */
export const INFO_INTERVAL = 200;

/** The info of a job that never ran. */
export const NO_INFO: SearchInfo = {
  depth: 0,
  seldepth: 0,
  nodes: 0,
  nps: 0,
  timeMs: 0,
  hashfull: 0,
  evaluation: 'tables',
  lines: [],
};

interface Entry {
  readonly number: number;
  job: SearchJob;
  readonly throttle: Throttle<SearchInfo>;
  readonly resolve: (result: SearchResult) => void;
  readonly reject: (error: Error) => void;
}

export class Session {
  private running: Entry | null = null;
  private waiting: Entry | null = null;
  private newest = 0;
  private failure: Error | null = null;
  private settled: Promise<void> = Promise.resolve();

  /** `interval`: least milliseconds between two infos of a job. */
  constructor(
    private readonly searcher: Searcher,
    private readonly interval = INFO_INTERVAL,
  ) {}

  get busy(): boolean {
    return this.running !== null;
  }

  /**
   * Searches. `onInfo` is called only while this job is the newest, for the last time before the promise settles.
   * Resolves with reason `replaced` when a newer job took its place, and with `best` null if it never ran.
   */
  analyse(job: SearchJob, onInfo: (info: SearchInfo) => void): Promise<SearchResult> {
    if (this.failure) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      const number = ++this.newest;
      const throttle = new Throttle<SearchInfo>(this.interval, (info) => {
        if (number === this.newest) onInfo(info);
      });
      const entry: Entry = { number, job, throttle, resolve, reject };
      this.dropWaiting('replaced');
      if (this.running) {
        this.running.throttle.cancel();
        this.waiting = entry;
        this.searcher.stop();
      } else {
        this.start(entry);
      }
    });
  }

  /** Changes the limits of the newest job, running or waiting. */
  extend(limits: Limits): void {
    if (this.waiting) this.waiting.job = { ...this.waiting.job, limits };
    else if (this.running) this.searcher.setLimits(limits);
  }

  stop(): void {
    this.dropWaiting('stopped');
    if (this.running) this.searcher.stop();
  }

  /** Resolves when the search that runs now has ended. Another may have begun. */
  ended(): Promise<void> {
    return this.settled;
  }

  /** Rejects what runs and waits, and all that is asked later. */
  fail(error: Error): void {
    if (this.failure) return;
    this.failure = error;
    for (const entry of [this.running, this.waiting]) {
      entry?.throttle.cancel();
      entry?.reject(error);
    }
    this.running = null;
    this.waiting = null;
  }

  private start(entry: Entry): void {
    this.running = entry;
    this.settled = this.run(entry);
  }

  private async run(entry: Entry): Promise<void> {
    try {
      const result = await this.searcher.search(entry.number, entry.job, (number, info) => {
        // An info on its way when its job was replaced still bears the old number.
        if (number === entry.number && number === this.newest) entry.throttle.push(info);
      });
      if (this.failure) return;
      entry.throttle.flush();
      entry.resolve(entry.number === this.newest ? result : { ...result, reason: 'replaced' });
    } catch (error) {
      entry.throttle.cancel();
      entry.reject(error instanceof Error ? error : new Error(String(error)));
    }
    if (this.running !== entry) return;
    this.running = null;
    const next = this.waiting;
    this.waiting = null;
    if (next) this.start(next);
  }

  private dropWaiting(reason: 'replaced' | 'stopped'): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.throttle.cancel();
    waiting?.resolve({ best: null, info: NO_INFO, reason });
  }
}
