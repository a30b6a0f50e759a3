/** A searcher whose pool is opened when it is needed, and may be exchanged between two searches. */
import type { Pool } from './pool.ts';
import type { Limits, SearchInfo, SearchJob, SearchResult } from './protocol.ts';
import type { Searcher } from './session.ts';

export class LazySearcher implements Searcher {
  private pool: Pool | null = null;
  private stopping = false;
  private limits: Limits | null = null;

  /** `open` is asked before every search for the pool to use. */
  constructor(private readonly open: () => Promise<Pool>) {}

  async search(
    number: number,
    job: SearchJob,
    onInfo: (number: number, info: SearchInfo) => void,
  ): Promise<SearchResult> {
    this.stopping = false;
    this.limits = null;
    try {
      this.pool = await this.open();
      const searching = this.pool.search(number, this.limits ? { ...job, limits: this.limits } : job, onInfo);
      if (this.stopping) this.pool.stop();
      return await searching;
    } finally {
      this.pool = null;
    }
  }

  stop(): void {
    this.stopping = true;
    this.pool?.stop();
  }

  setLimits(limits: Limits): void {
    this.limits = limits;
    this.pool?.setLimits(limits);
  }
}
