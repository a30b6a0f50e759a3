/**
 * What the hands in themselves are worth. The network sees the mover's ghala, not the opponent's, so it cannot tell who will sow
 * the last seed from the hand; equal positions are not equal for that.
 */
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

const chance = (score: number, slope: number): number => 1 / (1 + Math.exp(-score * slope));

function slopeOf(groups: readonly Group[], values: ArrayLike<number>, from: number): number {
  let [gradient, curvature] = [0, 0];
  for (const [place, { scores, results }] of groups.entries())
    for (const [i, score] of scores.entries()) {
      const x = score + values[place]!;
      const p = chance(x, from);
      gradient += (results[i]! - p) * x;
      curvature += p * (1 - p) * x * x;
    }
  return from + gradient / Math.max(curvature, 1e-9);
}

function lossOf(groups: readonly Group[], values: ArrayLike<number>, slope: number, n: number): number {
  let sum = 0;
  for (const [place, { scores, results }] of groups.entries())
    for (const [i, score] of scores.entries()) {
      const z = (score + values[place]!) * slope;
      sum += Math.max(z, 0) + Math.log1p(Math.exp(-Math.abs(z))) - results[i]! * z;
    }
  return sum / n;
}

/**
 * Fits the values to the results of games, by maximum likelihood, the network's other weights as they are. Positions without hands keep 0.
 * Throws if no result is known.
 */
export function fitHands(network: Network, samples: SampleSet): HandsFit {
  const bare: Network = { ...network, hands: new Int16Array(HANDS) };
  const groups: Group[] = Array.from({ length: HANDS }, () => ({ scores: [], results: [] }));
  let n = 0;
  for (let i = 0; i < samples.n; i++) {
    if (Number.isNaN(samples.results[i]!)) continue;
    const at = i * SAMPLE_BYTES;
    const group = groups[handsIndex(samples.bytes[at + 32]!, samples.bytes[at + 33]!)]!;
    group.scores.push(evaluateNetwork(bare, samples.bytes, at));
    group.results.push(samples.results[i]!);
    n++;
  }
  if (n === 0) throw new Error('fitHands: positions with known results expected');
  const values = new Float64Array(HANDS);
  let slope = 1 / 300;
  for (let round = 0; round < ROUNDS; round++) slope = slopeOf(groups, values, slope);
  const lossBefore = lossOf(groups, values, slope, n);
  for (let round = 0; round < ROUNDS; round++) {
    for (let place = 2; place < HANDS; place++) {
      const { scores, results } = groups[place]!;
      if (scores.length < FEWEST) {
        values[place] = values[place - 2]!;
        continue;
      }
      let [gradient, curvature] = [0, 0];
      for (const [i, score] of scores.entries()) {
        const p = chance(score + values[place]!, slope);
        gradient += (results[i]! - p) * slope;
        curvature += p * (1 - p) * slope * slope;
      }
      values[place]! += Math.max(-STEP, Math.min(STEP, gradient / Math.max(curvature, 1e-9)));
    }
    slope = slopeOf(groups, values, slope);
  }
  return {
    hands: Int16Array.from(values, Math.round),
    scale: 1 / slope,
    lossBefore,
    loss: lossOf(groups, values, slope, n),
    samples: n,
  };
}
