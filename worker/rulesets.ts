/**
 * The games as numbers for the engine's parameter block (assembly/rules.ts). A variant is a preset; the house rules of 3.6
 * are written over it. Written from the rules page, apart from the reference model on purpose.
 */
import type { RulesSpec } from './protocol.ts';

/** Names are those of the parameter block, in its order. */
const FIELDS = [
  'arab',
  'columns',
  'seeds',
  'houseFrom',
  'taxLeaves',
  'firstTakata',
  'singlesOnlyAmongSingles',
  'guard',
  'takasia',
  'takasiaSingletonExempt',
  'takasiaDuty',
  'takasiaHouseRunsOn',
  'mtajiSafariChoice',
  'houseOutlivesMtajiCapture',
  'singlesNeedFunctionalHouse',
  'mtajiTax',
  'moveLimit',
  'arabDirections',
  'arabEachAlone',
] as const;
type Field = (typeof FIELDS)[number];

/** Stands for "no house" in `houseFrom`. */
export const NO_HOUSE = 127;

export interface EngineRules {
  readonly variant: string;
  readonly parameters: Readonly<Record<Field, number>>;
  readonly columns: number;
  readonly seeds: number;
  readonly arab: boolean;
  readonly hasHouse: boolean;
  /** 3.2: least count of an owned house; 0 elsewhere. */
  readonly ownedHouseAtLeast: number;
  /** Position text of the start. */
  readonly start: string;
}

const KISWAHILI: Record<Field, number> = {
  arab: 0,
  columns: 8,
  seeds: 64,
  houseFrom: 6,
  taxLeaves: 0,
  firstTakata: 0,
  singlesOnlyAmongSingles: 0,
  guard: 0,
  takasia: 1,
  takasiaSingletonExempt: 0,
  takasiaDuty: 0,
  takasiaHouseRunsOn: 0,
  mtajiSafariChoice: 0,
  houseOutlivesMtajiCapture: 0,
  singlesNeedFunctionalHouse: 0,
  mtajiTax: 0,
  moveLimit: 100_000,
  arabDirections: 1,
  arabEachAlone: 0,
};
const BAWO = { houseOutlivesMtajiCapture: 1, firstTakata: 2, singlesOnlyAmongSingles: 1, guard: 1 };

interface Preset {
  readonly fields: Partial<Record<Field, number>>;
  /** Seeds in pits 5, 6 and 7 of the front row, or in every pit. */
  readonly start: readonly [number, number, number] | number;
  readonly ownedHouseAtLeast?: number;
}

const PRESETS: Readonly<Record<string, Preset>> = {
  kiswahili: { fields: {}, start: [6, 2, 2] },
  kujifunza: { fields: { houseFrom: NO_HOUSE, takasia: 0 }, start: 2 },
  kete: {
    fields: { houseOutlivesMtajiCapture: 1, taxLeaves: 6, firstTakata: 1, takasiaDuty: 1, takasiaHouseRunsOn: 1 },
    start: [6, 2, 2],
    ownedHouseAtLeast: 6,
  },
  bawo: { fields: { ...BAWO, houseFrom: 8, taxLeaves: 8 }, start: [8, 2, 2] },
  bawo10: { fields: { ...BAWO, houseFrom: 10, taxLeaves: 10 }, start: [10, 2, 2] },
  hawalis: { fields: { arab: 1, columns: 7, seeds: 56, houseFrom: NO_HOUSE, takasia: 0 }, start: 2 },
  kiarabu: {
    fields: { arab: 1, seeds: 96, houseFrom: NO_HOUSE, takasia: 0, arabDirections: 3, arabEachAlone: 1 },
    start: 3,
  },
};
export const VARIANTS = Object.keys(PRESETS);

/** House rules that are plain switches of the parameter block. */
const SWITCHES: readonly Field[] = [
  'takasia',
  'takasiaSingletonExempt',
  'takasiaDuty',
  'takasiaHouseRunsOn',
  'mtajiSafariChoice',
  'houseOutlivesMtajiCapture',
  'singlesNeedFunctionalHouse',
  'mtajiTax',
];
export const MAX_MOVE_LIMIT = 1_000_000;

/** The ruleset, or an error text that names the variant, switch or value and what was expected. */
export function engineRules(spec: RulesSpec): EngineRules | string {
  const preset = Object.hasOwn(PRESETS, spec.variant) ? PRESETS[spec.variant] : undefined;
  if (!preset) return `unknown variant "${spec.variant}", expected one of ${VARIANTS.join(', ')}`;
  const fields: Record<Field, number> = { ...KISWAHILI, ...preset.fields };
  let opening = preset.start;
  for (const [name, value] of Object.entries(spec.switches)) {
    if (name === 'moveLimit') {
      if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > MAX_MOVE_LIMIT) {
        return `moveLimit is ${value}, expected a whole number from 1 to ${MAX_MOVE_LIMIT}`;
      }
      fields.moveLimit = value;
      continue;
    }
    if (typeof value !== 'boolean') return `switch ${name} is ${value}, expected true or false`;
    if (name === 'nyumba8') {
      if (value && spec.variant !== 'kiswahili') return `switch nyumba8 belongs to kiswahili, not to ${spec.variant}`;
      if (value) opening = [8, 2, 2];
      continue;
    }
    const field = SWITCHES.find((known) => known === name);
    if (!field) return `unknown switch "${name}", expected one of ${[...SWITCHES, 'nyumba8', 'moveLimit'].join(', ')}`;
    if (value && fields.houseFrom === NO_HOUSE && fields[field] === 0) {
      return `switch ${name} makes no sense in ${spec.variant}, which has no house and no takasia`;
    }
    fields[field] = value ? 1 : 0;
  }
  return {
    variant: spec.variant,
    parameters: fields,
    columns: fields.columns,
    seeds: fields.seeds,
    arab: fields.arab === 1,
    hasHouse: fields.houseFrom !== NO_HOUSE,
    ownedHouseAtLeast: preset.ownedHouseAtLeast ?? 0,
    start: startText(fields, opening),
  };
}

function startText(fields: Record<Field, number>, opening: Preset['start']): string {
  const row = (at: (pit: number) => number) => Array.from({ length: fields.columns }, (_, i) => at(i + 1)).join(',');
  if (typeof opening === 'number') {
    const full = row(() => opening);
    return `${full}/${full}/${full}/${full} S 0,0 - - 1`;
  }
  const front = (pit: number) => opening[pit - 5] ?? 0;
  const ghala = fields.seeds / 2 - opening.reduce((sum, seeds) => sum + seeds, 0);
  const empty = row(() => 0);
  return `${empty}/${row((i) => front(9 - i))}/${row(front)}/${empty} S ${ghala},${ghala} SN - 1`;
}

/** Numbers of the parameter block, in order. */
export function parameterBlock(rules: EngineRules): number[] {
  return FIELDS.map((field) => rules.parameters[field]);
}
