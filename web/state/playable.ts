/** Legal moves as the board is handed them. */
import type { PlayableMove } from '../board/types.ts';
import type { LegalMove, Position } from '../rules/index.ts';

export function playableOf(position: Position, legal: readonly LegalMove[]): readonly PlayableMove[] {
  const { side } = position;
  const namua = position[side].ghala > 0;
  return legal.map((move) => ({
    pit: { side, index: move.pit },
    direction: move.direction,
    safari: move.safari,
    captures: move.captures,
    text: move.text,
    toKichwa: namua && move.captures,
  }));
}
