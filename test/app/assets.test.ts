/** The puzzles and books that the page ships. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bookMoves, readBook } from '../../bench/book.ts';
import { parseSuite } from '../../bench/position-suite.ts';
import { legalMoves, parseSetup, rulesetOf, startPosition, validate } from '../../web/rules/index.ts';

const read = (file: string) => fs.readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

it('the puzzles are the proven suite, and every one has a solution', () => {
  expect(read('web/games/puzzles.txt')).toBe(read('test/data/puzzles.txt'));
  const { entries, errors } = parseSuite(read('web/games/puzzles.txt'));
  expect(errors).toEqual([]);
  expect(entries.length).toBeGreaterThan(50);
  for (const { id, best, pliesToWin } of entries) expect(best.length > 0 && pliesToWin !== null, id).toBe(true);
});

describe.each(['kiswahili', 'kujifunza'] as const)('the book of %s', (variant) => {
  const book = readBook(JSON.parse(read(`web/games/book-${variant}.json`)));
  const rules = rulesetOf(variant);
  if (typeof book === 'string' || !rules.ok) throw new Error(`no book of ${variant}`);

  it('holds positions of its game with exactly their legal moves', () => {
    expect(book.variant).toBe(variant);
    for (const [key, entries] of Object.entries(book.positions)) {
      const setup = parseSetup(`${key} 1`, rules.value.columns);
      if (!setup.ok) throw new Error(setup.error.message);
      const position = validate(rules.value, setup.value);
      if (!position.ok) throw new Error(`${key}: ${position.error.join('; ')}`);
      const legal = legalMoves(rules.value, position.value).map(({ text }) => text);
      expect(entries.map(([move]) => move).sort(), key).toEqual(legal.sort());
    }
  });

  it('knows the start', () => {
    expect(bookMoves(book, rules.value, startPosition(rules.value))?.length).toBeGreaterThan(1);
  });
});

it('the learner’s game is won in 21 by A3R, as exhaustive search says', () => {
  const book = readBook(JSON.parse(read('web/games/book-kujifunza.json')));
  const rules = rulesetOf('kujifunza');
  if (typeof book === 'string' || !rules.ok) throw new Error('no book');
  const moves = bookMoves(book, rules.value, startPosition(rules.value))!;
  const winning = moves.filter(({ score }) => score.kind === 'win');
  expect(winning.length).toBeGreaterThan(0);
  for (const { move, score } of winning) {
    expect(['A3R', 'A6L']).toContain(move);
    expect(score).toEqual({ kind: 'win', plies: 21 });
  }
});
