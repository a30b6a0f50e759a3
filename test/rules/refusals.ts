/** A position for every reason that forbids a pit, or a direction. */
import type { Direction, Position, RefusalReason, Ruleset } from '../../web/rules/index.ts';
import { positionOf, rulesOf } from './helpers.ts';
import { arab, mtaji, namua } from './sketch.ts';

export interface RefusedCase {
  readonly rules: Ruleset;
  readonly position: Position;
  /** Name of the pit. */
  readonly pit: string;
  /** Left out: the pit cannot be played at all. */
  readonly direction?: Direction;
  readonly rule: string;
}

const K = rulesOf('kiswahili');
const KETE = rulesOf('kete');
const BAWO = rulesOf('bawo');
const HAWALIS = rulesOf('hawalis');
const OPENING = namua(K, '00000000 01000000 10206000 00000000');

export const REFUSED: Readonly<Record<RefusalReason, RefusedCase>> = {
  'game over': {
    rules: K,
    position: positionOf(K, '0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/62,0,0,0,0,0,0,0 S 0,0 - - 1'),
    pit: 'B1',
    rule: '2.7',
  },
  'not your pit': { rules: K, position: OPENING, pit: 'a7', rule: '1' },
  'empty pit': { rules: K, position: OPENING, pit: 'A2', rule: '2.3' },
  'back row in namua': {
    rules: K,
    position: namua(K, '00000000 01000000 10206000 20000000'),
    pit: 'B1',
    rule: '2.3',
  },
  'must capture': { rules: K, position: namua(K, '00000000 00500000 20206000 00000000'), pit: 'A1', rule: '2.3' },
  'house exempt': { rules: K, position: OPENING, pit: 'A5', rule: '2.3' },
  'single seed': {
    rules: K,
    position: namua(K, '00000000 01000000 10200000 00000000', { houses: '-' }),
    pit: 'A1',
    rule: '2.3',
  },
  'single among others': {
    rules: BAWO,
    position: namua(BAWO, '00000000 01000000 10208000 00000000', { houses: 'S' }),
    pit: 'A1',
    rule: '3.3',
  },
  'too many seeds to capture': {
    rules: K,
    position: mtaji(K, '00000000 01000001 0,1,0,2,0,16,0,0 00000000'),
    pit: 'A6',
    rule: '2.4',
  },
  'front row first': { rules: K, position: mtaji(K, '00000000 01000000 20000000 30000000'), pit: 'B1', rule: '2.4' },
  takasia: {
    rules: K,
    position: mtaji(K, '00000000 10000000 02010200 00000000', { takasia: 'A6' }),
    pit: 'A6',
    rule: '2.6',
  },
  duty: {
    rules: KETE,
    position: mtaji(KETE, '00000000 02020000 02020000 00000000', { takasia: 'a7' }),
    pit: 'A2',
    rule: '3.2',
  },
  'house must start': {
    rules: KETE,
    position: mtaji(KETE, '00000000 10000000 02307000 00000000', { houses: 'S' }),
    pit: 'A2',
    rule: '3.2',
  },
  guard: { rules: BAWO, position: namua(BAWO, '00000000 00031000 00028000 00000000'), pit: 'A4', rule: '3.3' },
  'single into occupied': {
    rules: HAWALIS,
    position: arab(HAWALIS, '0000000 1000000 1110000 0000001'),
    pit: 'A2',
    rule: '3.4',
  },
  'never-ending': {
    rules: K,
    position: positionOf(K, '0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 S 11,11 - - 12'),
    pit: 'A3',
    direction: 'L',
    rule: '2.7',
  },
  'inward only': {
    rules: K,
    position: namua(K, '00000000 01000000 30000000 00000000', { houses: '-' }),
    pit: 'A1',
    direction: 'L',
    rule: '2.3',
  },
  'near kichwa only': {
    rules: K,
    position: namua(K, '00000000 05000000 02006000 00000000'),
    pit: 'A2',
    direction: 'R',
    rule: '2.2',
  },
  'captures the other way': {
    rules: K,
    position: mtaji(K, '00000000 01000001 01020000 00000000'),
    pit: 'A4',
    direction: 'R',
    rule: '2.4',
  },
  'one way round': {
    rules: HAWALIS,
    position: arab(HAWALIS, '0000000 0000001 0030000 0300000'),
    pit: 'A3',
    direction: 'R',
    rule: '3.4',
  },
};
