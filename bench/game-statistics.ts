/** `node bench/run-ts.mjs bench/game-statistics.ts`: plays the games of game-figures.ts and writes their figures. */
import { VARIANTS } from '../web/rules/index.ts';
import { VERSION } from '../worker/version.ts';
import { beginnings, countGame, figuresOf, type GameStatistics, type VariantFigures } from './game-figures.ts';
import { openHost, writeWhole } from './node-host.ts';
import { numberOf, optionsOrHelp } from './options.ts';

const SPECS = [
  { name: 'games', value: 'n', help: 'games of each variant (400)' },
  { name: 'nodes', value: 'n', help: 'nodes of each search (1000)' },
  { name: 'seed', value: 'n', help: 'of the random plies at the beginning (1)' },
  { name: 'opening', value: 'n', help: 'random plies at the beginning (6)' },
  { name: 'plies', value: 'n', help: 'a game of so many plies is a draw (400)' },
  { name: 'out', value: 'file', help: 'result (web/games/statistics.json)' },
  { name: 'help', help: 'this' },
] as const;

async function main(): Promise<void> {
  const asked = optionsOrHelp('npm run statistics -- [options]', SPECS);
  if (asked === null) return;
  const { options } = asked;
  const settings = {
    seed: numberOf(options, 'seed', 1),
    games: numberOf(options, 'games', 400, 1),
    nodes: numberOf(options, 'nodes', 1000, 1),
    openingPlies: numberOf(options, 'opening', 6),
    maxPlies: numberOf(options, 'plies', 400, 1),
  };
  const { seed, games, nodes, openingPlies, maxPlies } = settings;
  const host = await openHost(1, ...VARIANTS);
  const variants: VariantFigures[] = [];
  for (const variant of VARIANTS) {
    const rules = { variant, switches: {} };
    const counted = beginnings(host, rules, settings).map((beginning) => countGame(host, rules, settings, beginning));
    const figures = figuresOf(variant, counted);
    variants.push(figures);
    console.log(JSON.stringify(figures));
  }
  const words = `--games ${games} --nodes ${nodes} --seed ${seed} --opening ${openingPlies} --plies ${maxPlies}`;
  const statistics: GameStatistics = {
    format: 'bingwa-statistics',
    version: 1,
    engine: `Bingwa ${VERSION}`,
    made: new Date().toISOString().slice(0, 10),
    command: `node bench/run-ts.mjs bench/game-statistics.ts ${words}`,
    ...settings,
    variants,
  };
  const out = options.get('out') ?? 'web/games/statistics.json';
  writeWhole(out, `${JSON.stringify(statistics, null, 1)}\n`);
}

await main();
