/**
 * The evaluation tables that the engine starts with, one file for each variant. Trained by `npm run train`; where each comes
 * from (positions, seed, losses, matches) stands in <variant>.origin.json. A variant without a file counts seeds.
 */
import { decodeTables, unpackWeights } from '../weights-format.ts';
import bawo from './bawo.json' with { type: 'json' };
import bawo10 from './bawo10.json' with { type: 'json' };
import hawalis from './hawalis.json' with { type: 'json' };
import kete from './kete.json' with { type: 'json' };
import kiarabu from './kiarabu.json' with { type: 'json' };
import kiswahili from './kiswahili.json' with { type: 'json' };
import kujifunza from './kujifunza.json' with { type: 'json' };

const PACKED: Readonly<Record<string, string>> = {
  bawo: bawo.tables,
  bawo10: bawo10.tables,
  hawalis: hawalis.tables,
  kete: kete.tables,
  kiarabu: kiarabu.tables,
  kiswahili: kiswahili.tables,
  kujifunza: kujifunza.tables,
};

const unpacked = new Map<string, Int16Array>();

/** `[stage][half][row][count]` as in weights-format.ts, hundredths of a seed; null for a variant without tables. */
export function tablesOf(variant: string): Int16Array | null {
  const packed = PACKED[variant];
  if (packed === undefined) return null;
  let values = unpacked.get(variant);
  if (!values) {
    values = decodeTables(unpackWeights(packed)).values;
    unpacked.set(variant, values);
  }
  return values;
}
