/**
 * What a match proves. Games are played in pairs (one opening, both colours), so the unit is the pair and its score
 * 0, 1/2, 1, 3/2 or 2 for A: the pentanomial counts. Pairs are independent, the two games of a pair are not.
 */

/** How many pairs ended with 0, 1/2, 1, 3/2 and 2 points for A. */
export type Pentanomial = readonly [number, number, number, number, number];

export interface Elo {
  /** Logistic Elo of A over B; infinite when A won or lost every game. */
  readonly elo: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** Half its width: "elo ± error". Infinite when one end is. */
  readonly error: number;
  /** Chance that A is the stronger one, 0 to 1. */
  readonly likelihoodOfSuperiority: number;
}

export interface SprtBounds {
  /** Elo of the two hypotheses, elo0 < elo1. */
  readonly elo0: number;
  readonly elo1: number;
  /** Chances of accepting the wrong one. */
  readonly alpha: number;
  readonly beta: number;
}

export interface Sprt {
  /** Logarithm of the likelihood ratio, elo1 against elo0. */
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly verdict: 'elo1' | 'elo0' | 'open';
}

/** Points per game of each of the five outcomes of a pair. */
const POINTS = [0, 0.25, 0.5, 0.75, 1] as const;
const Z95 = 1.959963984540054;

/** Expected points per game at an Elo difference. */
export function scoreOfElo(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** Elo difference at which these points per game (0 to 1) are expected. */
export function eloOfScore(score: number): number {
  if (score <= 0) return Number.NEGATIVE_INFINITY;
  if (score >= 1) return Number.POSITIVE_INFINITY;
  return 400 * Math.log10(score / (1 - score));
}

/** Adds a pair to the counts. `points`: A's points from both games, 0 to 2 in halves. */
export function addPair(counts: Pentanomial, points: number): Pentanomial {
  const at = points * 2;
  if (!Number.isInteger(at) || at < 0 || at > 4)
    throw new Error(`points of a pair: 0 to 2 in halves expected, not ${points}`);
  return counts.map((count, i) => (i === at ? count + 1 : count)) as unknown as Pentanomial;
}

function moments(counts: Pentanomial): { pairs: number; mean: number; variance: number } {
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  if (pairs === 0) return { pairs, mean: 0.5, variance: 0 };
  const mean = counts.reduce((sum, count, i) => sum + count * POINTS[i]!, 0) / pairs;
  const variance = counts.reduce((sum, count, i) => sum + count * (POINTS[i]! - mean) ** 2, 0) / pairs;
  return { pairs, mean, variance };
}

/** Elo of A over B with its 95 % interval. Null before the first finished pair. */
export function eloOf(counts: Pentanomial): Elo | null {
  const { pairs, mean, variance } = moments(counts);
  if (pairs === 0) return null;
  let [low, high] = [mean, mean];
  if (variance > 0) {
    const reach = Z95 * Math.sqrt(variance / pairs);
    low = mean - reach;
    high = mean + reach;
  } else if (mean === 0 || mean === 1) {
    // Every pair alike: the normal approximation would claim certainty. Exact one-outcome bound instead.
    const bound = 0.025 ** (1 / pairs);
    if (mean === 1) low = bound;
    else high = 1 - bound;
  } else {
    // The same with pairs that all gave, say, one point: the unseen outcomes are allowed 1 - 0.05^(1/n) together.
    const unseen = 1 - 0.05 ** (1 / pairs);
    low = mean * (1 - unseen);
    high = mean + (1 - mean) * unseen;
  }
  const deviation = Math.sqrt(variance / pairs);
  const [eloLow, eloHigh] = [eloOfScore(low), eloOfScore(high)];
  return {
    elo: eloOfScore(mean),
    low: eloLow,
    high: eloHigh,
    error: (eloHigh - eloLow) / 2,
    likelihoodOfSuperiority:
      deviation > 0 ? normalCdf((mean - 0.5) / deviation) : mean > 0.5 ? 1 : mean < 0.5 ? 0 : 0.5,
  };
}

/**
 * Sequential probability ratio test on the pentanomial counts: each hypothesis is given its best case, the most likely
 * outcome frequencies whose mean is the hypothesis's score.
 */
export function sprt(counts: Pentanomial, bounds: SprtBounds): Sprt {
  if (!(bounds.elo0 < bounds.elo1)) throw new Error(`SPRT: elo0 ${bounds.elo0} must be below elo1 ${bounds.elo1}`);
  const lower = Math.log(bounds.beta / (1 - bounds.alpha));
  const upper = Math.log((1 - bounds.beta) / bounds.alpha);
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  if (pairs === 0) return { llr: 0, lower, upper, verdict: 'open' };
  // An outcome never seen is not impossible: a thousandth of a pair keeps the logarithms finite.
  const seen = counts.map((count) => Math.max(count, 1e-3));
  const total = seen.reduce((sum, count) => sum + count, 0);
  const frequencies = seen.map((count) => count / total);
  const p0 = likeliestWithMean(frequencies, scoreOfElo(bounds.elo0));
  const p1 = likeliestWithMean(frequencies, scoreOfElo(bounds.elo1));
  const llr = pairs * frequencies.reduce((sum, f, i) => sum + f * Math.log(p1[i]! / p0[i]!), 0);
  return { llr, lower, upper, verdict: llr >= upper ? 'elo1' : llr <= lower ? 'elo0' : 'open' };
}

/** The frequencies with mean `mean` under which `observed` is most likely: f / (1 + t (x - mean)) with the fitting t. */
function likeliestWithMean(observed: readonly number[], mean: number): number[] {
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let step = 0; step < 100; step++) {
    const t = (low + high) / 2;
    const slope = observed.reduce((sum, f, i) => sum + (f * (POINTS[i]! - mean)) / (1 + t * (POINTS[i]! - mean)), 0);
    if (slope > 0) low = t;
    else high = t;
  }
  const t = (low + high) / 2;
  return observed.map((f, i) => f / (1 + t * (POINTS[i]! - mean)));
}

/** Standard normal distribution function, absolute error below 1e-7. */
export function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}
