/** `bingwa/engine`: the engine with its workers and WASM, in a page or in Node. */
import type { SessionSettings } from '../../worker/protocol.ts';
import { createEngine as create } from './engine.ts';
import type { Engine } from './types.ts';

export type * from '../../worker/protocol.ts';
export type { Disagreement, Engine, EngineFailure, EngineState } from './types.ts';

export interface EngineOptions extends Partial<SessionSettings> {
  /** False: one thread in plain memory even where threads could share one. Default: as the page allows; in Node true. */
  readonly shared?: boolean;
  /** Least milliseconds between two infos of a job. Default 200; 0: every one. */
  readonly interval?: number;
  /** Milliseconds without a sign of life after which a search counts as hung. Default 10 000. */
  readonly silence?: number;
}

/** An engine that is opened when it is first asked. `threads` 1 to 16 (default 1), `hash` in MiB (default 64). */
export const createEngine = (options: EngineOptions = {}): Engine => create(options);
