/**
 * Turns of the games with capturing from a kichwa (rules 2.1, 2.2), sown straight into the child's slot. There the mover is the
 * opponent: his half lies at THEIRS, the other at MINE.
 *
 * The count that ends a lap is read from memory *before* the lap is stored and raised by one: laps then wait for one load
 * each instead of a store and a load. Only laps of 16 and more, which may pass the last pit twice, read it back.
 */
import { endless, startWatch, Watch } from './cycle';
import { Half } from './geometry';
import { MINE, THEIRS } from './position';
import { guard, houseFrom } from './rules';

/** How a turn ended, in the low bits of the result; then what it did to the houses; the captured seeds from bit 8 on. */
export const ENDED: i32 = 0;
export const EMPTIED: i32 = 1;
export const AT_HOUSE: i32 = 2;
export const NEVER: i32 = 3;
export const END_MASK: i32 = 3;
export const LIFTED_HOUSE: i32 = 4;
export const TOOK_HOUSE: i32 = 8;
export const CAPTURED_SHIFT: i32 = 8;

const NOWHERE: i32 = 255;
export const HOUSE: i32 = 4;

class Bits {
  /** LIFTED_HOUSE and TOOK_HOUSE from the pits lifted by the mover and taken from the opponent. */
  // @ts-ignore: decorator
  @inline static houses(lifted: i32, taken: i32): i32 {
    return ((lifted >> (HOUSE - 2)) & LIFTED_HOUSE) | ((taken >> (HOUSE - 3)) & TOOK_HOUSE);
  }
}

/** Where a safari would go on: direction and seeds sown, left by the last turn that ended AT_HOUSE. */
export let pausedClockwise: i32 = 0;
export let pausedSown: i32 = 0;

/**
 * A capturing turn from its first lap on. `count` seeds are in hand, sown from the pit after `from` (15 and 8 stand for the
 * kichwas; then `cleared` is 16). `house`: the house stops the turn (2.1.3). `owned`: bits as in HOUSES. `sown`: seeds sown before.
 * `emptied`: the seeds in hand were the opponent's last front seeds (2.7).
 */
export function captureTurn(
  child: usize,
  mine: v128,
  theirs: v128,
  from: i32,
  count: i32,
  cleared: i32,
  clockwise: i32,
  house: bool,
  owned: i32,
  sown: i32,
  emptied: bool,
): i32 {
  let watch = Watch.from();
  let stopPit = house && (owned & 1) != 0 ? HOUSE : NOWHERE;
  // 3.3: the pit that faces the opponent's house.
  const guardPit = guard && (owned & 3) == 3 ? 3 : NOWHERE;
  let lifted = 0;
  let taken = 0;
  let captured = 0;
  for (;;) {
    const last = (clockwise ? from + count : from - count) & 15;
    const low = clockwise ? (from + 1) & 15 : last;
    let there = <i32>load<u8>(child + THEIRS + <usize>last) + 1;
    mine = Half.sow(mine, cleared, count, low);
    v128.store(child + THEIRS, mine);
    if (emptied) {
      return EMPTIED | Bits.houses(lifted, taken) | (captured << CAPTURED_SHIFT);
    }
    sown += count;
    if (sown > watch) {
      if (watch >= 0) startWatch();
      watch = -1;
      if (endless(mine, theirs, last | (clockwise << 4) | (lifted << 5), sown)) return NEVER;
    }
    if (count > 15) there = <i32>load<u8>(child + THEIRS + <usize>last);
    if (there <= 1) break;
    if (last < 8) {
      const facing = 7 - last;
      const seeds = <i32>load<u8>(child + MINE + <usize>facing);
      if (seeds != 0 && (last != guardPit || !guarded(child, lifted, taken))) {
        theirs = Half.clear(theirs, facing);
        v128.store(child + MINE, theirs);
        taken |= 1 << facing;
        captured += seeds;
        clockwise = (clockwise & (0x3c >> last)) | ((0x03 >> last) & 1);
        from = clockwise ? 15 : 8;
        cleared = 16;
        count = seeds;
        emptied = Half.frontEmpty(theirs);
        continue;
      }
      if (last == stopPit) {
        if (there >= houseFrom) {
          pausedClockwise = clockwise;
          pausedSown = sown;
          return AT_HOUSE | Bits.houses(lifted, taken) | (captured << CAPTURED_SHIFT);
        }
        stopPit = NOWHERE;
      }
    }
    lifted |= 1 << last;
    from = last;
    cleared = last;
    count = there;
  }
  return ENDED | Bits.houses(lifted, taken) | (captured << CAPTURED_SHIFT);
}

/** 3.3: on the board in the child's slot the mover's functional house, still his, keeps him from taking the opponent's, still his. */
function guarded(child: usize, lifted: i32, taken: i32): bool {
  if (((lifted | taken) & (1 << HOUSE)) != 0) return false;
  return <i32>load<u8>(child + THEIRS + HOUSE) >= houseFrom && load<u8>(child + MINE + 3) != 0;
}

/**
 * A takata: nothing is captured, the direction stays. `stopPit`: the house if it stops the turn, else 255. `banned`: the takasia pit or 255,
 * `bannedFirst` the same for the first lap.
 */
export function takataTurn(
  child: usize,
  mine: v128,
  theirs: v128,
  from: i32,
  count: i32,
  cleared: i32,
  clockwise: i32,
  stopPit: i32,
  bannedFirst: i32,
  banned: i32,
): i32 {
  let watch = Watch.from();
  let sown = 0;
  let lifted = 0;
  let stop = bannedFirst;
  for (;;) {
    const last = (clockwise ? from + count : from - count) & 15;
    const low = clockwise ? (from + 1) & 15 : last;
    let there = <i32>load<u8>(child + THEIRS + <usize>last) + 1;
    mine = Half.sow(mine, cleared, count, low);
    v128.store(child + THEIRS, mine);
    sown += count;
    if (sown > watch) {
      if (watch >= 0) startWatch();
      watch = -1;
      if (endless(mine, theirs, last | (lifted << 5), sown)) return NEVER;
    }
    if (count > 15) there = <i32>load<u8>(child + THEIRS + <usize>last);
    if (there <= 1) break;
    if (last == stopPit) {
      if (there >= houseFrom) break;
      stopPit = NOWHERE;
    }
    if (last == stop) break;
    stop = banned;
    lifted |= 1 << last;
    from = last;
    cleared = last;
    count = there;
  }
  return ENDED | Bits.houses(lifted, 0);
}
