/** `npm run train`: fits an evaluation to self-play samples and writes it with its origin. */
import fs from 'node:fs';
import path from 'node:path';
import { fitCurve } from './curve.ts';
import { type TrainingData, trainingData } from './features.ts';
import { type EpochReport, type Fitted, fitNetwork, fitTables, materialTables } from './fit.ts';
import { fitHands } from './hands.ts';
import { summarise } from './match.ts';
import { parseMatch } from './match-read.ts';
import { helpText, numberOf, type OptionSpec, type Options, readOptions } from './options.ts';
import { comparable, loadSamples, SAMPLE_BYTES, type SampleSet } from './samples.ts';
import {
  decodeNetwork,
  decodeTables,
  encodeNetwork,
  encodeTables,
  networkWeights,
  packWeights,
  unpackWeights,
} from './weights-format.ts';

const SPECS: readonly OptionSpec[] = [
  {
    name: 'out',
    value: 'file',
    help: 'weights file (.json); where it comes from is written to <name>.origin.json',
  },
  { name: 'kind', value: 'name', help: 'tables (default) or network' },
  { name: 'scale', value: 'n', help: 'hundredths of a seed for one logit (default: fitted to the results)' },
  { name: 'result-share', value: 'n', help: 'percent of the result in the target (default 20)' },
  {
    name: 'hands',
    help: 'first corrects the search scores by the results for each pair of hands: for games of networks that did not see both',
  },
  { name: 'epochs', value: 'n', help: 'default 12' },
  { name: 'batch', value: 'n', help: 'samples a step (default 1024)' },
  { name: 'rate', value: 'n', help: 'learning rate in millionths (default 5000 for tables, 2000 for a network)' },
  {
    name: 'decay',
    value: 'n',
    help: 'pull towards the start, thousandths of the learning rate (default 3000 for tables, 0 for a network)',
  },
  { name: 'seed', value: 'n', help: 'default 1' },
  {
    name: 'from',
    value: 'file',
    help: 'weights of the same kind to start from, of this or another game (default: counting seeds; a random network)',
  },
  { name: 'generation', value: 'n', help: 'noted in the origin' },
  { name: 'record', value: 'match.json', help: 'instead of training: adds a match of these weights to their origin' },
  {
    name: 'curve',
    value: 'samples',
    help: 'instead of training: fits the win chances to games that these weights played',
  },
  { name: 'help', help: 'this' },
];

/** Where a weights file comes from, beside it as JSON. */
interface Origin {
  readonly variant: string;
  readonly kind: string;
  readonly generation: number;
  /** Weights that training started from, and where those came from. */
  readonly from: string | null;
  readonly start: Origin | null;
  readonly positions: number;
  readonly games: number;
  readonly data: readonly { readonly file: string; readonly settings: unknown }[];
  readonly scale: number;
  /** Hundredths of a seed for one logit of the file's values. */
  readonly unit: number;
  readonly curve: { readonly scale: number; readonly loss: number; readonly samples: number };
  readonly training: Readonly<Record<string, number>>;
  /** What was added to the search scores by hands (features.ts `handsPlace`), hundredths of a seed. */
  readonly handsOffsets?: readonly number[];
  readonly losses: readonly EpochReport[];
  readonly matches: readonly unknown[];
}

function fittedCurve(samples: SampleSet) {
  const known = comparable(samples);
  return fitCurve(
    known.map((i) => samples.scores[i]!),
    known.map((i) => samples.results[i]!),
  );
}

/**
 * Hundredths of a seed for one logit of the fitted evaluation, so that over all samples a seed taken from the opponent (a
 * difference of two) is worth 100: the unit keeps its meaning from generation to generation.
 */
function unitOf(samples: SampleSet, logits: Float32Array): number {
  const copies = logits.length / samples.n;
  let [sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0];
  for (let i = 0; i < samples.n; i++) {
    const at = i * SAMPLE_BYTES;
    let x = samples.bytes[at + 32]! - samples.bytes[at + 33]!;
    for (let pit = 0; pit < 16; pit++) x += samples.bytes[at + pit]! - samples.bytes[at + 16 + pit]!;
    sumX += x;
    sumY += logits[i * copies]!;
    sumXX += x * x;
    sumXY += x * logits[i * copies]!;
  }
  const slope = (sumXY - (sumX * sumY) / samples.n) / (sumXX - (sumX * sumX) / samples.n);
  if (!(slope > 0.01))
    throw new Error(`training: more seeds are not better in these samples (${slope.toFixed(4)} a seed)`);
  return 50 / slope;
}

function readJson(file: string): unknown {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}

function originFile(out: string): string {
  return `${out.replace(/\.\w+$/, '')}.origin.json`;
}

function originOf(out: string): Origin {
  const origin = readJson(originFile(out)) as Origin | null;
  if (!origin) throw new Error(`${originFile(out)} is missing: train these weights first`);
  return origin;
}

/** The curve in the origin is then that of the weights' own games, in their own unit. */
function recordCurve(out: string, file: string): void {
  const curve = fittedCurve(loadSamples([fs.readFileSync(file)]));
  console.log(`score curve ${curve.scale.toFixed(1)} (loss ${curve.loss.toFixed(4)}, ${curve.samples} positions)`);
  const games = { file: path.basename(file), settings: readJson(`${file}.json`) };
  fs.writeFileSync(originFile(out), `${JSON.stringify({ ...originOf(out), curve: { ...curve, games } }, null, 2)}\n`);
}

function record(out: string, matchFile: string): void {
  const origin = originOf(out);
  const state = parseMatch(fs.readFileSync(matchFile, 'utf8'));
  const sum = summarise(state);
  const { a, b, seed } = state.settings;
  const entry = {
    a: { name: a.name, ...a.limits },
    b: { name: b.name, ...b.limits },
    seed,
    games: state.games.length,
    pentanomial: sum.pentanomial,
    elo: sum.elo && Math.round(sum.elo.elo * 10) / 10,
    error: sum.elo && Math.round(sum.elo.error * 10) / 10,
  };
  fs.writeFileSync(originFile(out), `${JSON.stringify({ ...origin, matches: [...origin.matches, entry] }, null, 2)}\n`);
}

type Kind = 'tables' | 'network';

/** The weights that training starts from, in logits, and where they came from. */
function startOf(file: string, kind: Kind): { readonly weights: Float32Array; readonly origin: Origin } {
  const origin = readJson(originFile(file)) as Origin | null;
  if (!origin) throw new Error(`--from ${file}: its ${path.basename(originFile(file))} is missing`);
  const packed = (readJson(file) as Partial<Record<Kind, string>> | null)?.[kind];
  if (packed === undefined) throw new Error(`--from ${file}: ${kind} expected, as --kind says`);
  const bytes = unpackWeights(packed);
  const weights =
    kind === 'network'
      ? networkWeights(decodeNetwork(bytes), origin.unit)
      : Float32Array.from(decodeTables(bytes).values, (value) => value / origin.unit);
  return { weights, origin };
}

function train(options: Options, files: readonly string[], out: string): void {
  const kind = options.get('kind') ?? 'tables';
  if (kind !== 'tables' && kind !== 'network') throw new Error(`--kind ${kind}: tables or network expected`);
  const samples = loadSamples(files.map((file) => fs.readFileSync(file)));
  const curve = fittedCurve(samples);
  const scale = numberOf(options, 'scale', Math.round(curve.scale), 1, 20_000);
  const resultShare = numberOf(options, 'result-share', 20, 0, 100) / 100;
  const training = {
    epochs: numberOf(options, 'epochs', 12, 1, 1000),
    batch: numberOf(options, 'batch', 1024, 1),
    rate: numberOf(options, 'rate', kind === 'tables' ? 5000 : 2000, 1) / 1e6,
    decay: numberOf(options, 'decay', kind === 'tables' ? 3000 : 0) / 1000,
    seed: numberOf(options, 'seed', 1),
  };
  const hands = options.has('hands') ? fitHands(samples) : null;
  const handsOffsets = hands && [...hands.offsets].map(Math.round);
  if (hands)
    console.log(
      `hands: loss ${hands.before.loss.toFixed(4)} before, ${hands.after.loss.toFixed(4)} with ${handsOffsets?.join(' ')}`,
    );
  const data: TrainingData = trainingData(samples, kind, {
    scale,
    resultShare,
    ...(hands && { offsets: hands.offsets }),
    validationEvery: 20,
  });
  console.log(
    `${samples.variant}: ${samples.n} positions, score curve ${curve.scale.toFixed(0)} (loss ${curve.loss.toFixed(4)}), scale ${scale}`,
  );
  const onEpoch = ({ epoch, trainingLoss, validationLoss }: EpochReport) =>
    console.log(`epoch ${epoch}  training ${trainingLoss.toFixed(5)}  validation ${validationLoss.toFixed(5)}`);
  const from = options.get('from');
  const start = from === undefined ? undefined : startOf(from, kind);
  const fitted: Fitted =
    kind === 'tables'
      ? fitTables(data, training, start?.weights ?? materialTables(scale), onEpoch)
      : fitNetwork(data, training, onEpoch, start?.weights);
  fs.mkdirSync(path.dirname(path.resolve(out)), { recursive: true });
  const unit = unitOf(samples, fitted.logits);
  console.log(`unit ${unit.toFixed(1)}`);
  if (kind === 'network') {
    const network = packWeights(encodeNetwork(samples.variant, fitted.weights, unit));
    fs.writeFileSync(out, `${JSON.stringify({ network })}\n`);
  } else {
    const tables = packWeights(encodeTables(samples.variant, fitted.weights, unit));
    fs.writeFileSync(out, `${JSON.stringify({ tables })}\n`);
  }
  const origin: Origin = {
    variant: samples.variant,
    kind,
    generation: numberOf(options, 'generation', 1, 0),
    from: from === undefined ? null : path.basename(from),
    start: start?.origin ?? null,
    positions: samples.n,
    games: new Set(samples.games).size,
    data: files.map((file) => ({ file: path.basename(file), settings: readJson(`${file}.json`) })),
    scale,
    unit: Math.round(unit * 10) / 10,
    curve,
    training: { ...training, resultShare },
    ...(handsOffsets && { handsOffsets }),
    losses: fitted.reports,
    matches: [],
  };
  fs.writeFileSync(originFile(out), `${JSON.stringify(origin, null, 2)}\n`);
}

try {
  const { options, rest } = readOptions(process.argv.slice(2), SPECS);
  const out = options.get('out');
  if (options.has('help')) console.log(helpText('npm run train -- --out <file> [options] <samples> ...', SPECS));
  else if (!out) throw new Error('--out <file> is needed');
  else if (options.has('record')) record(out, options.get('record')!);
  else if (options.has('curve')) recordCurve(out, options.get('curve')!);
  else if (rest.length === 0) throw new Error('no sample files given');
  else train(options, rest, out);
} catch (error) {
  console.error(`train: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
