/** Jobs on positions from the championship games (test/data/zanzibar-1994-positions.tsv); for tests in Node and browsers. */
import type { SearchJob } from '../../worker/protocol.ts';

export const START = '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN - 1';

/** Voogt-7, ply 18: namua, nine moves, nothing that could be proven in a test's time. */
export const MIDGAME = '1,1,1,3,1,0,1,3/1,1,0,1,1,1,1,1/0,0,0,1,14,1,3,1/0,0,0,0,0,0,0,0 S 13,13 S - 10';

/** Voogt-69, ply 71: North wins with his 7th ply, by a2R** only (proven elsewhere); a1 is takasia. */
export const NEAR_WIN = '2,1,4,8,2,0,7,1/0,5,1,2,8,1,6,2/0,0,0,0,0,0,0,1/1,3,2,0,4,0,2,1 N 0,0 - a1 36';

export function job(root: string, limits: SearchJob['limits'], more: Partial<SearchJob> = {}): SearchJob {
  return {
    rules: { variant: 'kiswahili', switches: {} },
    root,
    moves: [],
    limits,
    multiPv: 1,
    searchMoves: [],
    ...more,
  };
}
