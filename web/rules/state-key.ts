/** The key by which callers count repetitions (2.7). */
import type { Half, Setup } from './types.ts';

/**
 * The state without its move number (2): two positions of a game are the same for the third-occurrence rule of 2.7 if
 * their keys are equal.
 */
export function stateKey(setup: Setup): string {
  const mark = setup.takasia === null ? '-' : setup.takasia.side + setup.takasia.index;
  return `${halfKey(setup.S)}/${halfKey(setup.N)} ${setup.side} ${mark}`;
}

function halfKey(half: Half): string {
  return `${half.pits.join(',')}+${half.ghala}${half.ownsHouse ? 'h' : ''}`;
}
