/** Examples of the learner's game (rules 3.1). */
import type { Example } from '../types.ts';

export const EXAMPLES_OF_KUJIFUNZA = {
  kujifunzaStart: {
    variant: 'kujifunza',
    position: '2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 S 0,0 - - 1',
    move: 'A3R',
    claims: [
      { kind: 'captureCount', n: 3 },
      { kind: 'captures', n: 2, at: 'a4' },
      { kind: 'captures', n: 2, at: 'a7' },
      { kind: 'captures', n: 2, at: 'a3' },
    ],
  },
  kujifunzaShort: {
    variant: 'kujifunza',
    position: '2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 S 0,0 - - 1',
    move: 'A2R',
    claims: [
      { kind: 'captures', n: 2, at: 'a5' },
      { kind: 'kichwa', side: 'L', chosen: false },
      { kind: 'laps', n: 2 },
    ],
  },
  kujifunzaFree: {
    variant: 'kujifunza',
    position: '1,1,3,5,3,1,0,0/1,0,0,0,8,4,7,1/0,3,7,7,0,0,2,0/1,2,0,1,0,2,1,3 S 0,0 - - 29',
    move: 'A2R*',
    claims: [{ kind: 'takata' }, { kind: 'ends', reason: 'empty pit', in: 'A5' }],
  },
  kujifunzaWin: {
    variant: 'kujifunza',
    position: '0,1,0,0,1,1,1,1/0,0,0,1,0,0,0,0/3,5,4,0,2,7,4,1/0,0,10,4,2,7,7,2 S 0,0 - - 18',
    move: 'A1R*',
    claims: [{ kind: 'takata' }, { kind: 'wins', side: 'S', by: 'no legal move' }],
  },
} as const satisfies Record<string, Example>;
