/**
 * An opening book: what long searches say of every legal move in the first positions of a game. A file for each variant:
 *
 *     { "format": "bingwa-book", "version": 1, "variant": "kiswahili", "engine": "Bingwa 0.1.0", "made": "2026-11-30",
 *       "nodes": 2000000, "positions": { "<position text without its move number>": [["A6L*", 12, 14, 2000000], ...] } }
 *
 * Each entry is a move, its score for the side to move (hundredths of a seed, or `"#7"` / `"#-7"` for a proven win or loss in so
 * many plies), the depth of the search and the nodes it took for the whole position. Best first. Positions are kept by their
 * state: transpositions meet. The searches stand as they were made; `bookMoves` carries what deeper positions say back to them.
 */
import { formatPosition, legalMoves, type Position, play, type Ruleset, startPosition } from '../web/rules/index.ts';
import type { Line, Score } from '../worker/protocol.ts';

export type BookScore = number | string;
export type BookEntry = readonly [move: string, score: BookScore, depth: number, nodes: number];

export interface Book {
  readonly format: 'bingwa-book';
  readonly version: 1;
  readonly variant: string;
  readonly engine: string;
  /** `2026-11-30`: of the last position added. */
  readonly made: string;
  /** Nodes of each search. */
  readonly nodes: number;
  readonly positions: Readonly<Record<string, readonly BookEntry[]>>;
}

/** The state of a position as text: its position text without the number of the move. */
export const bookKey = (position: Position): string => formatPosition(position).replace(/ \d+$/, '');

const writeScore = (score: Score): BookScore =>
  score.kind === 'cp' ? score.value : `#${score.kind === 'win' ? '' : '-'}${score.plies}`;

export function readScore(score: BookScore): Score {
  if (typeof score === 'number') return { kind: 'cp', value: score };
  const plies = Number(score.slice(1));
  return plies < 0 || score.startsWith('#-') ? { kind: 'loss', plies: Math.abs(plies) } : { kind: 'win', plies };
}

/** The entries of one searched position from its lines, best first. */
export const entriesOf = (lines: readonly Line[], nodes: number): readonly BookEntry[] =>
  lines.map((line): BookEntry => [line.pv[0]!, writeScore(line.score), line.depth, nodes]);

/** Higher is better for the side to move; sooner wins and later losses are better. */
export function rankOf(score: Score): number {
  if (score.kind === 'cp') return score.value;
  return score.kind === 'win' ? 1e6 - score.plies : -1e6 + score.plies;
}

/** For measuring losses, in hundredths of a seed: a proven end at once, what each ply until it takes off, and the most that is not proven. */
const PROVEN_WORTH = 8000;
const PROVEN_PLY = 40;
const MOST_WORTH = 3000;

function worthOf(score: Score): number {
  if (score.kind === 'cp') return Math.min(MOST_WORTH, Math.max(-MOST_WORTH, score.value));
  const worth = PROVEN_WORTH - PROVEN_PLY * score.plies;
  return score.kind === 'win' ? worth : -worth;
}

/** A score one ply earlier: the opponent's, from the other side. */
export function before(score: Score): Score {
  if (score.kind === 'cp') return { kind: 'cp', value: score.value === 0 ? 0 : -score.value };
  return { kind: score.kind === 'win' ? 'loss' : 'win', plies: score.plies + 1 };
}

export interface BookMove {
  readonly move: string;
  /** For the side to move. */
  readonly score: Score;
  /** Plies from the position that the score rests on. */
  readonly depth: number;
  /** Of all searches it rests on. */
  readonly nodes: number;
}

/** Plies that results are carried back over: more than any book is deep, and an end to circles. */
const MOST_PLIES = 40;

/**
 * What the book knows of a position's moves, best first; null if it does not have the position. A move that leads to a position
 * of the book has that one's verdict, which rests on a deeper search.
 */
export function bookMoves(book: Book, rules: Ruleset, position: Position): readonly BookMove[] | null {
  const known = new Map<string, readonly BookMove[] | null>();
  const look = (at: Position, left: number): readonly BookMove[] | null => {
    const key = bookKey(at);
    const done = known.get(key);
    if (done !== undefined) return done;
    const entries = book.positions[key];
    if (entries === undefined || left === 0) return null;
    // While it is being looked at it counts as unknown: the third time round would be a draw anyway.
    known.set(key, null);
    const legal = legalMoves(rules, at);
    const moves = entries.flatMap(([text, score, depth, nodes]): BookMove[] => {
      const move = legal.find((each) => each.text === text);
      if (move === undefined) return [];
      const own = { move: text, score: readScore(score), depth, nodes };
      const next = play(rules, at, move);
      const reply = next.outcome === null ? look(next.position, left - 1)?.[0] : undefined;
      if (reply === undefined || own.score.kind !== 'cp') return [own];
      return [{ move: text, score: before(reply.score), depth: reply.depth + 1, nodes: own.nodes + reply.nodes }];
    });
    moves.sort((a, b) => rankOf(b.score) - rankOf(a.score));
    known.set(key, moves);
    return moves;
  };
  return look(position, MOST_PLIES);
}

/** A value as a book, or why it is none. */
export function readBook(value: unknown): Book | string {
  const book = value as Partial<Book> | null;
  if (book?.format !== 'bingwa-book' || book.version !== 1)
    return 'expected {"format": "bingwa-book", "version": 1, ...}';
  if (typeof book.variant !== 'string' || typeof book.positions !== 'object' || book.positions === null) {
    return 'expected "variant" and "positions"';
  }
  return book as Book;
}

export interface Expansion {
  readonly position: Position;
  readonly ply: number;
}

export interface ExpandSettings {
  /** Plies from the start that are searched at most. */
  readonly plies: number;
  /** A move that is worse than the best by more than this (hundredths of a seed) is not followed. */
  readonly window: number;
}

/** Hundredths of a seed that a position may be missed for each ply deeper: near positions come first. */
const PLY_COST = 25;

/**
 * The position to search next: of all positions that the book's moves lead to and that it does not have, the one whose line from
 * the start gives away least, near ones first. Null when all within the settings are searched.
 */
export function nextToExpand(book: Book, rules: Ruleset, settings: ExpandSettings): Expansion | null {
  interface Open extends Expansion {
    readonly cost: number;
  }
  const start: Open = { position: startPosition(rules), ply: 0, cost: 0 };
  const open: Open[] = [start];
  const cheapest = new Map([[bookKey(start.position), 0]]);
  while (open.length > 0) {
    // Not much beside a search: a heap would not pay.
    const at = open.reduce((least, each, index) => (each.cost < open[least]!.cost ? index : least), 0);
    const { position, ply, cost } = open.splice(at, 1)[0]!;
    const moves = bookMoves(book, rules, position);
    if (moves === null) return { position, ply };
    if (ply + 1 >= settings.plies) continue;
    const best = moves[0];
    if (best === undefined) continue;
    for (const { move: text, score } of moves) {
      const loss = worthOf(best.score) - worthOf(score);
      // What loses too much is never met; a proven win is followed, so that its line can be looked up, but not every longer one.
      if (loss > settings.window) continue;
      const move = legalMoves(rules, position).find((each) => each.text === text);
      if (move === undefined) continue;
      const next = play(rules, position, move);
      if (next.outcome !== null) continue;
      const key = bookKey(next.position);
      const nextCost = cost + loss + PLY_COST;
      if (nextCost >= (cheapest.get(key) ?? Number.POSITIVE_INFINITY)) continue;
      cheapest.set(key, nextCost);
      open.push({ position: next.position, ply: ply + 1, cost: nextCost });
    }
  }
  return null;
}
