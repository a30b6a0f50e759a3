/** What differs from Bao la Kiswahili, for games, house rules and places: one sentence and one example each. */
import type { LearnKey } from '../i18n/learn/index.ts';
import {
  PLACE_PRESETS,
  type PlacePreset,
  type Ruleset,
  type Switches,
  switchDifferences,
  type VariantId,
} from '../rules/index.ts';
import type { ExampleId } from './examples.ts';

type NoteOf<Prefix extends string> = Extract<LearnKey, `note.${Prefix}.${string}`>;

export interface Note {
  readonly text: NoteOf<VariantId | 'switch'>;
  readonly example: ExampleId | null;
  /** The house rule that the game has in its preset: turned off, the note is not true. */
  readonly needs?: keyof Switches;
}

const VARIANT_NOTES: Readonly<Record<VariantId, readonly Note[]>> = {
  kiswahili: [],
  kujifunza: [
    { text: 'note.kujifunza.start', example: 'kujifunzaStart' },
    { text: 'note.kujifunza.noHouse', example: 'kujifunzaFree' },
  ],
  kete: [
    { text: 'note.kete.six', example: 'keteSix' },
    { text: 'note.kete.outlives', example: 'keteOutlives', needs: 'houseOutlivesMtajiCapture' },
    { text: 'note.kete.firstTakata', example: 'keteFirstTakata' },
    { text: 'note.kete.duty', example: 'keteDuty', needs: 'takasiaDuty' },
    { text: 'note.kete.runsOn', example: 'keteRunsOn', needs: 'takasiaHouseRunsOn' },
    { text: 'note.kete.match', example: null },
  ],
  bawo: [
    { text: 'note.bawo.start', example: 'bawoStart' },
    { text: 'note.bawo.lone', example: 'bawoEight' },
    { text: 'note.bawo.singles', example: 'bawoSingles' },
    { text: 'note.bawo.guard', example: 'bawoGuard' },
    { text: 'note.bawo.guardLap', example: 'bawoGuardLap' },
    { text: 'note.bawo.firstTakata', example: 'bawoFirstTakata' },
    { text: 'note.bawo.outlives', example: 'bawoOutlives', needs: 'houseOutlivesMtajiCapture' },
  ],
  bawo10: [
    { text: 'note.bawo10.start', example: 'bawo10Start' },
    { text: 'note.bawo10.lone', example: 'bawo10Ten' },
    { text: 'note.bawo10.guard', example: 'bawo10Guard' },
    { text: 'note.bawo10.firstTakata', example: 'bawo10FirstTakata' },
    { text: 'note.bawo10.rest', example: null },
  ],
  hawalis: [
    { text: 'note.hawalis.start', example: 'hawalisStart' },
    { text: 'note.hawalis.capture', example: 'hawalisFront' },
    { text: 'note.hawalis.free', example: 'hawalisNothing' },
    { text: 'note.hawalis.single', example: 'hawalisSingle' },
    { text: 'note.hawalis.never', example: 'hawalisNever' },
    { text: 'note.hawalis.end', example: 'hawalisWin' },
  ],
  kiarabu: [
    { text: 'note.kiarabu.start', example: 'kiarabuStart' },
    { text: 'note.kiarabu.ways', example: 'kiarabuOtherWay' },
    { text: 'note.kiarabu.capture', example: 'kiarabuBackAlone' },
    { text: 'note.kiarabu.end', example: 'kiarabuWin' },
  ],
};

const SWITCH_EXAMPLES: Readonly<Record<keyof Switches, ExampleId>> = {
  takasia: 'noTakasia',
  takasiaSingletonExempt: 'singletonExempt',
  takasiaDuty: 'takasiaDuty',
  takasiaHouseRunsOn: 'takasiaHouseRunsOn',
  mtajiSafariChoice: 'mtajiSafari',
  houseOutlivesMtajiCapture: 'houseOutlives',
  singlesNeedFunctionalHouse: 'singlesNeedHouse',
  mtajiTax: 'mtajiTax',
  nyumba8: 'nyumba8',
  moveLimit: 'moveLimit',
};

export const notesOfVariant = (variant: VariantId): readonly Note[] => VARIANT_NOTES[variant];

/** The notes on the game of a ruleset that are true under its house rules. */
export const notesOfGame = ({ variant, switches }: Ruleset): readonly Note[] =>
  VARIANT_NOTES[variant].filter(({ needs }) => needs === undefined || switches[needs] !== false);

/**
 * Notes on the house rules by which a ruleset differs from its preset; a switch that is turned off where the preset has
 * it on (say, the duty in kete) has no note of its own, only `takasia` has, since its default is on.
 */
export function notesOnSwitches(rules: Ruleset): readonly (Note & { readonly switch: keyof Switches })[] {
  const differing = Object.entries(switchDifferences(rules)) as [keyof Switches, boolean | number][];
  return differing
    .filter(([name, value]) => name === 'takasia' || value !== false)
    .map(([name]) => ({ switch: name, text: `note.switch.${name}` as const, example: SWITCH_EXAMPLES[name] }));
}

/** The place whose preset (3.6) these rules are, or null. */
export function placeOf(rules: Ruleset): PlacePreset['id'] | null {
  if (rules.variant !== 'kiswahili') return null;
  const own = switchDifferences(rules);
  const same = (switches: Partial<Switches>) =>
    Object.keys(switches).length === Object.keys(own).length &&
    (Object.keys(switches) as (keyof Switches)[]).every((name) => own[name] === switches[name]);
  return PLACE_PRESETS.find((place) => same(place.switches))?.id ?? null;
}
