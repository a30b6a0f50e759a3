/** Legal moves of the Arab games (3.4, 3.5): relay sowing on a ring of 14 or 16, captures leave the board. */
import { endless, startWatch, Watch } from './cycle';
import { Half } from './geometry';
import { CAPTURE, ENDLESS, Meta, MINE, NO_TAKASIA, OPEN, SIDE, SLOT, THEIRS } from './position';
import { arabDirections, arabEachAlone, columns } from './rules';

/** Writes the children of `slot` from `out` on; returns where they end. None: the side to move has lost. */
export function arabMoves(slot: usize, out: usize): usize {
  const mine = v128.load(slot + MINE);
  const theirs = v128.load(slot + THEIRS);
  const side = <i32>load<u8>(slot + SIDE) ^ 1;
  const plural = Half.plural(mine);
  let pits = plural != 0 ? plural : Half.occupied(mine);
  // A player without seeds has lost, also the one who is not to move.
  if (!v128.any_true(theirs)) return out;
  while (pits != 0) {
    const pit = ctz(pits);
    pits &= pits - 1;
    for (let clockwise = 0; clockwise < 2; clockwise++) {
      if (((arabDirections >> clockwise) & 1) == 0) continue;
      if (plural == 0 && load<u8>(slot + MINE + <usize>next(pit, 1, clockwise)) != 0) continue;
      v128.store(out + THEIRS, mine);
      v128.store(out + MINE, theirs);
      const taken = turn(out, mine, theirs, pit, clockwise);
      let status = OPEN;
      if (taken < 0) {
        // 3.4: legal, loses, and leaves the board as it was.
        v128.store(out + THEIRS, mine);
        v128.store(out + MINE, theirs);
        status = ENDLESS;
      }
      const move = pit | (clockwise << 4) | (taken > 0 ? CAPTURE : 0);
      Meta.write(out, 0, 0, 0, NO_TAKASIA, side, status, move, max(taken, 0));
      out += SLOT;
    }
  }
  return out;
}

function next(pit: i32, count: i32, clockwise: i32): i32 {
  const ring = columns << 1;
  const moved = count % ring;
  const at = clockwise != 0 ? pit + moved : pit - moved;
  return at < 0 ? at + ring : at >= ring ? at - ring : at;
}

/** Plays a turn in the child's slot; returns the seeds taken, or -1 if it never ends. */
function turn(child: usize, mine: v128, theirs: v128, from: i32, clockwise: i32): i32 {
  let watch = Watch.from();
  let sown = 0;
  let count = <i32>load<u8>(child + THEIRS + <usize>from);
  for (;;) {
    const last = next(from, count, clockwise);
    const low = clockwise != 0 ? next(from, 1, 1) : last;
    mine = Half.sow(mine, from, count, low);
    v128.store(child + THEIRS, mine);
    sown += count;
    if (sown > watch) {
      if (watch >= 0) startWatch();
      watch = -1;
      if (endless(mine, theirs, last, sown)) return -1;
    }
    count = <i32>load<u8>(child + THEIRS + <usize>last);
    from = last;
    // Nothing to sow on with: an empty pit was reached (or, if memory was spoilt, nothing at all).
    if (count <= 1) break;
  }
  return from < columns ? take(child, theirs, from) : 0;
}

/** Takes what the empty front pit `pit`, just reached, faces. */
function take(child: usize, theirs: v128, pit: i32): i32 {
  const front = columns - 1 - pit;
  const back = columns + pit;
  const first = <i32>load<u8>(child + MINE + <usize>front);
  if (first == 0 && !arabEachAlone) return 0;
  const second = <i32>load<u8>(child + MINE + <usize>back);
  v128.store(child + MINE, Half.clear(Half.clear(theirs, front), back));
  return first + second;
}
