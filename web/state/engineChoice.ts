/** The settings that tell one engine from another where engines are compared. */
import { EVALUATION_NAMES, type EvaluationName, type Limits, type SearchOptions } from '../../worker/protocol.ts';

export interface EngineChoice {
  readonly evaluation: EvaluationName;
  readonly pruning: boolean;
  readonly limit: 'depth' | 'nodes' | 'movetime';
  /** Plies, nodes or milliseconds. */
  readonly value: number;
  /** MiB. */
  readonly hash: number;
}

export const EVALUATIONS = EVALUATION_NAMES;
export const LIMITS = ['depth', 'nodes', 'movetime'] as const;
/** Least, usual and most of each limit. */
export const LIMIT_RANGE = {
  depth: [1, 10, 60],
  nodes: [1, 20_000, 1_000_000_000],
  movetime: [1, 1000, 3_600_000],
} as const satisfies Record<EngineChoice['limit'], readonly [number, number, number]>;

export const limitsOf = ({ limit, value }: EngineChoice): Limits => ({ [limit]: value });
export const optionsOf = ({ evaluation, pruning }: EngineChoice): SearchOptions => ({ evaluation, pruning });

/** `trained, 20000 nodes`, `material, depth 8, no pruning`: what stands out, as a name. */
export function choiceName({ evaluation, pruning, limit, value }: EngineChoice): string {
  const size = limit === 'depth' ? `depth ${value}` : `${value} ${limit === 'nodes' ? 'nodes' : 'ms'}`;
  return [evaluation, size, ...(pruning ? [] : ['no pruning'])].join(', ');
}
