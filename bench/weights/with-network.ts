/** The games that come with a network (networks.ts), for those who need not load one. */

import type { EvaluationName, EvaluationUsed } from '../../worker/protocol.ts';

export const WITH_NETWORK = ['kiswahili', 'kete', 'bawo', 'bawo10', 'kiarabu'] as const;

/** Whether a search of this variant by the trained evaluation is one by the network. */
export function hasNetwork(variant: string): boolean {
  return (WITH_NETWORK as readonly string[]).includes(variant);
}

/** Whether a search asked for by `wanted` goes by less than the network of its variant, which could not be loaded. */
export function networkMissing(wanted: EvaluationName, used: EvaluationUsed, variant: string): boolean {
  return wanted === 'trained' && used === 'tables' && hasNetwork(variant);
}
