/**
 * `npm run proofs`: how many positions of a suite (test/data/puzzles.txt, or the file named) are proven within so many nodes. With
 * `--ways`, who wins in the positions of the championship games, proven by depth, by proof numbers, and by both on several threads.
 */
import fs from 'node:fs';
import { formatPosition } from '../web/rules/index.ts';
import { nodeParts } from '../worker/node-engine.ts';
import { specOf } from '../worker/rules-spec.ts';
import { searchOnce } from './host-player.ts';
import { openHost } from './node-host.ts';
import { helpText, numberOf, readOptions } from './options.ts';
import { parseSuite } from './position-suite.ts';
import { type ProofPosition, proofNumbers, searching, summary } from './proof-ways.ts';

const SPECS = [
  { name: 'nodes', value: '<n>', help: 'nodes for each position (1000000)' },
  { name: 'mate', help: 'ask for a win within the plies known, as `go mate` does' },
  { name: 'ways', help: 'compare ways to prove, on championship positions or the file named' },
  { name: 'threads', value: '<n>', help: 'most threads of --ways (3)' },
  { name: 'from', value: '<ply>', help: 'first ply of the championship positions (30), and every sixth after it' },
  { name: 'verbose', help: 'each position of --ways' },
  { name: 'help', help: 'this text' },
] as const;

const HASH = 64;
const GAMES = 'test/data/zanzibar-1994-positions.tsv';

const { options, rest } = readOptions(process.argv.slice(2), SPECS);
const nodes = numberOf(options, 'nodes', 1_000_000, 1, 1e12);
if (options.has('help')) console.log(helpText('npm run proofs -- [options] [file]', SPECS));
else if (options.has('ways')) await compareWays();
else await proveSuite();

async function proveSuite(): Promise<void> {
  const { entries } = parseSuite(fs.readFileSync(rest[0] ?? 'test/data/puzzles.txt', 'utf8'));
  const host = await openHost(HASH);
  let proven = 0;
  let searched = 0;
  const started = performance.now();
  for (const entry of entries) {
    const { id, position, best, pliesToWin } = entry;
    const limits = options.has('mate') && pliesToWin !== null ? { nodes, mate: pliesToWin } : { nodes };
    host.clearTable();
    const choice = searchOnce(host, specOf(entry.rules), formatPosition(position), [], limits, {});
    const { move, score } = choice;
    searched += choice.nodes;
    const found = score?.kind === 'win' && score.plies === pliesToWin && move !== null && best.includes(move);
    if (found) proven++;
    else console.log(`${id}: win in ${pliesToWin} by ${best.join(' ')}, found ${move} ${JSON.stringify(score)}`);
  }
  const seconds = (performance.now() - started) / 1000;
  const all = `${(searched / 1e6).toFixed(2)} M in all`;
  console.log(`${proven} of ${entries.length} proven within ${nodes} nodes each, ${all}, ${seconds.toFixed(1)} s`);
}

/** Every sixth position of the games that has moves. */
function championship(from: number): ProofPosition[] {
  return fs
    .readFileSync(GAMES, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter(([, ply, , , moves]) => Number(ply) >= from && Number(ply) % 6 === 0 && moves)
    .map(([game, ply, , position]) => ({
      id: `${game}/${ply}`,
      rules: { variant: 'kiswahili', switches: {} },
      position: position!,
    }));
}

async function compareWays(): Promise<void> {
  const positions = rest[0]
    ? parseSuite(fs.readFileSync(rest[0], 'utf8')).entries.map((entry) => ({
        id: entry.id,
        rules: specOf(entry.rules),
        position: formatPosition(entry.position),
      }))
    : championship(numberOf(options, 'from', 30, 0, 999));
  const most = numberOf(options, 'threads', 3, 1, 16);
  const parts = await nodeParts(true);
  const makers = [
    async () => proofNumbers(await openHost(HASH)),
    () => searching(parts, HASH, 1, 'off'),
    ...Array.from({ length: most - 1 }, (_, at) => [
      () => searching(parts, HASH, at + 2, 'off'),
      () => searching(parts, HASH, at + 2, 'on'),
    ]).flat(),
  ];
  for (const make of makers) {
    const way = await make();
    try {
      const attempts = [];
      for (const position of positions) {
        const attempt = await way.attempt(position, nodes);
        attempts.push(attempt);
        const { id, result } = attempt;
        if (options.has('verbose'))
          console.log(
            `  ${id} ${result ? `${result.kind} in ${result.plies}` : '-'}, ${attempt.nodes} nodes, ${attempt.timeMs.toFixed(0)} ms`,
          );
      }
      console.log(summary(way.name, attempts));
    } finally {
      way.close();
    }
  }
}
