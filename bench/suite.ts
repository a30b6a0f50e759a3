/**
 * The benchmark's positions. From games of the 1994 Zanzibar championship (test/data/zanzibar-1994-positions.tsv, by game and
 * ply) and from the samples of test/data/positions (by variant and row), so that each can be looked up with its legal moves.
 * The signature depends on every one of them and on their order: add at the end, and publish the new signature.
 */
import type { RulesSpec } from '../worker/protocol.ts';

export interface SuitePosition {
  readonly name: string;
  /** `endgame`: a mtaji position in which the result is proven. */
  readonly stage: 'namua' | 'mtaji' | 'endgame';
  readonly rules: RulesSpec;
  /** Position text (notation 1). */
  readonly position: string;
}

export const SUITE: readonly SuitePosition[] = [
  {
    name: 'kiswahili, the start',
    stage: 'namua',
    rules: { variant: 'kiswahili', switches: {} },
    position: '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN - 1',
  },
  {
    name: 'Voogt-3, ply 4',
    stage: 'namua',
    rules: { variant: 'kiswahili', switches: {} },
    position: '1,0,0,0,0,0,0,0/2,3,0,7,0,0,0,0/0,0,0,0,7,0,1,1/0,0,0,0,0,0,1,1 S 20,20 SN - 3',
  },
  {
    name: 'Voogt-5, ply 4',
    stage: 'namua',
    rules: { variant: 'kiswahili', switches: {} },
    position: '1,0,0,0,0,0,0,0/1,0,1,7,1,1,0,0/0,0,0,0,6,1,4,0/0,0,0,0,0,0,0,1 S 20,20 SN - 3',
  },
  {
    name: 'Voogt-1, ply 18',
    stage: 'namua',
    rules: { variant: 'kiswahili', switches: {} },
    position: '3,0,1,2,0,1,1,0/0,1,1,9,0,0,0,0/0,0,0,0,10,0,1,1/0,0,0,1,1,1,4,0 S 13,13 SN - 10',
  },
  {
    name: 'Voogt-2, ply 18',
    stage: 'namua',
    rules: { variant: 'kiswahili', switches: {} },
    position: '0,1,0,3,3,0,2,1/0,1,1,7,0,0,0,0/0,0,0,0,6,0,4,1/0,0,0,1,1,2,0,4 S 13,13 SN - 10',
  },
  {
    name: 'Voogt-7, ply 18',
    stage: 'namua',
    rules: { variant: 'kiswahili', switches: {} },
    position: '1,1,1,3,1,0,1,3/1,1,0,1,1,1,1,1/0,0,0,1,14,1,3,1/0,0,0,0,0,0,0,0 S 13,13 S - 10',
  },
  {
    name: 'Voogt-6, ply 18',
    stage: 'namua',
    rules: { variant: 'kiswahili', switches: {} },
    position: '3,0,3,2,1,0,0,0/0,0,0,11,0,0,0,0/0,1,1,0,13,1,0,0/0,0,0,0,0,0,1,1 S 13,13 SN - 10',
  },
  {
    name: 'Voogt-3, ply 32',
    stage: 'namua',
    rules: { variant: 'kiswahili', switches: {} },
    position: '3,2,2,2,2,2,2,2/1,1,1,0,0,2,0,1/0,1,0,1,11,0,3,4/1,4,2,0,1,0,1,0 S 6,6 S - 17',
  },
  {
    name: 'Voogt-1, ply 32',
    stage: 'namua',
    rules: { variant: 'kiswahili', switches: {} },
    position: '0,1,2,3,1,2,2,1/1,2,3,1,1,1,1,1/0,3,2,0,12,1,0,1/2,0,3,0,4,0,1,0 S 6,6 S - 17',
  },
  {
    name: 'Voogt-2, ply 32',
    stage: 'namua',
    rules: { variant: 'kiswahili', switches: {} },
    position: '1,2,1,0,4,1,3,2/0,0,4,1,1,4,1,0/1,0,0,2,1,0,10,0/1,1,1,2,0,3,1,4 S 6,6 - - 17',
  },
  {
    name: 'Voogt-4, ply 32',
    stage: 'namua',
    rules: { variant: 'kiswahili', switches: {} },
    position: '1,3,1,3,0,4,0,1/0,4,2,4,0,10,2,1/1,1,0,1,0,1,1,0/1,2,2,2,0,2,0,2 S 6,6 - - 17',
  },
  {
    name: 'Voogt-2, ply 46',
    stage: 'mtaji',
    rules: { variant: 'kiswahili', switches: {} },
    position: '1,4,3,0,2,1,0,1/3,3,0,1,3,10,5,4/1,4,0,0,4,1,0,1/1,1,1,2,0,0,2,5 S 0,0 - - 24',
  },
  {
    name: 'Voogt-3, ply 46',
    stage: 'mtaji',
    rules: { variant: 'kiswahili', switches: {} },
    position: '4,0,2,2,2,2,2,2/6,3,1,1,1,0,0,1/0,0,3,1,18,2,4,1/2,0,2,0,1,0,1,0 S 0,0 - - 24',
  },
  {
    name: 'Voogt-4, ply 46',
    stage: 'mtaji',
    rules: { variant: 'kiswahili', switches: {} },
    position: '5,3,0,1,4,1,0,0/0,1,1,1,1,1,0,2/1,2,3,8,7,4,0,5/1,0,4,1,2,1,4,0 S 0,0 - - 24',
  },
  {
    name: 'Voogt-5, ply 46',
    stage: 'mtaji',
    rules: { variant: 'kiswahili', switches: {} },
    position: '0,1,2,1,0,6,2,1/1,2,4,6,3,8,0,4/1,3,0,0,0,0,0,2/0,1,3,4,3,1,2,3 S 0,0 - - 24',
  },
  {
    name: 'Voogt-69, ply 46',
    stage: 'mtaji',
    rules: { variant: 'kiswahili', switches: {} },
    position: '0,1,3,2,3,2,4,2/3,5,4,1,0,0,1,1/1,0,0,15,1,5,0,1/1,1,1,1,1,2,0,2 S 0,0 - - 24',
  },
  {
    name: 'Voogt-69, ply 56',
    stage: 'mtaji',
    rules: { variant: 'kiswahili', switches: {} },
    position: '2,0,2,1,0,3,0,2/1,3,4,3,8,2,8,0/0,0,1,1,1,1,0,0/4,4,4,4,1,0,3,1 S 0,0 - - 29',
  },
  {
    name: 'Voogt-69, ply 71',
    stage: 'endgame',
    rules: { variant: 'kiswahili', switches: {} },
    position: '2,1,4,8,2,0,7,1/0,5,1,2,8,1,6,2/0,0,0,0,0,0,0,1/1,3,2,0,4,0,2,1 N 0,0 - a1 36',
  },
  {
    name: 'Voogt-69, ply 80',
    stage: 'endgame',
    rules: { variant: 'kiswahili', switches: {} },
    position: '2,5,1,4,3,1,2,6/2,10,3,1,1,2,0,0/0,0,0,2,1,3,1,3/1,3,2,0,0,1,1,3 S 0,0 - - 41',
  },
  {
    name: 'kujifunza, the start',
    stage: 'mtaji',
    rules: { variant: 'kujifunza', switches: {} },
    position: '2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 S 0,0 - - 1',
  },
  {
    name: 'kujifunza, sample 77',
    stage: 'mtaji',
    rules: { variant: 'kujifunza', switches: {} },
    position: '2,2,2,2,2,2,2,2/0,0,3,3,0,0,3,3/6,1,0,3,3,4,3,1/3,0,2,2,2,2,2,2 N 0,0 - - 2',
  },
  {
    name: 'kete, sample 61',
    stage: 'namua',
    rules: { variant: 'kete', switches: {} },
    position: '1,1,0,1,1,1,1,1/0,3,0,1,2,0,0,1/1,2,0,1,1,3,0,1/2,0,2,0,1,0,2,3 N 15,16 - - 7',
  },
  {
    name: 'kete, sample 50',
    stage: 'mtaji',
    rules: { variant: 'kete', switches: {} },
    position: '1,1,2,3,1,2,2,2/1,1,0,9,0,0,0,0/0,5,1,0,8,3,7,1/1,0,1,0,3,2,3,4 S 0,0 - - 23',
  },
  {
    name: 'bawo, sample 29',
    stage: 'namua',
    rules: { variant: 'bawo', switches: {} },
    position: '1,0,2,0,2,0,2,2/0,2,4,0,1,1,1,2/0,0,1,0,1,3,10,2/0,0,0,0,0,0,0,1 S 13,13 - - 8',
  },
  {
    name: 'bawo, sample 47',
    stage: 'namua',
    rules: { variant: 'bawo', switches: {} },
    position: '1,1,1,1,1,1,1,1/0,0,3,0,1,1,3,1/3,0,0,0,9,1,6,4/1,7,4,0,1,2,0,1 S 4,4 - - 17',
  },
  {
    name: 'bawo10, sample 28',
    stage: 'namua',
    rules: { variant: 'bawo10', switches: {} },
    position: '1,4,1,1,1,0,0,0/1,0,1,10,0,0,0,0/0,0,0,0,0,1,1,1/1,2,2,3,3,3,1,2 S 12,12 N - 7',
  },
  {
    name: 'hawalis, sample 11',
    stage: 'mtaji',
    rules: { variant: 'hawalis', switches: {} },
    position: '4,2,0,3,1,4,4/1,3,0,1,4,0,1/0,4,1,0,4,1,0/2,4,4,1,3,3,1 S 0,0 - - 4',
  },
  {
    name: 'kiarabu, sample 7',
    stage: 'mtaji',
    rules: { variant: 'kiarabu', switches: {} },
    position: '1,3,4,3,1,1,0,1/0,3,1,5,1,0,3,0/2,7,3,1,1,4,0,0/1,2,3,4,1,2,5,0 N 0,0 - - 9',
  },
  {
    name: 'kiswahili+mtajiSafariChoice, sample 12',
    stage: 'mtaji',
    rules: { variant: 'kiswahili', switches: { mtajiSafariChoice: true } },
    position: '5,0,4,0,3,1,2,1/1,1,1,1,1,2,0,0/3,2,3,3,18,1,1,1/1,1,1,0,2,1,3,0 S 0,0 S - 24',
  },
];
