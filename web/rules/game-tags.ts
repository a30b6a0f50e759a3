/** Tag pairs of game text that say what is played: `Variant`, `Option.<switch>`, `SetUp`, `Position` (notation 3). */
import type { Game, Tag } from './game.ts';
import type { Reason } from './reason.ts';
import { rulesetOf, switchDifferences, whyNotRuleset } from './ruleset.ts';
import { startPosition } from './start.ts';
import { fail, ok, quoted, saying, type TextError } from './text-error.ts';
import { formatPosition, parseSetup } from './text-position.ts';
import { textReason } from './text-reasons.ts';
import type { Position, Result, Ruleset, Switches } from './types.ts';
import { validate, whyNotPosition } from './validate.ts';

const OPTION = 'Option.';

/** What the tags of one game say. */
export interface TaggedStart {
  readonly rules: Ruleset;
  readonly start: Position;
  /** The tags that say something else, in their order. */
  readonly tags: readonly Tag[];
}

const speaksOfRules = (name: string) =>
  name === 'Variant' || name === 'SetUp' || name === 'Position' || name.startsWith(OPTION);

/**
 * Rules and start position of a game. Without a `Variant` tag it is played by `defaults`, to which `Option` tags are added.
 * The error's `field` is the tag.
 */
export function readTags(tags: readonly Tag[], defaults: Ruleset): Result<TaggedStart, TextError> {
  const values = new Map(tags);
  const rules = rulesOf(values, defaults);
  if (!rules.ok) return rules;
  const rest = tags.filter(([name]) => !speaksOfRules(name));
  const text = values.get('SetUp') === '0' ? undefined : values.get('Position');
  if (text === undefined) return ok({ rules: rules.value, start: startPosition(rules.value), tags: rest });

  const setup = parseSetup(text, rules.value.columns);
  if (!setup.ok) return tagError('Position', [setup.error.reason], setup.error.expected);
  const start = validate(rules.value, setup.value);
  if (!start.ok) {
    const { variant } = rules.value;
    const reasons = whyNotPosition(rules.value, setup.value);
    return tagError('Position', reasons, `a position of ${variant}`);
  }
  return ok({ rules: rules.value, start: start.value, tags: rest });
}

function rulesOf(values: ReadonlyMap<string, string>, defaults: Ruleset): Result<Ruleset, TextError> {
  const variant = values.get('Variant');
  const inherited = variant === undefined ? Object.entries(switchDifferences(defaults)) : [];
  const chosen: [string, boolean | number | string][] = [];
  for (const [name, value] of values)
    if (name.startsWith(OPTION)) chosen.push([name.slice(OPTION.length), switchValue(value)]);
  if (variant === undefined && chosen.length === 0) return ok(defaults);
  // `fromEntries` makes own properties of any name, so that `__proto__` is refused as an unknown switch.
  const switches = Object.fromEntries([...inherited, ...chosen]) as Partial<Switches>;
  const name = variant?.trim().toLowerCase() ?? defaults.variant;
  const rules = rulesetOf(name, switches);
  if (rules.ok) return rules;
  const reasons = whyNotRuleset(name, switches);
  const culprit = chosen.find(([option]) => rules.error.some((why) => why.includes(option)));
  const field = culprit ? OPTION + culprit[0] : 'Variant';
  return tagError(field, reasons, 'a variant and house rules that go together');
}

function switchValue(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d{1,9}$/.test(value) ? Number(value) : quoted(value);
}

function tagError(field: string, reasons: readonly Reason[], expected: string | undefined) {
  const reason = textReason('inTag', { name: field, reasons });
  return fail<TextError>({ ...saying(reason), field, ...(expected ? { expected } : {}) });
}

/**
 * All tags of a game as they are written: its own, with `Variant`, `Option.*`, `SetUp` and `Position` after `Result` or at
 * the end. The start position is written when it is not the variant's.
 */
export function writeTags(game: Game): Tag[] {
  const { rules, start } = game;
  const said: Tag[] = [['Variant', rules.variant]];
  for (const [name, value] of Object.entries(switchDifferences(rules))) said.push([`${OPTION}${name}`, String(value)]);
  const position = formatPosition(start);
  if (position !== formatPosition(startPosition(rules))) said.push(['SetUp', '1'], ['Position', position]);
  const own = game.tags.filter(([name]) => !speaksOfRules(name));
  const afterResult = own.findIndex(([name]) => name === 'Result') + 1;
  const at = afterResult > 0 ? afterResult : own.length;
  return [...own.slice(0, at), ...said, ...own.slice(at)];
}
