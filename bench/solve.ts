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

/** Puzzles are from test/data/puzzles.txt, those that take the engine longest; kujifunza's win is the known one. */
export const SOLVE_SUITE: readonly SolvePosition[] = [
  {
    name: 'Voogt-69, ply 71',
    rules: KISWAHILI,
    position: '2,1,4,8,2,0,7,1/0,5,1,2,8,1,6,2/0,0,0,0,0,0,0,1/1,3,2,0,4,0,2,1 N 0,0 - a1 36',
    plies: 7,
  },
  {
    name: 'puzzle kiswahili-024',
    rules: KISWAHILI,
    position: '2,1,1,0,0,2,4,1/1,13,6,1,6,6,1,0/0,0,0,1,0,0,0,0/0,3,3,0,3,4,5,0 S 0,0 - - 25',
    plies: 15,
  },
  {
    name: 'puzzle kiswahili-074',
    rules: KISWAHILI,
    position: '0,0,0,0,0,0,0,0/1,0,0,19,1,0,0,0/0,4,11,0,0,9,0,1/1,1,1,1,1,1,0,2 S 5,5 N - 18',
    plies: 13,
  },
  {
    name: 'puzzle kiswahili-085',
    rules: KISWAHILI,
    position: '1,1,4,4,2,0,5,0/2,0,1,2,8,2,1,1/0,0,2,2,2,1,3,4/1,2,1,2,0,5,0,5 S 0,0 - - 27',
    plies: 15,
  },
  {
    name: 'puzzle bawo-012',
    rules: { variant: 'bawo', switches: {} },
    position: '3,0,4,4,5,1,2,1/1,1,1,1,1,0,0,0/3,3,6,2,10,4,0,2/3,1,1,1,0,2,0,1 N 0,0 - - 62',
    plies: 15,
  },
  {
    name: 'puzzle bawo10-004',
    rules: { variant: 'bawo10', switches: {} },
    position: '1,2,4,1,2,0,1,3/1,2,0,15,0,0,0,0/0,0,2,0,14,1,3,0/2,0,1,0,2,0,5,0 S 1,1 SN - 18',
    plies: 15,
  },
  {
    name: 'puzzle kete-010',
    rules: { variant: 'kete', switches: {} },
    position: '5,4,2,0,6,1,0,0/1,2,5,2,3,1,1,1/1,0,1,1,3,0,3,5/2,1,1,2,3,0,2,5 S 0,0 - - 28',
    plies: 15,
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
