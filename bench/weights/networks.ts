/**
 * The networks that come with the engine, apart from the tables: they are large, and loaded when a search first asks for one.
 * Trained by `npm run train -- --kind network`; where each comes from stands in <variant>-network.origin.json.
 */
import { decodeNetwork, type Network, unpackWeights } from '../weights-format.ts';
import { hasNetwork, type WITH_NETWORK } from './with-network.ts';

type Variant = (typeof WITH_NETWORK)[number];

const FILES: Readonly<Record<Variant, () => Promise<{ default: { network: string } }>>> = {
  kiswahili: () => import('./kiswahili-network.json'),
  kete: () => import('./kete-network.json'),
  bawo: () => import('./bawo-network.json'),
  bawo10: () => import('./bawo10-network.json'),
  kiarabu: () => import('./kiarabu-network.json'),
};

/** Null for a variant without one. Rejects where the file cannot be had. */
export async function networkOf(variant: string): Promise<Network | null> {
  if (!hasNetwork(variant)) return null;
  const file = await FILES[variant as Variant]();
  return decodeNetwork(unpackWeights(file.default.network));
}
