/** Examples of Bawo, the game of Malawi, with a kuu of eight and of ten (rules 3.3). */
import type { Example } from '../types.ts';

export const EXAMPLES_OF_BAWO = {
  bawoStart: {
    variant: 'bawo',
    position: '0,0,0,0,0,0,0,0/0,2,2,8,0,0,0,0/0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0 S 20,20 SN - 1',
    move: 'A6L*',
    claims: [{ kind: 'takata' }, { kind: 'ends', reason: 'empty pit', in: 'A3' }],
  },
  bawoEight: {
    variant: 'bawo',
    position: '3,2,0,1,1,0,0,0/0,0,0,8,0,0,0,0/0,0,0,0,8,0,0,0/0,0,0,1,1,0,2,3 S 17,17 SN - 4',
    move: 'A5R*',
    claims: [
      { kind: 'onlyPit', pit: 'A5' },
      { kind: 'houseLost', side: 'S', why: 'lifted' },
    ],
  },
  bawoNine: {
    variant: 'bawo',
    position: '3,2,2,1,0,0,0,0/1,0,0,8,0,0,0,0/0,0,0,0,9,0,0,0/0,0,0,0,1,1,0,2 S 17,17 SN - 6',
    move: 'A5L*',
    claims: [
      { kind: 'tax', leaves: 8 },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  bawoSingles: {
    variant: 'bawo',
    position: '0,0,0,0,0,0,0,0/0,3,0,11,0,0,0,1/0,0,3,0,11,0,1,0/0,0,0,0,0,0,0,0 S 17,17 SN - 4',
    move: 'A3L*',
    claims: [
      { kind: 'refused', pit: 'A7', reason: 'single among others' },
      { kind: 'onlyPit', pit: 'A3' },
    ],
  },
  bawoGuard: {
    variant: 'bawo',
    position: '0,0,0,0,0,0,0,0/0,2,0,9,1,1,1,0/0,0,2,1,10,1,0,0/0,0,0,0,0,0,0,0 S 18,18 SN - 3',
    move: 'A5L',
    claims: [
      { kind: 'refused', pit: 'A4', reason: 'guard' },
      { kind: 'captures', n: 1, at: 'a4' },
      { kind: 'houseKept', side: 'N' },
    ],
  },
  bawoGuardLap: {
    variant: 'bawo',
    position: '0,2,2,1,0,0,0,0/0,1,0,15,1,0,0,1/0,4,0,1,12,1,0,1/0,0,1,2,0,3,1,0 N 7,8 SN - 13',
    move: 'a1L',
    claims: [
      { kind: 'captureCount', n: 1 },
      { kind: 'runsThrough', pit: 'a4' },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  bawoFirstTakata: {
    variant: 'bawo',
    position: '6,1,6,4,2,2,3,3/0,0,4,0,0,0,3,0/0,2,0,0,8,0,2,2/1,2,4,0,1,2,2,4 S 0,0 S - 24',
    move: 'A5L*',
    claims: [
      { kind: 'refused', pit: 'A2', reason: 'house must start' },
      { kind: 'onlyPit', pit: 'A5' },
      { kind: 'houseLost', side: 'S', why: 'lifted' },
    ],
  },
  bawoOutlives: {
    variant: 'bawo',
    position: '3,3,7,3,4,2,3,1/0,3,0,4,0,0,0,1/0,1,0,0,9,0,2,3/1,1,4,2,0,4,3,0 S 0,0 S - 24',
    move: 'B3L',
    claims: [
      { kind: 'captures', n: 3, at: 'a7' },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  bawo10Start: {
    variant: 'bawo10',
    position: '0,0,0,0,0,0,0,0/0,2,2,10,0,0,0,0/0,0,0,0,10,2,2,0/0,0,0,0,0,0,0,0 S 18,18 SN - 1',
    move: 'A7R*',
    claims: [{ kind: 'takata' }, { kind: 'ends', reason: 'empty pit', in: 'B7' }],
  },
  bawo10Ten: {
    variant: 'bawo10',
    position: '3,2,0,1,1,0,0,0/0,0,0,10,0,0,0,0/0,0,0,0,10,0,0,1/0,0,0,1,1,1,4,0 N 14,15 SN - 4',
    move: 'a5R*',
    claims: [
      { kind: 'onlyPit', pit: 'a5' },
      { kind: 'houseLost', side: 'N', why: 'lifted' },
    ],
  },
  bawo10Eleven: {
    variant: 'bawo10',
    position: '0,3,2,1,0,0,0,0/1,1,0,11,0,0,0,0/0,0,0,0,11,0,0,0/0,0,0,1,1,0,3,1 S 14,14 SN - 5',
    move: 'A5L*',
    claims: [
      { kind: 'tax', leaves: 10 },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  bawo10Guard: {
    variant: 'bawo10',
    position: '0,0,0,0,0,0,0,0/0,3,0,12,1,1,1,0/0,1,0,1,12,0,0,0/0,0,0,0,0,0,0,0 S 16,16 SN - 3',
    move: 'A5R',
    claims: [
      { kind: 'refused', pit: 'A4', reason: 'guard' },
      { kind: 'captures', n: 1, at: 'a4' },
      { kind: 'houseKept', side: 'N' },
    ],
  },
  bawo10FirstTakata: {
    variant: 'bawo10',
    position: '3,4,4,2,3,10,2,2/0,0,0,0,0,4,0,0/2,0,2,0,14,0,0,1/2,3,0,3,1,0,1,1 S 0,0 S - 24',
    move: 'A5L*',
    claims: [
      { kind: 'refused', pit: 'A1', reason: 'house must start' },
      { kind: 'houseLost', side: 'S', why: 'lifted' },
    ],
  },
} as const satisfies Record<string, Example>;
