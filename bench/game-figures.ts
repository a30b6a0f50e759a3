/**
 * What games of a variant are like: branching, forced captures, single replies, length, the first player's share. Counted over
 * seeded games of the engine against itself at a fixed number of nodes, so a command repeats every figure exactly.
 */
import type { EngineHost } from '../worker/host.ts';
import type { RulesSpec } from '../worker/protocol.ts';
import { searchOnce } from './host-player.ts';
import { Random } from './random.ts';

export interface FigureSettings {
  readonly seed: number;
  readonly games: number;
  /** Nodes of each search. */
  readonly nodes: number;
  /** Random plies at the beginning: they make the games different, and are not counted among the turns. */
  readonly openingPlies: number;
  /** A game of so many plies is a draw. */
  readonly maxPlies: number;
}

export type Stage = 'namua' | 'mtaji';

/** Over the turns of one stage (games without a hand are all mtaji). */
export interface TurnFigures {
  readonly turns: number;
  /** Mean number of legal moves, and the greatest. */
  readonly branching: number;
  readonly most: number;
  /** Share of turns in which a capture must be made, 0 to 1; null in the Arab games, where none must. */
  readonly forcedCaptures: number | null;
  /** Share of turns with one legal move, 0 to 1. */
  readonly single: number;
}

export interface VariantFigures {
  readonly variant: string;
  readonly games: number;
  readonly stages: Readonly<Partial<Record<Stage, TurnFigures>>>;
  /** Plies: mean, and the games' order statistics. */
  readonly length: {
    readonly mean: number;
    readonly shortest: number;
    readonly quarter: number;
    readonly median: number;
    readonly threeQuarters: number;
    readonly longest: number;
  };
  readonly south: number;
  readonly north: number;
  readonly draws: number;
  /** South's points over games, 0 to 1, with the bounds of Wilson's 95 % interval. */
  readonly firstPlayer: { readonly share: number; readonly low: number; readonly high: number };
}

export interface GameStatistics extends FigureSettings {
  readonly format: 'bingwa-statistics';
  readonly version: 1;
  readonly engine: string;
  readonly made: string;
  readonly command: string;
  readonly variants: readonly VariantFigures[];
}

interface Turn {
  readonly stage: Stage;
  readonly moves: number;
  readonly captures: boolean;
}

export interface CountedGame {
  readonly plies: number;
  /** 1 South, 0 North, 1/2 a draw. */
  readonly points: number;
  readonly turns: readonly Turn[];
}

const ARAB = ['hawalis', 'kiarabu'];

/** The mover has seeds in hand (rules 2). `text`: the six fields. */
function stageOf(text: string): Stage {
  const [, side, ghala] = text.split(' ');
  const [south, north] = ghala!.split(',').map(Number);
  return (side === 'S' ? south! : north!) > 0 ? 'namua' : 'mtaji';
}

/** How many lines are drawn for each one wanted before it is said that the game has no more. */
const TRIES = 50;

/**
 * Beginnings of the games: random plies, each state once, none that ends the game; fewer than `games` if the variant has no
 * more. Games from one state would be the same game and make the intervals look narrower than they are.
 */
export function beginnings(
  host: EngineHost,
  rules: RulesSpec,
  settings: FigureSettings,
): readonly (readonly string[])[] {
  const random = new Random(settings.seed);
  const seen = new Set<bigint>();
  const found: (readonly string[])[] = [];
  for (let tries = settings.games * TRIES; tries > 0 && found.length < settings.games; tries--) {
    const refused = host.setRules(rules);
    if (refused !== null) throw new Error(refused);
    const moves: string[] = [];
    while (moves.length < settings.openingPlies && host.outcome() === 'none') {
      const move = random.pick(host.legalMoves());
      host.play(move);
      moves.push(move);
    }
    if (host.outcome() !== 'none' || seen.has(host.hash())) continue;
    seen.add(host.hash());
    found.push(moves);
  }
  return found;
}

/** Plays a game from its beginning to its end: it depends on nothing else. */
export function countGame(
  host: EngineHost,
  rules: RulesSpec,
  settings: FigureSettings,
  beginning: readonly string[],
): CountedGame {
  const error = host.setRules(rules);
  if (error !== null) throw new Error(error);
  host.clearTable();
  const start = host.positionText();
  const moves = [...beginning];
  const turns: Turn[] = [];
  for (;;) {
    // A search leaves the position it was given: the whole game again, so that repetitions are known.
    const refused = host.setPosition(start) ?? moves.reduce<string | null>((bad, move) => bad ?? host.play(move), null);
    if (refused !== null) throw new Error(refused);
    const outcome = host.outcome();
    const plies = moves.length;
    if (outcome !== 'none') return { plies, points: outcome === 'p1win' ? 1 : outcome === 'p2win' ? 0 : 0.5, turns };
    if (plies >= settings.maxPlies) return { plies, points: 0.5, turns };
    const legal = host.legalMoves();
    turns.push({ stage: stageOf(host.positionText()), moves: legal.length, captures: !legal[0]!.includes('*') });
    const { move } = searchOnce(host, rules, start, moves, { nodes: settings.nodes }, {});
    if (move === null) throw new Error(`no move found after ${moves.join(' ')}`);
    moves.push(move);
  }
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Four digits are more than the games can tell. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Wilson's 95 % interval of a share of `n` trials (half points allowed). */
export function wilson(share: number, n: number): readonly [low: number, high: number] {
  const z = 1.959963984540054;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const reach = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

function turnFigures(turns: readonly Turn[], compulsory: boolean): TurnFigures {
  const share = (of: (turn: Turn) => boolean) => rounded(turns.filter(of).length / turns.length);
  return {
    turns: turns.length,
    branching: rounded(mean(turns.map(({ moves }) => moves))),
    most: turns.reduce((most, { moves }) => Math.max(most, moves), 0),
    forcedCaptures: compulsory ? share(({ captures }) => captures) : null,
    single: share(({ moves }) => moves === 1),
  };
}

/** The figures of a variant's games. Throws without any. */
export function figuresOf(variant: string, games: readonly CountedGame[]): VariantFigures {
  if (games.length === 0) throw new Error(`${variant}: no games to count`);
  const turns = games.flatMap((game) => game.turns);
  const lengths = games.map(({ plies }) => plies).sort((a, b) => a - b);
  const at = (part: number) => lengths[Math.round((lengths.length - 1) * part)]!;
  const stages: Partial<Record<Stage, TurnFigures>> = {};
  for (const stage of ['namua', 'mtaji'] as const) {
    const own = turns.filter((turn) => turn.stage === stage);
    if (own.length > 0) stages[stage] = turnFigures(own, !ARAB.includes(variant));
  }
  const share = mean(games.map(({ points }) => points));
  const [low, high] = wilson(share, games.length);
  return {
    variant,
    games: games.length,
    stages,
    length: {
      mean: rounded(mean(lengths)),
      shortest: at(0),
      quarter: at(0.25),
      median: at(0.5),
      threeQuarters: at(0.75),
      longest: at(1),
    },
    south: games.filter(({ points }) => points === 1).length,
    north: games.filter(({ points }) => points === 0).length,
    draws: games.filter(({ points }) => points === 0.5).length,
    firstPlayer: { share: rounded(share), low: rounded(low), high: rounded(high) },
  };
}
