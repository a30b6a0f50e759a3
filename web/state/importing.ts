/** Reading what the user pastes or opens: a value to open, a question, or every error with its place. */
import {
  type Dialect,
  type Game,
  newGame,
  type ParsedGame,
  type Reason,
  type Ruleset,
  readAnythingSteps,
  rulesetOf,
  type Setup,
  VARIANTS,
  validate,
  whyNotPosition,
} from '../rules/index.ts';
import { inSlices } from './slices.ts';
import { sizeSteps } from './treeView.ts';

export interface ImportProblem {
  /** Null: about the whole text. */
  readonly line: number | null;
  readonly reason: Reason;
}

export type ImportResult =
  | { readonly kind: 'games'; readonly games: readonly ParsedGame[]; readonly problems: readonly ImportProblem[] }
  | { readonly kind: 'position'; readonly game: Game }
  /** A set-up that is no position: it can be edited. `game` has its rules. */
  | { readonly kind: 'draft'; readonly setup: Setup; readonly game: Game; readonly problems: readonly ImportProblem[] }
  | { readonly kind: 'ask'; readonly dialects: readonly Dialect[] }
  | { readonly kind: 'failed'; readonly problems: readonly ImportProblem[] };

/** Bytes of a file that are read at most. */
export const MAX_FILE = 10_000_000;

/** The wished rules if the board is as wide as theirs, else the first game whose board is. */
function rulesFor(wished: Ruleset, columns: 7 | 8): Ruleset {
  if (wished.columns === columns) return wished;
  for (const variant of VARIANTS) {
    const rules = rulesetOf(variant);
    if (rules.ok && rules.value.columns === columns) return rules.value;
  }
  return wished;
}

/** Reads `text` by `rules` where it does not name its own; the page stays alive however long it is. */
export async function readImport(text: string, rules: Ruleset, dialect?: Dialect): Promise<ImportResult> {
  const found = await inSlices(readAnythingSteps(text, rules, dialect === undefined ? {} : { dialect }));
  if (!found.ok) {
    const { reason, line, partial } = found.error;
    const problems = [{ line: line ?? null, reason }];
    return partial.length > 0 ? { kind: 'games', games: partial, problems } : { kind: 'failed', problems };
  }
  const value = found.value;
  if (value.kind === 'ambiguous') return { kind: 'ask', dialects: value.dialects };
  if (value.kind === 'position') {
    const fitting = rulesFor(rules, value.columns);
    const checked = validate(fitting, value.setup);
    if (checked.ok) return { kind: 'position', game: newGame(fitting, checked.value) };
    const problems = whyNotPosition(fitting, value.setup).map((reason) => ({ line: null, reason }));
    return { kind: 'draft', setup: value.setup, game: newGame(fitting), problems };
  }
  for (const { game } of value.games) await inSlices(sizeSteps(game.root));
  const problems = value.games.flatMap(({ warnings }) =>
    warnings.map((warning) => ({ line: warning.line ?? null, reason: warning.reason })),
  );
  return { kind: 'games', games: value.games, problems };
}
