/**
 * Transposition table: buckets of four 16-byte entries in the memory above TABLE, shared by all threads without locks. An entry is
 * two words, key ^ data and data: a half-written entry matches no key.
 *
 * Data, from the lowest bit: score i16, evaluation i16, depth u8, move u8, bound 2 bits, `full` 1 bit, age u8.
 */
import { TABLE, TABLE_AGE } from './memory';
import { WIN_ZONE } from './score';

export const UPPER: i32 = 1;
export const LOWER: i32 = 2;
export const EXACT: i32 = 3;
/** Beside the bound: nothing was pruned below (see Score.onlyEnds). */
export const FULL: i32 = 4;
/** No move. */
export const NO_MOVE: i32 = 255;

const BUCKET: usize = 64;
const ENTRY: usize = 16;
const AGE_SHIFT: u64 = 51;

let buckets: u64 = 1;
let age: u64 = 0;

/** The data word found by `probe`. */
let found: u64 = 0;

/** Takes the whole rest of the memory. */
export function openTable(): void {
  const bytes = (<u64>memory.size()) << 16;
  buckets = max((bytes - <u64>TABLE) / <u64>BUCKET, 1);
}

export function clearTable(): void {
  memory.fill(TABLE, 0, <usize>(buckets * <u64>BUCKET));
  store<i32>(TABLE_AGE, 0);
  age = 0;
}

/** Entries of earlier searches are the first to be replaced. */
export function newSearch(): void {
  store<i32>(TABLE_AGE, (load<i32>(TABLE_AGE) + 1) & 255);
}

/** Every thread, before it searches: takes over the age that thread 0 has set. */
export function joinSearch(): void {
  age = <u64>(load<i32>(TABLE_AGE) & 255);
}

class Bucket {
  // @ts-ignore: decorator
  @inline static of(hash: u64): usize {
    return TABLE + <usize>(((hash >> 32) * buckets) >> 32) * BUCKET;
  }
}

/** Whether the table knows the position; then the `found...` functions tell what. */
export function probe(hash: u64): bool {
  const bucket = Bucket.of(hash);
  for (let at = bucket; at < bucket + BUCKET; at += ENTRY) {
    const data = load<u64>(at + 8);
    if ((load<u64>(at) ^ data) == hash && data != 0) {
      found = data;
      return true;
    }
  }
  return false;
}

export class Found {
  // @ts-ignore: decorator
  @inline static score(): i32 {
    return <i32>(<i16>found);
  }
  // @ts-ignore: decorator
  @inline static evaluation(): i32 {
    return <i32>(<i16>(found >> 16));
  }
  // @ts-ignore: decorator
  @inline static depth(): i32 {
    return <i32>(<u8>(found >> 32));
  }
  // @ts-ignore: decorator
  @inline static move(): i32 {
    return <i32>(<u8>(found >> 40));
  }
  /** UPPER, LOWER or EXACT. */
  // @ts-ignore: decorator
  @inline static bound(): i32 {
    return <i32>((found >> 48) & 3);
  }
  /** Whether the entry's score, by its bound, is nearer to the truth than the static score it holds. Ends are left out. */
  // @ts-ignore: decorator
  @inline static betters(evaluation: i32): bool {
    const score = Found.score();
    return score > -WIN_ZONE && score < WIN_ZONE && (Found.bound() & (score > evaluation ? LOWER : UPPER)) != 0;
  }
  // @ts-ignore: decorator
  @inline static full(): bool {
    return ((found >> 50) & 1) != 0;
  }
}

/** `bound`: UPPER, LOWER or EXACT, with or without FULL. `depth` 0 to 255. */
export function remember(hash: u64, score: i32, evaluation: i32, depth: i32, move: i32, bound: i32): void {
  const bucket = Bucket.of(hash);
  let place = bucket;
  let worst = i32.MAX_VALUE;
  for (let at = bucket; at < bucket + BUCKET; at += ENTRY) {
    const old = load<u64>(at + 8);
    if ((load<u64>(at) ^ old) == hash) {
      const oldDepth = <i32>(<u8>(old >> 32));
      if (depth + 3 < oldDepth && (bound & 3) != EXACT && old >> AGE_SHIFT == age) return;
      if (move == NO_MOVE) move = <i32>(<u8>(old >> 40));
      place = at;
      break;
    }
    const years = <i32>((age - (old >> AGE_SHIFT)) & 255);
    const worth = old == 0 ? i32.MIN_VALUE : <i32>(<u8>(old >> 32)) - 8 * years;
    if (worth < worst) {
      worst = worth;
      place = at;
    }
  }
  const data =
    <u64>(<u16>score) |
    ((<u64>(<u16>evaluation)) << 16) |
    ((<u64>(<u8>depth)) << 32) |
    ((<u64>(<u8>move)) << 40) |
    ((<u64>bound) << 48) |
    (age << AGE_SHIFT);
  store<u64>(place, hash ^ data);
  store<u64>(place + 8, data);
}

/** Permille of entries written by the present search, from the first thousand buckets. */
export function hashfull(): i32 {
  const sample = min(buckets, 1000);
  let used: u64 = 0;
  for (let at = TABLE; at < TABLE + <usize>sample * BUCKET; at += ENTRY) {
    const data = load<u64>(at + 8);
    if (data != 0 && data >> AGE_SHIFT == age) used++;
  }
  return <i32>((used * 250) / sample);
}
