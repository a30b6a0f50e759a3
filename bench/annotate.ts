/**
 * `node bench/run-ts.mjs bench/annotate.ts`: analyses recorded games and writes them with the analysis (annotation.ts). Goes on
 * where it was stopped: games that the output holds with the same engine and nodes are kept.
 */
import fs from 'node:fs';
import { formatGame, formatGames, type Game, parseGames, tagOf } from '../web/rules/index.ts';
import { VERSION } from '../worker/version.ts';
import { analyseGame, annotated } from './annotation.ts';
import { openHost, writeWhole } from './node-host.ts';
import { numberOf, type Options, optionsOrHelp } from './options.ts';
import { fingerprintOf, REPORT_TAG, readRecordTag } from './report-record.ts';

const SPECS = [
  { name: 'games', value: 'file', help: 'game text to analyse (web/games/zanzibar-1994.txt)' },
  { name: 'out', value: 'file', help: 'result (web/games/zanzibar-1994-annotated.txt)' },
  { name: 'nodes', value: 'n', help: 'nodes for each position (1000000)' },
  { name: 'hash', value: 'MiB', help: 'transposition table (64)' },
  { name: 'again', help: 'analyse all games again' },
  { name: 'help', help: 'this' },
] as const;

function gamesOf(file: string): readonly Game[] {
  const read = parseGames(fs.readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.error.message}`);
  return read.value.map(({ game }) => game);
}

const plies = (game: Game): string => fingerprintOf(game, Number.POSITIVE_INFINITY);

/** The games of an earlier run with the same engine and nodes, by the fingerprint of their moves. */
function earlier(options: Options, file: string, engine: string, nodes: number): Map<string, Game> {
  if (options.has('again') || !fs.existsSync(file)) return new Map();
  const same = gamesOf(file).filter((game) => {
    const record = readRecordTag(tagOf(game, REPORT_TAG) ?? '');
    return record?.engine === engine && record.limit.kind === 'nodes' && record.limit.value === nodes;
  });
  return new Map(same.map((game) => [plies(game), game]));
}

async function main(): Promise<void> {
  const asked = optionsOrHelp('npm run annotate -- [options]', SPECS);
  if (asked === null) return;
  const { options } = asked;
  const out = options.get('out') ?? 'web/games/zanzibar-1994-annotated.txt';
  const nodes = numberOf(options, 'nodes', 1_000_000, 1);
  const hash = numberOf(options, 'hash', 64, 1);
  const engine = `Bingwa ${VERSION}`;
  const head = { engine, nodes, hash, date: new Date().toISOString().slice(0, 10) };
  const host = await openHost(hash, 'kiswahili');
  const done = earlier(options, out, engine, nodes);
  const results: Game[] = [];
  for (const game of gamesOf(options.get('games') ?? 'web/games/zanzibar-1994.txt')) {
    const name = tagOf(game, 'Round') ?? '?';
    const kept = done.get(plies(game));
    if (kept === undefined) {
      const found = analyseGame(host, game, nodes, (ply, { line, depth, nodes: used }) =>
        console.log(
          `${name} ply ${ply}: ${line.score.kind} ${'plies' in line.score ? line.score.plies : line.score.value}, depth ${depth}, ${used} nodes, ${line.pv[0]}`,
        ),
      );
      results.push(annotated(game, found, head));
    } else {
      console.log(`${name}: kept`);
      results.push(kept);
    }
    const rest = [...done.values()].filter((each) => !results.some((result) => plies(result) === plies(each)));
    writeWhole(out, formatGames([...results, ...rest]));
  }
  const read = gamesOf(out);
  if (read.map(formatGame).join() !== results.map(formatGame).join()) throw new Error(`${out} does not read back`);
}

await main();
