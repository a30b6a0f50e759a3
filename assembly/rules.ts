/** The ruleset as numbers, read from the parameter block that the host writes. Rule numbers are those of the rules page. */
import { RULES } from './memory';

/** 3.4, 3.5: captured seeds leave the board. */
export let arab: bool = false;
export let columns: i32 = 8;
/** Seeds at the start. */
export let seeds: i32 = 64;
/** Functional house from this count (2, 3.3); 127 in games without a house. */
export let houseFrom: i32 = 6;
/** Least count that a tax leaves in a lone house (3.2, 3.3); 0: always a tax (2.3). */
export let taxLeaves: i32 = 0;
/** First mtaji takata from: 0 any pit, 1 the owned house (3.2), 2 the owned functional house (3.3). */
export let firstTakata: i32 = 0;
export let singlesOnlyAmongSingles: bool = false;
export let guard: bool = false;
export let takasia: bool = true;
export let singletonExempt: bool = false;
export let duty: bool = false;
export let houseRunsOn: bool = false;
export let mtajiSafari: bool = false;
/** The house survives the first capture of mtaji. */
export let houseOutlives: bool = false;
export let singlesNeedFunctional: bool = false;
export let mtajiTax: bool = false;
/** Seeds a turn may sow (2.7). */
export let moveLimit: i32 = 100000;
/** Arab games: bit 0 anticlockwise, bit 1 clockwise. */
export let arabDirections: i32 = 1;
export let arabEachAlone: bool = false;

class Block {
  // @ts-ignore: decorator
  @inline static at(index: i32, low: i32, high: i32): i32 {
    return min(max(load<i32>(RULES + ((<usize>index) << 2)), low), high);
  }
}

/** Takes the parameter block over. Numbers out of range are brought into it. */
export function readRules(): void {
  arab = Block.at(0, 0, 1) != 0;
  columns = arab ? Block.at(1, 7, 8) : 8;
  seeds = Block.at(2, 0, 96);
  houseFrom = Block.at(3, 1, 127);
  taxLeaves = Block.at(4, 0, 127);
  firstTakata = Block.at(5, 0, 2);
  singlesOnlyAmongSingles = Block.at(6, 0, 1) != 0;
  guard = Block.at(7, 0, 1) != 0;
  takasia = Block.at(8, 0, 1) != 0;
  singletonExempt = Block.at(9, 0, 1) != 0;
  duty = Block.at(10, 0, 1) != 0;
  houseRunsOn = Block.at(11, 0, 1) != 0;
  mtajiSafari = Block.at(12, 0, 1) != 0;
  houseOutlives = Block.at(13, 0, 1) != 0 || mtajiSafari;
  singlesNeedFunctional = Block.at(14, 0, 1) != 0;
  mtajiTax = Block.at(15, 0, 1) != 0;
  moveLimit = Block.at(16, 1, 1000000);
  arabDirections = Block.at(17, 1, 3);
  arabEachAlone = Block.at(18, 0, 1) != 0;
}
