/** An example from the notes on the rules as a study of its own. */
import { t } from '../i18n/index.ts';
import { addMove, legalMoves, newGame, parseSetup, type Ruleset, validate } from '../rules/index.ts';
import { openStudy } from './studies.ts';
import { goTo } from './study.ts';

/**
 * Opens a position text by `rules` and plays the move in it, so that one sees what it does. Throws if either is refused: what
 * the notes offer has been tried. The study is stored when it is changed.
 */
export function openExample(rules: Ruleset, positionText: string, moveText?: string): void {
  const setup = parseSetup(positionText, rules.columns);
  if (!setup.ok) throw new Error(`example ${positionText}: ${setup.error.message}`);
  const start = validate(rules, setup.value);
  if (!start.ok) throw new Error(`example ${positionText}: ${start.error.join('; ')}`);
  const bare = newGame(rules, start.value);
  const move = legalMoves(rules, start.value).find(({ text }) => text === moveText);
  if (moveText !== undefined && move === undefined) throw new Error(`example ${positionText}: no move ${moveText}`);
  const variant = t(`variant.${rules.variant}`);
  const name = move === undefined ? variant : t('rules.exampleName', { variant, move: move.text });
  if (move === undefined) {
    openStudy({ game: bare, name });
    return;
  }
  const { game, path } = addMove(bare, [], move);
  openStudy({ game, name });
  goTo(path, true);
}
