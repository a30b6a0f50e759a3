/** Small positions drawn by hand, in the reference model: what may be played in them, and what a move leaves. */
import { facing, opponent, type Position, play, type Ruleset, traceLines } from '../../web/rules/index.ts';
import { formatPosition } from '../../web/rules/text-position.ts';
import { arabText, mtajiText, namuaText, type SketchOptions } from '../sketch-text.ts';
import { moveNamed, movesText, positionOf } from './helpers.ts';

export type { SketchOptions };

export const namua = (rules: Ruleset, picture: string, options?: SketchOptions): Position =>
  positionOf(rules, namuaText(picture, options, rules.seeds));

export const mtaji = (rules: Ruleset, picture: string, options?: SketchOptions): Position =>
  positionOf(rules, mtajiText(picture, options, rules.seeds));

export const arab = (rules: Ruleset, picture: string, side?: 'S' | 'N'): Position =>
  positionOf(rules, arabText(picture, side));

export interface Shown {
  /** The mover's rows after the move, a digit a pit: front 1..n, then back 1..n. */
  readonly front: string;
  readonly back: string;
  /** The opponent's front row, in the order of the mover's pits that face it. */
  readonly facing: string;
  readonly ownsHouse: boolean;
  readonly lines: readonly string[];
  readonly text: string;
  readonly position: Position;
}

/** Plays a move and shows what it left of the mover's half. */
export function show(rules: Ruleset, position: Position, move: string): Shown {
  const played = play(rules, position, moveNamed(rules, position, move));
  const after = played.position;
  const { pits, ownsHouse } = after[position.side];
  const { columns } = rules;
  const theirs = after[opponent(position.side)].pits;
  const counts = (indices: number[], of: readonly number[]) => {
    const values = indices.map((index) => of[index]!);
    return values.join(values.some((value) => value > 9) ? ',' : '');
  };
  const places = Array.from({ length: columns }, (_, i) => i);
  return {
    front: counts(places, pits),
    back: counts(
      places.map((i) => 2 * columns - 1 - i),
      pits,
    ),
    facing: counts(
      places.map((i) => facing(columns, i)),
      theirs,
    ),
    ownsHouse,
    lines: traceLines(columns, played.trace),
    text: formatPosition(after),
    position: after,
  };
}

export { movesText };
