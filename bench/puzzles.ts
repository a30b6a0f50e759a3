/**
 * Puzzles: positions with exactly one winning move, mined from games. A position becomes a puzzle if
 *
 * 1. it has at least three legal moves, and the engine proves a win in `pw` plies, 1 < `pw` <= 15;
 * 2. **unique to the engine**: a search of all other moves together, full-width (no pruning), to depth `pw` + 4 finishes within
 *    its nodes and finds no win;
 * 3. **unique to the reference model**: the model alone (proof.ts) proves that the move wins within `pw` plies, that no move wins
 *    within `pw` - 2, and that no other move wins within `pw`.
 *
 * All limits are nodes and depths, so the same seed and engine give the same puzzles.
 */
import {
  formatPosition,
  type LegalMove,
  legalMoves,
  type Position,
  play,
  type Ruleset,
  startPosition,
  stateKey,
} from '../web/rules/index.ts';
import type { EngineHost } from '../worker/host.ts';
import type { SearchJob, SearchResult } from '../worker/protocol.ts';
import { specOf } from '../worker/rules-spec.ts';
import type { SuiteEntry } from './position-suite.ts';
import { ProofTooLong, Prover } from './proof.ts';
import type { Random } from './random.ts';

export interface MinerSettings {
  /** Nodes of the search that looks for a win, of the uniqueness search, and positions of the model's proof. */
  readonly findNodes: number;
  readonly uniqueNodes: number;
  readonly proofNodes: number;
}

export const MINER: MinerSettings = { findNodes: 30_000, uniqueNodes: 3_000_000, proofNodes: 150_000 };

const MOST_PLIES = 15;
const MARGIN = 4;

function search(host: EngineHost, job: Omit<SearchJob, 'moves' | 'multiPv'>): SearchResult {
  const error = host.prepare({ ...job, moves: [], multiPv: 1 });
  if (error !== null) throw new Error(`${job.root}: ${error}`);
  while (host.run(() => {}) === 'paused');
  return host.result();
}

export interface Puzzle {
  readonly best: LegalMove;
  readonly plies: number;
}

/** The puzzle in this position, or why it is none. */
export function puzzleAt(host: EngineHost, rules: Ruleset, position: Position, settings = MINER): Puzzle | string {
  const legal = legalMoves(rules, position);
  if (legal.length < 3) return 'fewer than three moves';
  const spec = specOf(rules);
  const root = formatPosition(position);
  host.clearTable();
  const found = search(host, { rules: spec, root, searchMoves: [], limits: { nodes: settings.findNodes } });
  const score = found.info.lines[0]?.score;
  if (score?.kind !== 'win') return 'no win found';
  const plies = score.plies;
  if (plies <= 1 || plies > MOST_PLIES) return `a win in ${plies}`;
  const best = legal.find((move) => move.text === found.best);
  if (!best) throw new Error(`${root}: the engine plays ${found.best}, which the model does not know`);

  const others = legal.filter((move) => move !== best).map((move) => move.text);
  const limits = { depth: plies + MARGIN, nodes: settings.uniqueNodes };
  host.clearTable();
  const rest = search(host, { rules: spec, root, searchMoves: others, limits, options: { pruning: false } });
  const second = rest.info.lines[0]?.score;
  if (second?.kind === 'win') return 'another move wins too';
  if (rest.info.depth < limits.depth && second?.kind !== 'loss') return 'the other moves are not searched to the end';
  return confirmed(rules, position, { best, plies }, settings.proofNodes);
}

/** What the reference model says of a puzzle: the puzzle itself, or what is wrong with it. */
export function confirmed(rules: Ruleset, position: Position, puzzle: Puzzle, mostNodes: number): Puzzle | string {
  const { best, plies } = puzzle;
  const prover = new Prover(rules, mostNodes);
  try {
    if (prover.wins(position, plies - 2)) return `the model wins before ply ${plies}`;
    if (!prover.moveWins(position, best, plies)) return `the model does not win by ${best.text} in ${plies}`;
    const other = legalMoves(rules, position).find(
      (move) => move.text !== best.text && prover.moveWins(position, move, plies),
    );
    return other ? `the model wins by ${other.text} too` : puzzle;
  } catch (error) {
    if (error instanceof ProofTooLong) return 'the proof is too long for the model';
    throw error;
  }
}

/** A game of quick searches with random moves in between, for positions that strong play alone does not reach. */
export function* quickGame(host: EngineHost, rules: Ruleset, random: Random): Generator<Position, void, undefined> {
  const spec = specOf(rules);
  let position = startPosition(rules);
  const seen = new Set<string>();
  host.clearTable();
  for (let ply = 0; ply < 150; ply++) {
    const legal = legalMoves(rules, position);
    const key = stateKey(position);
    if (legal.length === 0 || seen.has(key)) return;
    seen.add(key);
    yield position;
    let move: LegalMove | undefined;
    if (ply >= 6 && random.real() > 0.15) {
      const root = formatPosition(position);
      const { best } = search(host, { rules: spec, root, searchMoves: [], limits: { nodes: 200 } });
      move = legal.find(({ text }) => text === best);
    }
    const played = play(rules, position, move ?? random.pick(legal));
    if (played.outcome) return;
    position = played.position;
  }
}

/** A puzzle as a line of a suite. */
export function entryOf(
  id: string,
  rules: Ruleset,
  position: Position,
  { best, plies }: Puzzle,
  from: string,
): SuiteEntry {
  return { id, rules, position, best: [best.text], pliesToWin: plies, more: [['from', from]] };
}
