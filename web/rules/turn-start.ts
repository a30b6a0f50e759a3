/** How a turn may begin: what the lists of possible starts (2.3, 2.4, 3.4) are made of. */
import type { Direction } from './types.ts';

/** `tax` lifts two seeds of the house (2.3), the others the whole pit; a namua capture lifts nothing. */
export type StartAction = 'capture' | 'takata' | 'tax' | 'arab';

export interface Start {
  readonly pit: number;
  /** In a namua capture: the kichwa where the captured seeds enter (2.2). Else the way the hand goes. */
  readonly direction: Direction;
  readonly action: StartAction;
}

export const BOTH_WAYS: readonly Direction[] = ['L', 'R'];
