/** The evaluations an engine can search with, and their way into its memory. */
import { tablesOf } from '../bench/weights/index.ts';
import type { Network } from '../bench/weights-format.ts';
import { materialTables, simpleTables, trainedTables } from './evaluation.ts';
import { MAP } from './memory.ts';
import type { EvaluationName, EvaluationUsed } from './protocol.ts';

const MATERIAL = materialTables();
const SIMPLE = simpleTables();
/** Places in the network's block (assembly/network.ts), in 16-bit words. */
const OUTPUT_AT = 64;
const OUTPUT_BIAS_AT = 128;
const IN_USE_AT = 130;
const STAMP_AT = 132;
const ROWS_AT = 256;
/** Pits go two by two: a row of the block for every two counts up to 15. */
const PAIRS = 16;
const COUNTS = 16;

export class Evaluations {
  private readonly tables = new Map<string, Int16Array>();
  private readonly networks = new Map<string, Int16Array>();

  /** See `EngineHost.loadTables`. */
  loadTables(variant: string, values: Int16Array): void {
    this.tables.set(variant, trainedTables(values));
  }

  /** See `EngineHost.loadNetwork`. */
  loadNetwork(network: Network): void {
    const { first, hidden } = network;
    const pitRows = 2 * PAIRS * COUNTS * hidden;
    const pairRows = PAIRS * COUNTS * COUNTS * hidden;
    const block = new Int16Array(ROWS_AT + pairRows + first.length - pitRows);
    block.set(network.bias);
    block.set(network.output, OUTPUT_AT);
    const words = new Int32Array(block.buffer);
    words[OUTPUT_BIAS_AT / 2] = network.outputBias;
    block[IN_USE_AT] = 1;
    for (let row = 0; row < PAIRS * COUNTS * COUNTS; row++) {
      const pit = 2 * Math.floor(row / (COUNTS * COUNTS));
      const left = (pit * COUNTS + (row % COUNTS)) * hidden;
      const right = ((pit + 1) * COUNTS + (Math.floor(row / COUNTS) % COUNTS)) * hidden;
      for (let j = 0; j < hidden; j++) block[ROWS_AT + row * hidden + j] = first[left + j]! + first[right + j]!;
    }
    block.set(first.subarray(pitRows), ROWS_AT + pairRows);
    words[STAMP_AT / 2] = words.reduce((sum, word) => Math.imul(sum ^ word, 16_777_619), 1);
    this.networks.set(network.variant, block);
  }

  /** Makes `memory` evaluate so from the next search on. A variant without network or tables takes the next simpler one, which is told. */
  write(memory: WebAssembly.Memory, variant: string, name: EvaluationName): EvaluationUsed {
    const network = name === 'trained' ? this.networks.get(variant) : undefined;
    writeNetwork(new Int32Array(memory.buffer, MAP.network), network && new Int32Array(network.buffer));
    const tables = name === 'trained' || name === 'tables' ? this.trained(variant) : undefined;
    writeWhereDifferent(memory, MAP.evaluation, tables ?? (name === 'material' ? MATERIAL : SIMPLE));
    if (network) return 'network';
    return tables ? 'tables' : name === 'material' ? 'material' : 'simple';
  }

  /** The tables handed in, else those that come with the engine; undefined for a variant without. */
  private trained(variant: string): Int16Array | undefined {
    const builtIn = this.tables.has(variant) ? null : tablesOf(variant);
    if (builtIn) this.loadTables(variant, builtIn);
    return this.tables.get(variant);
  }
}

/** Half a megabyte, so a block that is there by its stamp is only switched on. None: switches off what is there. */
function writeNetwork(to: Int32Array, block: Int32Array | undefined): void {
  const there = block !== undefined && to[STAMP_AT / 2] === block[STAMP_AT / 2];
  if (block && !there) to.set(block);
  else to[IN_USE_AT / 2] = block ? 1 : 0;
}

/** Leaves memory alone that holds the values already: another thread of the pool may be reading it. `values`: an even number. */
export function writeWhereDifferent(
  memory: WebAssembly.Memory,
  address: number,
  values: Int16Array | Int32Array,
): void {
  const to = new Int32Array(memory.buffer, address, values.byteLength / 4);
  const from = new Int32Array(values.buffer, values.byteOffset, values.byteLength / 4);
  for (let i = 0; i < from.length; i++) if (to[i] !== from[i]) to[i] = from[i]!;
}
