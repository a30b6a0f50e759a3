/**
 * A half is one v128: byte i = seeds in the owner's ring pit i (rules 1). Hawalis uses 14 of the 16 bytes, the others stay 0.
 * A lap is one vector addition: the pits p, p+1, .. sown clockwise and the same pits sown anticlockwise get the same seeds,
 * so one table by (count, lowest pit) serves both directions.
 */
import { CLEAR, INC } from './memory';
import { arab, columns } from './rules';

const MAX_LAP: i32 = 96;

/** Fills the two tables for the ring of the ruleset; leaves memory alone that has them, another thread may be reading it. */
export function buildGeometry(): void {
  const ring = arab ? 2 * columns : 16;
  // 15 seeds from pit 0 pass it twice on a ring of 14 and once on 16.
  if (<i32>load<u8>(INC + (15 << 8)) == 30 / ring) return;
  for (let i = 0; i < 17; i++) {
    for (let lane = 0; lane < 16; lane++) store<u8>(CLEAR + i * 16 + lane, lane == i ? 0 : 255);
  }
  for (let count = 0; count <= MAX_LAP; count++) {
    for (let low = 0; low < 16; low++) {
      for (let lane = 0; lane < 16; lane++) {
        const distance = (lane + ring - (low % ring)) % ring;
        const added = lane < ring ? (count + ring - 1 - distance) / ring : 0;
        store<u8>(INC + ((count << 8) | (low << 4) | lane), <u8>added);
      }
    }
  }
}

export class Half {
  /** `half` after a lap of `count` seeds whose lowest pit is `low`, the pit `cleared` (16: none) emptied before. */
  // @ts-ignore: decorator
  @inline static sow(half: v128, cleared: i32, count: i32, low: i32): v128 {
    return i8x16.add(
      v128.and(half, v128.load(CLEAR + ((<usize>cleared) << 4))),
      v128.load(INC + (((<usize>count) << 8) | ((<usize>low) << 4))),
    );
  }
  // @ts-ignore: decorator
  @inline static clear(half: v128, pit: i32): v128 {
    return v128.and(half, v128.load(CLEAR + ((<usize>pit) << 4)));
  }
  /** The front row (8 columns) holds no seed. */
  // @ts-ignore: decorator
  @inline static frontEmpty(half: v128): bool {
    return i64x2.extract_lane(half, 0) == 0;
  }
  /** Bit i: pit i holds at least one seed. */
  // @ts-ignore: decorator
  @inline static occupied(half: v128): i32 {
    return i8x16.bitmask(i8x16.gt_s(half, i8x16.splat(0)));
  }
  /** Bit i: pit i holds two or more. */
  // @ts-ignore: decorator
  @inline static plural(half: v128): i32 {
    return i8x16.bitmask(i8x16.gt_s(half, i8x16.splat(1)));
  }
  /** Sum of all pits. */
  // @ts-ignore: decorator
  @inline static sum(half: v128): i32 {
    const s = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(half));
    return i32x4.extract_lane(s, 0) + i32x4.extract_lane(s, 1) + i32x4.extract_lane(s, 2) + i32x4.extract_lane(s, 3);
  }
}
