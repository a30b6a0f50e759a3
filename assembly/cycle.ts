/**
 * Never-ending turns (2.7). The rule is a cap on the seeds sown. A turn without captures repeats its state long before the cap if
 * it never ends, so long turns are also watched for a repeated state (Brent: compare with a state saved at powers of two). A
 * repeated state cannot end, hence would exceed any cap: both tests always agree.
 */
import { moveLimit } from './rules';

/** Seeds after which a turn is watched. Above what nearly all finite turns sow, so that they pay one comparison a lap. */
const WATCH_FROM: i32 = 400;

/** Where this thread keeps the saved state: two halves. */
let saved: usize = 0;
let savedKey: i32 = 0;
let steps: i32 = 0;
let power: i32 = 0;
/** Never-ending turns met so far: each costs as much as many nodes. */
export let longTurns: i32 = 0;

export function setCycleScratch(address: usize): void {
  saved = address;
}

export class Watch {
  /** Seeds up to which a lap needs no call of `endless`. */
  // @ts-ignore: decorator
  @inline static from(): i32 {
    return min(moveLimit, WATCH_FROM);
  }
}

/** Starts watching a turn. */
export function startWatch(): void {
  power = 1;
  steps = 0;
  savedKey = -1;
}

/** After a lap of a watched turn: whether the turn counts as never-ending. `key` names what the halves do not show. */
export function endless(mine: v128, theirs: v128, key: i32, sown: i32): bool {
  if (sown > moveLimit) {
    longTurns++;
    return true;
  }
  if (key == savedKey) {
    const difference = v128.or(v128.xor(mine, v128.load(saved)), v128.xor(theirs, v128.load(saved + 16)));
    if (!v128.any_true(difference)) return true;
  }
  if (++steps == power) {
    power <<= 1;
    steps = 0;
    savedKey = key;
    v128.store(saved, mine);
    v128.store(saved + 16, theirs);
  }
  return false;
}
