/**
 * Speed of moving: the engine's perft and the reference model's on the same work. The two take turns, so that what else
 * the machine does meets both, and the ratio of each turn is taken; reported are medians with the spread.
 */
import { perft } from '../web/rules/index.ts';
import type { RulesSpec } from '../worker/protocol.ts';
import { positionFrom, rulesetFor } from './game-play.ts';
import type { BenchEngine } from './signature.ts';

export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export interface SpeedRow {
  readonly name: string;
  /** Leaves counted by the engine in one run. */
  readonly leaves: number;
  /** Moves (leaves) a second. */
  readonly engine: Spread;
  readonly model: Spread;
  /** Engine over model, turn by turn. */
  readonly ratio: Spread;
}

interface SpeedWork {
  readonly name: string;
  readonly rules: RulesSpec;
  readonly position: string;
  /** The model counts fewer plies: a run of either is to take between a twentieth of a second and one. */
  readonly engineDepth: number;
  readonly modelDepth: number;
}

const KISWAHILI: RulesSpec = { variant: 'kiswahili', switches: {} };

export const SPEED_WORK: readonly SpeedWork[] = [
  {
    name: 'kiswahili, the start',
    rules: KISWAHILI,
    position: '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN - 1',
    engineDepth: 11,
    modelDepth: 8,
  },
  {
    name: 'kiswahili mtaji, Voogt-4 ply 46',
    rules: KISWAHILI,
    position: '5,3,0,1,4,1,0,0/0,1,1,1,1,1,0,2/1,2,3,8,7,4,0,5/1,0,4,1,2,1,4,0 S 0,0 - - 24',
    engineDepth: 9,
    modelDepth: 6,
  },
  {
    name: 'kiswahili endgame, Voogt-69 ply 71',
    rules: KISWAHILI,
    position: '2,1,4,8,2,0,7,1/0,5,1,2,8,1,6,2/0,0,0,0,0,0,0,1/1,3,2,0,4,0,2,1 N 0,0 - a1 36',
    engineDepth: 12,
    modelDepth: 8,
  },
  {
    name: 'kujifunza, the start',
    rules: { variant: 'kujifunza', switches: {} },
    position: '2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 S 0,0 - - 1',
    engineDepth: 8,
    modelDepth: 5,
  },
];

export const spread = (values: readonly number[]): Spread => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  return {
    median: (at((sorted.length - 1) >> 1) + at(sorted.length >> 1)) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  };
};

/** `turns` of each (odd is best), after one that is not counted. */
export async function runSpeed(
  engine: Pick<BenchEngine, 'divide'>,
  onRow: (row: SpeedRow) => void,
  turns = 5,
  cancelled: () => boolean = () => false,
): Promise<readonly SpeedRow[]> {
  const rows: SpeedRow[] = [];
  for (const work of SPEED_WORK) {
    const fast: number[] = [];
    const slow: number[] = [];
    let leaves = 0;
    for (let turn = 0; turn <= turns; turn++) {
      if (cancelled()) throw new Error('speed: cancelled');
      const { moves, timeMs } = await engine.divide(work.rules, work.position, work.engineDepth);
      leaves = moves.reduce((sum, [, count]) => sum + Number(count), 0);
      const model = modelSpeed(work);
      if (turn === 0) continue;
      fast.push((leaves * 1000) / timeMs);
      slow.push(model);
    }
    const ratio = spread(fast.map((value, turn) => value / slow[turn]!));
    const row = { name: work.name, leaves, engine: spread(fast), model: spread(slow), ratio };
    rows.push(row);
    onRow(row);
  }
  return rows;
}

/** Moves a second of the reference model. */
function modelSpeed({ rules: spec, position: text, modelDepth }: SpeedWork): number {
  const rules = rulesetFor(spec);
  const position = positionFrom(rules, text);
  const start = performance.now();
  const leaves = perft(rules, position, modelDepth);
  return (Number(leaves) * 1000) / (performance.now() - start);
}
