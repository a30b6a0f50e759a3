/**
 * What the hands in themselves are worth. The network sees the mover's ghala, not the opponent's, so it cannot tell who will sow
 * the last seed from the hand; equal positions are not equal for that.
 */
import { type CurveFit, fitCurve, winChance } from './curve.ts';
import { HANDS, handsIndex } from './features.ts';
import { SAMPLE_BYTES, type SampleSet } from './samples.ts';
import { evaluateNetwork, type Network } from './weights-format.ts';

export interface HandsFit {
  /** HANDS values, hundredths of a seed for the side to move. */
  readonly hands: Int16Array;
  /** Hundredths of a seed for one logit of the result, with these values. */
  readonly scale: number;
  /** Mean cross-entropy of results, nats: with values of 0 and their own scale, and with these. */
  readonly lossBefore: number;
  readonly loss: number;
  readonly samples: number;
}

interface Group {
  readonly scores: number[];
  readonly results: number[];
}

/** Positions of one place that its value must rest on; fewer: the value of the place before. */
const FEWEST = 500;
const ROUNDS = 12;
/** Largest step of a value in one round. */
const STEP = 200;

/** The curve from scores with these values to the results. */
function curveWith(groups: readonly Group[], values: ArrayLike<number>): CurveFit {
  return fitCurve(
    groups.flatMap(({ scores }, place) => scores.map((score) => score + values[place]!)),
    groups.flatMap(({ results }) => results),
  );
}

/**
 * Fits the values to the results of games, by maximum likelihood, the network's other weights as they are. Positions without hands keep 0.
 * Throws if no result is known, or a higher score loses.
 */
export function fitHands(network: Network, samples: SampleSet): HandsFit {
  const bare: Network = { ...network, hands: new Int16Array(HANDS) };
  const groups: Group[] = Array.from({ length: HANDS }, () => ({ scores: [], results: [] }));
  for (let i = 0; i < samples.n; i++) {
    if (Number.isNaN(samples.results[i]!)) continue;
    const at = i * SAMPLE_BYTES;
    const group = groups[handsIndex(samples.bytes[at + 32]!, samples.bytes[at + 33]!)]!;
    group.scores.push(evaluateNetwork(bare, samples.bytes, at));
    group.results.push(samples.results[i]!);
  }
  const values = new Float64Array(HANDS);
  const before = curveWith(groups, values);
  let curve = before;
  for (let round = 0; round < ROUNDS; round++) {
    for (let place = 2; place < HANDS; place++) {
      const { scores, results } = groups[place]!;
      if (scores.length < FEWEST) {
        values[place] = values[place - 2]!;
        continue;
      }
      let [gradient, curvature] = [0, 0];
      for (const [i, score] of scores.entries()) {
        const p = winChance(score + values[place]!, curve.scale);
        gradient += (results[i]! - p) / curve.scale;
        curvature += (p * (1 - p)) / curve.scale ** 2;
      }
      values[place]! += Math.max(-STEP, Math.min(STEP, gradient / Math.max(curvature, 1e-9)));
    }
    curve = curveWith(groups, values);
  }
  return {
    hands: Int16Array.from(values, Math.round),
    scale: curve.scale,
    lossBefore: before.loss,
    loss: curve.loss,
    samples: curve.samples,
  };
}
