/**
 * What several threads may lose against one, shown on threads that take turns (bench/simulation.ts): every run is the same, and chance can
 * decide whose turn it is, which real threads do only where the machine likes.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { Simulation } from '../../bench/simulation.ts';
import { loadModule } from '../../worker/node-engine.ts';
import type { Limits, Score, SearchJob } from '../../worker/protocol.ts';
import { randomOf } from '../rules/helpers.ts';
import { CHAMPIONSHIP, type Place, PROVEN } from './proven.ts';

const HASH = 16;
const variants = [...new Set(PROVEN.map(({ rules }) => rules.variant))];
const open = async (threads: number) => Simulation.open(await loadModule(false), threads, HASH, ...variants);

const jobAt = ({ rules, root }: Place, limits: Limits): SearchJob => ({
  rules,
  root,
  moves: [],
  limits,
  multiPv: 1,
  searchMoves: [],
});

const winner = (score: Score | undefined) => (score === undefined || score.kind === 'cp' ? null : score.kind);

interface First {
  readonly place: Place;
  readonly depth: number;
  readonly score: Score;
}

/** At which depth one thread proves each position first, within `nodes`; positions not proven are left out. */
function firstProofs(one: Simulation, places: readonly Place[], nodes: number): First[] {
  return places.flatMap((place) => {
    let first: First | null = null;
    one.clear();
    one.search(jobAt(place, { nodes }), -1, ({ lines, depth }) => {
      const score = lines[0]?.score;
      if (first !== null || score === undefined || score.kind === 'cp') return;
      first = { place, depth, score };
      one.stop();
    });
    return first ?? [];
  });
}

describe('several threads', () => {
  let one: Simulation;
  let first: First[];
  beforeAll(async () => {
    one = await open(1);
    first = firstProofs(
      one,
      [...PROVEN, ...CHAMPIONSHIP.filter(({ ply, name }) => ply >= 34 && !name.startsWith('Voogt-69/'))],
      60_000,
    );
    expect(first.length).toBeGreaterThan(300);
  }, 60_000);

  it.each([2, 4])(
    '%i prove who wins at the depth at which one does, whoever is faster',
    { timeout: 120_000 },
    async (threads) => {
      const several = await open(threads);
      const later: string[] = [];
      for (const seed of [0, 1]) {
        several.random = seed === 0 ? null : randomOf(seed);
        for (const { place, depth, score } of first) {
          several.clear();
          const { result } = several.search(jobAt(place, { depth }), threads > 2 ? threads - 1 : -1);
          if (winner(result.info.lines[0]?.score) !== score.kind) later.push(`${place.name} at depth ${depth}`);
        }
      }
      expect(later).toEqual([]);
    },
  );

  it('say the same in every run if they are of equal speed', async () => {
    const two = await open(2);
    const run = () => {
      two.clear();
      const { result, nodes } = two.search(jobAt(CHAMPIONSHIP[20]!, { depth: 16 }));
      return { lines: result.info.lines, nodes };
    };
    const fresh = run();
    // Helpers are prepared before the leader, and must not go by the limits of the search before.
    two.search(jobAt(PROVEN[0]!, { mate: 9 }));
    expect(run()).toEqual(fresh);
  });

  // One thread sees no proof there, two do, and its length is no reason to search every move to that depth.
  it.each([
    ['Voogt-5/50', 20],
    ['Voogt-7/46', 26],
    ['Voogt-2/38', 26],
    ['Voogt-3/38', 24],
    ['Voogt-69/54', 29],
  ])('come to depth on %s without more than five times the work of one', async (name, depth) => {
    const place = CHAMPIONSHIP.find((each) => each.name === name)!;
    one.clear();
    const alone = one.search(jobAt(place, { depth }));
    const two = await open(2);
    expect(two.search(jobAt(place, { depth })).turns).toBeLessThan(5 * alone.turns + 70_000);
  });
});
