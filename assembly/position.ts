/**
 * A position is a slot of 64 bytes, seen from the side to move: its half first. Moving swaps the halves, so one code serves
 * both players. The slot of a child also carries the move that made it.
 */
import { Half } from './geometry';
import { arab, columns, houseFrom, seeds } from './rules';

/** Bytes of a slot. */
export const SLOT: usize = 64;
/** Halves of the side to move and of its opponent. */
export const MINE: usize = 0;
export const THEIRS: usize = 16;
/** u64 of small fields, see `Meta`. */
export const META: usize = 32;
/** i32, larger = search first. */
export const ORDER: usize = 40;
/** u64. */
export const HASH: usize = 48;
/** i32. */
export const EVALUATION: usize = 56;

/** Fields of META, one byte each, from the lowest. */
export const GHALA_MINE: usize = 32;
export const GHALA_THEIRS: usize = 33;
/** Bit 0: the mover owns his house, bit 1: the opponent does. */
export const HOUSES: usize = 34;
/** `NO_TAKASIA`, a banned pit of the mover (2.6), or `DUTY` + a pit of the opponent that must be taken (3.2). */
export const TAKASIA: usize = 35;
/** 0 South, 1 North. */
export const SIDE: usize = 36;
export const STATUS: usize = 37;
/** Pit, `CLOCKWISE`, `SAFARI`, `CAPTURE`. */
export const MOVE: usize = 38;
/** Seeds captured by the move. */
export const CAPTURED: usize = 39;

export const NO_TAKASIA: i32 = 255;
export const DUTY: i32 = 64;

/** Goes on; the player who just moved has won; the player who just moved has lost by a never-ending turn (3.4). */
export const OPEN: i32 = 0;
export const WON: i32 = 1;
export const ENDLESS: i32 = 2;

/** Ring direction +1 of the first lap; in a namua capture that is the left kichwa. */
export const CLOCKWISE: i32 = 16;
export const SAFARI: i32 = 32;
export const CAPTURE: i32 = 64;

/** Slots: contiguous, so that children are addressed by number. */
export class Meta {
  /** All small fields of a child in one store. */
  // @ts-ignore: decorator
  @inline static write(
    slot: usize,
    ghalaMine: i32,
    ghalaTheirs: i32,
    houses: i32,
    takasia: i32,
    side: i32,
    status: i32,
    move: i32,
    captured: i32,
  ): void {
    const low = ghalaMine | (ghalaTheirs << 8) | (houses << 16) | (takasia << 24);
    const high = side | (status << 8) | (move << 16) | (captured << 24);
    store<u64>(slot + META, <u64>(<u32>low) | ((<u64>(<u32>high)) << 32));
  }
}

/** Codes of `checkPosition`. */
export const POSITION_OK: i32 = 0;
export const BAD_COUNT: i32 = 1;
export const BAD_SEEDS: i32 = 2;
export const BAD_HOUSE: i32 = 3;
export const BAD_TAKASIA: i32 = 4;
export const BAD_SIDE: i32 = 5;

/**
 * Whether the engine can work on the slot: counts and seeds within the ruleset, fields in range, marks on pits that can bear
 * them. What makes a set-up a position beyond that is the host's to say.
 */
export function checkPosition(slot: usize): i32 {
  const ring = arab ? 2 * columns : 16;
  let total = 0;
  for (let i = 0; i < 32; i++) {
    const count = <i32>load<u8>(slot + i);
    if (count > seeds || ((i & 15) >= ring && count != 0)) return BAD_COUNT;
    total += count;
  }
  const ghalaMine = <i32>load<u8>(slot + GHALA_MINE);
  const ghalaTheirs = <i32>load<u8>(slot + GHALA_THEIRS);
  total += ghalaMine + ghalaTheirs;
  if (arab ? total > seeds || (ghalaMine | ghalaTheirs) != 0 : total != seeds) return BAD_SEEDS;
  const houses = <i32>load<u8>(slot + HOUSES);
  if (houses > 3 || (houses != 0 && (arab || houseFrom > 96))) return BAD_HOUSE;
  const mark = <i32>load<u8>(slot + TAKASIA);
  if (mark != NO_TAKASIA) {
    if (arab || (mark & 63) > 7 || mark > (DUTY | 7)) return BAD_TAKASIA;
    const half = mark >= DUTY ? THEIRS : MINE;
    if (load<u8>(slot + half + <usize>(mark & 7)) == 0) return BAD_TAKASIA;
  }
  if (load<u8>(slot + SIDE) > 1 || <i32>load<u8>(slot + STATUS) > ENDLESS) return BAD_SIDE;
  return POSITION_OK;
}

/** Seeds of the side to move less those of the opponent, hands included. */
export function balance(slot: usize): i32 {
  return (
    Half.sum(v128.load(slot + MINE)) +
    load<u8>(slot + GHALA_MINE) -
    Half.sum(v128.load(slot + THEIRS)) -
    load<u8>(slot + GHALA_THEIRS)
  );
}
