/**
 * The engine as an object: one WASM instance over one memory, spoken to in text. No browser globals: the same file runs in
 * Node, in workers and in the page. Positions and moves are the canonical text of the notation page.
 *
 * One instance is one search thread. All instances of a pool share one `WebAssembly.Memory` (shared) or each has its own.
 * Methods that can be handed something wrong return an error text (what, where, what was expected) or null when all is well;
 * nothing here throws on bad text.
 */
import type { Network } from '../bench/weights-format.ts';
import * as codec from './codec.ts';
import { type EngineExports, type EngineHooks, instantiate } from './exports.ts';
import { createMemory, MAP, SLOT, stopSearch, writeLimits } from './memory.ts';
import type { EvaluationUsed, Limits, RulesSpec, SearchInfo, SearchJob, SearchResult } from './protocol.ts';
import { type LineContext, readInfo, readReason } from './results.ts';
import { type EngineRules, engineRules, parameterBlock } from './rulesets.ts';
import { Evaluations, writeWhereDifferent } from './weights.ts';

export { stopSearch, writeLimits } from './memory.ts';

interface Child {
  readonly text: string;
  readonly move: number;
  readonly index: number;
}

const MOST_HISTORY = 1024;

export class EngineHost {
  /**
   * Memory for one engine (`shared: false`) or one pool (`shared: true`). Asks for a table of `hashMib` MiB (1 to 3072) and
   * halves the wish until the allocation succeeds; `hash` is what was got. Throws a `NoMemory` failure if not even 1 MiB can be had.
   */
  static createMemory(hashMib: number, shared: boolean): { memory: WebAssembly.Memory; hash: number } {
    return createMemory(hashMib, shared);
  }

  /**
   * An instance over `memory`. `module` is build/engine.mt.wasm for a shared memory, build/engine.wasm for a plain one (a wrong
   * pair rejects with a LinkError). `threadId` 0 is the main thread, 1..15 helpers. Create all instances of a pool before the
   * first search. The rules are `kiswahili`, the position its start. `clock` is for simulations (bench/simulation.ts).
   */
  static async create(
    module: WebAssembly.Module,
    memory: WebAssembly.Memory,
    threadId: number,
    clock?: () => number,
  ): Promise<EngineHost> {
    const { exports, hooks } = await instantiate(module, memory, clock);
    return new EngineHost(exports, memory, threadId, hooks);
  }

  private readonly area: number;
  private rules!: EngineRules;
  private moveNumber = 1;
  /** Rules and evaluation that the table was filled under; null before the first search. */
  private tableFilledBy: string | null = null;
  /** Hashes since `setPosition`, the current position last. */
  private history: bigint[] = [];
  private readonly evaluations = new Evaluations();
  /** Of the job prepared last; all threads of a pool evaluate by what thread 0 has written. */
  private evaluation: EvaluationUsed = 'tables';
  private answer: SearchResult | null = null;
  /** Move the answer falls back on when no line was completed: a legal one. */
  private fallback: string | null = null;

  private constructor(
    private readonly exports: EngineExports,
    private readonly memory: WebAssembly.Memory,
    readonly threadId: number,
    private readonly hooks: EngineHooks,
  ) {
    exports.init(threadId);
    this.area = exports.areaAddress();
    this.setRules({ variant: 'kiswahili', switches: {} });
  }

  /** Sets the ruleset; the position becomes that game's start. An unknown variant, switch or value is named; then nothing changes. */
  setRules(spec: RulesSpec): string | null {
    const rules = engineRules(spec);
    if (typeof rules === 'string') return rules;
    this.rules = rules;
    writeWhereDifferent(this.memory, MAP.rules, Int32Array.from(parameterBlock(rules)));
    this.exports.applyRules();
    return this.setPosition(rules.start);
  }

  /**
   * Sets the position from its six fields and forgets the history. All reasons against it are listed, joined by `; `; then the
   * old position stays.
   */
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
    this.history = [this.hash()];
    return null;
  }

  /**
   * `setPosition` for what a user set up: refuses also what no game can come to, such as hands that differ by more than one.
   * All reasons are listed, joined by `; `; then the old position stays.
   */
  setUp(text: string): string | null {
    const decoded = codec.decodePosition(text, this.rules);
    if (typeof decoded === 'string') return decoded;
    const reasons = codec.whyNotSetUp(decoded.slot, this.rules);
    if (reasons.length > 0) return reasons.join('; ');
    return this.whyNoMark(decoded.slot) ?? this.setPosition(text);
  }

  /** Plays a canonical move; the positions passed are kept for repetition. An illegal move is named together with the legal ones. */
  play(move: string): string | null {
    const children = this.children();
    const child = children.find((c) => c.text === move);
    if (!child) {
      const legal = children.map((c) => c.text).join(' ') || 'none, the game is over';
      return `illegal move "${move}" in ${this.positionText()}, legal: ${legal}`;
    }
    if (this.root()[codec.SIDE] === 1) this.moveNumber++;
    this.exports.playChild(child.index);
    this.history.push(this.hash());
    return null;
  }

  /** The six fields of the current position. In a finished game the turn has passed (rules 2.7). */
  positionText(): string {
    return codec.encodePosition(this.root(), this.moveNumber, this.rules);
  }

  /** Canonical legal moves, sorted by text (code units). Empty when the position is won; a draw by repetition does not show here. */
  legalMoves(): string[] {
    return this.children().map((c) => c.text);
  }

  /** 64-bit hash of the state (side, houses, takasia included; move number and history not). */
  hash(): bigint {
    return BigInt.asUintN(64, this.exports.rootHash());
  }

  /** p1 = South. `draw`: this position stands for the third time since `setPosition`. */
  outcome(): 'p1win' | 'p2win' | 'draw' | 'none' {
    if (this.exports.rootChildren() <= 0)
      return this.moverHasWon() === (this.root()[codec.SIDE] === 0) ? 'p1win' : 'p2win';
    const now = this.history.at(-1);
    return this.history.filter((hash) => hash === now).length >= 3 ? 'draw' : 'none';
  }

  /** Leaves at `depth` plies (0 to 24; 0 gives 1). Blocks. */
  perft(depth: number): bigint {
    return BigInt.asUintN(64, this.exports.perft(depth));
  }

  /** Leaves below each legal move, sorted by move text. `depth` >= 1. */
  divide(depth: number): [string, bigint][] {
    const root = this.root().slice();
    return this.children().map((child): [string, bigint] => {
      this.exports.playChild(child.index);
      const leaves = this.perft(depth - 1);
      this.root().set(root);
      return [child.text, leaves];
    });
  }

  /** Forgets the transposition table (shared by the pool). Not while a search runs. */
  clearTable(): void {
    this.exports.clearTable();
  }

  /** Permille of the table filled by the present search. */
  hashfull(): number {
    return this.exports.hashfull();
  }

  /**
   * Trained evaluation tables of a variant, `[stage 4][half 2][row 18][count 24]` in hundredths of a seed, used from the next
   * `prepare` on. Throws RangeError for another length.
   */
  loadTables(variant: string, values: Int16Array): void {
    this.evaluations.loadTables(variant, values);
  }

  /** A variant's network (bench/weights-format.ts), for jobs with the evaluation `trained`, from the next `prepare` on. */
  loadNetwork(network: Network): void {
    this.evaluations.loadNetwork(network);
  }

  /**
   * Sets rules, root, history, lines, searchmoves and options of a search on this instance, limits and (thread 0) evaluation,
   * starts its clock and clears the stop flag. In a pool: prepare helpers first, thread 0 last, then `runHelper` on helpers and `run` on
   * thread 0. `proves`: a helper is the proof thread; thread 0 only proves who wins, without regard to depth. An error text names what
   * is wrong in the job; then nothing may be run.
   */
  prepare(job: SearchJob, proves = false): string | null {
    this.answer = null;
    const error = this.setRules(job.rules) ?? this.setUp(job.root);
    if (error !== null) return error;
    for (const move of job.moves) {
      const illegal = this.play(move);
      if (illegal !== null) return illegal;
    }
    const children = this.children();
    const unknown = job.searchMoves.find((move) => !children.some((child) => child.text === move));
    if (unknown !== undefined) {
      return `searchmoves: "${unknown}" is not legal, expected some of ${children.map((c) => c.text).join(' ')}`;
    }
    if (!Number.isInteger(job.multiPv) || job.multiPv < 1) {
      return `${job.multiPv} lines wanted, expected a whole number from 1`;
    }
    const chosen = children.filter((child) => job.searchMoves.length === 0 || job.searchMoves.includes(child.text));
    this.fallback = chosen[0]?.text ?? null;
    this.writeMoves(job.searchMoves.length === 0 ? [] : chosen.map((child) => child.move));
    this.writeHistory();
    // Helpers are prepared first and look at the limits too.
    writeLimits(this.memory, job.limits);
    if (this.threadId === 0) {
      this.evaluation = this.evaluations.write(this.memory, this.rules.variant, job.options?.evaluation ?? 'trained');
      this.forgetOtherScores();
    }
    const sliced = this.memory.buffer instanceof ArrayBuffer;
    const open = this.outcome() === 'none';
    const started = this.exports.start(Math.min(job.multiPv, 64), job.options?.pruning ?? true, sliced, proves);
    if (!started || !open) this.answer = { best: null, info: this.info(), reason: 'game over' };
    return null;
  }

  /**
   * Thread 0: searches. Over a shared memory it blocks until done. Over a plain memory it returns `paused` after a slice of
   * about 16 ms, to be called again after the event loop had its turn; nothing is lost or searched twice by pausing. `onInfo` is
   * called after every completed line (not throttled). When it returns `done` the helpers have been told to stop.
   */
  run(onInfo: (info: SearchInfo) => void): 'done' | 'paused' {
    if (this.answer) {
      this.stop();
      return 'done';
    }
    this.hooks.report = () => onInfo(this.info());
    const paused = this.exports.search() !== 0;
    this.hooks.report = () => {};
    if (paused) return 'paused';
    const info = this.info();
    this.answer = { best: info.lines[0]?.pv[0] ?? this.fallback, info, reason: readReason(this.memory, this.area) };
    return 'done';
  }

  /**
   * Threads 1..15: searches the prepared job into the shared table until thread 0 is done or the stop flag is set; over a plain memory
   * until the slice is over (`run`).
   */
  runHelper(): 'done' | 'paused' {
    return !this.answer && this.exports.search() !== 0 ? 'paused' : 'done';
  }

  /** Result of the last `run` that was `done`. Throws if there is none. */
  result(): SearchResult {
    if (!this.answer) throw new Error('no search has been run to its end on this engine');
    return this.answer;
  }

  /** Changes the limits of the running or next search; can be called while it runs (between slices, or from another instance of the pool). */
  setLimits(limits: Limits): void {
    writeLimits(this.memory, limits);
  }

  /** Sets the stop flag. A running search ends within milliseconds with its best line so far. */
  stop(): void {
    stopSearch(this.memory);
  }

  /** Rules 2.6: who can capture has no takasia pit. Only moves can tell, those of the same board without the mark. */
  private whyNoMark(slot: Uint8Array): string | null {
    if (slot[codec.TAKASIA]! >= codec.DUTY) return null;
    const old = this.root().slice();
    this.root().set(slot);
    this.root()[codec.TAKASIA] = codec.NO_TAKASIA;
    this.exports.acceptRoot();
    const captures = this.children().some(({ move }) => (move & codec.CAPTURE) !== 0);
    this.root().set(old);
    this.exports.acceptRoot();
    return captures ? 'takasia pit, but the side to move can capture' : null;
  }

  /**
   * A position's key says nothing of the rules, nor of what evaluates: what the table knows under others would be wrong, or mix with
   * other scores.
   */
  private forgetOtherScores(): void {
    const by = `${this.evaluation} ${parameterBlock(this.rules).join()}`;
    if (this.tableFilledBy !== null && this.tableFilledBy !== by) this.clearTable();
    this.tableFilledBy = by;
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

  /** In a finished position: 3.4 (the opponent's turn never ended) or a set-up whose opponent has nothing to play with. */
  private moverHasWon(): boolean {
    const root = this.root();
    if (root[codec.STATUS] === codec.STATUS_ENDLESS) return true;
    const lives = (half: number) => root.subarray(half, half + (this.rules.arab ? 16 : 8)).some((count) => count > 0);
    return lives(codec.MINE) && !lives(codec.THEIRS);
  }

  private info(): SearchInfo {
    const root = this.root();
    const context: LineContext = {
      rules: this.rules,
      evaluation: this.evaluation,
      north: root[codec.SIDE] === 1,
      ghalaMine: root[codec.GHALA_MINE]!,
      ghalaTheirs: root[codec.GHALA_THEIRS]!,
    };
    return readInfo(this.memory, this.area, context);
  }

  private writeMoves(moves: readonly number[]): void {
    const view = new DataView(this.memory.buffer, this.area + MAP.searchMoves);
    view.setInt32(0, moves.length, true);
    moves.forEach((move, i) => {
      view.setUint8(4 + i, move);
    });
  }

  /** Positions of the game that stood twice: the next time is a draw (2.7). */
  private writeHistory(): void {
    const twice = this.history.filter((hash, i) => this.history.indexOf(hash) < i).slice(-MOST_HISTORY);
    const words = new BigUint64Array(this.memory.buffer, this.area + MAP.history, 1 + twice.length);
    words.set([BigInt(twice.length), ...twice]);
  }
}
