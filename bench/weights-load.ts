/** Puts a weights file into an engine. */
import type { EngineHost } from '../worker/host.ts';
import { networkOf } from './weights/networks.ts';
import { decodeNetwork, decodeTables, unpackWeights } from './weights-format.ts';

/** Loads the network that comes with the engine, if the variant has one: `trained` then evaluates by it. */
export async function loadNetworkOf(host: EngineHost, variant: string): Promise<void> {
  const network = await networkOf(variant);
  if (network) host.loadNetwork(network);
}

/** `file`: tables or a network as JSON, as `npm run train` writes them. Throws if it is neither. */
export function loadWeights(host: EngineHost, file: Uint8Array): void {
  const packed = JSON.parse(new TextDecoder().decode(file)) as { tables?: unknown; network?: unknown };
  if (typeof packed.network === 'string') {
    host.loadNetwork(decodeNetwork(unpackWeights(packed.network)));
    return;
  }
  if (typeof packed.tables !== 'string') throw new Error('weights: a JSON file with "tables" or "network" expected');
  const { variant, values } = decodeTables(unpackWeights(packed.tables));
  host.loadTables(variant, values);
}
