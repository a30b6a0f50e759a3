/** First actions: which pits can capture at once (2.3, 2.4, 3.3), for both halves of a position. Bits are own ring indices. */
import { guard, houseFrom } from './rules';
import { HOUSE } from './sow';

const LANES: v128 = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);

/** Own front pit that faces the opponent's house. */
const FACES_HOUSE: i32 = 7 - HOUSE;

export class Starts {
  /** Lanes of ones: own occupied front pits that face an occupied one. */
  // @ts-ignore: decorator
  @inline static targets(mine: v128, theirs: v128): v128 {
    const zero = i8x16.splat(0);
    const facing = v128.shuffle<u8>(theirs, zero, 7, 6, 5, 4, 3, 2, 1, 0, 16, 16, 16, 16, 16, 16, 16, 16);
    return v128.and(i8x16.gt_s(mine, zero), i8x16.gt_s(facing, zero));
  }

  /** Bits: pits of 2 to 15 whose lap ends in a target (2.4). */
  // @ts-ignore: decorator
  @inline static hitting(mine: v128, targets: v128, clockwise: bool): i32 {
    const ends = v128.and(clockwise ? i8x16.add(LANES, mine) : i8x16.sub(LANES, mine), i8x16.splat(15));
    const fit = v128.and(i8x16.gt_s(mine, i8x16.splat(1)), i8x16.lt_s(mine, i8x16.splat(16)));
    return i8x16.bitmask(v128.and(i8x16.swizzle(targets, ends), fit));
  }
}

/** Bits: front pits that capture when a ghala seed is put in. `owned` as in HOUSES, from `mine`'s side. */
export function namuaCaptures(mine: v128, theirs: v128, owned: i32): i32 {
  const pits = i8x16.bitmask(Starts.targets(mine, theirs));
  if (guard && owned == 3 && guards(mine, theirs, 0)) return pits & ~(1 << FACES_HOUSE);
  return pits;
}

/** Bits: pits whose lap in this direction starts with a capture. `counts` is where `mine` lies in memory. */
export function mtajiCaptures(mine: v128, theirs: v128, counts: usize, owned: i32, clockwise: bool): i32 {
  const pits = Starts.hitting(mine, Starts.targets(mine, theirs), clockwise);
  return guard && owned == 3 && pits != 0 ? withoutGuarded(pits, mine, theirs, counts, clockwise) : pits;
}

/** Bits: pits in which the laps of `pits` end. */
export function lapEnds(pits: i32, counts: usize, clockwise: bool): i32 {
  let ends = 0;
  while (pits != 0) {
    const pit = ctz(pits);
    pits &= pits - 1;
    ends |= 1 << Lap.end(counts, pit, clockwise);
  }
  return ends;
}

class Lap {
  // @ts-ignore: decorator
  @inline static end(counts: usize, pit: i32, clockwise: bool): i32 {
    const count = <i32>load<u8>(counts + <usize>pit);
    return (clockwise ? pit + count : pit - count) & 15;
  }
}

/** 3.3: the house of `mine`, with `more` seeds in it than now, is functional and faces an occupied pit. */
function guards(mine: v128, theirs: v128, more: i32): bool {
  return <i32>i8x16.extract_lane_u(mine, 4) + more >= houseFrom && i8x16.extract_lane_u(theirs, 3) != 0;
}

/** Takes out the starts that would take a guarded house, judged on the board after the lap (3.3). */
function withoutGuarded(pits: i32, mine: v128, theirs: v128, counts: usize, clockwise: bool): i32 {
  let rest = pits;
  while (rest != 0) {
    const pit = ctz(rest);
    rest &= rest - 1;
    // A house that is lifted for this lap guards nothing.
    if (pit == HOUSE || Lap.end(counts, pit, clockwise) != FACES_HOUSE) continue;
    const distance = (clockwise ? HOUSE - pit : pit - HOUSE) & 15;
    const passes = distance <= <i32>load<u8>(counts + <usize>pit);
    if (guards(mine, theirs, passes ? 1 : 0)) pits &= ~(1 << pit);
  }
  return pits;
}
