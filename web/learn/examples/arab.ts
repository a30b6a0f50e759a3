/** Examples of Hawalis and Bao la Kiarabu (rules 3.4, 3.5). */
import type { Example } from '../types.ts';

const SINGLES = '0,3,1,1,1,3,2/3,0,1,0,2,1,3/0,0,0,0,0,1,1/0,1,1,1,0,0,1 S 0,0 - - 14';

export const EXAMPLES_OF_ARAB_GAMES = {
  hawalisStart: {
    variant: 'hawalis',
    position: '2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S 0,0 - - 1',
    move: 'A1L',
    claims: [
      { kind: 'laps', n: 5 },
      { kind: 'captures', n: 2, at: 'a7' },
      { kind: 'captures', n: 2, at: 'b7' },
      { kind: 'ends', reason: 'captured', in: 'A1' },
    ],
  },
  hawalisFront: {
    variant: 'hawalis',
    position: '1,4,0,4,4,1,0/3,3,0,3,0,1,4/1,4,0,0,3,3,0/0,4,2,4,1,3,3 S 0,0 - - 3',
    move: 'B4R',
    claims: [
      { kind: 'captures', n: 4, at: 'a1' },
      { kind: 'captureCount', n: 1 },
      { kind: 'ends', reason: 'captured', in: 'A7' },
    ],
  },
  hawalisNothing: {
    variant: 'hawalis',
    position: '1,4,0,4,4,1,0/3,3,0,3,0,1,4/1,4,0,0,3,3,0/0,4,2,4,1,3,3 S 0,0 - - 3',
    move: 'A6L',
    claims: [
      { kind: 'captureCount', n: 0 },
      { kind: 'ends', reason: 'empty pit', in: 'A3' },
    ],
  },
  hawalisBack: {
    variant: 'hawalis',
    position: '1,3,3,0,3,3,0/3,0,3,3,0,3,3/0,3,3,0,3,3,0/3,3,1,3,0,3,3 S 0,0 - - 2',
    move: 'B2R',
    claims: [
      { kind: 'captureCount', n: 0 },
      { kind: 'ends', reason: 'empty pit', in: 'B5' },
    ],
  },
  hawalisSingle: {
    variant: 'hawalis',
    position: SINGLES,
    move: 'A6L',
    claims: [
      { kind: 'refused', pit: 'A7', reason: 'single into occupied' },
      { kind: 'captures', n: 2, at: 'a3' },
      { kind: 'captures', n: 1, at: 'b3' },
    ],
  },
  hawalisNever: {
    variant: 'hawalis',
    position: '3,1,5,0,1,2,0/0,7,1,3,1,0,4/2,0,1,0,3,3,1/1,0,3,5,1,3,2 S 0,0 - - 5',
    move: 'A6L',
    claims: [{ kind: 'neverEnding' }, { kind: 'wins', side: 'N', by: 'never-ending turn' }],
  },
  hawalisWin: {
    variant: 'hawalis',
    position: '0,0,0,0,0,0,0/0,0,1,0,0,0,0/0,0,0,2,2,0,1/0,0,0,0,0,2,0 S 0,0 - - 28',
    move: 'A5L',
    claims: [
      { kind: 'captures', n: 1, at: 'a5' },
      { kind: 'wins', side: 'S', by: 'no seeds' },
    ],
  },
  kiarabuStart: {
    variant: 'kiarabu',
    position: '3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3 S 0,0 - - 1',
    move: 'A1R',
    claims: [
      { kind: 'laps', n: 5 },
      { kind: 'captures', n: 3, at: 'a5' },
      { kind: 'captures', n: 3, at: 'b5' },
    ],
  },
  kiarabuBackAlone: {
    variant: 'kiarabu',
    position: '1,5,5,1,0,4,4,4/4,4,4,0,4,4,4,0/4,4,4,0,4,4,4,0/1,5,5,1,0,4,4,4 S 0,0 - - 2',
    move: 'B2L',
    claims: [
      { kind: 'captures', n: 1, at: 'b5' },
      { kind: 'captureCount', n: 1 },
      { kind: 'ends', reason: 'captured', in: 'A4' },
    ],
  },
  kiarabuOtherWay: {
    variant: 'kiarabu',
    position: '1,5,5,1,4,4,4,0/0,4,4,4,0,4,4,4/4,4,0,4,4,4,0,4/4,0,1,5,5,1,4,4 S 0,0 - - 2',
    move: 'B5R',
    claims: [
      { kind: 'captures', n: 4, at: 'a2' },
      { kind: 'captures', n: 4, at: 'b2' },
      { kind: 'ends', reason: 'captured', in: 'A7' },
    ],
  },
  kiarabuWin: {
    variant: 'kiarabu',
    position: '0,0,0,0,0,1,0,0/0,0,0,0,0,0,0,0/1,1,0,1,1,0,1,1/0,0,1,1,0,0,1,1 S 0,0 - - 29',
    move: 'A5R',
    claims: [
      { kind: 'captures', n: 1, at: 'b3' },
      { kind: 'wins', side: 'S', by: 'no seeds' },
    ],
  },
} as const satisfies Record<string, Example>;
