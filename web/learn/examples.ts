/** The example positions of the learning pages: found in games played out by the model, or set up for one rule. */
import { EXAMPLES_OF_ARAB_GAMES } from './examples/arab.ts';
import { EXAMPLES_OF_BAWO } from './examples/bawo.ts';
import { EXAMPLES_OF_HOUSE_RULES } from './examples/house-rules.ts';
import { EXAMPLES_OF_KETE } from './examples/kete.ts';
import { EXAMPLES_OF_KISWAHILI } from './examples/kiswahili.ts';
import { EXAMPLES_OF_KUJIFUNZA } from './examples/kujifunza.ts';

export const EXAMPLES = {
  ...EXAMPLES_OF_KISWAHILI,
  ...EXAMPLES_OF_KUJIFUNZA,
  ...EXAMPLES_OF_KETE,
  ...EXAMPLES_OF_BAWO,
  ...EXAMPLES_OF_ARAB_GAMES,
  ...EXAMPLES_OF_HOUSE_RULES,
} as const;

export type ExampleId = keyof typeof EXAMPLES;
