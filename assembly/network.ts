/**
 * The network: one-hot pit counts -> 64 neurons clipped to 0..1 -> a score, all integer (bench/weights-format.ts has the same
 * arithmetic and the file). The sums are made anew for each position. Pits are taken two at a time: a row for each pair of
 * counts halves the additions, and the few rows that games use stay in the cache.
 *
 * Block at NETWORK, written by the host: i16 bias[64], i16 output[64], i32 output bias, i32 not 0 = evaluate by it; from byte 512
 * on i16 rows of 64: `[pair of pits 16][count of the second 16][count of the first 16]`, hands `[the mover's ghala 25][the opponent's
 * is smaller 2]`, houses [2], banned pit [8].
 */
import { NETWORK } from './memory';
import { GHALA_MINE, GHALA_THEIRS, HOUSES, MINE, TAKASIA, THEIRS } from './position';

const OUTPUT: usize = NETWORK + 128;
const OUTPUT_BIAS: usize = NETWORK + 256;
const IN_USE: usize = NETWORK + 260;
const PAIR_ROWS: usize = NETWORK + 512;
/** Bytes of a row, and of the rows of a pair. */
const ROW: usize = 128;
const PAIR: usize = 256 * ROW;
const HANDS_ROWS: usize = PAIR_ROWS + 16 * PAIR;
const MOST_GHALA: usize = 24;
const HOUSE_ROWS: usize = HANDS_ROWS + 2 * (MOST_GHALA + 1) * ROW;
/** 1.0 of a neuron. */
const UNIT: i16 = 256;
/** The output is kept in parts of a hundredth of a seed: 1 << SHIFT. */
const SHIFT: i32 = 11;

/** 32 bytes of this thread. */
let scratch: usize = 0;

export function setNetworkScratch(address: usize): void {
  scratch = address;
}

/** Whether the running job evaluates by the network. */
export function usesNetwork(): bool {
  return load<i32>(IN_USE) != 0;
}

/** Score of a slot for its side to move, hundredths of a seed. */
export function networkScore(slot: usize): i32 {
  let a = v128.load(NETWORK);
  let b = v128.load(NETWORK, 16);
  let c = v128.load(NETWORK, 32);
  let d = v128.load(NETWORK, 48);
  let e = v128.load(NETWORK, 64);
  let f = v128.load(NETWORK, 80);
  let g = v128.load(NETWORK, 96);
  let h = v128.load(NETWORK, 112);
  v128.store(scratch, Pairs.of(v128.load(slot + MINE)));
  v128.store(scratch, Pairs.of(v128.load(slot + THEIRS)), 16);
  // The row of the hands first, then the pairs', then those that few positions have.
  let pair: usize = 0;
  let extra = Extra.of(slot);
  let row = HANDS_ROWS + Hands.of(slot) * ROW;
  for (;;) {
    a = i16x8.add(a, v128.load(row));
    b = i16x8.add(b, v128.load(row, 16));
    c = i16x8.add(c, v128.load(row, 32));
    d = i16x8.add(d, v128.load(row, 48));
    e = i16x8.add(e, v128.load(row, 64));
    f = i16x8.add(f, v128.load(row, 80));
    g = i16x8.add(g, v128.load(row, 96));
    h = i16x8.add(h, v128.load(row, 112));
    if (pair < 16) {
      row = PAIR_ROWS + pair * PAIR + <usize>load<u16>(scratch + (pair << 1)) * ROW;
      pair++;
    } else {
      if (extra == 0) break;
      row = HOUSE_ROWS + <usize>ctz(extra) * ROW;
      extra &= extra - 1;
    }
  }
  let sum = Neurons.out(a, 0);
  sum = i32x4.add(sum, Neurons.out(b, 16));
  sum = i32x4.add(sum, Neurons.out(c, 32));
  sum = i32x4.add(sum, Neurons.out(d, 48));
  sum = i32x4.add(sum, Neurons.out(e, 64));
  sum = i32x4.add(sum, Neurons.out(f, 80));
  sum = i32x4.add(sum, Neurons.out(g, 96));
  sum = i32x4.add(sum, Neurons.out(h, 112));
  const total =
    i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1) + i32x4.extract_lane(sum, 2) + i32x4.extract_lane(sum, 3);
  return (load<i32>(OUTPUT_BIAS) + total) >> SHIFT;
}

class Pairs {
  /** Eight u16: for each two pits the number of their row. Counts of 15 and more are one. */
  // @ts-ignore: decorator
  @inline static of(half: v128): v128 {
    const counts = i8x16.min_u(half, i8x16.splat(15));
    return v128.or(v128.and(counts, i16x8.splat(15)), i16x8.shr_u(counts, 4));
  }
}

class Extra {
  /** Bit i: row i after HOUSE_ROWS counts: houses owned, then the pit that is banned to the mover (2.6). */
  // @ts-ignore: decorator
  @inline static of(slot: usize): i32 {
    const houses = <i32>load<u8>(slot + HOUSES);
    const banned = <i32>load<u8>(slot + TAKASIA);
    return houses | (banned < 8 ? 4 << banned : 0);
  }
}

class Hands {
  /** Number of their row. The opponent's tells only who will sow the last seed: they differ by one at most. */
  // @ts-ignore: decorator
  @inline static of(slot: usize): usize {
    const mine = <usize>load<u8>(slot + GHALA_MINE);
    const smaller: usize = <usize>load<u8>(slot + GHALA_THEIRS) < mine ? 1 : 0;
    return min(mine, MOST_GHALA) * 2 + smaller;
  }
}

class Neurons {
  /** Eight neurons clipped and weighed. */
  // @ts-ignore: decorator
  @inline static out(sums: v128, at: usize): v128 {
    const clipped = i16x8.min_s(i16x8.max_s(sums, i16x8.splat(0)), i16x8.splat(UNIT));
    return i32x4.dot_i16x8_s(clipped, v128.load(OUTPUT + at));
  }
}
