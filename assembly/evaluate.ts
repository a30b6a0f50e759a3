/**
 * Static evaluation: the network's, if the job wants it (network.ts), else a sum of table values, one for each (stage, half, pit, count). The host writes the tables; material counting is
 * a table too. Layout: i16 `[stage 4][half 2][row 32][count 128]`; rows 0..15 pits, 16 the house pit while owned, 17 the ghala.
 */
import { EVAL } from './memory';
import { networkScore, usesNetwork } from './network';
import { GHALA_MINE, GHALA_THEIRS, HOUSES, MINE, THEIRS } from './position';
import { WIN_ZONE } from './score';
import { HOUSE } from './sow';

const ROW: usize = 256;
const HALF: usize = 32 * ROW;
const STAGE: usize = 2 * HALF;
const HOUSE_ROW: usize = 16 * ROW;
const GHALA_ROW: usize = 17 * ROW;

class Table {
  // @ts-ignore: decorator
  @inline static at(row: usize, count: usize): i32 {
    return <i32>load<i16>(row + (count << 1));
  }
  // @ts-ignore: decorator
  @inline static pit(table: usize, half: usize, pit: usize): i32 {
    return Table.at(table + pit * ROW, <usize>load<u8>(half + pit));
  }
  /** All pits but the house. */
  // @ts-ignore: decorator
  @inline static pits(table: usize, half: usize): i32 {
    return (
      Table.pit(table, half, 0) +
      Table.pit(table, half, 1) +
      Table.pit(table, half, 2) +
      Table.pit(table, half, 3) +
      Table.pit(table, half, 5) +
      Table.pit(table, half, 6) +
      Table.pit(table, half, 7) +
      Table.pit(table, half, 8) +
      Table.pit(table, half, 9) +
      Table.pit(table, half, 10) +
      Table.pit(table, half, 11) +
      Table.pit(table, half, 12) +
      Table.pit(table, half, 13) +
      Table.pit(table, half, 14) +
      Table.pit(table, half, 15)
    );
  }
  // @ts-ignore: decorator
  @inline static house(table: usize, half: usize, owned: bool): i32 {
    return Table.at(table + (owned ? HOUSE_ROW : HOUSE * ROW), <usize>load<u8>(half + HOUSE));
  }
}

/** Hundredths of a seed for the side to move, never in the range of proven scores. */
export function evaluate(slot: usize): i32 {
  const score = usesNetwork() ? networkScore(slot) : tableScore(slot);
  return min(max(score, 1 - WIN_ZONE), WIN_ZONE - 1);
}

function tableScore(slot: usize): i32 {
  const ghala = <usize>load<u8>(slot + GHALA_MINE);
  const stage: usize = ghala == 0 ? 0 : ghala <= 7 ? 1 : ghala <= 14 ? 2 : 3;
  const mine = EVAL + stage * STAGE;
  const theirs = mine + HALF;
  const houses = <i32>load<u8>(slot + HOUSES);
  return (
    Table.pits(mine, slot + MINE) +
    Table.pits(theirs, slot + THEIRS) +
    Table.house(mine, slot + MINE, (houses & 1) != 0) +
    Table.house(theirs, slot + THEIRS, (houses & 2) != 0) +
    Table.at(mine + GHALA_ROW, ghala) +
    Table.at(theirs + GHALA_ROW, <usize>load<u8>(slot + GHALA_THEIRS))
  );
}
