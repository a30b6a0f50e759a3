/**
 * The networks that come with the engine, apart from the tables: they are large, and loaded when a job first asks for one.
 * Trained by `npm run train -- --kind network`; where each comes from stands in <variant>-network.origin.json.
 */
import { decodeNetwork, type Network, unpackWeights } from '../weights-format.ts';

const FILES: Readonly<Record<string, () => Promise<{ default: { network: string } }>>> = {
  kiswahili: () => import('./kiswahili-network.json', { with: { type: 'json' } }),
};

/** Null for a variant without one. Rejects where the file cannot be had. */
export async function networkOf(variant: string): Promise<Network | null> {
  const load = FILES[variant];
  return load ? decodeNetwork(unpackWeights((await load()).default.network)) : null;
}
