/**
 * Seeded random numbers: the same seed gives the same numbers on every machine. Splitmix steps over two 32-bit words;
 * good enough to draw openings and shuffle samples, not for secrets.
 */
export class Random {
  #state: number;

  /** Streams of different `stream` numbers under one seed do not run into each other. */
  constructor(seed: number, stream = 0) {
    this.#state = mix(mix(seed >>> 0) ^ Math.imul((stream + 1) >>> 0, 0x9e3779b1));
  }

  /** A whole number, 0 to 2^32 - 1. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    return mix(this.#state);
  }

  /** A whole number, 0 to n - 1; n from 1 to 2^32. */
  below(n: number): number {
    return Math.floor((this.next() / 4294967296) * n);
  }

  /** A real number in [0, 1). */
  real(): number {
    return this.next() / 4294967296;
  }

  /** A normally distributed number, mean 0, deviation 1. */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.real()));
    return radius * Math.cos(2 * Math.PI * this.real());
  }

  /** One of the items; the list must not be empty. */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('Random.pick: the list is empty');
    return items[this.below(items.length)] as T;
  }

  /** Puts a list in random order, in place. */
  shuffle(items: Uint32Array | unknown[]): void {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const kept = items[i];
      items[i] = items[j] as never;
      items[j] = kept as never;
    }
  }
}

function mix(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
