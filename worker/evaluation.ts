/**
 * Evaluation tables as the engine wants them (assembly/evaluate.ts): i16 `[stage 4][half 2][row 32][count 128]`, hundredths of a seed for
 * the side to move. Trained values come in as `[stage 4][half 2][row 18][count 24]`, the last count standing for all above.
 */
const STAGES = 4;
const ROWS = 18;
const COUNTS = 24;
const ENGINE_ROWS = 32;
const ENGINE_COUNTS = 128;
const HOUSE_ROW = 16;
/** Numbers in a set of trained values. */
export const TRAINED_SIZE = STAGES * 2 * ROWS * COUNTS;
/** Numbers in the engine's tables. */
export const TABLES_SIZE = STAGES * 2 * ENGINE_ROWS * ENGINE_COUNTS;

/** A seed of mine and a seed less of yours make a difference of two: each counts half. */
const SEED = 50;
/** What owning the house is worth beyond its seeds, in the simple evaluation. */
const HOUSE = 60;

type Value = (stage: number, half: number, row: number, count: number) => number;

function build(value: Value): Int16Array {
  const tables = new Int16Array(TABLES_SIZE);
  for (let i = 0; i < TABLES_SIZE; i++) {
    const count = i % ENGINE_COUNTS;
    const row = Math.floor(i / ENGINE_COUNTS) % ENGINE_ROWS;
    if (row >= ROWS) continue;
    const half = Math.floor(i / (ENGINE_COUNTS * ENGINE_ROWS)) % 2;
    tables[i] = value(Math.floor(i / (ENGINE_COUNTS * ENGINE_ROWS * 2)), half, row, count);
  }
  return tables;
}

/** Every seed counts the same, wherever it lies. */
export function materialTables(): Int16Array {
  return build((_stage, half, _row, count) => (half === 0 ? SEED : -SEED) * count);
}

/** Material, and the house. */
export function simpleTables(): Int16Array {
  return build((_stage, half, row, count) => (half === 0 ? 1 : -1) * (SEED * count + (row === HOUSE_ROW ? HOUSE : 0)));
}

/** Trained values, TRAINED_SIZE numbers. Throws RangeError for another length. */
export function trainedTables(values: Int16Array): Int16Array {
  if (values.length !== TRAINED_SIZE) {
    throw new RangeError(`evaluation tables have ${values.length} numbers, ${TRAINED_SIZE} expected`);
  }
  return build((stage, half, row, count) => {
    const column = Math.min(count, COUNTS - 1);
    return values[((stage * 2 + half) * ROWS + row) * COUNTS + column]!;
  });
}
