/** From a variant's name and house rules (3.6) to a ruleset, or the reasons why the combination makes no sense. */
import { houseStart, PRESETS, type Preset } from './presets.ts';
import type { Result, Ruleset, Switches, VariantId } from './types.ts';

export const VARIANTS = Object.keys(PRESETS) as readonly VariantId[];

const SWITCH_NAMES = Object.keys(PRESETS.kiswahili.switches) as readonly (keyof Switches)[];

/** Bounds of `moveLimit`, in seeds. */
export const MOVE_LIMIT_RANGE = { min: 1, max: 1_000_000 } as const;

/** House rules that only say something about the takasia pit. */
const TAKASIA_DETAILS = ['takasiaSingletonExempt', 'takasiaDuty', 'takasiaHouseRunsOn'] as const;

const HOUSE_SWITCHES = [
  'takasiaHouseRunsOn',
  'mtajiSafariChoice',
  'houseOutlivesMtajiCapture',
  'singlesNeedFunctionalHouse',
  'mtajiTax',
  'nyumba8',
] as const;

/** The switches of a variant as its section of the rules has them. */
export function presetSwitches(variant: VariantId): Switches {
  return PRESETS[variant].switches;
}

/** The switches that differ from the variant's preset: `rulesetOf(rules.variant, these)` gives the same ruleset. */
export function switchDifferences(rules: Ruleset): Partial<Switches> {
  const preset = presetSwitches(rules.variant);
  const differing = SWITCH_NAMES.filter((name) => rules.switches[name] !== preset[name]);
  return Object.fromEntries(differing.map((name) => [name, rules.switches[name]]));
}

/**
 * The ruleset of a variant with house rules on top. The error lists every reason: an unknown name, a value of the
 * wrong kind, or a combination that says nothing in this game. With `takasia` off, the preset's details of it are off too.
 */
export function rulesetOf(variant: string, switches: Partial<Switches> = {}): Result<Ruleset, string[]> {
  if (!Object.hasOwn(PRESETS, variant)) {
    return { ok: false, error: [`unknown variant "${variant}", expected one of ${VARIANTS.join(', ')}`] };
  }
  const id = variant as VariantId;
  const preset = PRESETS[id];
  const malformed = malformedSwitches(switches);
  if (malformed.length > 0) return { ok: false, error: malformed };

  const chosen = withChoices(preset.switches, switches);
  const reasons = senselessChoices(id, preset, chosen);
  if (reasons.length > 0) return { ok: false, error: reasons };
  const start = chosen.nyumba8 ? houseStart(8, 20) : preset.start;
  return { ok: true, value: { ...preset, variant: id, switches: chosen, start } };
}

function withChoices(preset: Switches, choices: Partial<Switches>): Switches {
  const given = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
  const details = Object.fromEntries(TAKASIA_DETAILS.map((name) => [name, false]));
  return { ...preset, ...(choices.takasia === false ? details : {}), ...given };
}

function malformedSwitches(switches: Partial<Switches>): string[] {
  const reasons: string[] = [];
  for (const [name, value] of Object.entries(switches)) {
    if (value === undefined) continue;
    if (!(SWITCH_NAMES as readonly string[]).includes(name)) {
      reasons.push(`unknown switch "${name}", expected one of ${SWITCH_NAMES.join(', ')}`);
    } else if (name === 'moveLimit') {
      const { min, max } = MOVE_LIMIT_RANGE;
      if (!Number.isInteger(value) || (value as number) < min || (value as number) > max) {
        reasons.push(`moveLimit is ${String(value)}, expected a whole number from ${min} to ${max}`);
      }
    } else if (typeof value !== 'boolean') {
      reasons.push(`${name} is ${String(value)}, expected true or false`);
    }
  }
  return reasons;
}

function senselessChoices(variant: VariantId, preset: Preset, chosen: Switches): string[] {
  const reasons: string[] = [];
  const hasHouse = preset.houseFrom !== null;
  if (chosen.takasia && !preset.switches.takasia) reasons.push(`takasia: ${variant} is played without takasia`);
  if (!chosen.takasia) {
    for (const name of TAKASIA_DETAILS) if (chosen[name]) reasons.push(`${name}: there is no takasia in these rules`);
  }
  if (!hasHouse) {
    for (const name of HOUSE_SWITCHES) if (chosen[name]) reasons.push(`${name}: ${variant} has no house`);
    return reasons;
  }
  const isSection2House = preset.taxLeaves === 0;
  if (chosen.singlesNeedFunctionalHouse && !isSection2House) {
    reasons.push(`singlesNeedFunctionalHouse: an owned house is never dormant in the namua stage of ${variant}`);
  }
  if (chosen.mtajiTax && preset.ownedHouseAtLeast > 0) {
    reasons.push(`mtajiTax: an owned house of ${variant} never holds fewer than ${preset.ownedHouseAtLeast}`);
  }
  if (chosen.nyumba8 && !isSection2House) {
    reasons.push(`nyumba8: the start 8-2-2 belongs to the rules of kiswahili, not of ${variant}`);
  }
  return reasons;
}
