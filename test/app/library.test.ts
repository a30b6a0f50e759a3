import { expect, it } from 'vitest';
import asset from '../../web/games/zanzibar-1994.txt?raw';
import { mainline } from '../../web/rules/index.ts';
import { championship } from '../../web/state/library.ts';
import { championshipText } from './games.ts';

it('the library is the recorded games, unchanged', () => {
  expect(asset).toBe(championshipText);
});

it('the library has eight games of 458 plies in all, and says which record is defective', async () => {
  const games = await championship();
  expect(games).toHaveLength(8);
  expect(games.reduce((plies, { game }) => plies + mainline(game.root).length, 0)).toBe(458);
  expect(games.filter((entry) => entry.defective).map((entry) => entry.round)).toEqual(['Voogt-2']);
});
