import { beforeAll, describe, expect, it } from 'vitest';
import { searchOnce } from '../../bench/host-player.ts';
import { openHost } from '../../bench/node-host.ts';
import { Random } from '../../bench/random.ts';
import { encodeGame, SAMPLE_BYTES } from '../../bench/samples.ts';
import { sampleOf } from '../../bench/selfplay.ts';
import { tablesOf } from '../../bench/weights/index.ts';
import { networkOf } from '../../bench/weights/networks.ts';
import { hasNetwork, WITH_NETWORK } from '../../bench/weights/with-network.ts';
import { evaluateNetwork, evaluateTables, type Network } from '../../bench/weights-format.ts';
import { legalMoves, play, rulesetOf, startPosition, VARIANTS } from '../../web/rules/index.ts';
import { formatPosition } from '../../web/rules/text-position.ts';
import type { EngineHost } from '../../worker/host.ts';
import type { EvaluationName } from '../../worker/protocol.ts';

/** What the tables or the network say of a set-up, by the trainer's own arithmetic. */
function worthOf(variant: string, setup: Parameters<typeof sampleOf>[0], network: Network | null): number {
  const sample = sampleOf(setup, 0, 0, false);
  const block = encodeGame({ variant, game: 0, openingPlies: 0, plies: 1, southPoints: 0.5, samples: [sample] });
  const at = block.length - SAMPLE_BYTES;
  return network ? evaluateNetwork(network, block, at) : evaluateTables(tablesOf(variant)!, block, at);
}

describe('the trained tables and networks', () => {
  let host: EngineHost;
  beforeAll(async () => {
    host = await openHost(1);
  });

  it.each(VARIANTS)(
    'exist for %s: tables for each game, for those that are said to have one a network of their own',
    async (variant) => {
      expect(tablesOf(variant)).not.toBeNull();
      expect((await networkOf(variant))?.variant ?? null).toBe(hasNetwork(variant) ? variant : null);
    },
  );

  it.each([
    ...VARIANTS.map((variant) => [variant, 'tables'] as const),
    ...WITH_NETWORK.map((variant) => [variant, 'trained'] as const),
  ])(
    'are what the engine plays %s (%s) by: one ply deep it takes the child worth least to the opponent',
    async (variant, evaluation) => {
      const network = evaluation === 'trained' ? await networkOf(variant) : null;
      if (network) host.loadNetwork(network);
      expect(network !== null).toBe(evaluation === 'trained');
      const rules = rulesetOf(variant);
      if (!rules.ok) throw new Error(rules.error.join());
      const random = new Random(4);
      let compared = 0;
      for (let game = 0; game < 12; game++) {
        let position = startPosition(rules.value);
        for (let ply = 0; ply < 6 + game * 4; ply++) {
          const legal = legalMoves(rules.value, position);
          if (legal.length === 0) break;
          position = play(rules.value, position, random.pick(legal)).position;
        }
        const children = legalMoves(rules.value, position).map((move) => play(rules.value, position, move));
        if (children.length < 2 || children.some((child) => child.outcome)) continue;
        const best = Math.max(...children.map((child) => -worthOf(variant, child.position, network)));
        host.clearTable();
        const choice = searchOnce(
          host,
          { variant, switches: {} },
          formatPosition(position),
          [],
          { depth: 1 },
          { evaluation },
        );
        expect(choice.score).toEqual({ kind: 'cp', value: best });
        compared++;
      }
      expect(compared).toBeGreaterThan(4);
    },
  );

  it('are of another opinion than plain counting', () => {
    const deep = (evaluation: EvaluationName) => {
      host.clearTable();
      const root = '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN - 1';
      return searchOnce(host, { variant: 'kiswahili', switches: {} }, root, [], { depth: 6 }, { evaluation }).score;
    };
    expect(deep('tables')).not.toEqual(deep('material'));
    expect(deep('trained')).not.toEqual(deep('tables'));
  });
});
