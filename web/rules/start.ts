/** Where a game begins (2, 3). */
import { asPosition } from './board.ts';
import type { Position, Ruleset } from './types.ts';

export function startPosition(rules: Ruleset): Position {
  return asPosition({ S: rules.start, N: rules.start, side: 'S', takasia: null, moveNumber: 1 });
}
