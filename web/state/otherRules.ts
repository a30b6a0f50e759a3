/** The study on the board by other house rules. */
import {
  formatPosition,
  type Game,
  newGame,
  type Reason,
  type Result,
  type Ruleset,
  startPosition,
  validate,
  whyNotPosition,
} from '../rules/index.ts';

/**
 * A game by `rules` from the start of `game`: the start position of its rules becomes that of the new ones, another one is
 * taken over; or all reasons why it cannot stand by the new rules. Moves are not taken over, they were played by other rules.
 */
export function underOtherRules(game: Game, rules: Ruleset): Result<Game, readonly Reason[]> {
  if (formatPosition(game.start) === formatPosition(startPosition(game.rules)))
    return { ok: true, value: newGame(rules) };
  const start = validate(rules, game.start);
  if (start.ok) return { ok: true, value: newGame(rules, start.value) };
  return { ok: false, error: whyNotPosition(rules, game.start) };
}
