/** `npm run proofs`: how many positions of a suite (test/data/puzzles.txt, or the file named) are proven within so many nodes. */
import fs from 'node:fs';
import { formatPosition } from '../web/rules/index.ts';
import { specOf } from '../worker/rules-spec.ts';
import { searchOnce } from './host-player.ts';
import { openHost } from './node-host.ts';
import { helpText, numberOf, readOptions } from './options.ts';
import { parseSuite } from './position-suite.ts';

const SPECS = [
  { name: 'nodes', value: '<n>', help: 'nodes for each position (1000000)' },
  { name: 'help', help: 'this text' },
] as const;

const { options, rest } = readOptions(process.argv.slice(2), SPECS);
if (options.has('help')) {
  console.log(helpText('npm run proofs -- [options] [file]', SPECS));
} else {
  const nodes = numberOf(options, 'nodes', 1_000_000, 1, 1e12);
  const { entries } = parseSuite(fs.readFileSync(rest[0] ?? 'test/data/puzzles.txt', 'utf8'));
  const host = await openHost(64);
  let proven = 0;
  const started = performance.now();
  for (const { id, rules, position, best, pliesToWin } of entries) {
    host.clearTable();
    const { move, score } = searchOnce(host, specOf(rules), formatPosition(position), [], { nodes }, {});
    const found = score?.kind === 'win' && score.plies === pliesToWin && move !== null && best.includes(move);
    if (found) proven++;
    else console.log(`${id}: win in ${pliesToWin} by ${best.join(' ')}, found ${move} ${JSON.stringify(score)}`);
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`${proven} of ${entries.length} proven within ${nodes} nodes each, ${seconds.toFixed(1)} s`);
}
