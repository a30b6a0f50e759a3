/** Every puzzle again, through engine and rules model. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openHost } from '../../bench/node-host.ts';
import { parseSuite } from '../../bench/position-suite.ts';
import { puzzleAt } from '../../bench/puzzles.ts';

it('is unique by both proofs', async () => {
  const host = await openHost(16);
  const { entries } = parseSuite(fs.readFileSync(path.join(import.meta.dirname, '../data/puzzles.txt'), 'utf8'));
  // A later engine may need more nodes to find a win, but not other wins.
  const settings = { findNodes: 3_000_000, uniqueNodes: 30_000_000, proofNodes: 1_000_000 };
  for (const { id, rules, position, best, pliesToWin } of entries) {
    const puzzle = puzzleAt(host, rules, position, settings);
    expect(typeof puzzle === 'string' ? puzzle : [puzzle.best.text, puzzle.plies], id).toEqual([best[0], pliesToWin]);
  }
});
