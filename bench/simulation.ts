/**
 * Several search threads simulated in the calling one: their instances take turns over one plain memory, always the one that has made the
 * fewest nodes. So threads of equal speed that never wait for each other are shown, the same in every run: what the search itself loses by
 * sharing, without what the machine loses.
 */
import { EngineHost } from '../worker/host.ts';
import { MAP } from '../worker/memory.ts';
import type { SearchInfo, SearchJob, SearchResult } from '../worker/protocol.ts';
import { loadNetworkOf } from './weights-load.ts';

export interface SimulatedSearch {
  readonly result: SearchResult;
  /** Nodes of thread 0, in place of the time. */
  readonly turns: number;
  /** Nodes of each thread. */
  readonly nodes: readonly number[];
}

/** Engines that take turns. */
export class Simulation {
  private constructor(
    private readonly memory: WebAssembly.Memory,
    private readonly hosts: readonly EngineHost[],
  ) {}

  /** 0 up to 1: from now on chance decides whose turn it is. */
  random: (() => number) | null = null;

  /** `module`: the plain build. `hash`: MiB. `variants`: whose networks are loaded. */
  static async open(
    module: WebAssembly.Module,
    threads: number,
    hash: number,
    ...variants: readonly string[]
  ): Promise<Simulation> {
    const { memory } = EngineHost.createMemory(hash, false);
    // By such a clock every look at it ends a slice.
    let time = 0;
    const clock = () => {
      time += 1000;
      return time;
    };
    const hosts: EngineHost[] = [];
    for (let id = 0; id < threads; id++) hosts.push(await EngineHost.create(module, memory, id, clock));
    for (const variant of variants) await loadNetworkOf(hosts[0]!, variant);
    return new Simulation(memory, hosts);
  }

  clear(): void {
    this.hosts[0]!.clearTable();
  }

  /** Sets the stop flag, from within `onInfo`. */
  stop(): void {
    this.hosts[0]!.stop();
  }

  /**
   * Searches `job`, which must not be limited by time. `prover`: the helper that is the proof thread; -1: none. `mostTurns`: when thread 0 has
   * made so many nodes it is stopped. Throws what is wrong with the job.
   */
  search(
    job: SearchJob,
    prover = -1,
    onInfo: (info: SearchInfo) => void = () => {},
    mostTurns = Number.POSITIVE_INFINITY,
  ): SimulatedSearch {
    for (let id = this.hosts.length - 1; id >= 0; id--) {
      const error = this.hosts[id]!.prepare(job, id > 0 && id === prover);
      if (error !== null) throw new Error(error);
    }
    const running = new Set(this.hosts.keys());
    while (running.size > 0) {
      const next = this.next([...running]);
      const host = this.hosts[next]!;
      const state = next === 0 ? host.run(onInfo) : host.runHelper();
      if (state === 'done') running.delete(next);
      if (this.nodes(0) >= mostTurns) host.stop();
    }
    const nodes = this.hosts.map((_, id) => this.nodes(id));
    return { result: this.hosts[0]!.result(), turns: nodes[0]!, nodes };
  }

  /** Whose turn it is: who has made fewest nodes, or by chance. */
  private next(running: readonly number[]): number {
    if (this.random) return running[Math.floor(this.random() * running.length)]!;
    return running.reduce((least, id) => (this.nodes(id) < this.nodes(least) ? id : least));
  }

  private nodes(thread: number): number {
    return Number(new BigUint64Array(this.memory.buffer)[MAP.nodes / 8 + thread]);
  }
}
