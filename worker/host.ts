/**
 * The engine as an object: one WASM instance over one memory, spoken to in text. No browser globals: the same file runs in
 * Node, in workers and in the page. Positions and moves are the canonical text of the notation page.
 *
 * One instance is one search thread. All instances of a pool share one `WebAssembly.Memory` (shared) or each has its own.
 * Methods that can be handed something wrong return an error text (what, where, what was expected) or null when all is well;
 * nothing here throws on bad text.
 */
import * as codec from './codec.ts';
import { createMemory, MAP, SLOT, stopSearch, writeLimits } from './memory.ts';
import type { Limits, RulesSpec } from './protocol.ts';
import { type EngineRules, engineRules, parameterBlock } from './rulesets.ts';

export { stopSearch, writeLimits } from './memory.ts';

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
}

interface Child {
  readonly text: string;
  readonly move: number;
  readonly index: number;
}

const KISWAHILI: RulesSpec = { variant: 'kiswahili', switches: {} };

export class EngineHost {
  static createMemory(hashMib: number, shared: boolean): { memory: WebAssembly.Memory; hash: number } {
    return createMemory(hashMib, shared);
  }

  static async create(
    module: WebAssembly.Module,
    memory: WebAssembly.Memory,
    threadId: number,
  ): Promise<EngineHost> {
    const hooks = { report: () => {} };
    const env = {
      memory,
      now: () => performance.now(),
      report: () => hooks.report(),
      abort: (_message: number, _file: number, line: number, column: number) => {
        throw new Error(`engine aborted at ${line}:${column}`);
      },
    };
    const instance = await WebAssembly.instantiate(module, { env });
    return new EngineHost(instance.exports as unknown as EngineExports, memory, threadId, hooks);
  }

  private readonly area: number;
  private rules!: EngineRules;
  private moveNumber = 1;
  /** Hashes since `setPosition`, the current position last. */
  private history: bigint[] = [];

  private constructor(
    private readonly exports: EngineExports,
    private readonly memory: WebAssembly.Memory,
    readonly threadId: number,
    private readonly hooks: { report: () => void },
  ) {
    exports.init(threadId);
    this.area = exports.areaAddress();
    this.setRules(KISWAHILI);
  }

  setRules(spec: RulesSpec): string | null {
    const rules = engineRules(spec);
    if (typeof rules === 'string') return rules;
    this.rules = rules;
    new Int32Array(this.memory.buffer).set(parameterBlock(rules), MAP.rules / 4);
    this.exports.applyRules();
    return this.setPosition(rules.start);
  }

  setPosition(text: string): string | null {
    const decoded = codec.decodePosition(text, this.rules);
    if (typeof decoded === 'string') return decoded;
    const old = this.root().slice();
    this.root().set(decoded.slot);
    const code = this.exports.acceptRoot();
    if (code !== 0) {
      this.root().set(old);
      this.exports.acceptRoot();
      return `the engine refuses the position (code ${code})`;
    }
    this.moveNumber = decoded.moveNumber;
    this.history = [this.exports.rootHash()];
    return null;
  }

  play(move: string): string | null {
    const children = this.children();
    const child = children.find((c) => c.text === move);
    if (!child) {
      const legal = children.map((c) => c.text).join(' ') || 'none, the game is over';
      return `illegal move "${move}" in ${this.positionText()}, legal: ${legal}`;
    }
    const north = this.root()[codec.SIDE] === 1;
    this.exports.playChild(child.index);
    if (north) this.moveNumber++;
    this.history.push(this.exports.rootHash());
    return null;
  }

  positionText(): string {
    return codec.encodePosition(this.root(), this.moveNumber, this.rules);
  }

  legalMoves(): string[] {
    return this.children().map((c) => c.text);
  }

  hash(): bigint {
    return BigInt.asUintN(64, this.exports.rootHash());
  }

  perft(depth: number): bigint {
    return BigInt.asUintN(64, this.exports.perft(depth));
  }

  divide(depth: number): [string, bigint][] {
    const root = this.root().slice();
    const counts = this.children().map((child): [string, bigint] => {
      this.exports.rootChildren();
      this.exports.playChild(child.index);
      const leaves = this.perft(depth - 1);
      this.root().set(root);
      return [child.text, leaves];
    });
    return counts;
  }

  private root(): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.area, SLOT);
  }

  /** Legal moves sorted by text, with their place among the children. */
  private children(): Child[] {
    const count = Math.max(this.exports.rootChildren(), 0);
    const bytes = new Uint8Array(this.memory.buffer, this.area + MAP.stack, count * SLOT);
    const context = codec.moveContext(this.root());
    return Array.from({ length: count }, (_, index) => {
      const move = bytes[index * SLOT + codec.MOVE]!;
      return { move, index, text: codec.moveText(move, context, this.rules) };
    }).sort((a, b) => (a.text < b.text ? -1 : 1));
  }
}
