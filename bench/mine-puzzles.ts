/** `npm run mine`: mines the puzzle suite. The criterion is in puzzles.ts, the format in position-suite.ts. */
import fs from 'node:fs';
import { mainline, type Position, parseGames, type Ruleset, stateKey, tagOf } from '../web/rules/index.ts';
import type { EngineHost } from '../worker/host.ts';
import { rulesetFor } from './game-play.ts';
import { openHost } from './node-host.ts';
import { numberOf, optionsOrHelp } from './options.ts';
import { formatSuite, parseSuite, type SuiteEntry } from './position-suite.ts';
import { entryOf, puzzleAt, quickGame } from './puzzles.ts';
import { Random } from './random.ts';

const SPECS = [
  { name: 'out', value: 'file', help: 'the suite (test/data/puzzles.txt)' },
  { name: 'games', value: 'file', help: 'game text to mine first (test/data/zanzibar-1994.txt)' },
  { name: 'seed', value: 'n', help: 'of the self-play games (1)' },
  { name: 'kiswahili', value: 'n', help: 'puzzles of kiswahili (150)' },
  { name: 'others', value: 'n', help: 'puzzles of each other variant (12)' },
  { name: 'most-games', value: 'n', help: 'self-play games for each variant at most (3000)' },
  { name: 'help', help: 'this' },
] as const;

/** At most this share of a variant's puzzles has the same number of plies, so that no length crowds out the others. */
const SHARE = 0.3;
const PER_GAME = 2;

interface Collection {
  readonly entries: SuiteEntry[];
  readonly seen: Set<string>;
  readonly wanted: number;
}

/** Looks at positions of one game from its end (where the wins are), and keeps what are puzzles. */
function mine(host: EngineHost, rules: Ruleset, positions: readonly Position[], from: string, into: Collection): void {
  let kept = 0;
  for (let at = positions.length - 1; at >= 0 && kept < PER_GAME; at--) {
    if (into.entries.length >= into.wanted) return;
    const position = positions[at]!;
    const key = stateKey(position);
    if (into.seen.has(key)) continue;
    into.seen.add(key);
    const puzzle = puzzleAt(host, rules, position);
    if (typeof puzzle === 'string') {
      // Twelve plies before a win that nobody can prove there is seldom one that can be proven.
      if (puzzle === 'no win found' && positions.length - at > 24) return;
      continue;
    }
    const alike = into.entries.filter(({ pliesToWin }) => pliesToWin === puzzle.plies).length;
    if (alike >= Math.ceil(into.wanted * SHARE)) continue;
    const id = `${rules.variant}-${String(into.entries.length + 1).padStart(3, '0')}`;
    into.entries.push(entryOf(id, rules, position, puzzle, from));
    kept++;
  }
}

async function main(): Promise<void> {
  const read = optionsOrHelp('npm run mine -- [options]', SPECS);
  if (read === null) return;
  const { options } = read;
  const host = await openHost(16);
  const seed = numberOf(options, 'seed', 1);
  const all: SuiteEntry[] = [];
  for (const variant of ['kiswahili', 'kujifunza', 'kete', 'bawo', 'bawo10', 'hawalis', 'kiarabu']) {
    const wanted = variant === 'kiswahili' ? numberOf(options, 'kiswahili', 150) : numberOf(options, 'others', 12);
    const into: Collection = { entries: [], seen: new Set(), wanted };
    const rules = rulesetFor({ variant, switches: {} });
    if (variant === 'kiswahili') {
      const games = parseGames(fs.readFileSync(options.get('games') ?? 'test/data/zanzibar-1994.txt', 'utf8'));
      if (!games.ok) throw new Error(games.error.message);
      for (const { game } of games.value) {
        const positions = [game.root, ...mainline(game.root)].filter(({ outcome }) => !outcome).map((n) => n.position);
        mine(host, rules, positions, tagOf(game, 'Round') ?? 'game', into);
      }
    }
    const most = numberOf(options, 'most-games', 3000);
    for (let number = 0; number < most && into.entries.length < wanted; number++) {
      const positions = [...quickGame(host, rules, new Random(seed, number))];
      mine(host, rules, positions, `self-play ${seed}/${number}`, into);
      if (number % 20 === 0) process.stderr.write(`${variant}: ${into.entries.length} of ${wanted}, game ${number}\n`);
    }
    all.push(...into.entries);
  }
  const heading = [
    'Puzzles: exactly one move wins, within pw plies of both players. Mined from the games of the 1994 Zanzibar championship and from',
    `games of the engine against itself (seed ${seed}) by bench/mine-puzzles.ts; proven by the engine and, apart from it, by the`,
    'reference model. Criterion: bench/puzzles.ts. Format: bench/position-suite.ts.',
  ].join('\n');
  const text = formatSuite(all, heading);
  const { errors } = parseSuite(text);
  if (errors.length > 0)
    throw new Error(`the suite does not read back: line ${errors[0]!.line}: ${errors[0]!.message}`);
  fs.writeFileSync(options.get('out') ?? 'test/data/puzzles.txt', text);
  process.stderr.write(`${all.length} puzzles\n`);
}

await main();
