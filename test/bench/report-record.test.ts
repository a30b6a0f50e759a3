/** The report's record in the game's tags: survives the game text, knows its line, refuses what is none. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fingerprintOf, REPORT_TAG, type ReportRecord, readRecordTag, writeRecord } from '../../bench/report-record.ts';
import { deleteNode, formatGame, type Game, mainline, parseGames, setTag, tagOf } from '../../web/rules/index.ts';
import { linkQuery } from '../../web/state/share.ts';

function championship(): Game {
  const text = fs.readFileSync(path.resolve(import.meta.dirname, '../data/zanzibar-1994.txt'), 'utf8');
  const read = parseGames(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value[0]!.game;
}

const game = championship();
const plies = mainline(game.root).length;
const record: ReportRecord = {
  engine: 'Bingwa 0.1.0',
  limit: { kind: 'nodes', value: 200_000 },
  date: '2026-11-30',
  plies,
  fingerprint: fingerprintOf(game, plies),
  best: new Map([
    [1, 'A6L*'],
    [12, 'a5R>'],
    [40, 'B2L**'],
  ]),
};

it('is read as it was written, through the text of the game', () => {
  const read = parseGames(formatGame(setTag(game, REPORT_TAG, writeRecord(record))));
  if (!read.ok) throw new Error(read.error.message);
  expect(readRecordTag(tagOf(read.value[0]!.game, REPORT_TAG)!)).toEqual(record);
});

it('another main line has another fingerprint', () => {
  const line = mainline(game.root).map((node) => node.id);
  const shorter = deleteNode(game, line.slice(0, plies - 1));
  expect(fingerprintOf(shorter, plies)).not.toBe(record.fingerprint);
  expect(fingerprintOf(game, plies)).toBe(record.fingerprint);
});

it.each([
  '',
  'Bingwa; 12; 2026-11-30; 3-00000000;',
  'Bingwa; nodes 5; yesterday; 3-00000000;',
  'Bingwa; nodes 5; 2026-11-30; 3-0;',
  'Bingwa; nodes 5; 2026-11-30; 3-00000000; one:A6L*',
])('a foreign tag is no record: %s', (text) => {
  expect(readRecordTag(text)).toBeNull();
});

it('does not travel in links: they leave the evaluations out that it is made of', async () => {
  const line = mainline(game.root).map((node) => node.id);
  const reported = setTag(game, REPORT_TAG, writeRecord(record));
  expect(await linkQuery(reported, line)).toBe(await linkQuery(game, line));
});
