/** How the scores of the game on the board are told. */
import { computed } from '@preact/signals';
import type { ScoreStyle } from './score.ts';
import { scoreAs, scoreView } from './settings.ts';
import { rules } from './study.ts';

export const scoreStyle = computed<ScoreStyle>(() => ({
  as: scoreAs.value,
  view: scoreView.value,
  variant: rules.value.variant,
}));
