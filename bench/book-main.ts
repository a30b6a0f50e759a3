/** `npm run book`: builds or extends an opening book. Format and order: book.ts. */
import fs from 'node:fs';
import { formatPosition, legalMoves } from '../web/rules/index.ts';
import type { SearchInfo } from '../worker/protocol.ts';
import { type Book, bookKey, entriesOf, nextToExpand, readBook } from './book.ts';
import { rulesetFor } from './game-play.ts';
import { openHost, writeWhole } from './node-host.ts';
import { numberOf, optionsOrHelp } from './options.ts';

declare const __VERSION__: string;

const SPECS = [
  { name: 'variant', value: 'name', help: 'which game (kiswahili)' },
  { name: 'out', value: 'file', help: 'the book, extended if it exists (web/games/book-<variant>.json)' },
  { name: 'nodes', value: 'n', help: 'nodes for each position (2000000); a book keeps the number it was begun with' },
  { name: 'plies', value: 'n', help: 'plies from the start at most (12)' },
  { name: 'window', value: 'n', help: 'follow moves within so many hundredths of a seed of the best (150)' },
  { name: 'positions', value: 'n', help: 'stop after so many new positions (100000)' },
  { name: 'seconds', value: 'n', help: 'stop after so many seconds (3600)' },
  { name: 'hash', value: 'MiB', help: 'transposition table (64)' },
  { name: 'help', help: 'this' },
] as const;

/** The book so far, or an empty one. Throws if the file is something else. */
function begin(file: string, variant: string, nodes: number): Book {
  const engine = `Bingwa ${__VERSION__}`;
  const fresh: Book = {
    format: 'bingwa-book',
    version: 1,
    variant,
    engine,
    made: new Date().toISOString().slice(0, 10),
    nodes,
    positions: {},
  };
  if (!fs.existsSync(file)) return fresh;
  const found = readBook(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (typeof found === 'string') throw new Error(`${file}: ${found}`);
  if (found.variant !== variant) throw new Error(`${file} is a book of ${found.variant}, not of ${variant}`);
  return { ...found, engine, made: fresh.made };
}

/** One position a line, so that a change of the book can be read. */
function save(file: string, book: Book): void {
  const { positions, ...head } = book;
  const lines = Object.entries(positions).map(
    ([key, entries]) => `  ${JSON.stringify(key)}: ${JSON.stringify(entries)}`,
  );
  const text = `${JSON.stringify(head).slice(0, -1)},\n"positions": {\n${lines.join(',\n')}\n}}\n`;
  writeWhole(file, text);
}

async function main(): Promise<void> {
  const read = optionsOrHelp('npm run book -- [options]', SPECS);
  if (read === null) return;
  const { options } = read;
  const variant = options.get('variant') ?? 'kiswahili';
  const file = options.get('out') ?? `web/games/book-${variant}.json`;
  const spec = { variant, switches: {} };
  const rules = rulesetFor(spec);
  let book = begin(file, variant, numberOf(options, 'nodes', 2_000_000));
  const settings = { plies: numberOf(options, 'plies', 12), window: numberOf(options, 'window', 150) };
  const until = performance.now() + numberOf(options, 'seconds', 3600) * 1000;
  let rest = numberOf(options, 'positions', 100_000);
  const host = await openHost(numberOf(options, 'hash', 64), variant);
  while (rest > 0 && performance.now() < until) {
    const next = nextToExpand(book, rules, settings);
    if (next === null) {
      console.log('all positions within these settings are searched');
      break;
    }
    const { position, ply } = next;
    const legal = legalMoves(rules, position);
    // Each search from a cold table: the book does not depend on the order it was made in.
    host.clearTable();
    const error = host.prepare({
      rules: spec,
      root: formatPosition(position),
      moves: [],
      limits: { nodes: book.nodes },
      multiPv: legal.length,
      searchMoves: [],
    });
    if (error !== null) throw new Error(error);
    // Within a depth some moves can be between two lines: what counts is the last time that all were there.
    const whole: SearchInfo[] = [];
    const see = (info: SearchInfo) => {
      if (info.lines.length === legal.length) whole[0] = info;
    };
    while (host.run(see) === 'paused');
    see(host.result().info);
    const [info] = whole;
    if (info === undefined)
      throw new Error(`${formatPosition(position)}: ${book.nodes} nodes are too few for all moves`);
    const entries = entriesOf(info.lines, info.nodes);
    book = { ...book, positions: { ...book.positions, [bookKey(position)]: entries } };
    rest -= 1;
    save(file, book);
    const [best] = entries;
    console.log(
      `ply ${ply}: ${bookKey(position)}  ${best?.[0]} ${best?.[1]} depth ${info.depth}, ${legal.length} moves`,
    );
  }
  console.log(`${file}: ${Object.keys(book.positions).length} positions`);
}

await main();
