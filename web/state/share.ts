/**
 * The whole study in an address: `#/?v=1&r=kiswahili&m=A6L*.a5L&p=2` while it is short and plain, else `#/?v=1&z=<packed
 * game text>&p=71`. Nothing of it goes to a server. Foreign links are read with the same suspicion as foreign files.
 */

import { REPORT_TAG } from '../../bench/report-record.ts';
import {
  formatPosition,
  type Game,
  mainline,
  type Path,
  parseGamesSteps,
  type Reason,
  setTag,
  startPosition,
  switchDifferences,
  tagOf,
  walk,
} from '../rules/index.ts';
import { pack, unpack } from './deflate.ts';
import { textInSlices } from './gameText.ts';
import { pathFromText, pathText } from './pathText.ts';
import { inSlices } from './slices.ts';

const VERSION = '1';
/** A main line of so many plies stays readable in the address; longer ones are shorter packed. */
const PLAIN_PLIES = 40;

/** Evaluations as `formatGame` writes them: comments of their own. A link does without; they can be found again. */
const EVALUATION = /\{ \[%eval [^\s\]\\}]+\](?: \[%depth \d+\])? \}\s?/g;

export const withoutEvaluations = (gameText: string): string => gameText.replace(EVALUATION, '');

function isPlain(game: Game): boolean {
  if (game.tags.length > 0) return false;
  let plies = -1;
  for (const node of walk(game.root)) {
    plies += 1;
    if (plies > PLAIN_PLIES || node.comment !== '' || node.nags.length > 0 || node.children.length > 1) return false;
  }
  return true;
}

function plainQuery(game: Game): string {
  const query = new URLSearchParams({ v: VERSION, r: game.rules.variant });
  const options = Object.entries(switchDifferences(game.rules)).map(([name, value]) => `${name}:${value}`);
  if (options.length > 0) query.set('o', options.join('.'));
  const start = formatPosition(game.start);
  if (start !== formatPosition(startPosition(game.rules))) query.set('s', start);
  const moves = mainline(game.root).map((node) => node.id);
  if (moves.length > 0) query.set('m', moves.join('.'));
  return query.toString();
}

const packed = new WeakMap<Game, string>();

/** The query of a link to `path` in `game`. */
export async function linkQuery(game: Game, path: Path): Promise<string> {
  let query = packed.get(game);
  if (query === undefined) {
    // A report says nothing without the evaluations that it is made of.
    const bare = tagOf(game, REPORT_TAG) === undefined ? game : setTag(game, REPORT_TAG, null);
    query = isPlain(bare)
      ? plainQuery(bare)
      : `v=${VERSION}&z=${await pack(withoutEvaluations(await textInSlices(bare)))}`;
    packed.set(game, query);
  }
  const at = pathText(game, path);
  return at === '0' ? query : `${query}&p=${at}`;
}

export type LinkFailure =
  | { readonly kind: 'version' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'game-error'; readonly reason: Reason };

export type LinkResult =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly game: Game; readonly path: Path; readonly complete: boolean }
  | LinkFailure;

/** Game text from the plain form; null if a value holds what no plain link is written with. */
function plainText(query: URLSearchParams): string | null {
  const rules = query.get('r') ?? 'kiswahili';
  const start = query.get('s');
  const moves = query.get('m') ?? '';
  const options = (query.get('o') ?? '').split('.').filter((option) => option !== '');
  if (!/^\w{1,20}$/.test(rules) || !/^[\w.*>]{0,2000}$/.test(moves)) return null;
  if (start !== null && !/^[\w,/ -]{1,300}$/.test(start)) return null;
  const tags = [`[Variant "${rules}"]`];
  for (const option of options) {
    const [, name, value] = /^([A-Za-z0-9]{1,40}):(\w{1,10})$/.exec(option) ?? [];
    if (name === undefined || value === undefined) return null;
    tags.push(`[Option.${name} "${value}"]`);
  }
  if (start !== null) tags.push('[SetUp "1"]', `[Position "${start}"]`);
  return `${tags.join('\n')}\n\n${moves.split('.').join(' ')} *\n`;
}

async function gameText(query: URLSearchParams): Promise<string | null> {
  const long = query.get('z');
  if (long === null) return plainText(query);
  try {
    return await unpack(long);
  } catch {
    // Cut off, damaged, or far too large: all the same to the reader.
    return null;
  }
}

/** What a link's query holds. A query without a game is `none`. */
export async function readLink(queryText: string): Promise<LinkResult> {
  const query = new URLSearchParams(queryText);
  if (!query.has('z') && !query.has('r') && !query.has('m') && !query.has('s')) return { kind: 'none' };
  if ((query.get('v') ?? VERSION) !== VERSION) return { kind: 'version' };
  const text = await gameText(query);
  if (text === null) return { kind: 'damaged' };
  const read = await inSlices(parseGamesSteps(text, { maxGames: 1 }));
  if (!read.ok) return { kind: 'game-error', reason: read.error.reason };
  const game = read.value[0]?.game;
  if (game === undefined) return { kind: 'damaged' };
  return { kind: 'game', game, ...pathFromText(game, query.get('p') ?? '') };
}
