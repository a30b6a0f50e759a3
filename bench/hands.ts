/**
 * How far search scores are off by what the two hands say. A game's first networks did not see who sows the last seed from the hand,
 * nor did the searches that rest on them; the results of their games tell.
 */
import { type CurveFit, fitCurve, winChance } from './curve.ts';
import { HANDS, handsPlace } from './features.ts';
import { comparable, SAMPLE_BYTES, type SampleSet } from './samples.ts';

export interface HandsFit {
  /** HANDS values in hundredths of a seed, to be added to the scores of the side to move. */
  readonly offsets: Float64Array;
  /** The curve from scores to results, before and with the offsets. */
  readonly before: CurveFit;
  readonly after: CurveFit;
}

interface Group {
  readonly scores: number[];
  readonly results: number[];
}

/** Positions of one place that its offset must rest on; fewer: the offset of the place before, or 0. */
const FEWEST = 500;
const ROUNDS = 12;
/** Largest step of an offset in one round. */
const STEP = 200;

/** The curve from scores with these offsets to the results. */
function curveWith(groups: readonly Group[], offsets: ArrayLike<number>): CurveFit {
  return fitCurve(
    groups.flatMap(({ scores }, place) => scores.map((score) => score + offsets[place]!)),
    groups.flatMap(({ results }) => results),
  );
}

/**
 * Fits the offsets to the results of games, by maximum likelihood. Scores that are proofs do not count. Positions without hands keep 0.
 * Throws if no result is known, or a higher score loses.
 */
export function fitHands(samples: SampleSet): HandsFit {
  const groups: Group[] = Array.from({ length: HANDS }, () => ({ scores: [], results: [] }));
  for (const i of comparable(samples)) {
    const group = groups[handsPlace(samples.bytes, i * SAMPLE_BYTES)]!;
    group.scores.push(samples.scores[i]!);
    group.results.push(samples.results[i]!);
  }
  const offsets = new Float64Array(HANDS);
  const before = curveWith(groups, offsets);
  let curve = before;
  for (let round = 0; round < ROUNDS; round++) {
    for (let place = 2; place < HANDS; place++) {
      const { scores, results } = groups[place]!;
      if (scores.length < FEWEST) {
        offsets[place] = offsets[place - 2]!;
        continue;
      }
      let [gradient, curvature] = [0, 0];
      for (const [i, score] of scores.entries()) {
        const p = winChance(score + offsets[place]!, curve.scale);
        gradient += (results[i]! - p) / curve.scale;
        curvature += (p * (1 - p)) / curve.scale ** 2;
      }
      offsets[place]! += Math.max(-STEP, Math.min(STEP, gradient / Math.max(curvature, 1e-9)));
    }
    curve = curveWith(groups, offsets);
  }
  return { offsets, before, after: curve };
}
