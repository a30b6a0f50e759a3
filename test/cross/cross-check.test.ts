import { describe, expect, it } from 'vitest';
import { rulesetOf, VARIANTS } from '../../web/rules/index.ts';
import { crossCheckGame, emptyTally, openEngine, randomRulesets, sharedHash } from './cross-check.ts';

const GAMES: Record<string, number> = { kiswahili: 1000, kujifunza: 300, hawalis: 150, kiarabu: 100 };

/** What the games must have met for the comparison to be worth something. */
const RARE: Record<string, readonly string[]> = {
  kiswahili: [
    'house stop',
    'lift: safari',
    'lift: tax',
    'house lost: captured',
    'house lost: mtaji capture',
    'takasia stop',
    'takasia set',
  ],
};

describe('the two implementations agree on random games', () => {
  for (const variant of VARIANTS) {
    const games = GAMES[variant] ?? 300;
    it(`${variant}: ${games} games, every ply`, async () => {
      const rules = rulesetOf(variant);
      if (!rules.ok) throw new Error(rules.error.join('; '));
      const engine = await openEngine();
      const tally = emptyTally();
      const hashes = new Map<string, bigint>();
      for (let seed = 0; seed < games; seed++) {
        const failure = crossCheckGame(engine, rules.value, seed, tally, hashes);
        if (failure !== null) throw new Error(failure);
      }
      expect(sharedHash(hashes)).toBeNull();
      expect(tally.games).toBe(games);
      expect(tally.plies).toBeGreaterThan(5 * games);
      for (const event of RARE[variant] ?? []) expect.soft(tally.events.get(event) ?? 0, event).toBeGreaterThan(10);
    });
  }

  it('200 random combinations of variant and house rules, 5 games each', async () => {
    const engine = await openEngine();
    const rulesets = randomRulesets(200, 7);
    expect(rulesets.length).toBe(200);
    for (const [index, rules] of rulesets.entries()) {
      const hashes = new Map<string, bigint>();
      for (let game = 0; game < 5; game++) {
        const failure = crossCheckGame(engine, rules, 1000 * index + game, emptyTally(), hashes);
        if (failure !== null) throw new Error(failure);
      }
      expect(sharedHash(hashes)).toBeNull();
    }
  });

  it('without SIMD: 100 games of each variant, every ply', async () => {
    const engine = await openEngine(1, 'engine.scalar.wasm');
    for (const variant of VARIANTS) {
      const rules = rulesetOf(variant);
      if (!rules.ok) throw new Error(rules.error.join('; '));
      const hashes = new Map<string, bigint>();
      for (let seed = 0; seed < 100; seed++) {
        const failure = crossCheckGame(engine, rules.value, seed, emptyTally(), hashes);
        if (failure !== null) throw new Error(failure);
      }
      expect(sharedHash(hashes)).toBeNull();
    }
  });
});
