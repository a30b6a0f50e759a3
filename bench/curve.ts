/** The curve from an engine score to a win chance: 1 / (1 + e^(-score / scale)), fitted on games. */

export interface CurveFit {
  /** Hundredths of a seed for a step of one logit: at this score a win is e times as likely as a loss. */
  readonly scale: number;
  /** Mean cross-entropy of the fit in nats, and of always saying 1/2 (0.693). */
  readonly loss: number;
  readonly samples: number;
}

/** Win chance, 0 to 1, of the side whose score (hundredths of a seed) this is. */
export function winChance(score: number, scale: number): number {
  return 1 / (1 + Math.exp(-score / scale));
}

/**
 * Fits the scale by maximum likelihood (Newton on its inverse). `scores`: hundredths of a seed for the side to move;
 * `results`: 0, 1/2 or 1 for the same side. Throws if the data are empty or say that a higher score loses.
 */
export function fitCurve(scores: ArrayLike<number>, results: ArrayLike<number>): CurveFit {
  const n = scores.length;
  if (n === 0 || n !== results.length)
    throw new Error(`fitCurve: as many results as scores expected, not ${results.length} and ${n}`);
  let slope = 1 / 400;
  for (let step = 0; step < 60; step++) {
    let gradient = 0;
    let curvature = 0;
    for (let i = 0; i < n; i++) {
      const x = scores[i]!;
      const p = 1 / (1 + Math.exp(-slope * x));
      gradient += (results[i]! - p) * x;
      curvature += p * (1 - p) * x * x;
    }
    if (curvature < 1e-9) break;
    // A full Newton step can overshoot far out on the flat part: at most double or halve.
    const next = Math.min(slope * 2, Math.max(slope / 2, slope + gradient / curvature));
    const moved = Math.abs(next - slope);
    slope = next;
    if (moved < slope * 1e-10) break;
  }
  if (!(slope > 1e-7)) throw new Error('fitCurve: no relation between score and result in these games');
  let loss = 0;
  for (let i = 0; i < n; i++) {
    const z = slope * scores[i]!;
    // log(1 + e^z) without overflow
    loss += Math.max(z, 0) + Math.log1p(Math.exp(-Math.abs(z))) - results[i]! * z;
  }
  return { scale: 1 / slope, loss: loss / n, samples: n };
}
