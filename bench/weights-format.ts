/**
 * Weights as files, and the integer evaluation they stand for: what the engine must compute, to the last unit.
 *
 * Tables file: magic "BgT1", variant u8 (VARIANT_CODES), stages u8 (1 in games without a ghala, else STAGES), rows u8,
 * counts u8, then i16 values `[stage][half][row][count]` in hundredths of a seed, little endian.
 * Network file: magic "BgN1", variant u8, hidden u8, inputs u16, then i16 first layer `[input][hidden]` and bias
 * `[hidden]` (1 = 256), i16 output weights `[hidden]` (hundredths of a seed x 8), i32 output bias (x 2048).
 */
import {
  COUNTS,
  HIDDEN,
  NETWORK_ACTIVE,
  NETWORK_INPUTS,
  NETWORK_SIZE,
  networkFeatures,
  ROWS,
  STAGES,
  TABLE_ACTIVE,
  TABLE_SIZE,
  tableFeatures,
} from './features.ts';
import { VARIANT_CODES } from './samples.ts';

const TABLES = 'BgT1';
const NETWORK = 'BgN1';
const WITHOUT_GHALA: ReadonlySet<string> = new Set(['kujifunza', 'hawalis', 'kiarabu']);
/** 1.0 in the hidden layer. */
const UNIT = 256;
/** Output weights are kept in eighths. */
const OUTPUT = 8;

export interface Network {
  readonly variant: string;
  readonly hidden: number;
  readonly inputs: number;
  readonly first: Int16Array;
  readonly bias: Int16Array;
  readonly output: Int16Array;
  readonly outputBias: number;
}

function i16(value: number, what: string): number {
  const rounded = Math.round(value);
  if (Math.abs(rounded) > 32767) throw new Error(`weights: ${what} ${rounded} does not fit 16 bits`);
  return rounded;
}

function head(view: DataView, magic: string, variant: string): void {
  for (let i = 0; i < 4; i++) view.setUint8(i, magic.charCodeAt(i));
  const code = VARIANT_CODES.indexOf(variant as never);
  if (code < 0) throw new Error(`weights: unknown variant "${variant}"`);
  view.setUint8(4, code);
}

function readHead(bytes: Uint8Array, magic: string): { view: DataView; variant: string } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = String.fromCharCode(...bytes.subarray(0, 4));
  if (found !== magic) throw new Error(`weights: "${magic}" expected at the start, not "${found}"`);
  const variant = VARIANT_CODES[bytes[4] ?? 255];
  if (!variant) throw new Error(`weights: variant code ${bytes[4]}`);
  return { view, variant };
}

/** `logits`: TABLE_SIZE weights in logits; `scale`: hundredths of a seed for one logit. */
export function encodeTables(variant: string, logits: Float32Array, scale: number): Uint8Array {
  const stages = WITHOUT_GHALA.has(variant) ? 1 : STAGES;
  const values = (TABLE_SIZE / STAGES) * stages;
  const bytes = new Uint8Array(8 + 2 * values);
  const view = new DataView(bytes.buffer);
  head(view, TABLES, variant);
  view.setUint8(5, stages);
  view.setUint8(6, ROWS);
  view.setUint8(7, COUNTS);
  for (let i = 0; i < values; i++) view.setInt16(8 + 2 * i, i16(logits[i]! * scale, 'table value'), true);
  return bytes;
}

/** A weights file as text, so that bundlers can put it into a program like any JSON. */
export function packWeights(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** The bytes of a packed weights file; throws if the text is not base64. */
export function unpackWeights(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** The values of a tables file, `[stage][half][row][count]`; files of one stage are repeated for all. */
export function decodeTables(bytes: Uint8Array): { variant: string; values: Int16Array } {
  const { view, variant } = readHead(bytes, TABLES);
  const [stages, rows, counts] = [bytes[5]!, bytes[6]!, bytes[7]!];
  if (rows !== ROWS || counts !== COUNTS || (stages !== 1 && stages !== STAGES))
    throw new Error(
      `weights: tables of ${stages} x ${rows} x ${counts}, ${STAGES} (or 1) x ${ROWS} x ${COUNTS} expected`,
    );
  const size = stages * 2 * rows * counts;
  if (bytes.length !== 8 + 2 * size) throw new Error(`weights: ${bytes.length} bytes, ${8 + 2 * size} expected`);
  const values = new Int16Array(TABLE_SIZE);
  for (let i = 0; i < TABLE_SIZE; i++) values[i] = view.getInt16(8 + 2 * (i % size), true);
  return { variant, values };
}

/** Hundredths of a seed for the side to move; `bytes` as in samples.ts. */
export function evaluateTables(values: Int16Array, bytes: Uint8Array, at = 0): number {
  const active = new Uint16Array(TABLE_ACTIVE);
  tableFeatures(bytes, at, active, 0);
  return active.reduce((sum, index) => sum + values[index]!, 0);
}

/** `weights`: NETWORK_SIZE weights in logits as `fitNetwork` leaves them. */
export function encodeNetwork(variant: string, weights: Float32Array, scale: number): Uint8Array {
  if (weights.length !== NETWORK_SIZE)
    throw new Error(`weights: ${weights.length} network weights, ${NETWORK_SIZE} expected`);
  const outputAt = (NETWORK_INPUTS + 1) * HIDDEN;
  const bytes = new Uint8Array(8 + 2 * (outputAt + HIDDEN) + 4);
  const view = new DataView(bytes.buffer);
  head(view, NETWORK, variant);
  view.setUint8(5, HIDDEN);
  view.setUint16(6, NETWORK_INPUTS, true);
  for (let i = 0; i < outputAt; i++) view.setInt16(8 + 2 * i, i16(weights[i]! * UNIT, 'first-layer weight'), true);
  for (let j = 0; j < HIDDEN; j++)
    view.setInt16(8 + 2 * (outputAt + j), i16(weights[outputAt + j]! * scale * OUTPUT, 'output weight'), true);
  view.setInt32(8 + 2 * (outputAt + HIDDEN), Math.round(weights[outputAt + HIDDEN]! * scale * UNIT * OUTPUT), true);
  return bytes;
}

export function decodeNetwork(bytes: Uint8Array): Network {
  const { view, variant } = readHead(bytes, NETWORK);
  const hidden = bytes[5]!;
  const inputs = view.getUint16(6, true);
  if (hidden !== HIDDEN || inputs !== NETWORK_INPUTS)
    throw new Error(`weights: network of ${inputs} x ${hidden}, ${NETWORK_INPUTS} x ${HIDDEN} expected`);
  const size = 8 + 2 * (inputs + 2) * hidden + 4;
  if (bytes.length !== size) throw new Error(`weights: ${bytes.length} bytes, ${size} expected`);
  const read = (from: number, n: number) => Int16Array.from({ length: n }, (_, i) => view.getInt16(from + 2 * i, true));
  return {
    variant,
    hidden,
    inputs,
    first: read(8, inputs * hidden),
    bias: read(8 + 2 * inputs * hidden, hidden),
    output: read(8 + 2 * (inputs + 1) * hidden, hidden),
    outputBias: view.getInt32(size - 4, true),
  };
}

/** The weights as `fitNetwork` has them, of a network that was encoded with this scale. */
export function networkWeights(network: Network, scale: number): Float32Array {
  const weights = new Float32Array(NETWORK_SIZE);
  weights.set(Float32Array.from(network.first, (value) => value / UNIT));
  const biasAt = network.first.length;
  weights.set(
    Float32Array.from(network.bias, (value) => value / UNIT),
    biasAt,
  );
  weights.set(
    Float32Array.from(network.output, (value) => value / (scale * OUTPUT)),
    biasAt + HIDDEN,
  );
  weights[biasAt + 2 * HIDDEN] = network.outputBias / (scale * UNIT * OUTPUT);
  return weights;
}

/** Hundredths of a seed for the side to move, rounded towards minus infinity as an arithmetic shift does. */
export function evaluateNetwork(network: Network, bytes: Uint8Array, at = 0): number {
  const active = new Uint16Array(NETWORK_ACTIVE);
  networkFeatures(bytes, at, active, 0);
  let sum = network.outputBias;
  for (let j = 0; j < network.hidden; j++) {
    let hidden = network.bias[j]!;
    for (const input of active) if (input < network.inputs) hidden += network.first[input * network.hidden + j]!;
    sum += Math.min(UNIT, Math.max(0, hidden)) * network.output[j]!;
  }
  return sum >> 11;
}
