/** Why a move that was typed cannot be played, as for a pit that was tapped: the rule that forbids it. */
import { t } from '../i18n/index.ts';
import { type Direction, pitOf, whyNotPlayable } from '../rules/index.ts';
import { refusalInWords } from './speak.ts';
import { legal, position, rules } from './study.ts';

/** The rule against the pit or the direction, and what can be played; null if the text is at fault, not the move. */
export function ruleAgainst(text: string): string | null {
  const [, row, number, way] = /^([ABab])?([1-8])([LRlr])?>?\*{0,2}$/.exec(text) ?? [];
  const { side } = position.value;
  // Without a row it is the front row in namua, and else not clear which.
  const letter = row ?? (position.value[side].ghala > 0 ? 'a' : '');
  const name = (side === 'S' ? letter.toUpperCase() : letter.toLowerCase()) + (number ?? '');
  const pit = pitOf(rules.value.columns, name);
  if (pit === null) return null;
  const direction = way?.toUpperCase() as Direction | undefined;
  const refusal = whyNotPlayable(rules.value, position.value, pit, direction);
  if (refusal === null) return null;
  const sentence = refusalInWords(name + (direction ?? ''), refusal);
  const moves = legal.value.map((move) => move.text).join(' ');
  return moves === '' ? sentence : t('refused.possible', { refusal: sentence, moves });
}
