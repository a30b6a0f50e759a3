/** Takasia (2.6): the mark left by a takata played as a mtaji move. */
import { Half } from './geometry';
import { MINE, NO_TAKASIA, THEIRS } from './position';
import { singletonExempt } from './rules';
import { HOUSE } from './sow';
import { lapEnds, mtajiCaptures, namuaCaptures } from './starts';

/**
 * The banned pit of the player to move in `slot`, whose opponent has just played a mtaji takata; NO_TAKASIA if there is none. Uses the
 * slot's halves, hand of the side to move, and houses.
 */
export function takasiaAfter(slot: usize, houses: i32, ghalaMine: i32): i32 {
  const y = v128.load(slot + MINE);
  const x = v128.load(slot + THEIRS);
  const swapped = ((houses & 1) << 1) | (houses >> 1);
  const right = mtajiCaptures(x, y, slot + THEIRS, swapped, true);
  const left = mtajiCaptures(x, y, slot + THEIRS, swapped, false);
  if ((right | left) == 0) return NO_TAKASIA;
  if (ghalaMine > 0) {
    if (namuaCaptures(y, x, houses) != 0) return NO_TAKASIA;
  } else if ((mtajiCaptures(y, x, slot + MINE, houses, true) | mtajiCaptures(y, x, slot + MINE, houses, false)) != 0) {
    return NO_TAKASIA;
  }
  const ends = lapEnds(right, slot + THEIRS, true) | lapEnds(left, slot + THEIRS, false);
  if ((ends & (ends - 1)) != 0) return NO_TAKASIA;
  const pit = 7 - ctz(ends);
  const mark = 1 << pit;
  if (pit == HOUSE && (houses & 1) != 0) return NO_TAKASIA;
  if ((Half.occupied(y) & 255) == mark) return NO_TAKASIA;
  if ((Half.plural(y) & 255) == mark) return NO_TAKASIA;
  if (singletonExempt && (Half.plural(y) & mark) == 0) return NO_TAKASIA;
  return pit;
}
