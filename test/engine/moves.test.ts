import { beforeAll, describe, expect, it } from 'vitest';
import type { EngineHost } from '../../worker/host.ts';
import { engine, rows, rulesFrom } from './support.ts';

/** Rules 4. */
const PERFT: Record<string, number[]> = {
  kiswahili: [4, 14, 38, 124, 405, 1430, 5655, 23270, 105704, 494462, 2439001],
  'kiswahili+nyumba8': [4, 14, 38, 128, 447, 1595],
  kujifunza: [16, 108, 500, 1902, 6550, 23442, 84200, 319524, 1206990],
  kete: [4, 14, 38, 124, 405, 1430, 5655, 23284],
  bawo: [4, 14, 30, 84, 291, 992, 4133, 17396],
  bawo10: [4, 14, 30, 84, 289, 975, 4082, 16911],
  hawalis: [14, 182, 1539, 12626, 80262],
  kiarabu: [32, 960, 19788, 400360],
};

describe.each(['engine.wasm', 'engine.scalar.wasm'] as const)('%s', (build) => {
  let host: EngineHost;
  beforeAll(async () => {
    host = await engine(1, build);
  });

  describe('the perft table of rules 4', () => {
    it.each(Object.entries(PERFT))('%s', (rules, counts) => {
      expect(host.setRules(rulesFrom(rules))).toBeNull();
      expect(counts.map((_, i) => Number(host.perft(i + 1)))).toEqual(counts);
      const divided = host.divide(3);
      expect(divided.map(([move]) => move)).toEqual(host.legalMoves());
      expect(Number(divided.reduce((sum, [, leaves]) => sum + leaves, 0n))).toBe(counts[2]);
    });
  });

  describe('sample positions: legal moves and perft 1 to 4', () => {
    const variants = ['kiswahili', 'kujifunza', 'kete', 'bawo', 'bawo10', 'hawalis', 'kiarabu'];
    const samples = [
      ...variants.flatMap((variant) => rows(`positions/${variant}.tsv`).map((row) => [variant, ...row])),
      ...rows('positions/switches.tsv'),
    ];
    it('has hundreds of them', () => expect(samples.length).toBeGreaterThan(400));
    for (const name of new Set(samples.map((row) => row[0]!))) {
      it(name, () => {
        const mine = samples.filter((row) => row[0] === name);
        expect(host.setRules(rulesFrom(name))).toBeNull();
        for (const [, position, moves, ...leaves] of mine) {
          expect(host.setPosition(position!), position).toBeNull();
          expect(host.positionText()).toBe(position);
          expect(host.legalMoves().join(' ') || '-', position).toBe(moves);
          expect(
            leaves.map((_, i) => String(host.perft(i + 1))),
            `${name} ${position}`,
          ).toEqual(leaves);
        }
      });
    }
  });

  describe('the eight championship games', () => {
    const plies = rows('zanzibar-1994-positions.tsv').filter((row) => row[0] !== 'game');
    for (const game of new Set(plies.map((row) => row[0]!))) {
      it(`${game}: every position and its legal moves`, () => {
        host.setRules(rulesFrom('kiswahili'));
        for (const [, ply, move, position, legal] of plies.filter((row) => row[0] === game)) {
          if (move === '-') expect(host.setPosition(position!)).toBeNull();
          else expect(host.play(move!), `ply ${ply}`).toBeNull();
          expect(host.positionText(), `ply ${ply}`).toBe(position);
          // The file lists back pits in ring order and says how a game ended.
          const expected = legal!.startsWith('END') ? [] : legal!.split(' ').sort();
          expect(host.legalMoves(), `ply ${ply}`).toEqual(expected);
        }
      });
    }
  });
});
