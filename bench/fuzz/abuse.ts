/**
 * The engine's exports called with any numbers over any bytes: nothing may trap, and every call must come back. Seeded, so
 * that a call that does not can be repeated.
 */
import type { EngineExports } from '../../worker/exports.ts';
import { MAP } from '../../worker/memory.ts';
import { engineRules, parameterBlock, VARIANTS } from '../../worker/rulesets.ts';
import { Random } from '../random.ts';

const ODD = [0, 1, -1, 2, 63, 64, 255, 4096, 0x7fff_ffff, -0x8000_0000];
/** Of a thread's area: position and searchmoves, results, history, lines, frames and children. */
const AREA = 1 << 19;

export class Abuse {
  /** Calls of each export so far. */
  readonly calls: Record<keyof EngineExports, number>;
  /** Roots that were good, and searches that had something to search. */
  accepted = 0;
  searched = 0;
  private readonly random: Random;
  private readonly bytes: Uint8Array;
  private readonly words: Int32Array;
  private readonly spoilers: readonly (() => void)[];
  private readonly callers: readonly (() => void)[];

  constructor(
    private readonly exports: EngineExports,
    memory: WebAssembly.Memory,
    seed: number,
    /** Steps done, then the latest actions (callers from 0, spoilers from 100), newest first: who waits can read them. */
    private readonly trail: Int32Array,
  ) {
    this.random = new Random(seed);
    this.bytes = new Uint8Array(memory.buffer);
    this.words = new Int32Array(memory.buffer);
    this.calls = {
      init: 0,
      applyRules: 0,
      areaAddress: 0,
      acceptRoot: 0,
      rootChildren: 0,
      playChild: 0,
      rootHash: 0,
      perft: 0,
      clearTable: 0,
      hashfull: 0,
      start: 0,
      search: 0,
    };
    const area = () => this.call('areaAddress') as number;
    this.spoilers = [
      () => this.noise(MAP.stop, MAP.rules),
      () => this.noise(MAP.rules, MAP.rules + 128),
      () => {
        this.words[MAP.rules / 4 + this.random.below(19)] = this.number();
      },
      () => this.noise(8192, MAP.evaluation),
      () => this.noise(MAP.evaluation, 1 << 20),
      () => this.noise(area(), area() + 64),
      () => this.noise(area() + 64, area() + MAP.history),
      () => this.noise(area() + MAP.history, area() + AREA),
      () => this.noise(MAP.table, this.bytes.length),
      () => {
        const root = area();
        for (let i = 0; i < 64; i++)
          this.bytes[root + i] = this.random.below(3) === 0 ? this.random.below(256) : this.random.below(4);
      },
    ];
    this.callers = [
      () => this.call('init', this.random.below(4) === 0 ? this.number() : 0),
      () => this.call('applyRules'),
      () => {
        if (this.random.below(2) === 0) this.strew();
        if (this.call('acceptRoot') === 0) this.accepted++;
      },
      () => this.call('rootChildren'),
      () => this.call('playChild', this.random.below(2) === 0 ? this.random.below(8) : this.number()),
      () => this.call('rootHash'),
      () => this.call('perft', this.number() % 3),
      () => this.call('hashfull'),
      () => {
        if (this.random.below(8) === 0) this.call('clearTable');
      },
      () => {
        if (this.call('start', this.number(), this.random.below(2), 1) !== 0) this.searched++;
        this.goOn();
      },
      () => this.goOn(),
    ];
  }

  /** Some spoiling, one call. */
  step(): void {
    if (this.random.below(4) === 0) {
      const spoiler = this.random.below(this.spoilers.length);
      this.note(100 + spoiler);
      this.spoilers[spoiler]!();
    }
    const caller = this.random.below(this.callers.length);
    this.note(caller);
    this.callers[caller]!();
    Atomics.add(this.trail, 0, 1);
  }

  get total(): number {
    return Object.values(this.calls).reduce((sum, count) => sum + count, 0);
  }

  private note(action: number): void {
    this.trail.copyWithin(2, 1);
    this.trail[1] = action;
  }

  private call(name: keyof EngineExports, ...values: number[]): unknown {
    this.calls[name]++;
    return (this.exports[name] as (...args: number[]) => unknown)(...values);
  }

  private number(): number {
    const { random } = this;
    return random.below(2) === 0 ? random.pick(ODD) : random.below(2 ** 31) * (random.below(2) === 0 ? 1 : -1);
  }

  /** Random bytes in up to 4 KiB of a region, or one byte value, or a single word. */
  private noise(from: number, to: number): void {
    const { random, bytes } = this;
    const start = from + random.below(to - from);
    const end = Math.min(to, start + 1 + random.below(4096));
    const kind = random.below(3);
    if (kind === 0) bytes.fill(random.below(256), start, end);
    else if (kind === 1) for (let at = start; at < end; at++) bytes[at] = random.next();
    else this.words[start >> 2] = this.number();
  }

  /** Any game's rules with its seeds strewn over the pits: mostly a position to work on. */
  private strew(): void {
    const { random } = this;
    const rules = engineRules({ variant: random.pick(VARIANTS), switches: {} });
    if (typeof rules === 'string') throw new Error(rules);
    this.words.set(parameterBlock(rules), MAP.rules / 4);
    this.call('applyRules');
    const at = this.call('areaAddress') as number;
    const root = this.bytes.subarray(at, at + 64).fill(0);
    for (let i = 0; i < Math.min(rules.seeds, 64); i++) {
      const pit = random.below(2) * 16 + random.below(2 * rules.columns);
      root[pit] = root[pit]! + 1;
    }
    root[35] = 255;
  }

  /** A search as far as three hundred nodes. */
  private goOn(): void {
    this.words[MAP.limitNodes / 4] = 300;
    this.words[MAP.limitNodes / 4 + 1] = 0;
    this.call('search');
  }
}
