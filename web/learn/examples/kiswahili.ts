/** Examples of section 2 of the rules. */
import type { Example } from '../types.ts';

export const EXAMPLES_OF_KISWAHILI = {
  start: {
    variant: 'kiswahili',
    position: '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN - 1',
    move: 'A6R*',
    claims: [{ kind: 'takata' }, { kind: 'laps', n: 1 }, { kind: 'ends', reason: 'empty pit', in: 'B8' }],
  },
  endelea: {
    variant: 'kiswahili',
    position: '0,0,0,0,0,0,0,0/0,3,0,9,0,0,0,1/0,0,3,0,9,0,1,0/0,0,0,0,0,0,0,0 S 19,19 SN - 4',
    move: 'A3R*',
    claims: [
      { kind: 'laps', n: 2 },
      { kind: 'runsThrough', pit: 'A7' },
      { kind: 'ends', reason: 'empty pit', in: 'B8' },
    ],
  },
  capture: {
    variant: 'kiswahili',
    position: '0,0,0,0,0,0,0,0/0,2,0,7,1,1,0,0/0,0,0,0,6,0,3,1/0,0,0,0,0,0,0,1 S 21,21 SN - 2',
    move: 'A5L',
    claims: [
      { kind: 'refused', pit: 'A7', reason: 'must capture' },
      { kind: 'captures', n: 1, at: 'a4' },
      { kind: 'kichwa', side: 'L', chosen: true },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  kimbi: {
    variant: 'kiswahili',
    position: '0,0,0,0,0,0,0,0/1,3,3,8,0,0,0,0/0,1,0,0,8,0,0,0/0,0,0,0,0,0,0,0 S 20,20 SN - 3',
    move: 'A2L',
    claims: [
      { kind: 'captures', n: 3, at: 'a7' },
      { kind: 'kichwa', side: 'L', chosen: false },
      { kind: 'ends', reason: 'empty pit', in: 'A3' },
    ],
  },
  chain: {
    variant: 'kiswahili',
    position: '0,0,0,0,0,0,0,0/0,1,7,1,0,0,0,0/0,3,1,1,9,2,3,1/0,0,0,0,0,0,0,1 S 17,17 S - 6',
    move: 'A3R',
    claims: [
      { kind: 'captures', n: 7, at: 'a6' },
      { kind: 'captures', n: 1, at: 'a7' },
      { kind: 'captureCount', n: 2 },
    ],
  },
  capturesOnward: {
    variant: 'kiswahili',
    position: '0,0,0,0,0,0,0,0/1,0,4,8,0,0,0,1/1,3,0,0,8,0,0,0/0,0,0,0,0,0,0,0 S 19,19 SN - 4',
    move: 'A1L',
    claims: [
      { kind: 'captures', n: 1, at: 'a8' },
      { kind: 'runsThrough', pit: 'A1' },
      { kind: 'laps', n: 2 },
    ],
  },
  houseExempt: {
    variant: 'kiswahili',
    position: '0,0,0,0,0,0,0,0/0,3,0,9,0,0,0,1/0,0,3,0,9,0,1,0/0,0,0,0,0,0,0,0 S 19,19 SN - 4',
    move: 'A7L*',
    claims: [
      { kind: 'refused', pit: 'A5', reason: 'house exempt' },
      { kind: 'takata' },
      { kind: 'ends', reason: 'house', in: 'A5' },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  houseStop: {
    variant: 'kiswahili',
    position: '0,0,0,0,0,0,0,0/0,1,4,9,0,0,0,0/0,3,1,0,8,0,0,0/0,0,0,0,0,0,0,0 S 19,19 SN - 4',
    move: 'A3R',
    claims: [
      { kind: 'captures', n: 4, at: 'a6' },
      { kind: 'ends', reason: 'house', in: 'A5' },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  safari: {
    variant: 'kiswahili',
    position: '0,0,0,0,0,0,0,0/0,1,4,9,0,0,0,0/0,3,1,0,8,0,0,0/0,0,0,0,0,0,0,0 S 19,19 SN - 4',
    move: 'A3R>',
    claims: [{ kind: 'safari' }, { kind: 'houseLost', side: 'S', why: 'lifted' }, { kind: 'laps', n: 2 }],
  },
  houseCaptures: {
    variant: 'kiswahili',
    position: '0,0,0,0,0,0,0,0/0,0,5,0,6,2,0,0/0,0,1,0,6,0,2,0/0,0,0,0,0,0,0,0 S 21,21 SN - 6',
    move: 'A3L',
    claims: [
      { kind: 'captures', n: 5, at: 'a6' },
      { kind: 'houseCaptures' },
      { kind: 'captures', n: 6, at: 'a4' },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  tax: {
    variant: 'kiswahili',
    position: '1,3,0,1,1,0,0,0/0,1,0,6,0,0,0,0/0,0,0,0,6,0,0,0/0,0,0,1,1,0,2,3 S 19,19 SN - 4',
    move: 'A5L*',
    claims: [
      { kind: 'onlyPit', pit: 'A5' },
      { kind: 'tax', leaves: 5 },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  dormant: {
    variant: 'kiswahili',
    position: '0,4,1,1,1,0,0,0/1,0,0,6,0,0,0,0/0,0,0,0,5,1,1,0/0,0,0,1,1,0,2,3 S 18,18 SN - 5',
    move: 'A5L*',
    claims: [{ kind: 'takata' }, { kind: 'houseLost', side: 'S', why: 'lifted' }],
  },
  houseTaken: {
    variant: 'kiswahili',
    position: '0,0,0,0,0,0,0,0/1,4,3,7,0,0,0,0/0,0,0,1,8,0,0,0/0,0,0,0,0,0,0,0 S 20,20 SN - 3',
    move: 'A4L',
    claims: [
      { kind: 'captures', n: 7, at: 'a5' },
      { kind: 'houseLost', side: 'N', why: 'captured' },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  mtajiCapture: {
    variant: 'kiswahili',
    position: '0,0,0,2,1,0,1,0/1,9,7,4,0,6,2,0/0,2,1,0,0,0,0,0/4,0,2,4,3,2,3,10 S 0,0 - - 31',
    move: 'B8L',
    claims: [
      { kind: 'refused', pit: 'B4', reason: 'must capture' },
      { kind: 'captures', n: 7, at: 'a6' },
      { kind: 'kichwa', side: 'L', chosen: false },
      { kind: 'ends', reason: 'empty pit', in: 'A7' },
    ],
  },
  housesFall: {
    variant: 'kiswahili',
    position: '0,1,0,2,2,0,2,1/0,0,1,15,1,0,3,0/1,0,2,1,18,0,0,0/1,2,2,0,3,3,0,3 N 0,0 SN - 23',
    move: 'a2R',
    claims: [
      { kind: 'captures', n: 1, at: 'A4' },
      { kind: 'houseLost', side: 'S', why: 'mtaji capture' },
      { kind: 'houseLost', side: 'N', why: 'mtaji capture' },
    ],
  },
  sixteen: {
    variant: 'kiswahili',
    position: '1,3,0,1,1,1,1,0/1,3,1,6,0,4,0,2/0,0,17,1,0,0,0,0/2,0,6,2,1,2,6,2 S 0,0 - - 24',
    move: 'B3L',
    claims: [
      { kind: 'refused', pit: 'A3', reason: 'too many seeds to capture' },
      { kind: 'captures', n: 6, at: 'a5' },
    ],
  },
  mtajiTakata: {
    variant: 'kiswahili',
    position: '2,8,1,1,0,8,0,8/2,11,7,1,0,0,0,1/0,0,0,0,1,1,9,0/1,0,0,0,0,1,1,0 S 0,0 - - 26',
    move: 'A7L*',
    claims: [
      { kind: 'refused', pit: 'A5', reason: 'single seed' },
      { kind: 'takata' },
      { kind: 'ends', reason: 'empty pit', in: 'B3' },
    ],
  },
  backTakata: {
    variant: 'kiswahili',
    position: '2,1,8,0,3,1,6,1/0,3,0,3,8,8,2,9/0,0,0,0,0,0,0,1/0,1,0,3,2,0,1,1 S 0,0 - - 30',
    move: 'B4L*',
    claims: [{ kind: 'takata' }, { kind: 'ends', reason: 'empty pit', in: 'B1' }],
  },
  loneKichwa: {
    variant: 'kiswahili',
    position: '2,1,3,3,2,10,2,10/1,2,11,0,4,1,4,1/2,0,0,0,0,0,0,0/0,1,0,0,2,0,0,2 S 0,0 - - 31',
    move: 'A1R*',
    claims: [
      { kind: 'onlyPit', pit: 'A1' },
      { kind: 'ends', reason: 'empty pit', in: 'A3' },
    ],
  },
  takasiaSet: {
    variant: 'kiswahili',
    position: '1,1,3,5,3,1,0,0/1,0,0,0,8,4,7,1/0,3,7,7,0,0,2,0/1,2,0,1,0,2,1,3 S 0,0 - - 29',
    move: 'A2R*',
    claims: [{ kind: 'takata' }, { kind: 'takasia', pit: 'a4', as: 'ban' }],
  },
  takasiaTaken: {
    variant: 'kiswahili',
    position: '1,1,3,5,3,1,1,1/1,0,0,0,8,0,8,2/0,0,8,8,1,0,2,0/1,2,0,1,0,2,1,3 S 0,0 - - 30',
    move: 'A7L',
    claims: [
      { kind: 'captures', n: 8, at: 'a4' },
      { kind: 'kichwa', side: 'R', chosen: false },
      { kind: 'ends', reason: 'empty pit', in: 'A1' },
    ],
  },
  takasiaStop: {
    variant: 'kiswahili',
    position: '4,0,3,0,1,0,4,2/1,1,1,5,1,0,8,1/0,4,4,1,0,0,0,0/1,0,9,0,4,2,3,4 S 0,0 - A4 45',
    move: 'A2L**',
    claims: [
      { kind: 'laps', n: 2 },
      { kind: 'ends', reason: 'takasia', in: 'A4' },
    ],
  },
  frontRowEmpty: {
    variant: 'kiswahili',
    position: '0,1,1,1,1,1,1,1/0,0,0,0,0,0,0,1/0,1,0,7,4,7,0,1/1,1,0,2,0,2,0,2 S 14,14 - - 9',
    move: 'A8R',
    claims: [
      { kind: 'captures', n: 1, at: 'a1' },
      { kind: 'wins', side: 'S', by: 'front row empty' },
    ],
  },
  noMove: {
    variant: 'kiswahili',
    position: '0,1,1,0,1,0,0,0/0,0,0,0,1,0,0,0/3,0,12,2,11,1,0,2/1,8,0,4,6,7,2,1 S 0,0 - - 41',
    move: 'A1L*',
    claims: [{ kind: 'takata' }, { kind: 'wins', side: 'S', by: 'no legal move' }],
  },
} as const satisfies Record<string, Example>;
