/** What the page sees of the engine. `createEngine` in this folder returns one of these. */
import type { SearchInfo, SearchJob, SearchResult, SessionInfo, SessionSettings } from '../../worker/protocol.ts';

export type EngineState = 'initial' | 'loading' | 'idle' | 'computing' | 'failed';

/** An engine line the reference model refuses: shown as an error with this report. */
export interface Disagreement {
  readonly position: string;
  readonly line: readonly string[];
  /** The move that failed and why. */
  readonly move: string;
  readonly reason: string;
  /** Everything needed to repeat it, as text to copy. */
  readonly report: string;
}

export interface EngineFailure {
  /** Of the error: one of `FailureName` where the page has words of its own for it. */
  readonly name: string;
  readonly message: string;
  readonly diagnostics: string;
}

export interface Engine {
  readonly state: EngineState;
  readonly session: SessionInfo | null;
  /** Calls back at every change of `state`; returns the way to stop listening. */
  onState(listener: (state: EngineState) => void): () => void;
  onFailure(listener: (failure: EngineFailure) => void): () => void;
  onDisagreement(listener: (disagreement: Disagreement) => void): () => void;
  /**
   * Searches. One job runs, one waits: a newer job stops the running one and takes the waiting place. `onInfo` is called at
   * most 8 times a second, only while this job is the newest, and only with lines the reference model has replayed.
   * Resolves when the job ends (`reason: 'replaced'` if a newer one took its place); rejects if the engine is disposed or dies.
   */
  analyse(job: SearchJob, onInfo: (info: SearchInfo) => void): Promise<SearchResult>;
  /** Raises (or lowers) the limits of the running job without restarting it. */
  extend(limits: SearchJob['limits']): void;
  stop(): void;
  configure(settings: Partial<SessionSettings>): Promise<SessionInfo>;
  /** Forgets the table. */
  newGame(): Promise<void>;
  /** After a failure: a new worker; the old promises have been rejected. */
  restart(): Promise<void>;
  dispose(): void;
}
