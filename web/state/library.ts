/** The library's games: text assets of the page, read when the library is opened. */
import { type Game, type ParsedGame, parseGames, tagOf } from '../rules/index.ts';

export interface LibraryGame {
  readonly round: string;
  readonly south: string;
  readonly north: string;
  readonly result: string;
  readonly date: string;
  /** The record is known to be defective: told wherever the game is shown. */
  readonly defective: boolean;
  readonly game: Game;
}

const entryOf = ({ game }: ParsedGame): LibraryGame => ({
  round: tagOf(game, 'Round') ?? '?',
  south: tagOf(game, 'South') ?? '?',
  north: tagOf(game, 'North') ?? '?',
  result: tagOf(game, 'Result') ?? '*',
  date: tagOf(game, 'Date') ?? '?',
  defective: tagOf(game, 'Round') === 'Voogt-2',
  game,
});

/** The eight games of the 1994 Zanzibar championship. Rejects with the reader's reason if the asset is damaged. */
export async function championship(): Promise<readonly LibraryGame[]> {
  const { default: text } = await import('../games/zanzibar-1994.txt?raw');
  const read = parseGames(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value.map(entryOf);
}
