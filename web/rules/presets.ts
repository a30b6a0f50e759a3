/**
 * The games as data (rules 2 start, 3.1 to 3.6). A variant is added by writing its preset here;
 * the rules code asks for properties, never for the name of a variant.
 */
import type { Half, Ruleset, Switches, VariantId } from './types.ts';

export type Preset = Omit<Ruleset, 'variant'>;

/** Section 2.7: seeds sown in one turn above which it counts as never-ending. */
const MOVE_LIMIT = 100_000;

/** Every house rule as section 2 has it. */
const SECTION_2: Switches = {
  takasia: true,
  takasiaSingletonExempt: false,
  takasiaDuty: false,
  takasiaHouseRunsOn: false,
  mtajiSafariChoice: false,
  houseOutlivesMtajiCapture: false,
  singlesNeedFunctionalHouse: false,
  mtajiTax: false,
  nyumba8: false,
  moveLimit: MOVE_LIMIT,
};

/** Front 5 = `house`, front 6 and 7 = 2 each, the rest in hand. */
export function houseStart(house: number, ghala: number): Half {
  return { pits: [0, 0, 0, 0, house, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0], ghala, ownsHouse: true };
}

function filledStart(columns: number, seedsPerPit: number): Half {
  return { pits: Array<number>(2 * columns).fill(seedsPerPit), ghala: 0, ownsHouse: false };
}

const KISWAHILI: Preset = {
  switches: SECTION_2,
  columns: 8,
  family: 'bao',
  seeds: 64,
  houseFrom: 6,
  start: houseStart(6, 22),
  taxLeaves: 0,
  firstMtajiTakata: 'free',
  singlesOnlyAmongSingles: false,
  guard: false,
  ownedHouseAtLeast: 0,
  arab: null,
};

/** 3.3, with the count from which the kuu is functional. */
function malawi(houseFrom: number, ghala: number): Preset {
  return {
    ...KISWAHILI,
    switches: { ...SECTION_2, houseOutlivesMtajiCapture: true },
    houseFrom,
    start: houseStart(houseFrom, ghala),
    taxLeaves: houseFrom,
    firstMtajiTakata: 'functionalHouse',
    singlesOnlyAmongSingles: true,
    guard: true,
  };
}

/** What the games without house and hand share. */
const NO_HOUSE = { switches: { ...SECTION_2, takasia: false }, houseFrom: null } as const;

const ARAB = { ...KISWAHILI, ...NO_HOUSE, family: 'arab' } as const;

export const PRESETS: Readonly<Record<VariantId, Preset>> = {
  kiswahili: KISWAHILI,
  kujifunza: { ...KISWAHILI, ...NO_HOUSE, start: filledStart(8, 2) },
  kete: {
    ...KISWAHILI,
    switches: { ...SECTION_2, takasiaDuty: true, takasiaHouseRunsOn: true, houseOutlivesMtajiCapture: true },
    taxLeaves: 6,
    firstMtajiTakata: 'ownedHouse',
    ownedHouseAtLeast: 6,
  },
  bawo: malawi(8, 20),
  bawo10: malawi(10, 18),
  hawalis: {
    ...ARAB,
    columns: 7,
    seeds: 56,
    start: filledStart(7, 2),
    arab: { directions: [-1], capturesEachPitAlone: false },
  },
  kiarabu: {
    ...ARAB,
    seeds: 96,
    start: filledStart(8, 3),
    arab: { directions: [1, -1], capturesEachPitAlone: true },
  },
};

export interface PlacePreset {
  readonly id: 'mancalaWorld' | 'boardGameArena' | 'encyclopedia' | 'abstractPlay';
  readonly name: string;
  /** On top of `kiswahili`. */
  readonly switches: Partial<Switches>;
}

/** The presets by place of 3.6. */
export const PLACE_PRESETS: readonly PlacePreset[] = [
  {
    id: 'mancalaWorld',
    name: 'Mancala World',
    switches: { singlesNeedFunctionalHouse: true, takasiaHouseRunsOn: true, houseOutlivesMtajiCapture: true },
  },
  { id: 'boardGameArena', name: 'Board Game Arena', switches: { takasiaDuty: true, mtajiSafariChoice: true } },
  { id: 'encyclopedia', name: 'Encyclopedia', switches: { mtajiSafariChoice: true, mtajiTax: true } },
  { id: 'abstractPlay', name: 'Abstract Play', switches: { singlesNeedFunctionalHouse: true, takasiaDuty: true } },
];
