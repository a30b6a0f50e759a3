/** The games that come with a network (networks.ts), for those who need not load one. */
export const WITH_NETWORK = ['kiswahili', 'kete', 'bawo', 'bawo10', 'kiarabu'] as const;

/** Whether a search of this variant by the trained evaluation is one by the network. */
export function hasNetwork(variant: string): boolean {
  return (WITH_NETWORK as readonly string[]).includes(variant);
}
