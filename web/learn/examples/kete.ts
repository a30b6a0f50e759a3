/** Examples of Bao la Kete, the game of Lamu (rules 3.2). */
import type { Example } from '../types.ts';

export const EXAMPLES_OF_KETE = {
  keteSix: {
    variant: 'kete',
    position: '3,2,0,1,1,0,0,0/0,0,0,6,0,0,0,0/0,0,0,0,6,1,1,0/0,0,0,0,0,1,2,3 N 18,19 SN - 4',
    move: 'a5L*',
    claims: [{ kind: 'takata' }, { kind: 'houseLost', side: 'N', why: 'lifted' }, { kind: 'laps', n: 1 }],
  },
  keteSeven: {
    variant: 'kete',
    position: '3,1,2,1,0,0,0,0/0,2,0,8,0,0,0,0/0,0,0,0,7,0,0,0/0,0,0,1,1,2,0,2 S 17,17 SN - 9',
    move: 'A5L*',
    claims: [
      { kind: 'tax', leaves: 6 },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  keteOutlives: {
    variant: 'kete',
    position: '3,3,4,2,4,5,8,0/3,2,0,0,0,0,0,0/3,0,2,0,8,3,3,0/1,4,0,3,3,0,0,0 S 0,0 S - 24',
    move: 'A3L',
    claims: [
      { kind: 'captures', n: 3, at: 'a8' },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  keteFirstTakata: {
    variant: 'kete',
    position: '5,1,2,3,7,3,4,2/0,0,1,4,0,2,0,0/3,0,2,0,10,2,0,0/0,0,4,3,4,1,0,1 S 0,0 S - 24',
    move: 'A5R*',
    claims: [
      { kind: 'refused', pit: 'A1', reason: 'house must start' },
      { kind: 'onlyPit', pit: 'A5' },
      { kind: 'houseLost', side: 'S', why: 'lifted' },
    ],
  },
  keteDutySet: {
    variant: 'kete',
    position: '0,3,1,0,1,3,1,2/1,6,0,0,1,0,0,0/0,1,2,1,0,6,0,0/5,1,7,3,5,3,6,5 S 0,0 - A2 56',
    move: 'A3L**',
    claims: [{ kind: 'takata' }, { kind: 'takasia', pit: 'A2', as: 'duty' }],
  },
  keteDuty: {
    variant: 'kete',
    position: '2,1,2,4,2,2,1,2/1,2,8,0,4,3,3,1/1,1,0,0,0,1,0,0/5,7,0,1,2,6,2,0 S 0,0 - a3 24',
    move: 'B2L',
    claims: [
      { kind: 'refused', pit: 'B6', reason: 'duty' },
      { kind: 'captures', n: 3, at: 'a3' },
    ],
  },
  keteRunsOn: {
    variant: 'kete',
    position: '4,5,4,9,9,6,3,2/0,0,1,3,0,0,0,0/2,0,0,0,12,0,0,2/0,0,0,2,0,0,0,0 S 0,0 S A1 24',
    move: 'A5R**',
    claims: [
      { kind: 'runsThrough', pit: 'A1' },
      { kind: 'ends', reason: 'empty pit', in: 'A4' },
    ],
  },
} as const satisfies Record<string, Example>;
