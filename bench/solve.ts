/** Time to solve: positions whose win is known, and how long the engine takes to prove it. */
import type { RulesSpec } from '../worker/protocol.ts';
import type { BenchEngine } from './signature.ts';

export interface SolvePosition {
  readonly name: string;
  readonly rules: RulesSpec;
  readonly position: string;
  /** The side to move wins with its ply of this number, and no sooner. */
  readonly plies: number;
}

export interface SolveRow {
  readonly name: string;
  readonly plies: number;
  /** A win in at most so many plies was proven within the time given. */
  readonly solved: boolean;
  readonly best: string | null;
  readonly nodes: number;
  readonly timeMs: number;
}

const KISWAHILI: RulesSpec = { variant: 'kiswahili', switches: {} };

export const SOLVE_SUITE: readonly SolvePosition[] = [
  {
    name: 'Voogt-69, ply 71',
    rules: KISWAHILI,
    position: '2,1,4,8,2,0,7,1/0,5,1,2,8,1,6,2/0,0,0,0,0,0,0,1/1,3,2,0,4,0,2,1 N 0,0 - a1 36',
    plies: 7,
  },
  {
    name: 'kujifunza, the start',
    rules: { variant: 'kujifunza', switches: {} },
    position: '2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 S 0,0 - - 1',
    plies: 21,
  },
];

/** One position, at most `patience` milliseconds. */
export async function solveOne(
  engine: Pick<BenchEngine, 'search' | 'clear'>,
  { name, rules, position, plies }: SolvePosition,
  patience: number,
): Promise<SolveRow> {
  await engine.clear();
  const limits = { mate: plies, movetime: patience };
  const { best, info } = await engine.search({ rules, root: position, moves: [], limits, multiPv: 1, searchMoves: [] });
  const score = info.lines[0]?.score;
  const solved = score?.kind === 'win' && score.plies <= plies;
  return { name, plies, solved, best: solved ? best : null, nodes: info.nodes, timeMs: info.timeMs };
}
