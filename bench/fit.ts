/** Fits the two evaluation models to training data: a linear one (tables) and a network of one hidden layer. */
import { Adam } from './adam.ts';
import {
  COUNTS,
  GHALA_ROW,
  HIDDEN,
  NETWORK_BOUND,
  NETWORK_INPUTS,
  NETWORK_SIZE,
  ROWS,
  STAGES,
  TABLE_SIZE,
  type TrainingData,
  tableIndex,
} from './features.ts';
import { Random } from './random.ts';

export interface FitSettings {
  readonly epochs: number;
  readonly batch: number;
  /** Learning rate of the first step; it falls to a twentieth along a cosine. */
  readonly rate: number;
  readonly seed: number;
  /** Pull of each weight towards its start, as a part of the learning rate. */
  readonly decay?: number;
}

export interface EpochReport {
  /** 0: before training, both losses from the validation samples. */
  readonly epoch: number;
  /** Mean cross-entropy above the entropy of the targets (0 = perfect), nats. */
  readonly trainingLoss: number;
  readonly validationLoss: number;
}

export interface Fitted {
  readonly weights: Float32Array;
  readonly reports: readonly EpochReport[];
  /** What the fitted model says of each sample. */
  readonly logits: Float32Array;
}

/** A differentiable model: `forward` gives the logit of one sample, `backward` adds its gradient. */
interface Model {
  readonly weights: Float32Array;
  readonly gradient: Float32Array;
  forward(data: TrainingData, sample: number): number;
  /** After `forward` of the same sample; `slope` is d loss / d logit. */
  backward(data: TrainingData, sample: number, slope: number): void;
  /** Before every step: brings the gradient into terms of `weights`. */
  gather(): void;
  /** After every step: keeps weights inside what the quantised form can hold, renews what is derived from them. */
  settle(): void;
}

function lossOf(logit: number, target: number): number {
  const cross = Math.max(logit, 0) + Math.log1p(Math.exp(-Math.abs(logit))) - target * logit;
  const entropy = target <= 0 || target >= 1 ? 0 : -target * Math.log(target) - (1 - target) * Math.log(1 - target);
  return cross - entropy;
}

/** Mean validation loss of a model. */
function validate(model: Model, data: TrainingData): number {
  let sum = 0;
  for (const sample of data.validation) sum += lossOf(model.forward(data, sample), data.targets[sample]!);
  return sum / data.validation.length;
}

function fit(
  model: Model,
  data: TrainingData,
  settings: FitSettings,
  decay: number,
  onEpoch: (report: EpochReport) => void,
  home?: Float32Array,
): Fitted {
  const adam = new Adam(model.weights);
  const random = new Random(settings.seed, 1);
  const order = data.training.slice();
  const reports: EpochReport[] = [];
  const steps = settings.epochs * Math.ceil(order.length / settings.batch);
  let step = 0;
  const untrained = validate(model, data);
  reports.push({ epoch: 0, trainingLoss: untrained, validationLoss: untrained });
  onEpoch(reports[0]!);
  for (let epoch = 1; epoch <= settings.epochs; epoch++) {
    random.shuffle(order);
    let sum = 0;
    for (let from = 0; from < order.length; from += settings.batch) {
      const to = Math.min(order.length, from + settings.batch);
      for (let i = from; i < to; i++) {
        const sample = order[i]!;
        const target = data.targets[sample]!;
        const logit = model.forward(data, sample);
        sum += lossOf(logit, target);
        model.backward(data, sample, (1 / (1 + Math.exp(-logit)) - target) / (to - from));
      }
      const rate = settings.rate * (0.05 + 0.95 * 0.5 * (1 + Math.cos((Math.PI * step) / steps)));
      model.gather();
      adam.step(model.gradient, rate, decay, home);
      model.settle();
      step++;
    }
    const report = { epoch, trainingLoss: sum / order.length, validationLoss: validate(model, data) };
    reports.push(report);
    onEpoch(report);
  }
  const logits = Float32Array.from({ length: data.n }, (_, sample) => model.forward(data, sample));
  return { weights: model.weights, reports, logits };
}

/** Tables that count seeds: where training starts, and what a count never seen in training falls back to. */
export function materialTables(scale: number): Float32Array {
  const weights = new Float32Array(TABLE_SIZE);
  for (let stage = 0; stage < STAGES; stage++)
    for (let half = 0; half < 2; half++)
      for (let row = 0; row < ROWS; row++)
        for (let count = 0; count < COUNTS; count++)
          weights[tableIndex(stage, half, row, count)] =
            row === GHALA_ROW && stage === 0 ? 0 : ((half === 0 ? 1 : -1) * 50 * count) / scale;
  return weights;
}

/**
 * Tables of value by pit and count, in logits, from `start` (TABLE_SIZE logits: `materialTables`, or those of a game that is much
 * alike). What is learned are the steps from
 * one count to the next, once for all stages and once for each: a count or stage that is rare in the samples then
 * follows its neighbours instead of the noise.
 */
export function fitTables(
  data: TrainingData,
  settings: FitSettings,
  start: Float32Array,
  onEpoch: (report: EpochReport) => void,
): Fitted {
  const [size, counts] = [TABLE_SIZE, COUNTS];
  const stage = size / STAGES;
  // Steps: common ones first (the mean of the stages), then what each stage adds.
  const home = new Float32Array(stage + size);
  const step = (i: number) => start[i]! - (i % counts === 0 ? 0 : start[i - 1]!);
  for (let i = 0; i < size; i++) home[i % stage]! += step(i) / STAGES;
  for (let i = 0; i < size; i++) home[stage + i] = step(i) - home[i % stage]!;
  const weights = home.slice();
  const gradient = new Float32Array(weights.length);
  const values = new Float32Array(size);
  const slopes = new Float32Array(size);
  const renew = () => {
    for (let i = 0; i < size; i++)
      values[i] = (i % counts === 0 ? 0 : values[i - 1]!) + weights[i % stage]! + weights[stage + i]!;
  };
  renew();
  const { features, active } = data;
  const model: Model = {
    weights,
    gradient,
    forward(_, sample) {
      let sum = 0;
      for (let i = sample * active, end = i + active; i < end; i++) sum += values[features[i]!]!;
      return sum;
    },
    backward(_, sample, slope) {
      for (let i = sample * active, end = i + active; i < end; i++) slopes[features[i]!]! += slope;
    },
    gather() {
      // A step raises its own count and all above.
      for (let i = size - 1; i >= 0; i--) {
        if ((i + 1) % counts !== 0) slopes[i]! += slopes[i + 1]!;
        gradient[stage + i]! += slopes[i]!;
        gradient[i % stage]! += slopes[i]!;
      }
      slopes.fill(0);
    },
    settle: renew,
  };
  const fitted = fit(model, data, settings, settings.decay ?? 3, onEpoch, home);
  return { ...fitted, weights: values };
}

/** Where a network starts that begins from nothing. */
function randomNetwork(seed: number): Float32Array {
  const random = new Random(seed);
  const weights = new Float32Array(NETWORK_SIZE);
  const hiddenBias = NETWORK_INPUTS * HIDDEN;
  for (let i = 0; i < hiddenBias; i++) weights[i] = random.normal() * 0.08;
  for (let j = 0; j < HIDDEN; j++) {
    weights[hiddenBias + j] = 0.4;
    weights[hiddenBias + HIDDEN + j] = random.normal() * 0.3;
  }
  return weights;
}

/**
 * A network inputs -> HIDDEN (clipped to 0..1) -> 1, in logits. `start`: NETWORK_SIZE weights of a network of this or a like game,
 * which is left as it is and towards which the decay pulls; by default random ones, and the decay pulls towards zero.
 */
export function fitNetwork(
  data: TrainingData,
  settings: FitSettings,
  onEpoch: (report: EpochReport) => void,
  start?: Float32Array,
): Fitted {
  // Local names: through a module's exports the inner loops would run twenty times slower unbundled.
  const [hidden, none, bound] = [HIDDEN, NETWORK_INPUTS, NETWORK_BOUND];
  const weights = start?.slice() ?? randomNetwork(settings.seed);
  const hiddenBias = none * hidden;
  const output = hiddenBias + hidden;
  const gradient = new Float32Array(NETWORK_SIZE);
  const sums = new Float32Array(hidden);
  const slopes = new Float32Array(hidden);
  const { features, active } = data;
  const model: Model = {
    weights,
    gradient,
    forward(_, sample) {
      for (let j = 0; j < hidden; j++) sums[j] = weights[hiddenBias + j]!;
      for (let i = sample * active, end = i + active; i < end; i++) {
        const input = features[i]!;
        if (input === none) continue;
        const row = input * hidden;
        for (let j = 0; j < hidden; j++) sums[j]! += weights[row + j]!;
      }
      let sum = weights[output + hidden]!;
      for (let j = 0; j < hidden; j++) sum += Math.min(1, Math.max(0, sums[j]!)) * weights[output + j]!;
      return sum;
    },
    backward(_, sample, slope) {
      gradient[output + hidden]! += slope;
      for (let j = 0; j < hidden; j++) {
        const h = sums[j]!;
        gradient[output + j]! += slope * Math.min(1, Math.max(0, h));
        const through = h > 0 && h < 1 ? slope * weights[output + j]! : 0;
        slopes[j] = through;
        gradient[hiddenBias + j]! += through;
      }
      for (let i = sample * active, end = i + active; i < end; i++) {
        const input = features[i]!;
        if (input === none) continue;
        const row = input * hidden;
        for (let j = 0; j < hidden; j++) gradient[row + j]! += slopes[j]!;
      }
    },
    gather() {},
    settle() {
      for (let i = 0; i < output; i++) {
        const w = weights[i]!;
        if (w > bound) weights[i] = bound;
        else if (w < -bound) weights[i] = -bound;
      }
    },
  };
  return fit(model, data, settings, settings.decay ?? 1e-4, onEpoch, start);
}
