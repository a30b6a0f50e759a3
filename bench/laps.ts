/**
 * What SIMD is worth in sowing alone: the same laps sown by the engine's table (one vector addition a lap) and by a loop over bytes, by the
 * same small WASM program (assembly/laps.ts). Equal sums show that both sowed the same.
 */
import { type Spread, spread } from './speed.ts';

export interface LapsRow {
  /** Laps of one turn. */
  readonly laps: number;
  /** Laps a second. */
  readonly table: Spread;
  readonly bytes: Spread;
  /** Table over bytes, turn by turn. */
  readonly ratio: Spread;
}

interface LapsExports {
  prepare(): void;
  byTable(count: number): number;
  byBytes(count: number): number;
}

const LAPS = 4_000_000;

/** `turns` of each, taking turns, after one that is not counted. Throws if the two sow differently. */
export async function runLaps(module: WebAssembly.Module, turns: number, laps = LAPS): Promise<LapsRow> {
  const abort = () => {
    throw new Error('laps: the program aborted');
  };
  const instance = await WebAssembly.instantiate(module, { env: { abort } });
  const program = instance.exports as unknown as LapsExports;
  program.prepare();
  const timed = (work: (count: number) => number) => {
    const start = performance.now();
    const sum = work(laps);
    return { sum, speed: (laps * 1000) / (performance.now() - start) };
  };
  const table: number[] = [];
  const bytes: number[] = [];
  for (let turn = 0; turn <= turns; turn++) {
    const one = timed(program.byTable);
    const other = timed(program.byBytes);
    if (one.sum !== other.sum) throw new Error(`laps: by table ${one.sum}, by bytes ${other.sum}; equal sums expected`);
    if (turn === 0) continue;
    table.push(one.speed);
    bytes.push(other.speed);
  }
  const ratio = spread(table.map((value, turn) => value / (bytes[turn] ?? Number.NaN)));
  return { laps, table: spread(table), bytes: spread(bytes), ratio };
}
