/**
 * What an evaluation sees of a position, as numbers of the weights that are switched on. Both models are sums over
 * (pit, count) facts, always from the side to move.
 *
 * Tables: `[stage][half][row][count]`. Stage by the mover's ghala; half 0 the mover's, 1 the opponent's; rows 0..15 the pits
 * in ring order (rules 1), row 16 in place of pit 4 while that half owns its house, row 17 the half's ghala.
 * Network: one-hot counts of the 32 pits, the two hands, house owned (2), takasia pit banned to the mover (8).
 */
import { winChance } from './curve.ts';
import { SAMPLE_BYTES, type SampleSet } from './samples.ts';

export const STAGES = 4;
export const ROWS = 18;
export const HOUSE_ROW = 16;
export const GHALA_ROW = 17;
/** Columns of a table row: counts 0..22 and "23 and more". */
export const COUNTS = 24;
export const TABLE_SIZE = STAGES * 2 * ROWS * COUNTS;
/** Weights switched on in any position: 32 pits and two ghala rows. */
export const TABLE_ACTIVE = 34;

export const NETWORK_COUNTS = 16;
/** Most seeds in hand that are told apart. */
const MOST_HAND = 24;
/** Places of the two hands. */
export const HANDS = 2 * (MOST_HAND + 1);
const NETWORK_HANDS = 32 * NETWORK_COUNTS;
const NETWORK_HOUSE = NETWORK_HANDS + HANDS;
const NETWORK_TAKASIA = NETWORK_HOUSE + 2;
export const NETWORK_INPUTS = NETWORK_TAKASIA + 8;
/** Hidden neurons of the network. */
export const HIDDEN = 64;
/** Weights of the network, flat: inputs x HIDDEN, hidden bias, output weights, output bias. */
export const NETWORK_SIZE = NETWORK_INPUTS * HIDDEN + HIDDEN + HIDDEN + 1;
/** Largest first-layer weight: 37 of them times 256 stay inside 16 bits. */
export const NETWORK_BOUND = 3.4;

/** At most: 32 pits, hands, two houses, one takasia pit. Unused places hold NETWORK_INPUTS, an input that is always 0. */
export const NETWORK_ACTIVE = 36;

/** Place of a sample's hands: the mover's, and whether the opponent's is smaller, who then sowed from it last: the mover will sow the last seed. */
export function handsPlace(bytes: Uint8Array, at: number): number {
  const [mine, theirs] = [bytes[at + 32]!, bytes[at + 33]!];
  return 2 * Math.min(mine, MOST_HAND) + (theirs < mine ? 1 : 0);
}

/** Stage of a position by the seeds in the mover's hand: 0 mtaji, then the namua third it is in. */
export function stageOf(ghala: number): number {
  return ghala === 0 ? 0 : ghala <= 7 ? 1 : ghala <= 14 ? 2 : 3;
}

export function tableIndex(stage: number, half: number, row: number, count: number): number {
  return ((stage * 2 + half) * ROWS + row) * COUNTS + Math.min(count, COUNTS - 1);
}

/** Active table weights of a sample (SAMPLE_BYTES from `at`), written to `out` from `to`. */
export function tableFeatures(bytes: Uint8Array, at: number, out: Uint16Array, to: number): void {
  const stage = stageOf(bytes[at + 32]!);
  const houses = bytes[at + 34]!;
  for (let half = 0; half < 2; half++) {
    const owned = (houses >> half) & 1;
    for (let pit = 0; pit < 16; pit++) {
      const row = pit === 4 && owned ? HOUSE_ROW : pit;
      out[to + half * 17 + pit] = tableIndex(stage, half, row, bytes[at + half * 16 + pit]!);
    }
    out[to + half * 17 + 16] = tableIndex(stage, half, GHALA_ROW, bytes[at + 32 + half]!);
  }
}

/** Active network inputs of a sample. */
export function networkFeatures(bytes: Uint8Array, at: number, out: Uint16Array, to: number): void {
  for (let pit = 0; pit < 32; pit++)
    out[to + pit] = pit * NETWORK_COUNTS + Math.min(bytes[at + pit]!, NETWORK_COUNTS - 1);
  out[to + 32] = NETWORK_HANDS + handsPlace(bytes, at);
  const houses = bytes[at + 34]!;
  out[to + 33] = houses & 1 ? NETWORK_HOUSE : NETWORK_INPUTS;
  out[to + 34] = houses & 2 ? NETWORK_HOUSE + 1 : NETWORK_INPUTS;
  const takasia = bytes[at + 35]!;
  out[to + 35] = takasia >= 1 && takasia <= 8 ? NETWORK_TAKASIA + takasia - 1 : NETWORK_INPUTS;
}

/** Left and right exchanged: the same game where no house stands and both directions are allowed. */
export function mirrored(bytes: Uint8Array, at: number): Uint8Array {
  const out = bytes.slice(at, at + SAMPLE_BYTES);
  for (let half = 0; half < 32; half += 16)
    for (let pit = 0; pit < 8; pit++) {
      out[half + pit] = bytes[at + half + 7 - pit]!;
      out[half + 8 + pit] = bytes[at + half + 15 - pit]!;
    }
  return out;
}

/** Variants in which a position and its mirror image are worth the same. */
export const MIRRORED_VARIANTS: ReadonlySet<string> = new Set(['kujifunza', 'kiarabu']);

export interface TrainingData {
  readonly n: number;
  /** Weights switched on, `active` for each sample. */
  readonly features: Uint16Array;
  readonly active: number;
  /** Win chance to learn, 0 to 1. */
  readonly targets: Float32Array;
  /** Samples for training and for validation; no game gives to both. */
  readonly training: Uint32Array;
  readonly validation: Uint32Array;
}

export interface TargetSettings {
  /** Hundredths of a seed for one logit. */
  readonly scale: number;
  /** Part of the result in the target, 0 to 1; the rest is the search score. */
  readonly resultShare: number;
  /** HANDS values by `handsPlace`, added to the search scores, hundredths of a seed; none: the scores as they are. */
  readonly offsets?: ArrayLike<number>;
  /** One game in so many is kept for validation. */
  readonly validationEvery: number;
}

/** Samples as features and targets. `mirror` doubles the training samples of symmetric games. */
export function trainingData(samples: SampleSet, kind: 'tables' | 'network', settings: TargetSettings): TrainingData {
  const mirror = MIRRORED_VARIANTS.has(samples.variant);
  const copies = mirror ? 2 : 1;
  const active = kind === 'tables' ? TABLE_ACTIVE : NETWORK_ACTIVE;
  const write = kind === 'tables' ? tableFeatures : networkFeatures;
  const n = samples.n * copies;
  const features = new Uint16Array(n * active);
  const targets = new Float32Array(n);
  const training: number[] = [];
  const validation: number[] = [];
  for (let i = 0; i < samples.n; i++) {
    const at = i * SAMPLE_BYTES;
    const score = samples.scores[i]! + (settings.offsets?.[handsPlace(samples.bytes, at)] ?? 0);
    const searched = winChance(score, settings.scale);
    const result = samples.results[i]!;
    const target = Number.isNaN(result) ? searched : searched + settings.resultShare * (result - searched);
    const kept = samples.games[i]! % settings.validationEvery === 0 ? validation : training;
    for (let copy = 0; copy < copies; copy++) {
      const to = i * copies + copy;
      if (copy === 0) write(samples.bytes, at, features, to * active);
      else write(mirrored(samples.bytes, at), 0, features, to * active);
      targets[to] = target;
      kept.push(to);
    }
  }
  if (validation.length === 0 || training.length === 0)
    throw new Error(
      `training: ${samples.n} samples are too few to keep every ${settings.validationEvery}th game apart`,
    );
  return {
    n,
    features,
    active,
    targets,
    training: Uint32Array.from(training),
    validation: Uint32Array.from(validation),
  };
}
