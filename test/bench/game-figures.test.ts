import { beforeAll, describe, expect, it } from 'vitest';
import {
  beginnings,
  countGame,
  type FigureSettings,
  figuresOf,
  type GameStatistics,
  wilson,
} from '../../bench/game-figures.ts';
import { openHost } from '../../bench/node-host.ts';
import file from '../../web/games/statistics.json';
import { legalMoves, type Position, play, startPosition, VARIANTS } from '../../web/rules/index.ts';
import type { EngineHost } from '../../worker/host.ts';
import { rulesOf } from '../rules/helpers.ts';

const settings: FigureSettings = { seed: 3, games: 8, nodes: 60, openingPlies: 4, maxPlies: 400 };
const rulesFor = (variant: string) => ({ variant, switches: {} });

describe('games are counted', () => {
  let host: EngineHost;
  const fresh = () => openHost(1);
  beforeAll(async () => {
    host = await fresh();
  });

  it.each([
    ['kiswahili', 'namua', 4],
    ['kujifunza', 'mtaji', 16],
    ['bawo10', 'namua', 4],
    ['hawalis', 'mtaji', 14],
    ['kiarabu', 'mtaji', 32],
  ])('the first turn of %s is of the %s and has %d moves', (variant, stage, moves) => {
    const game = countGame(host, rulesFor(variant), { ...settings, maxPlies: 1 }, []);
    expect(game.turns.map((turn) => [turn.stage, turn.moves])).toEqual([[stage, moves]]);
  });

  it('beginnings are legal, of the length wanted, and no state comes twice', () => {
    const rules = rulesOf('kiswahili');
    const lines = beginnings(host, rulesFor('kiswahili'), { ...settings, games: 60 });
    expect(lines).toHaveLength(60);
    const ends = lines.map((line) => {
      let position: Position = startPosition(rules);
      for (const text of line)
        position = play(rules, position, legalMoves(rules, position).find((m) => m.text === text)!).position;
      return JSON.stringify({ ...position, moveNumber: 0 });
    });
    expect(lines.every((line) => line.length === 4)).toBe(true);
    expect(new Set(ends).size).toBe(60);
  });

  it('a game that offers fewer states than wanted gives what it has', () => {
    expect(beginnings(host, rulesFor('kiswahili'), { ...settings, games: 60, openingPlies: 1 })).toHaveLength(4);
  });

  it('the same settings give the same games, whatever was played before', async () => {
    const other = await fresh();
    const [first, ...rest] = beginnings(host, rulesFor('kete'), settings);
    for (const line of rest.slice(0, 2)) countGame(host, rulesFor('kete'), settings, line);
    expect(countGame(other, rulesFor('kete'), settings, first!)).toEqual(
      countGame(host, rulesFor('kete'), settings, first!),
    );
  });

  it.each(VARIANTS)(
    '%s: shares are what the turns say, by stage; only the Arab games leave captures free',
    (variant) => {
      const rules = rulesFor(variant);
      const games = beginnings(host, rules, settings).map((line) => countGame(host, rules, settings, line));
      const figures = figuresOf(variant, games);
      expect(figures.south + figures.north + figures.draws).toBe(games.length);
      const arab = variant === 'hawalis' || variant === 'kiarabu';
      const hasHand = rulesOf(variant).start.ghala > 0;
      expect(Object.keys(figures.stages)).toEqual(hasHand ? ['namua', 'mtaji'] : ['mtaji']);
      for (const [stage, turns] of Object.entries(figures.stages)) {
        const own = games.flatMap((game) => game.turns).filter((turn) => turn.stage === stage);
        expect(turns.turns).toBe(own.length);
        expect(turns.single).toBeCloseTo(own.filter(({ moves }) => moves === 1).length / own.length, 3);
        expect(turns.most).toBe(Math.max(...own.map(({ moves }) => moves)));
        if (arab) expect(turns.forcedCaptures).toBeNull();
        else expect(turns.forcedCaptures).toBeCloseTo(own.filter(({ captures }) => captures).length / own.length, 3);
      }
    },
  );

  it('no games are no figures', () => {
    expect(() => figuresOf('kete', [])).toThrow('kete: no games to count');
  });
});

it("Wilson's interval has its known values and stays a share", () => {
  const [low, high] = wilson(0.5, 100);
  expect([low, high]).toEqual([expect.closeTo(0.4038, 4), expect.closeTo(0.5962, 4)]);
  expect(wilson(0, 10)).toEqual([0, expect.closeTo(0.2775, 4)]);
  expect(wilson(1, 10)[1]).toBeCloseTo(1, 9);
});

describe('the statistics of the page', () => {
  const statistics = file as GameStatistics;

  it('hold every variant, the command that made them and all its settings', () => {
    expect(statistics.variants.map(({ variant }) => variant)).toEqual([...VARIANTS]);
    const { games, nodes, seed, openingPlies, maxPlies } = statistics;
    expect(statistics.command).toBe(
      `node bench/run-ts.mjs bench/game-statistics.ts --games ${games} --nodes ${nodes} --seed ${seed} --opening ${openingPlies} --plies ${maxPlies}`,
    );
    expect(games).toBeGreaterThanOrEqual(200);
  });

  it.each(statistics.variants)('$variant: results add up, the interval is that of the share', (figures) => {
    const { south, north, draws, games, firstPlayer, length } = figures;
    expect(south + north + draws).toBe(games);
    expect(firstPlayer.share).toBeCloseTo((south + draws / 2) / games, 4);
    expect([firstPlayer.low, firstPlayer.high]).toEqual(
      wilson((south + draws / 2) / games, games).map((bound) => expect.closeTo(bound, 3)),
    );
    const order = [length.shortest, length.quarter, length.median, length.threeQuarters, length.longest];
    expect([...order].sort((a, b) => a - b)).toEqual(order);
  });
});
