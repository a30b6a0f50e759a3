/**
 * Position suites: positions with what is known of them, one a line, for puzzles, tests and benchmarks.
 *
 *     # comment
 *     <position text, six fields> ; <name> <value> ; <name> <value> ...
 *
 * | name | value | |
 * | --- | --- | --- |
 * | `id` | one word | required, unique in a file |
 * | `bm` | canonical moves, spaces between | best moves: any of them is a solution |
 * | `pw` | 1 to 999 | the side to move wins with its ply of this number at the latest, by `bm` only |
 * | `variant` | a variant | `kiswahili` if left out |
 * | `option.<switch>` | `true`, `false` or a number | a house rule that differs from the variant's preset |
 * | any other word | any text without `;` | kept as it is (`from Voogt-3`, ...) |
 *
 * Reading checks everything against the reference model: the position is one of its variant, the moves are legal in it.
 */
import {
  formatPosition,
  legalMoves,
  type Position,
  parseSetup,
  type Ruleset,
  rulesetOf,
  switchDifferences,
  validate,
} from '../web/rules/index.ts';

export interface SuiteEntry {
  readonly id: string;
  readonly rules: Ruleset;
  readonly position: Position;
  /** Canonical; empty if none is given. */
  readonly best: readonly string[];
  /** Plies to the proven win, or null. */
  readonly pliesToWin: number | null;
  /** Everything else of the line, in its order. */
  readonly more: readonly (readonly [name: string, value: string])[];
}

export interface SuiteError {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

const KNOWN = /^(id|bm|pw|variant|option\..*)$/;

function readLine(text: string, seen: ReadonlySet<string>): SuiteEntry | string {
  const [positionText = '', ...parts] = text.split(';').map((part) => part.trim());
  const pairs = parts.filter(Boolean).map((part): [string, string] => {
    const at = part.search(/\s/);
    return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at).trim()];
  });
  const given = (name: string) => pairs.find(([each]) => each === name)?.[1];
  const twice = pairs.find(([name], index) => pairs.findIndex(([each]) => each === name) < index);
  if (twice) return `"${twice[0]}" stands twice`;
  const id = given('id');
  if (!id || /\s/.test(id)) return `id is "${id ?? ''}", one word expected`;
  if (seen.has(id)) return `id "${id}" stands in an earlier line`;
  const switches = pairs
    .filter(([name]) => name.startsWith('option.'))
    .map(([name, value]) => [name.slice(7), value === 'true' ? true : value === 'false' ? false : Number(value)]);
  const rules = rulesetOf(given('variant') ?? 'kiswahili', Object.fromEntries(switches));
  if (!rules.ok) return rules.error.join('; ');
  const setup = parseSetup(positionText, rules.value.columns);
  if (!setup.ok) return setup.error.message;
  const position = validate(rules.value, setup.value);
  if (!position.ok) return position.error.join('; ');
  const best = (given('bm') ?? '').split(/\s+/).filter(Boolean);
  const legal = legalMoves(rules.value, position.value).map((move) => move.text);
  const illegal = best.find((move) => !legal.includes(move));
  if (illegal !== undefined) return `bm "${illegal}" is not legal, one of ${legal.join(' ') || '(none)'} expected`;
  const plies = given('pw');
  if (plies !== undefined && !/^[1-9]\d{0,2}$/.test(plies)) return `pw is "${plies}", a number from 1 to 999 expected`;
  if (plies !== undefined && best.length === 0) return 'pw stands without bm';
  return {
    id,
    rules: rules.value,
    position: position.value,
    best,
    pliesToWin: plies === undefined ? null : Number(plies),
    more: pairs.filter(([name]) => !KNOWN.test(name)),
  };
}

/** Reads a suite. What is wrong is listed with its line; the other lines are read all the same. */
export function parseSuite(text: string): { readonly entries: SuiteEntry[]; readonly errors: SuiteError[] } {
  const entries: SuiteEntry[] = [];
  const errors: SuiteError[] = [];
  const seen = new Set<string>();
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return;
    const entry = readLine(line, seen);
    if (typeof entry === 'string') {
      errors.push({ line: index + 1, message: entry });
      return;
    }
    seen.add(entry.id);
    entries.push(entry);
  });
  return { entries, errors };
}

/** One entry as its line, without a line break. */
export function formatSuiteEntry({ id, rules, position, best, pliesToWin, more }: SuiteEntry): string {
  const parts = [formatPosition(position), `id ${id}`];
  if (rules.variant !== 'kiswahili') parts.push(`variant ${rules.variant}`);
  for (const [name, value] of Object.entries(switchDifferences(rules))) parts.push(`option.${name} ${value}`);
  if (best.length > 0) parts.push(`bm ${best.join(' ')}`);
  if (pliesToWin !== null) parts.push(`pw ${pliesToWin}`);
  for (const [name, value] of more) parts.push(`${name} ${value}`.trim());
  return parts.join(' ; ');
}

/** A whole suite; `heading` becomes comment lines. */
export const formatSuite = (entries: readonly SuiteEntry[], heading = ''): string =>
  [...heading.split('\n').flatMap((line) => (line ? [`# ${line}`] : [])), ...entries.map(formatSuiteEntry), ''].join(
    '\n',
  );
