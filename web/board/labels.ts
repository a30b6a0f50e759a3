/** Every word the board shows or speaks, as functions, so that a language can order its sentence as it likes. */
import type { Side } from '../rules/types.ts';
import type { PlayableMove } from './types.ts';

export type HouseState = 'functional' | 'dormant' | 'lost';

export interface PitInfo {
  /** `A5`, `b8`. */
  readonly name: string;
  readonly side: Side;
  readonly count: number;
  /** Null for a pit that is no nyumba. */
  readonly house: HouseState | null;
  /** `ban`: the side to move may not start here. `duty`: it must be captured. */
  readonly takasia: 'ban' | 'duty' | null;
  /** What can be played from here; empty if nothing. */
  readonly moves: readonly PlayableMove[];
}

export interface BoardLabels {
  /** The grid's name. */
  board(): string;
  /** One of the four rows. */
  row(side: Side, row: 'front' | 'back'): string;
  side(side: Side): string;
  /** The plate of the side to move. */
  toMove(side: Side): string;
  ghala(side: Side, count: number): string;
  /** The word beside the ghala's count. */
  ghalaWord(): string;
  /** A pit's whole accessible name. */
  pit(info: PitInfo): string;
  takasia(as: 'ban' | 'duty'): string;
  /** Name of the group of direction buttons. */
  chooseDirection(pit: string): string;
  /** Accessible name of one direction button; `moves` are one or two (with and without safari). */
  direction(moves: readonly PlayableMove[]): string;
  /** Asked when the same direction can be played with and without the house. */
  safariQuestion(pit: string): string;
  playHouse(): string;
  keepHouse(): string;
  cancel(): string;
}

const SIDES: Record<Side, string> = { S: 'South', N: 'North' };
const HOUSES: Record<HouseState, string> = {
  functional: 'nyumba',
  dormant: 'dormant nyumba',
  lost: 'square pit, nyumba lost',
};

function ways(moves: readonly PlayableMove[]): string {
  const kichwa = moves.some((move) => move.toKichwa);
  const words = (['L', 'R'] as const)
    .filter((direction) => moves.some((move) => move.direction === direction))
    .map((direction) => (direction === 'L' ? 'left' : 'right'));
  const verb = moves.every((move) => move.captures) ? 'can capture' : 'can play';
  return kichwa ? `${verb}, from the ${words.join(' or ')} kichwa` : `${verb} ${words.join(' or ')}`;
}

export const englishLabels: BoardLabels = {
  board: () => 'Bao board',
  row: (side, row) => `${SIDES[side]}, ${row} row`,
  side: (side) => SIDES[side],
  toMove: (side) => `${SIDES[side]} to move`,
  ghala: (side, count) => `${SIDES[side]}'s ghala, ${count} ${count === 1 ? 'seed' : 'seeds'}`,
  ghalaWord: () => 'ghala',
  pit: ({ name, count, house, takasia, moves }) =>
    [
      name,
      house && HOUSES[house],
      count === 0 ? 'empty' : `${count} ${count === 1 ? 'seed' : 'seeds'}`,
      takasia && (takasia === 'ban' ? 'takasia, may not be played' : 'takasia, must be captured'),
      moves.length > 0 && ways(moves),
    ]
      .filter(Boolean)
      .join(', '),
  takasia: (as) => (as === 'ban' ? 'takasia' : 'takasia!'),
  chooseDirection: (pit) => `${pit}: choose a direction`,
  direction: (moves) => {
    const [move] = moves;
    if (!move) return '';
    const way = move.direction === 'L' ? 'Left' : 'Right';
    return `${way}${move.toKichwa ? ' kichwa' : ''}, ${move.text}${move.captures ? ', captures' : ''}`;
  },
  safariQuestion: (pit) => `${pit} can end in your nyumba`,
  playHouse: () => 'Play the house',
  keepHouse: () => 'Keep the house',
  cancel: () => 'Cancel',
};
