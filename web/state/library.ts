/** The library's games: text assets of the page, read when the library is opened. */
import { REPORT_TAG, type ReportRecord, readRecordTag } from '../../bench/report-record.ts';
import { type Game, mainline, type ParsedGame, parseGames, tagOf } from '../rules/index.ts';

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

/** A game of the library with the engine's analysis in it (bench/annotate.ts). */
export interface AnalysedGame {
  readonly game: Game;
  readonly record: ReportRecord;
  /** Least and greatest depth of the main line's evaluations. */
  readonly depths: readonly [least: number, greatest: number];
}

function analysedOf({ game }: ParsedGame): AnalysedGame {
  const record = readRecordTag(tagOf(game, REPORT_TAG) ?? '');
  const depths = mainline(game.root).flatMap((node) => node.evaluation?.depth ?? []);
  if (record === null || depths.length === 0) throw new Error(`${tagOf(game, 'Round')} holds no analysis`);
  return { game, record, depths: [Math.min(...depths), Math.max(...depths)] };
}

/** The same games with our analysis, by their round. Rejects as `championship` does. */
export async function analysedChampionship(): Promise<ReadonlyMap<string, AnalysedGame>> {
  const { default: text } = await import('../games/zanzibar-1994-annotated.txt?raw');
  const read = parseGames(text);
  if (!read.ok) throw new Error(read.error.message);
  return new Map(read.value.map((parsed) => [tagOf(parsed.game, 'Round') ?? '?', analysedOf(parsed)]));
}
