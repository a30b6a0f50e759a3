/** The text of a game as it is stored and linked: written once, and in slices where there is time. */
import { formatGame, formatGameSteps, type Game } from '../rules/index.ts';
import { inSlices } from './slices.ts';

const texts = new WeakMap<Game, string>();

/** The text, at once: for a page that is being left. */
export function textOf(game: Game): string {
  const text = texts.get(game) ?? formatGame(game);
  texts.set(game, text);
  return text;
}

/** The text as soon as it is written, however large the tree is without a long halt of the page. */
export async function textInSlices(game: Game): Promise<string> {
  const text = texts.get(game) ?? (await inSlices(formatGameSteps(game)));
  texts.set(game, text);
  return text;
}
