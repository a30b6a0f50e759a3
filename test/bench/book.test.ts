/** The opening book: what it stores, how deeper results are carried back, in which order it grows. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Book,
  before,
  bookKey,
  bookMoves,
  entriesOf,
  nextToExpand,
  rankOf,
  readBook,
  readScore,
} from '../../bench/book.ts';
import { openHost } from '../../bench/node-host.ts';
import { formatPosition, legalMoves, type Position, play, rulesetOf, startPosition } from '../../web/rules/index.ts';
import type { EngineHost } from '../../worker/host.ts';

const found = rulesetOf('kujifunza');
if (!found.ok) throw new Error(found.error.join('; '));
const rules = found.value;
const start = startPosition(rules);

const empty: Book = {
  format: 'bingwa-book',
  version: 1,
  variant: 'kujifunza',
  engine: 'test',
  made: '2026-11-30',
  nodes: 40_000,
  positions: {},
};

let host: EngineHost;
beforeAll(async () => {
  host = await openHost(16);
});

/** The book with one more position, really searched. */
function searched(book: Book, position: Position): Book {
  const legal = legalMoves(rules, position);
  host.clearTable();
  const error = host.prepare({
    rules: { variant: 'kujifunza', switches: {} },
    root: formatPosition(position),
    moves: [],
    limits: { nodes: book.nodes },
    multiPv: legal.length,
    searchMoves: [],
  });
  if (error !== null) throw new Error(error);
  while (host.run(() => {}) === 'paused');
  const { info } = host.result();
  return { ...book, positions: { ...book.positions, [bookKey(position)]: entriesOf(info.lines, info.nodes) } };
}

const after = (position: Position, text: string): Position =>
  play(rules, position, legalMoves(rules, position).find((move) => move.text === text)!).position;

describe('a book', () => {
  it('has every legal move of a searched position, best first', () => {
    const moves = bookMoves(searched(empty, start), rules, start)!;
    expect(moves.map(({ move }) => move).sort()).toEqual(
      legalMoves(rules, start)
        .map(({ text }) => text)
        .sort(),
    );
    for (const [index, { score }] of moves.entries()) {
      if (index > 0) expect(rankOf(score)).toBeLessThanOrEqual(rankOf(moves[index - 1]!.score));
    }
  });

  it('knows a position whatever number its move has, and no other', () => {
    const book = searched(empty, start);
    expect(bookMoves(book, rules, { ...start, moveNumber: 30 } as Position)).not.toBeNull();
    expect(bookMoves(book, rules, after(start, 'A3R'))).toBeNull();
  });

  it('carries a deeper position’s verdict back to the move that leads there', () => {
    const first = searched(empty, start);
    const shallow = bookMoves(first, rules, start)!.find(({ move }) => move === 'A3R')!;
    const second = searched(first, after(start, 'A3R'));
    const reply = bookMoves(second, rules, after(start, 'A3R'))![0]!;
    const deep = bookMoves(second, rules, start)!.find(({ move }) => move === 'A3R')!;
    if (shallow.score.kind === 'cp') {
      expect(deep.score).toEqual(before(reply.score));
      expect(deep.depth).toBe(reply.depth + 1);
      expect(deep.nodes).toBe(shallow.nodes + reply.nodes);
    } else expect(deep).toEqual(shallow);
  });

  it('grows from the start, then along the moves that lose least, and is done within its settings', () => {
    const settings = { plies: 2, window: 100 };
    expect(nextToExpand(empty, rules, settings)).toMatchObject({ ply: 0 });
    let book = searched(empty, start);
    const [best] = bookMoves(book, rules, start)!;
    const next = nextToExpand(book, rules, settings)!;
    expect(next.ply).toBe(1);
    expect(bookKey(next.position)).toBe(bookKey(after(start, best!.move)));
    for (let at = nextToExpand(book, rules, settings); at !== null; at = nextToExpand(book, rules, settings)) {
      expect(book.positions[bookKey(at.position)]).toBeUndefined();
      book = searched(book, at.position);
    }
    expect(Object.keys(book.positions).length).toBeGreaterThan(1);
  });

  it('follows a proven win, and a longer one only as far as its plies count', () => {
    const [soon, later, far] = legalMoves(rules, start).map((move) => move.text);
    const entries = [
      [soon!, '#21', 21, 5],
      [later!, '#23', 23, 5],
      [far!, '#61', 61, 5],
    ] as const;
    let book: Book = { ...empty, positions: { [bookKey(start)]: entries } };
    const followed: string[] = [];
    for (;;) {
      const next = nextToExpand(book, rules, { plies: 2, window: 150 });
      if (next === null) break;
      followed.push(bookKey(next.position));
      book = { ...book, positions: { ...book.positions, [bookKey(next.position)]: [] } };
    }
    expect(followed).toEqual([bookKey(after(start, soon!)), bookKey(after(start, later!))]);
  });

  it('keeps proven scores as plies, from the mover’s side', () => {
    expect(readScore('#21')).toEqual({ kind: 'win', plies: 21 });
    expect(readScore('#-4')).toEqual({ kind: 'loss', plies: 4 });
    expect(readScore(-35)).toEqual({ kind: 'cp', value: -35 });
    expect(before({ kind: 'loss', plies: 20 })).toEqual({ kind: 'win', plies: 21 });
  });

  it('refuses what is no book', () => {
    expect(readBook(null)).toContain('bingwa-book');
    expect(readBook({ format: 'bingwa-book', version: 1, variant: 'kete' })).toContain('positions');
    expect(readBook(JSON.parse(JSON.stringify(empty)))).toEqual(empty);
  });
});
