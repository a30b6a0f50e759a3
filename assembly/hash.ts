/** 64-bit hash of a state: a few multiplications over its 37 bytes. Side, hands, houses and takasia count; the move does not. */
import { META, MINE, THEIRS } from './position';

const K1: u64 = 0x9e3779b97f4a7c15;
const K2: u64 = 0xc2b2ae3d27d4eb4f;
const K3: u64 = 0x165667b19e3779f9;
const K4: u64 = 0xd6e8feb86659fd93;
const K5: u64 = 0xff51afd7ed558ccd;
const STATE_FIELDS: u64 = 0xff_ffff_ffff;

export function hashOf(slot: usize): u64 {
  const a = (load<u64>(slot + MINE) ^ K3) * K1;
  const b = (load<u64>(slot + MINE + 8) ^ K4) * K2;
  const c = (load<u64>(slot + THEIRS) ^ K1) * K5;
  const d = (load<u64>(slot + THEIRS + 8) ^ K2) * K4;
  const e = ((load<u64>(slot + META) & STATE_FIELDS) ^ K5) * K3;
  let h = (a ^ rotr(a, 32)) + rotr(b ^ (b >> 29), 17);
  h = (h ^ (c >> 31) ^ c) * K1 + (rotr(d, 23) ^ (d >> 30));
  h = (h ^ (h >> 32) ^ e ^ (e >> 28)) * K2;
  return h ^ (h >> 29);
}
