/** Adam (Kingma and Ba 2014) over one flat array of weights, with decay towards given values. */
export class Adam {
  readonly #first: Float32Array;
  readonly #second: Float32Array;
  #steps = 0;

  /** `weights` is changed in place by `step`. */
  constructor(readonly weights: Float32Array) {
    this.#first = new Float32Array(weights.length);
    this.#second = new Float32Array(weights.length);
  }

  /**
   * One step down `gradient` (mean over the batch), which is set to zero for the next. `decay` pulls each weight towards
   * `home` (zero if absent) by that part of the learning rate.
   */
  step(gradient: Float32Array, rate: number, decay = 0, home?: Float32Array): void {
    const [first, second, weights] = [this.#first, this.#second, this.weights];
    this.#steps++;
    const c1 = 1 / (1 - 0.9 ** this.#steps);
    const c2 = 1 / (1 - 0.999 ** this.#steps);
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i]!;
      const m = 0.9 * first[i]! + 0.1 * g;
      const v = 0.999 * second[i]! + 0.001 * g * g;
      first[i] = m;
      second[i] = v;
      gradient[i] = 0;
      const w = weights[i]!;
      weights[i] = w - rate * ((m * c1) / (Math.sqrt(v * c2) + 1e-8) + decay * (w - (home ? home[i]! : 0)));
    }
  }
}
