/** Legal moves of a position text by the reference model, sorted: what the engine's answers are held against. */
import { legalMoves, parseSetup, rulesetOf, validate } from '../../web/rules/index.ts';

export function legalTexts(text: string, variant = 'kiswahili'): string[] {
  const rules = rulesetOf(variant);
  if (!rules.ok) throw new Error(rules.error.join('; '));
  const setup = parseSetup(text, rules.value.columns);
  if (!setup.ok) throw new Error(setup.error.message);
  const position = validate(rules.value, setup.value);
  if (!position.ok) throw new Error(position.error.join('; '));
  return legalMoves(rules.value, position.value)
    .map((move) => move.text)
    .sort();
}
