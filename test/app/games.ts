/** The championship games for the app's tests, read from the test data. */
import fs from 'node:fs';
import path from 'node:path';
import { type Game, parseGames, tagOf } from '../../web/rules/index.ts';

export const championshipText = fs.readFileSync(path.resolve(import.meta.dirname, '../data/zanzibar-1994.txt'), 'utf8');

export function championshipGame(round: string): Game {
  const read = parseGames(championshipText);
  if (!read.ok) throw new Error(read.error.message);
  const found = read.value.find(({ game }) => tagOf(game, 'Round') === round);
  if (found === undefined) throw new Error(`no game ${round}`);
  return found.game;
}
