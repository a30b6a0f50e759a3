/** From a variant's name and house rules (3.6) to a ruleset, or the reasons why the combination makes no sense. */
import { houseStart, PRESETS, type Preset } from './presets.ts';
import { type RulesetReason, rulesetReason } from './ruleset-reasons.ts';
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
  const reasons = whyNotRuleset(variant, switches);
  if (reasons.length > 0) return { ok: false, error: reasons.map(({ message }) => message) };
  const id = variant as VariantId;
  const preset = PRESETS[id];
  const chosen = withChoices(preset.switches, switches);
  const start = chosen.nyumba8 ? houseStart(8, 20) : preset.start;
  return { ok: true, value: { ...preset, variant: id, switches: chosen, start } };
}

/** The reasons against a variant with house rules, with keys and parameters; none if `rulesetOf` makes a ruleset of them. */
export function whyNotRuleset(variant: string, switches: Partial<Switches> = {}): readonly RulesetReason[] {
  if (!Object.hasOwn(PRESETS, variant)) {
    return [rulesetReason('unknownVariant', { text: `"${variant}"`, names: VARIANTS.join(', ') })];
  }
  const id = variant as VariantId;
  const malformed = malformedSwitches(switches);
  if (malformed.length > 0) return malformed;
  return senselessChoices(id, PRESETS[id], withChoices(PRESETS[id].switches, switches));
}

function withChoices(preset: Switches, choices: Partial<Switches>): Switches {
  const given = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
  const details = Object.fromEntries(TAKASIA_DETAILS.map((name) => [name, false]));
  return { ...preset, ...(choices.takasia === false ? details : {}), ...given };
}

function malformedSwitches(switches: Partial<Switches>): RulesetReason[] {
  const reasons: RulesetReason[] = [];
  for (const [name, value] of Object.entries(switches)) {
    if (value === undefined) continue;
    if (!(SWITCH_NAMES as readonly string[]).includes(name)) {
      reasons.push(rulesetReason('unknownSwitch', { text: `"${name}"`, names: SWITCH_NAMES.join(', ') }));
    } else if (name === 'moveLimit') {
      const { min, max } = MOVE_LIMIT_RANGE;
      if (!Number.isInteger(value) || (value as number) < min || (value as number) > max) {
        reasons.push(rulesetReason('switchNumber', { switch: name, text: String(value), min, max }));
      }
    } else if (typeof value !== 'boolean') {
      reasons.push(rulesetReason('switchBoolean', { switch: name as keyof Switches, text: String(value) }));
    }
  }
  return reasons;
}

function senselessChoices(variant: VariantId, preset: Preset, chosen: Switches): RulesetReason[] {
  const reasons: RulesetReason[] = [];
  const hasHouse = preset.houseFrom !== null;
  if (chosen.takasia && !preset.switches.takasia) {
    reasons.push(rulesetReason('switchNoTakasia', { switch: 'takasia', variant }));
  }
  if (!chosen.takasia) {
    for (const name of TAKASIA_DETAILS)
      if (chosen[name]) reasons.push(rulesetReason('switchTakasiaOff', { switch: name }));
  }
  if (!hasHouse) {
    for (const name of HOUSE_SWITCHES) {
      if (chosen[name]) reasons.push(rulesetReason('switchNoHouse', { switch: name, variant }));
    }
    return reasons;
  }
  const isSection2House = preset.taxLeaves === 0;
  if (chosen.singlesNeedFunctionalHouse && !isSection2House) {
    reasons.push(rulesetReason('switchNeverDormant', { switch: 'singlesNeedFunctionalHouse', variant }));
  }
  if (chosen.mtajiTax && preset.ownedHouseAtLeast > 0) {
    reasons.push(rulesetReason('switchNeverFewer', { switch: 'mtajiTax', variant, min: preset.ownedHouseAtLeast }));
  }
  if (chosen.nyumba8 && !isSection2House) {
    reasons.push(rulesetReason('switchOtherStart', { switch: 'nyumba8', variant }));
  }
  return reasons;
}
