/**
 * Laps alone, a small program of its own (build/laps.wasm): the same sowing by the engine's table and vector addition, and by a
 * loop over bytes as an engine without SIMD would do it. Benchmarks compare the two; the results must be equal.
 */
import { buildGeometry, Half } from './geometry';
import { EVAL } from './memory';

/** One half, where the engine keeps its evaluation. */
const AT: usize = EVAL;

export function prepare(): void {
  buildGeometry();
}

/** All of Kiswahili's 64 seeds, four in each pit: one always holds two or more. */
function fill(): void {
  for (let pit = 0; pit < 16; pit++) store<u8>(AT + pit, 4);
}

class Next {
  /** The pit the next lap starts from: where the last seed fell, or the next with two or more. */
  // @ts-ignore: decorator
  @inline static from(last: i32): i32 {
    let pit = last;
    while (load<u8>(AT + pit) < 2) pit = (pit + 1) & 15;
    return pit;
  }
}

/** Sows `count` laps by table; returns a sum over the places where they ended. */
export function byTable(count: i32): i32 {
  fill();
  let sum = 0;
  let pit = 0;
  for (let lap = 0; lap < count; lap++) {
    pit = Next.from(pit);
    const seeds = <i32>load<u8>(AT + pit);
    v128.store(AT, Half.sow(v128.load(AT), pit, seeds, (pit + 1) & 15));
    pit = (pit + seeds) & 15;
    sum = sum * 31 + pit;
  }
  return sum;
}

/** The same laps seed by seed. */
export function byBytes(count: i32): i32 {
  fill();
  let sum = 0;
  let pit = 0;
  for (let lap = 0; lap < count; lap++) {
    pit = Next.from(pit);
    const seeds = <i32>load<u8>(AT + pit);
    store<u8>(AT + pit, 0);
    for (let seed = 1; seed <= seeds; seed++) {
      const next = AT + <usize>((pit + seed) & 15);
      store<u8>(next, load<u8>(next) + 1);
    }
    pit = (pit + seeds) & 15;
    sum = sum * 31 + pit;
  }
  return sum;
}
