import { beforeAll, describe, expect, it } from 'vitest';
import { openHost } from '../../bench/node-host.ts';
import { blocksOf, loadSamples, PROVEN_FROM, SAMPLE_BYTES } from '../../bench/samples.ts';
import { type SelfplaySettings, selfplayGame } from '../../bench/selfplay.ts';
import type { EngineHost } from '../../worker/host.ts';

const settings: SelfplaySettings = {
  rules: { variant: 'kiswahili', switches: {} },
  seed: 9,
  nodes: 300,
  openingPlies: 6,
  wander: 0.05,
  maxPlies: 300,
  options: { evaluation: 'material' },
};

const engine = () => openHost(1);

describe('self-play', () => {
  let host: EngineHost;
  beforeAll(async () => {
    host = await engine();
  });

  it('gives a game by seed and number, whatever was played before: shards make one run', async () => {
    const alone = selfplayGame(await engine(), settings, 5)!;
    for (const game of [0, 3]) selfplayGame(host, settings, game);
    expect(selfplayGame(host, settings, 5)).toEqual(alone);
    expect(selfplayGame(host, settings, 6)).not.toEqual(alone);
  });

  it.each(['kiswahili', 'kujifunza', 'kete', 'bawo', 'bawo10', 'hawalis', 'kiarabu'])(
    'keeps positions of %s with all their seeds, a score each, and the result for the side to move',
    (variant) => {
      const rules = { variant, switches: {} };
      const played = [0, 1, 2, 3, 4, 5].map((game) => selfplayGame(host, { ...settings, rules, wander: 0 }, game));
      // Random plies can end a game: then it gives nothing.
      const blocks = played.filter((block) => block !== null);
      expect(blocks.length).toBeGreaterThan(2);
      const seeds = { hawalis: 56, kiarabu: 96 }[variant] ?? 64;
      const arab = seeds !== 64;
      for (const block of blocks) {
        const [head] = blocksOf(block);
        expect(head!.samples).toBeGreaterThan(0);
        const set = loadSamples([block], 0);
        for (let i = 0; i < set.n; i++) {
          const bytes = set.bytes.subarray(i * SAMPLE_BYTES, i * SAMPLE_BYTES + 34);
          const total = bytes.reduce((sum, n) => sum + n, 0);
          if (arab) expect(total).toBeLessThanOrEqual(seeds);
          else expect(total).toBe(seeds);
          const score = set.scores[i]!;
          if (Math.abs(score) > PROVEN_FROM) expect(set.results[i]).toBe(score > 0 ? 1 : 0);
        }
      }
    },
  );

  it('forgets the result before a random move', () => {
    const wandering = loadSamples([0, 1, 2].map((game) => selfplayGame(host, { ...settings, wander: 0.5 }, game)!));
    expect(wandering.results.some((result) => Number.isNaN(result))).toBe(true);
    const straight = loadSamples([0, 1, 2].map((game) => selfplayGame(host, { ...settings, wander: 0 }, game)!));
    expect(straight.results.some((result) => Number.isNaN(result))).toBe(false);
  });
});
