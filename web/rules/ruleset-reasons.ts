/** Why a variant and house rules do not go together. */
import { type Reason, type ReasonMaker, reasonsOf } from './reason.ts';

/** The English sentences; `{switch}` is the name of a house rule, `{variant}` the variant's id. */
export const RULESET_REASONS = {
  unknownVariant: 'unknown variant {text}, expected one of {names}',
  unknownSwitch: 'unknown switch {text}, expected one of {names}',
  switchNumber: '{switch} is {text}, expected a whole number from {min} to {max}',
  switchBoolean: '{switch} is {text}, expected true or false',
  switchNoTakasia: '{switch}: {variant} is played without takasia',
  switchTakasiaOff: '{switch}: there is no takasia in these rules',
  switchNoHouse: '{switch}: {variant} has no house',
  switchNeverDormant: '{switch}: an owned house is never dormant in the namua stage of {variant}',
  switchNeverFewer: '{switch}: an owned house of {variant} never holds fewer than {min}',
  switchOtherStart: '{switch}: the start 8-2-2 belongs to the rules of kiswahili, not of {variant}',
} as const;

export type RulesetReasonKey = keyof typeof RULESET_REASONS;

export type RulesetReason = Reason<RulesetReasonKey>;

export const rulesetReason: ReasonMaker<typeof RULESET_REASONS> = reasonsOf(RULESET_REASONS);
