/** Rulesets of the model as requests to the engine name them. */
import { type Ruleset, switchDifferences } from '../web/rules/index.ts';
import type { RulesSpec } from './protocol.ts';

/** The variant and the house rules that differ from its preset. */
export const specOf = (rules: Ruleset): RulesSpec => ({
  variant: rules.variant,
  switches: { ...switchDifferences(rules) } as Record<string, boolean | number>,
});
