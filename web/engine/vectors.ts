/** A function that returns an `i8x16.splat`: accepted only where WebAssembly has SIMD. */
const SIMD = [
  [0, 97, 115, 109, 1, 0, 0, 0],
  [1, 5, 1, 96, 0, 1, 123],
  [3, 2, 1, 0],
  [10, 8, 1, 6, 0, 65, 0, 253, 15, 11],
].flat();

/** Whether vector instructions can be run here; without them the engine's scalar build is the only one that loads. */
export const hasVectors = (): boolean => WebAssembly.validate(new Uint8Array(SIMD));
