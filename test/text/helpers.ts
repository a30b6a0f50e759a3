/** What the text tests share: the recorded data, and games grown from a seed with notes that are hard to write. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  addMove,
  type Game,
  legalMoves,
  newGame,
  nodeAt,
  type Path,
  type Ruleset,
  setComment,
  setEvaluation,
  setTag,
  toggleNag,
  walk,
} from '../../web/rules/index.ts';
import { dataRows, randomOf, rulesNamed } from '../rules/helpers.ts';

const DATA = new URL('../data/', import.meta.url);

export const championship = readFileSync(new URL('zanzibar-1994.txt', DATA), 'utf8');

/** What the independent program found along the eight games. */
export interface PlyRow {
  readonly game: string;
  readonly ply: number;
  readonly move: string;
  readonly position: string;
}

export const plies: readonly PlyRow[] = dataRows('zanzibar-1994-positions.tsv')
  .slice(1)
  .map(([game, ply, move, position]) => ({ game: game!, ply: Number(ply), move: move!, position: position! }));

export interface SampleRow {
  readonly rules: Ruleset;
  readonly position: string;
  /** Canonical texts, sorted. */
  readonly moves: readonly string[];
}

/** Every row of `positions/*.tsv`. */
export function samples(): SampleRow[] {
  return readdirSync(new URL('positions/', DATA)).flatMap((file) => {
    const namesRules = file === 'switches.tsv';
    return dataRows(`positions/${file}`).map((cells) => {
      const [rules, position, moves] = namesRules ? cells : [file.replace('.tsv', ''), ...cells];
      return { rules: rulesNamed(rules!), position: position!, moves: moves === '-' ? [] : moves!.split(' ') };
    });
  });
}

export interface Chance {
  /** A whole number from 0 to `below` - 1. */
  readonly int: (below: number) => number;
  readonly pick: <T>(items: ArrayLike<T>) => T;
}

/** The same choices for the same seed everywhere. */
export function chanceOf(seed: number): Chance {
  const random = randomOf(seed);
  const int = (below: number) => Math.floor(random() * below);
  return { int, pick: (items) => items[int(items.length)]! };
}

const NASTY = [
  '}',
  '{',
  '\\',
  '\\}',
  '\\\\',
  '[%eval 0.5]',
  '[%depth 3]',
  '\\[%eval 1]',
  '[%clk 0:01]',
  ';',
  '\n',
  '\r\n',
  '(',
  ')',
  ' ',
  '  ',
  '\t',
  '$5',
  '!',
  '1-0',
  '*',
  '%',
  '\n% x',
  '"',
  ']',
  '[',
  'A6L*',
  '1.',
  'ng\u02bcombe',
  '\u{1f331}',
  '\0',
  '\u2028',
  'word',
]; // prettier-ignore

export const nastyText = (chance: Chance) =>
  Array.from({ length: 1 + chance.int(6) }, () => chance.pick(NASTY)).join('');

/** A game of `moves` random moves, played on at the last node or, one time in four, from any earlier one; with notes. */
export function randomGame(rules: Ruleset, moves: number, chance: Chance): Game {
  let game = newGame(rules);
  const paths: Path[] = [[]];
  for (let count = 0; count < moves; count++) {
    const from = chance.int(4) === 0 ? chance.pick(paths) : paths.at(-1)!;
    const node = nodeAt(game, from)!;
    const legal = node.outcome ? [] : legalMoves(rules, node.position);
    if (legal.length === 0) continue;
    const added = addMove(game, from, chance.pick(legal));
    game = added.game;
    paths.push(added.path);
    if (chance.int(3) === 0) game = annotated(game, added.path, chance);
  }
  if (chance.int(2) === 0) game = annotated(game, [], chance);
  for (const name of ['Event', 'Result', '__proto__', 'constructor', 'X-y.z']) {
    if (chance.int(2) === 0)
      game = setTag(game, name, name === 'Result' ? chance.pick(['1-0', '0-1', '*']) : nastyText(chance));
  }
  return game;
}

function annotated(game: Game, path: Path, chance: Chance): Game {
  const kind = chance.int(3);
  if (kind === 0) return setComment(game, path, nastyText(chance));
  if (kind === 1) return toggleNag(game, path, chance.int(256));
  const score = chance.pick(['-0.42', '1.5', '#7', '#-7']);
  return setEvaluation(setComment(game, path, nastyText(chance)), path, { score, depth: chance.pick([null, 0, 18]) });
}

/** The tree as a list, one entry a node in order, with all that a node holds: for comparing without recursion. */
export function flat(game: Game): unknown[] {
  const entries: unknown[] = [];
  for (const { id, move, position, outcome, comment, nags, evaluation, children } of walk(game.root)) {
    entries.push({
      id,
      move,
      position,
      outcome,
      comment,
      nags,
      evaluation,
      children: children.map((child) => child.id),
    });
  }
  return entries;
}
