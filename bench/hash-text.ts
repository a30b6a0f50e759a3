/** FNV-1a, 32 bits: the same number for the same text everywhere. Tells texts apart and picks by them; no secret. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** A number from 0 up to 1 that looks as if drawn by lot, but is the same for the same text. */
export function lotOf(text: string): number {
  // FNV's last characters hardly reach the high bits: two rounds of mixing spread them.
  let hash = hashText(text);
  for (let round = 0; round < 2; round++) {
    hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> 0;
  }
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}
