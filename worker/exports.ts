/** The WASM boundary: what the engine exports and what it is given. Numbers only. */
import { waitWhileHeld } from './memory.ts';

/** The exports of assembly/index.ts. */
export interface EngineExports {
  init(thread: number): void;
  applyRules(): void;
  areaAddress(): number;
  acceptRoot(): number;
  rootChildren(): number;
  playChild(index: number): number;
  rootHash(): bigint;
  perft(depth: number): bigint;
  clearTable(): void;
  hashfull(): number;
  start(lines: number, prune: boolean, sliced: boolean, proves: boolean): number;
  search(): number;
}

/** What the engine calls; may be replaced between two calls of an export. */
export interface EngineHooks {
  /** After every completed line of the root. */
  report: () => void;
}

/**
 * The clock that every searching thread looks at after some thousand nodes; over shared memory it stands still with them
 * where the page wants the processor for itself.
 */
function clockOver({ buffer }: WebAssembly.Memory): () => number {
  if (buffer instanceof ArrayBuffer) return () => performance.now();
  const words = new Int32Array(buffer);
  return () => {
    waitWhileHeld(words);
    return performance.now();
  };
}

/** Rejects with a LinkError if `module` is not for this kind of memory. `clock`: milliseconds, never going back. */
export async function instantiate(
  module: WebAssembly.Module,
  memory: WebAssembly.Memory,
  clock = clockOver(memory),
): Promise<{ exports: EngineExports; hooks: EngineHooks }> {
  const hooks: EngineHooks = { report: () => {} };
  const env = {
    memory,
    now: clock,
    report: () => hooks.report(),
    abort: (_message: number, _file: number, line: number, column: number) => {
      throw new Error(`engine aborted at ${line}:${column}`);
    },
  };
  const instance = await WebAssembly.instantiate(module, { env });
  return { exports: instance.exports as unknown as EngineExports, hooks };
}
