/**
 * A match of several games (rules 3.2): which game of it a study is, and the score. It lives in the game's tags, so that
 * stored studies, links and game text carry it: `Match "kete"`, `MatchGame "2"`, and `MatchScore "1-0"`, the games that
 * South and North had won before this one.
 */
import {
  type Game,
  newGame,
  type Position,
  type Ruleset,
  resultOnBoard,
  type Side,
  startPosition,
  type Tag,
  tagOf,
  type VariantId,
  validate,
} from '../rules/index.ts';

/** Games that are played as matches: of how many games at most, and how many wins end it. */
const MATCHES: Readonly<Partial<Record<VariantId, { readonly games: number; readonly wins: number }>>> = {
  kete: { games: 3, wins: 2 },
};

export const matchOf = (variant: VariantId) => MATCHES[variant] ?? null;

export interface Score {
  readonly S: number;
  readonly N: number;
}

export interface Match {
  /** Of this game, from 1. */
  readonly number: number;
  /** Games at most. */
  readonly games: number;
  /** Won games that end it. */
  readonly wins: number;
  /** Won before this game. */
  readonly before: Score;
}

export type GameResult = ReturnType<typeof resultOnBoard>;

export interface Standing {
  /** With this game, if it is over. */
  readonly score: Score;
  /** No further game is played. */
  readonly over: boolean;
  /** Of the match; null while it goes on, and if it is drawn. */
  readonly winner: Side | null;
}

/** The match that a game's tags tell of; null if none, or if what they say cannot have come about. */
export function matchIn(game: Pick<Game, 'tags' | 'rules'>): Match | null {
  const kind = matchOf(game.rules.variant);
  if (kind === null || tagOf(game, 'Match') !== game.rules.variant) return null;
  const number = Number(/^\d$/.exec(tagOf(game, 'MatchGame') ?? '')?.[0]);
  const [, south, north] = /^(\d)-(\d)$/.exec(tagOf(game, 'MatchScore') ?? '') ?? [];
  const before = { S: Number(south), N: Number(north) };
  const possible =
    number >= 1 && number <= kind.games && before.S + before.N < number && Math.max(before.S, before.N) < kind.wins;
  return possible ? { ...kind, number, before } : null;
}

/**
 * How this game ended: by its main line, else by `onBoard`, the line one stands in, else by what its record says (resigned);
 * `*` if it is not over.
 */
export function resultOf(game: Game, onBoard: GameResult): GameResult {
  const played = resultOnBoard(game);
  if (played !== '*') return played;
  if (onBoard !== '*') return onBoard;
  const recorded = tagOf(game, 'Result');
  return recorded === '1-0' || recorded === '0-1' || recorded === '1/2-1/2' ? recorded : '*';
}

/** A drawn game (2.7, platform rule) is one of the games and counts for nobody: rules 3.2 do not know draws. */
export function standing(match: Match, result: GameResult): Standing {
  const score = {
    S: match.before.S + (result === '1-0' ? 1 : 0),
    N: match.before.N + (result === '0-1' ? 1 : 0),
  };
  const decided = Math.max(score.S, score.N) >= match.wins;
  const over = decided || (result !== '*' && match.number >= match.games);
  const winner = score.S > score.N ? 'S' : score.N > score.S ? 'N' : null;
  return { score, over, winner: over ? winner : null };
}

/** South and North stay who they are and begin in turn: rules 3.2 do not say who begins the next game. */
export const starterOf = (number: number): Side => (number % 2 === 1 ? 'S' : 'N');

function startOf(rules: Ruleset, number: number): Position {
  const start = validate(rules, { ...startPosition(rules), side: starterOf(number) });
  if (!start.ok) throw new Error(start.error.join('; '));
  return start.value;
}

/** Who plays where; the rest of a record is about one game. */
const LASTING = ['Event', 'Site', 'South', 'North'];

const gameOf = (rules: Ruleset, number: number, score: Score, lasting: readonly Tag[]): Game =>
  newGame(rules, startOf(rules, number), [
    ...lasting,
    ['Match', rules.variant],
    ['MatchGame', String(number)],
    ['MatchScore', `${score.S}-${score.N}`],
  ]);

/** Game 1 of a match by `rules`, whose variant is played in matches. */
export const firstOfMatch = (rules: Ruleset): Game => gameOf(rules, 1, { S: 0, N: 0 }, []);

/** The game after this one, by the same rules and between the same players; null if there is none to play (yet). */
export function nextOfMatch(game: Game, result: GameResult): Game | null {
  const match = matchIn(game);
  if (match === null || result === '*') return null;
  const { score, over } = standing(match, result);
  if (over) return null;
  const lasting = game.tags.filter(([name]) => LASTING.includes(name));
  return gameOf(game.rules, match.number + 1, score, lasting);
}
