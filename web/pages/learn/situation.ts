/** An example made ready to play: its rules and position read by the model. */
import type { Turn } from '../../learn/claims.ts';
import type { Example } from '../../learn/types.ts';
import {
  type Direction,
  type LegalMove,
  legalMoves,
  newGame,
  type PitRef,
  type Position,
  parseSetup,
  pitName,
  play,
  type Ruleset,
  rulesetOf,
  validate,
  whyNotPlayable,
} from '../../rules/index.ts';
import { refusalInWords } from '../../state/speak.ts';
import { openStudy } from '../../state/studies.ts';

export interface Situation {
  readonly rules: Ruleset;
  readonly before: Position;
  readonly legal: readonly LegalMove[];
  /** The example's move. */
  readonly wanted: LegalMove;
}

/** Throws if the example is none under its rules: a fault in the content, which a test looks for. */
export function situationOf(example: Example): Situation {
  const rules = rulesetOf(example.variant, example.switches ?? {});
  if (!rules.ok) throw new Error(rules.error.join('; '));
  const setup = parseSetup(example.position, rules.value.columns);
  if (!setup.ok) throw new Error(setup.error.message);
  const before = validate(rules.value, setup.value);
  if (!before.ok) throw new Error(before.error.join('; '));
  const legal = legalMoves(rules.value, before.value);
  const wanted = legal.find(({ text }) => text === example.move);
  if (wanted === undefined) throw new Error(`${example.move} is not legal in ${example.position}`);
  return { rules: rules.value, before: before.value, legal, wanted };
}

export const turnIn = ({ rules, before }: Situation, move: LegalMove): Turn => ({
  rules,
  before,
  move,
  played: play(rules, before, move),
});

/** Why a pit cannot be played, or not in this direction, with the rule; empty if it can. */
export function refusalWords({ rules, before }: Situation, pit: PitRef, direction?: Direction): string {
  const refusal = whyNotPlayable(rules, before, pit, direction);
  return refusal === null ? '' : refusalInWords(pitName(rules.columns, pit) + (direction ?? ''), refusal);
}

/** Shows the position on the analysis board, as a study of its own. */
export function openInAnalysis({ rules, before }: Situation): void {
  openStudy({ game: newGame(rules, before) });
  location.hash = '#/';
}
