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

/**
 * Who looks again in the terminal, if asked to (`--look-again`). The network after 100 000 nodes tells more of an opening than tables after a
 * million: their scores correlate 0.75 and 0.66 with the network's after three million nodes (60 openings).
 */
export const SECOND_JUDGE: Contestant = { name: 'second judge', limits: { nodes: 100_000 }, setup: { hash: 16 } };

/** How many lines are tried for each opening wanted before it is said that there are not enough. */
const TRIES = 400;

/**
 * `count` different balanced openings; fewer if the game does not give more. The same settings and judge give the same
 * list, and a longer list starts with the shorter one. `second` looks at what the judge has let pass; its score is then the opening's.
 */
export async function makeOpenings(
  settings: OpeningSettings,
  judge: Player,
  second?: { readonly judge: Player; readonly limits: Limits; readonly bound: number },
): Promise<Opening[]> {
  const rules = rulesetFor(settings.rules);
  const start = startPosition(rules);
  const root = formatPosition(start);
  const random = new Random(settings.seed);
  const seen = new Set<string>();
  const openings: Opening[] = [];
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
    let score = await balance({ ...settings, judge }, root, path);
    if (score !== null && second) score = await balance({ rules: settings.rules, ...second }, root, path);
    if (score !== null) openings.push({ moves: [...path], score });
  }
  return openings;
}

/** The score, or null if it is outside the bound. */
async function balance(
  asked: Pick<OpeningSettings, 'rules' | 'limits' | 'bound'> & { readonly judge: Player },
  root: string,
  path: Path,
): Promise<number | null> {
  // Each search starts without the last one's knowledge: the list must not depend on what was tried before.
  await asked.judge.newGame(asked.rules);
  const { score } = await asked.judge.choose(root, path, asked.limits);
  return score?.kind === 'cp' && Math.abs(score.value) <= asked.bound ? score.value : null;
}
