/** Counts of rules 4 for depth 1, 2, 3 ...; kiswahili and kujifunza were counted by independent programs. */
import type { VariantId } from '../../web/rules/index.ts';

export const PERFT: Readonly<Record<VariantId, readonly number[]>> = {
  kiswahili: [4, 14, 38, 124, 405, 1430, 5655, 23270, 105704, 494462, 2439001],
  kujifunza: [16, 108, 500, 1902, 6550, 23442, 84200, 319524, 1206990],
  kete: [4, 14, 38, 124, 405, 1430, 5655, 23284],
  bawo: [4, 14, 30, 84, 291, 992, 4133, 17396],
  bawo10: [4, 14, 30, 84, 289, 975, 4082, 16911],
  hawalis: [14, 182, 1539, 12626, 80262],
  kiarabu: [32, 960, 19788, 400360],
};
