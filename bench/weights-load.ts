/** Puts a weights file into an engine. */
import type { EngineHost } from '../worker/host.ts';
import { decodeTables, unpackWeights } from './weights-format.ts';

/** `file`: tables as JSON, as `npm run train` writes them. Throws if it is neither that nor of the right shape. */
export function loadWeights(host: EngineHost, file: Uint8Array): void {
  const packed = (JSON.parse(new TextDecoder().decode(file)) as { tables?: unknown }).tables;
  if (typeof packed !== 'string') throw new Error('weights: a JSON file with "tables" expected');
  const { variant, values } = decodeTables(unpackWeights(packed));
  host.loadTables(variant, values);
}
