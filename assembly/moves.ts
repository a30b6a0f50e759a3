/** Legal moves of the games with a kichwa (rules 2.3 to 2.6, 3.1 to 3.3). Making a move is what shows that it ends (2.7), so every child is made once and kept. */
import { Half } from './geometry';
import {
  CAPTURE,
  DUTY,
  GHALA_MINE,
  GHALA_THEIRS,
  HOUSES,
  Meta,
  MINE,
  NO_TAKASIA,
  OPEN,
  SAFARI,
  SIDE,
  SLOT,
  TAKASIA,
  THEIRS,
  WON,
} from './position';
import {
  duty,
  firstTakata,
  houseFrom,
  houseOutlives,
  houseRunsOn,
  mtajiSafari,
  mtajiTax,
  singlesNeedFunctional,
  singlesOnlyAmongSingles,
  takasia,
  taxLeaves,
} from './rules';
import {
  AT_HOUSE,
  CAPTURED_SHIFT,
  captureTurn,
  EMPTIED,
  END_MASK,
  HOUSE,
  LIFTED_HOUSE,
  NEVER,
  pausedClockwise,
  pausedSown,
  TOOK_HOUSE,
  takataTurn,
} from './sow';
import { mtajiCaptures, namuaCaptures } from './starts';
import { takasiaAfter } from './takasia';

const NOWHERE: i32 = 255;
const FRONT: i32 = 255;

/** Fields of the parent that every child needs, set once by `baoMoves`. */
let parent: usize = 0;
/** Hands of the child: its mover's is the parent's opponent's. */
let ghalaNext: i32 = 0;
let ghalaLeft: i32 = 0;
let houses: i32 = 0;
let side: i32 = 0;
let namua: bool = false;
/** A duty that outlives this turn (3.2), as the child will see it: DUTY + pit, or NO_TAKASIA. */
let standing: i32 = NO_TAKASIA;

/** Writes the children of `slot` from `out` on; returns where they end. None: the side to move has lost. */
export function baoMoves(slot: usize, out: usize): usize {
  const mine = v128.load(slot + MINE);
  const theirs = v128.load(slot + THEIRS);
  if (Half.frontEmpty(mine) || Half.frontEmpty(theirs)) return out;
  parent = slot;
  houses = <i32>load<u8>(slot + HOUSES);
  side = <i32>load<u8>(slot + SIDE) ^ 1;
  ghalaNext = <i32>load<u8>(slot + GHALA_THEIRS);
  const ghala = <i32>load<u8>(slot + GHALA_MINE);
  const mark = <i32>load<u8>(slot + TAKASIA);
  namua = ghala > 0;
  ghalaLeft = namua ? ghala - 1 : 0;
  standing = duty && mark < DUTY ? mark | DUTY : NO_TAKASIA;
  if (namua) {
    const pits = namuaCaptures(mine, theirs, houses);
    return pits != 0 ? namuaCapturing(mine, theirs, mark, pits, out) : namuaTakata(mine, theirs, mark, out);
  }
  const right = mtajiCaptures(mine, theirs, slot + MINE, houses, true);
  const left = mtajiCaptures(mine, theirs, slot + MINE, houses, false);
  if ((right | left) != 0) return mtajiCapturing(mine, theirs, mark, right, left, out);
  return mtajiTakata(mine, theirs, mark, out);
}

function namuaCapturing(mine: v128, theirs: v128, mark: i32, pits: i32, out: usize): usize {
  if (mark != NO_TAKASIA && mark >= DUTY) {
    const must = 1 << (7 - (mark & 7));
    if ((pits & must) != 0) pits = must;
  }
  do {
    const pit = ctz(pits);
    pits &= pits - 1;
    const facing = 7 - pit;
    const count = <i32>load<u8>(parent + THEIRS + <usize>facing);
    const placed = Half.sow(mine, 16, 1, pit);
    const left = Half.clear(theirs, facing);
    const emptied = Half.frontEmpty(left);
    // 2.2: the outer pits leave no choice of kichwa.
    if (pit < 6) out = namuaCapture(out, placed, left, pit, 1, count, emptied);
    if (pit > 1) out = namuaCapture(out, placed, left, pit, 0, count, emptied);
  } while (pits != 0);
  return out;
}

function namuaCapture(
  out: usize,
  mine: v128,
  theirs: v128,
  pit: i32,
  clockwise: i32,
  count: i32,
  emptied: bool,
): usize {
  v128.store(out + THEIRS, mine);
  v128.store(out + MINE, theirs);
  const owned = pit == 7 - HOUSE ? houses & 1 : houses;
  const end = captureTurn(out, mine, theirs, clockwise ? 15 : 8, count, 16, clockwise, true, owned, 0, emptied);
  return captured(out, end, owned, count, pit | (clockwise << 4) | CAPTURE);
}

function mtajiCapturing(mine: v128, theirs: v128, mark: i32, right: i32, left: i32, out: usize): usize {
  if (mark != NO_TAKASIA && mark >= DUTY) {
    const must = 7 - (mark & 7);
    const rightMust = endingIn(right, must, 1);
    const leftMust = endingIn(left, must, -1);
    if ((rightMust | leftMust) != 0) {
      right = rightMust;
      left = leftMust;
    }
  }
  while (right != 0) {
    const pit = ctz(right);
    right &= right - 1;
    out = mtajiCapture(out, mine, theirs, pit, 1);
  }
  while (left != 0) {
    const pit = ctz(left);
    left &= left - 1;
    out = mtajiCapture(out, mine, theirs, pit, 0);
  }
  return out;
}

/** Those of `pits` whose lap ends in `target`. */
function endingIn(pits: i32, target: i32, step: i32): i32 {
  let found = 0;
  while (pits != 0) {
    const pit = ctz(pits);
    pits &= pits - 1;
    if (((pit + step * <i32>load<u8>(parent + MINE + <usize>pit)) & 15) == target) found |= 1 << pit;
  }
  return found;
}

function mtajiCapture(out: usize, mine: v128, theirs: v128, pit: i32, clockwise: i32): usize {
  v128.store(out + THEIRS, mine);
  v128.store(out + MINE, theirs);
  const count = <i32>load<u8>(parent + MINE + <usize>pit);
  // 2.5: the first capture of a mtaji move ends both houses, unless the rules keep them.
  let owned = houseOutlives ? houses : 0;
  if (pit == HOUSE) owned &= 2;
  const end = captureTurn(out, mine, theirs, pit, count, pit, clockwise, mtajiSafari, owned, 0, false);
  return captured(out, end, owned, 0, pit | (clockwise << 4) | CAPTURE);
}

/** Completes the child of a capturing turn; where it stopped at the house, makes its safari (2.5) as well. */
function captured(out: usize, end: i32, owned: i32, before: i32, move: i32): usize {
  const how = end & END_MASK;
  if (how == NEVER) return out;
  const left = owned & ~(((end & LIFTED_HOUSE) >> 2) | ((end & TOOK_HOUSE) >> 2));
  const gain = before + (end >> CAPTURED_SHIFT);
  complete(out, left, how == EMPTIED ? WON : OPEN, move, gain);
  const next = out + SLOT;
  return how == AT_HOUSE ? safari(next, out, left & 2, gain, move | SAFARI) : next;
}

function safari(out: usize, stopped: usize, owned: i32, gain: i32, move: i32): usize {
  const mine = v128.load(stopped + THEIRS);
  const theirs = v128.load(stopped + MINE);
  v128.store(out + THEIRS, mine);
  v128.store(out + MINE, theirs);
  const count = <i32>load<u8>(stopped + THEIRS + HOUSE);
  const end = captureTurn(out, mine, theirs, HOUSE, count, HOUSE, pausedClockwise, false, owned, pausedSown, false);
  return captured(out, end, owned, gain, move);
}

function complete(out: usize, left: i32, status: i32, move: i32, gain: i32): void {
  let mark = standing;
  if (mark != NO_TAKASIA && load<u8>(out + THEIRS + <usize>(mark & 7)) == 0) mark = NO_TAKASIA;
  Meta.write(out, ghalaNext, ghalaLeft, (left >> 1) | ((left & 1) << 1), mark, side, status, move, gain);
}

/** 2.3 and the differences of 3.2, 3.3, 3.6. */
function namuaTakata(mine: v128, theirs: v128, mark: i32, out: usize): usize {
  const occupied = Half.occupied(mine) & FRONT;
  const plural = Half.plural(mine) & FRONT;
  const house = <i32>load<u8>(parent + MINE + HOUSE);
  const owned = (houses & 1) != 0;
  const functional = owned && house >= houseFrom;
  let pits = occupied;
  let inward = false;
  let tax = false;
  if ((occupied & (occupied - 1)) == 0) {
    inward = true;
    tax = functional && occupied == 1 << HOUSE && (taxLeaves == 0 || house - 1 >= taxLeaves);
  } else if (plural != 0) {
    if (functional) {
      pits = occupied & ~(1 << HOUSE);
      const others = plural & ~(1 << HOUSE);
      if (singlesOnlyAmongSingles && others != 0) pits = others;
    } else if (!owned || singlesNeedFunctional || singlesOnlyAmongSingles) {
      pits = plural;
    }
  }
  const banned = mark < DUTY ? mark : NOWHERE;
  if (banned != NOWHERE) pits &= ~(1 << banned);
  while (pits != 0) {
    const pit = ctz(pits);
    pits &= pits - 1;
    const start = <i32>load<u8>(parent + MINE + <usize>pit) + 1;
    const count = tax ? 2 : start;
    const lifted = pit == HOUSE && !tax;
    const stopPit = owned && !lifted ? HOUSE : NOWHERE;
    const sowing = tax ? i8x16.sub(mine, i8x16.replace_lane(i8x16.splat(0), 4, 1)) : mine;
    for (let clockwise = 1; clockwise >= 0; clockwise--) {
      if (inward && ((pit == 0 && clockwise == 0) || (pit == 7 && clockwise == 1))) continue;
      out = takata(out, sowing, theirs, pit, count, tax ? 16 : pit, clockwise, stopPit, banned, banned, lifted);
    }
  }
  return out;
}

/** 2.4 and the differences of 3.2, 3.3, 3.6. */
function mtajiTakata(mine: v128, theirs: v128, mark: i32, out: usize): usize {
  const all = Half.plural(mine);
  const occupied = Half.occupied(mine) & FRONT;
  const owned = (houses & 1) != 0;
  const house = <i32>load<u8>(parent + MINE + HOUSE);
  const functional = owned && house >= houseFrom;
  const banned = mark < DUTY ? mark : NOWHERE;
  let pits = all & FRONT;
  if (pits == 0) pits = all;
  else if (firstTakata != 0 && (firstTakata == 1 ? owned && house > 1 : functional)) pits = 1 << HOUSE;
  if (banned != NOWHERE) pits &= ~(1 << banned);
  const inward = (occupied & (occupied - 1)) == 0;
  const tax = mtajiTax && functional && all == 1 << HOUSE;
  while (pits != 0) {
    const pit = ctz(pits);
    pits &= pits - 1;
    const count = tax ? 2 : <i32>load<u8>(parent + MINE + <usize>pit);
    const lifted = pit == HOUSE && !tax;
    const first = houseRunsOn && owned && pit == HOUSE ? NOWHERE : banned;
    const sowing = tax ? i8x16.sub(mine, i8x16.replace_lane(i8x16.splat(0), 4, 2)) : mine;
    for (let clockwise = 1; clockwise >= 0; clockwise--) {
      if (inward && ((pit == 0 && clockwise == 0) || (pit == 7 && clockwise == 1))) continue;
      out = takata(out, sowing, theirs, pit, count, tax ? 16 : pit, clockwise, NOWHERE, first, banned, lifted);
    }
  }
  return out;
}

function takata(
  out: usize,
  mine: v128,
  theirs: v128,
  pit: i32,
  count: i32,
  cleared: i32,
  clockwise: i32,
  stopPit: i32,
  bannedFirst: i32,
  banned: i32,
  lifted: bool,
): usize {
  v128.store(out + THEIRS, mine);
  v128.store(out + MINE, theirs);
  const end = takataTurn(out, mine, theirs, pit, count, cleared, clockwise, stopPit, bannedFirst, banned);
  if ((end & END_MASK) == NEVER) return out;
  const left = lifted || (end & LIFTED_HOUSE) != 0 ? houses & 2 : houses;
  complete(out, left, OPEN, pit | (clockwise << 4), 0);
  if (takasia && !namua) {
    const mark = takasiaAfter(out, (left >> 1) | ((left & 1) << 1), ghalaNext);
    if (mark != NO_TAKASIA) store<u8>(out + TAKASIA, <u8>mark);
  }
  return out + SLOT;
}
