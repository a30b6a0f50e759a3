/** Openings for matches: random plies from the start, each state once, kept if a short search calls them balanced. */
import {
  addMove,
  formatPosition,
  type Game,
  legalMoves,
  newGame,
  nodeAt,
  type Path,
  startPosition,
  stateKey,
} from '../web/rules/index.ts';
import type { Limits, RulesSpec } from '../worker/protocol.ts';
import { rulesetFor } from './game-play.ts';
import type { Contestant } from './match.ts';
import type { Player } from './players.ts';
import { Random } from './random.ts';

export interface Opening {
  /** Canonical moves from the start. */
  readonly moves: readonly string[];
  /** Score of the judging search for the side to move, hundredths of a seed. */
  readonly score: number;
}

export interface OpeningSettings {
  readonly rules: RulesSpec;
  readonly count: number;
  readonly plies: number;
  readonly seed: number;
  /** Kept if the judge's score is within plus or minus this. */
  readonly bound: number;
  readonly limits: Limits;
}

/**
 * Who judges openings: neither contestant, for a list must not depend on who plays, and nothing that is loaded, for it must be the
 * same on every device. Counting seeds alone called a quarter of the openings balanced that the same side won in both games.
 */
export const JUDGE: Contestant = { name: 'judge', limits: { nodes: 20_000 }, setup: { hash: 4, evaluation: 'tables' } };

/** How many lines are tried for each opening wanted before it is said that there are not enough. */
const TRIES = 400;

/**
 * `count` different balanced openings; fewer if the game does not give more. The same settings and judge give the same
 * list, and a longer list starts with the shorter one.
 */
export async function makeOpenings(settings: OpeningSettings, judge: Player): Promise<Opening[]> {
  const rules = rulesetFor(settings.rules);
  const start = startPosition(rules);
  const root = formatPosition(start);
  const random = new Random(settings.seed);
  const seen = new Set<string>();
  const openings: Opening[] = [];
  await judge.newGame(settings.rules);
  for (let tries = settings.count * TRIES; tries > 0 && openings.length < settings.count; tries--) {
    let game: Game = newGame(rules, start);
    let path: Path = [];
    for (let ply = 0; ply < settings.plies; ply++) {
      const legal = legalMoves(rules, nodeAt(game, path)!.position);
      if (legal.length === 0) break;
      ({ game, path } = addMove(game, path, random.pick(legal)));
    }
    const end = nodeAt(game, path)!;
    if (end.outcome || path.length < settings.plies) continue;
    const key = stateKey(end.position);
    if (seen.has(key)) continue;
    seen.add(key);
    // Each search starts without the last one's knowledge: the list must not depend on what was tried before.
    await judge.newGame(settings.rules);
    const { score } = await judge.choose(root, path, settings.limits);
    if (score?.kind !== 'cp' || Math.abs(score.value) > settings.bound) continue;
    openings.push({ moves: [...path], score: score.value });
  }
  return openings;
}
