/** One example per switch of rules 3.6: a move that goes otherwise, or is not possible, without the switch. */
import type { Example } from '../types.ts';

export const EXAMPLES_OF_HOUSE_RULES = {
  noTakasia: {
    variant: 'kiswahili',
    switches: { takasia: false },
    position: '1,1,3,5,3,1,0,0/1,0,0,0,8,4,7,1/0,3,7,7,0,0,2,0/1,2,0,1,0,2,1,3 S 0,0 - - 29',
    move: 'A2R*',
    claims: [{ kind: 'takata' }, { kind: 'ends', reason: 'empty pit', in: 'A5' }],
  },
  singletonExempt: {
    variant: 'kiswahili',
    switches: { takasiaSingletonExempt: true },
    position: '0,4,3,0,3,9,3,10/1,2,0,9,2,4,5,1/0,0,0,0,3,0,3,0/0,0,0,0,0,1,0,1 S 0,0 - - 24',
    move: 'A7R*',
    claims: [{ kind: 'takata' }, { kind: 'laps', n: 1 }],
  },
  takasiaDuty: {
    variant: 'kiswahili',
    switches: { takasiaDuty: true },
    position: '2,1,2,4,2,2,1,2/1,2,8,0,4,3,3,1/1,1,0,0,0,1,0,0/5,7,0,1,2,6,2,0 S 0,0 - a3 24',
    move: 'B2L',
    claims: [
      { kind: 'refused', pit: 'B6', reason: 'duty' },
      { kind: 'captures', n: 3, at: 'a3' },
    ],
  },
  takasiaHouseRunsOn: {
    variant: 'kiswahili',
    switches: { takasiaHouseRunsOn: true },
    position: '4,5,4,9,9,6,3,2/0,0,1,3,0,0,0,0/2,0,0,0,12,0,0,2/0,0,0,2,0,0,0,0 S 0,0 S A1 24',
    move: 'A5R**',
    claims: [
      { kind: 'runsThrough', pit: 'A1' },
      { kind: 'ends', reason: 'empty pit', in: 'A4' },
    ],
  },
  mtajiSafari: {
    variant: 'kiswahili',
    switches: { mtajiSafariChoice: true },
    position: '6,4,3,5,3,5,1,1/2,0,0,0,0,4,0,0/0,0,0,0,9,1,1,1/2,0,4,4,1,3,4,0 S 0,0 S - 24',
    move: 'B7R',
    claims: [
      { kind: 'captures', n: 4, at: 'a3' },
      { kind: 'ends', reason: 'house', in: 'A5' },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  houseOutlives: {
    variant: 'kiswahili',
    switches: { houseOutlivesMtajiCapture: true },
    position: '3,3,4,2,4,5,8,0/3,2,0,0,0,0,0,0/3,0,2,0,8,3,3,0/1,4,0,3,3,0,0,0 S 0,0 S - 24',
    move: 'A3L',
    claims: [
      { kind: 'captures', n: 3, at: 'a8' },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  singlesNeedHouse: {
    variant: 'kiswahili',
    switches: { singlesNeedFunctionalHouse: true },
    position: '2,1,1,0,0,0,0,0/0,3,1,7,0,0,0,0/0,0,0,0,5,1,1,0/0,0,0,1,1,2,0,4 S 17,17 SN - 6',
    move: 'A5L*',
    claims: [
      { kind: 'refused', pit: 'A6', reason: 'single seed' },
      { kind: 'onlyPit', pit: 'A5' },
    ],
  },
  mtajiTax: {
    variant: 'kiswahili',
    switches: { mtajiTax: true },
    position: '1,7,2,9,4,9,1,4/3,0,0,2,0,4,0,0/1,1,0,0,8,1,0,1/1,0,1,0,1,1,1,1 S 0,0 S - 24',
    move: 'A5L*',
    claims: [
      { kind: 'tax', leaves: 6 },
      { kind: 'houseKept', side: 'S' },
    ],
  },
  nyumba8: {
    variant: 'kiswahili',
    switches: { nyumba8: true },
    position: '0,0,0,0,0,0,0,0/0,2,2,8,0,0,0,0/0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0 S 20,20 SN - 1',
    move: 'A6L*',
    claims: [{ kind: 'takata' }, { kind: 'ends', reason: 'empty pit', in: 'A3' }],
  },
  moveLimit: {
    variant: 'kiswahili',
    switches: { moveLimit: 100 },
    position: '0,1,1,0,4,1,0,0/3,2,1,3,4,1,0,0/0,5,1,3,0,3,3,0/1,3,4,7,2,1,9,1 S 0,0 - - 42',
    move: 'A6L',
    claims: [
      { kind: 'refused', pit: 'B7', reason: 'never-ending' },
      { kind: 'captures', n: 1, at: 'a6' },
    ],
  },
} as const satisfies Record<string, Example>;
