/** Ways to prove who wins, measured over the same positions: by depth, by proof numbers, by both on several threads. */
import type { EngineHost } from '../worker/host.ts';
import { Pool, type PoolParts } from '../worker/pool.ts';
import type { ProofThread, RulesSpec, SearchInfo, SearchJob } from '../worker/protocol.ts';

export interface ProofPosition {
  readonly id: string;
  readonly rules: RulesSpec;
  readonly position: string;
}

export interface ProofAttempt {
  readonly id: string;
  /** Proven within the nodes given: who wins, and in how many plies at most. */
  readonly result: { readonly kind: 'win' | 'loss'; readonly plies: number } | null;
  /** Of all threads, until the proof or the limit. */
  readonly nodes: number;
  readonly timeMs: number;
}

/** A way to prove: gives one attempt on a position with an empty table. */
export interface ProofWay {
  readonly name: string;
  attempt(position: ProofPosition, nodes: number): Promise<ProofAttempt>;
  close(): void;
}

const jobOf = ({ rules, position }: ProofPosition, nodes: number, proofThread: ProofThread): SearchJob => ({
  rules,
  root: position,
  moves: [],
  limits: { nodes },
  multiPv: 1,
  searchMoves: [],
  options: { proofThread },
});

function attemptOf(id: string, info: SearchInfo): ProofAttempt {
  const score = info.lines[0]?.score;
  const result = score && score.kind !== 'cp' ? { kind: score.kind, plies: score.plies } : null;
  return { id, result, nodes: info.nodes, timeMs: info.timeMs };
}

/** Proof numbers alone, in this thread. */
export function proofNumbers(host: EngineHost): ProofWay {
  return {
    name: 'proof numbers alone',
    async attempt(position, nodes) {
      host.clearTable();
      const error = host.prepare(jobOf(position, nodes, 'off'), true);
      if (error !== null) throw new Error(error);
      while (host.run(() => {}) === 'paused');
      return attemptOf(position.id, host.result().info);
    },
    close() {},
  };
}

/** The search by depth on so many threads, one of them proving if `proofThread` is `on`, until it first tells a proven score. */
export async function searching(
  parts: PoolParts,
  hash: number,
  threads: number,
  proofThread: 'on' | 'off',
): Promise<ProofWay> {
  const pool = await Pool.open(parts, { threads, hash });
  let number = 0;
  return {
    name: `${threads} thread${threads > 1 ? 's' : ''}${proofThread === 'on' ? ', one proving' : ''}`,
    async attempt(position, nodes) {
      await pool.clear();
      let proven: SearchInfo | null = null;
      const { info } = await pool.search(++number, jobOf(position, nodes, proofThread), (_, told) => {
        if (proven || !told.lines[0] || told.lines[0].score.kind === 'cp') return;
        proven = told;
        pool.stop();
      });
      return attemptOf(position.id, proven ?? info);
    },
    close: () => pool.dispose(new Error('this way to prove has been measured')),
  };
}

/** One line: what a way came to. */
export function summary(name: string, attempts: readonly ProofAttempt[]): string {
  const proven = attempts.filter(({ result }) => result !== null).length;
  const sum = (of: (attempt: ProofAttempt) => number) => attempts.reduce((total, attempt) => total + of(attempt), 0);
  const nodes = sum((attempt) => attempt.nodes);
  const seconds = sum((attempt) => attempt.timeMs) / 1000;
  return `${name.padEnd(26)} ${proven} of ${attempts.length} proven, ${(nodes / 1e6).toFixed(2)} M nodes, ${seconds.toFixed(1)} s`;
}
