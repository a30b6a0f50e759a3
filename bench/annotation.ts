/**
 * A recorded game with the engine's analysis in it: evaluations of every position, glyphs by the report's thresholds, and the
 * better line as a variation where a move gave something away. No words, so it reads in every language; the record of the
 * search is the report's tag, so the page shows the report at once.
 */
import {
  addMoves,
  formatPosition,
  type Game,
  type GameNode,
  type LegalMove,
  legalMoves,
  mainline,
  play,
  type Ruleset,
  setEvaluation,
  setTag,
  switchDifferences,
  tagOf,
  thirdOccurrence,
  toggleNag,
} from '../web/rules/index.ts';
import type { EngineHost } from '../worker/host.ts';
import type { Line } from '../worker/protocol.ts';
import { scoreText } from './game-play.ts';
import { type Judgement, judge } from './report-math.ts';
import { fingerprintOf, REPORT_TAG, writeRecord } from './report-record.ts';

export interface Found {
  readonly line: Line;
  readonly depth: number;
  readonly nodes: number;
}

export interface AnnotationHead {
  /** `Bingwa 0.1.0`. */
  readonly engine: string;
  /** Of each search. */
  readonly nodes: number;
  /** Table, MiB. */
  readonly hash: number;
  /** `2026-11-30`. */
  readonly date: string;
}

const NAGS: Readonly<Record<Judgement, number>> = { blunder: 4, mistake: 2, inaccuracy: 6 };

/** Plies of a better line that are shown. */
const SHOWN = 5;

/**
 * Searches every position of the main line, from the last to the first so that what was found later helps what comes before;
 * one table for the game, empty at its beginning. Finished and drawn positions are null. `onFound` after each search.
 */
export function analyseGame(
  host: EngineHost,
  game: Game,
  nodes: number,
  onFound: (ply: number, found: Found) => void,
): readonly (Found | null)[] {
  const line = [game.root, ...mainline(game.root)];
  const drawn = thirdOccurrence(line.map((node) => node.position));
  const rules = { variant: game.rules.variant, switches: switchDifferences(game.rules) as Record<string, boolean> };
  host.clearTable();
  const found: (Found | null)[] = line.map(() => null);
  for (let ply = line.length - 1; ply >= 0; ply--) {
    if (line[ply]!.outcome !== null || ply === drawn) continue;
    const moves = line.slice(1, ply + 1).map((node) => node.id);
    const root = formatPosition(game.start);
    const error = host.prepare({ rules, root, moves, limits: { nodes }, multiPv: 1, searchMoves: [] });
    if (error !== null) throw new Error(`ply ${ply}: ${error}`);
    while (host.run(() => {}) === 'paused');
    const { info } = host.result();
    const best = info.lines[0];
    if (best === undefined) throw new Error(`ply ${ply}: ${nodes} nodes gave no line`);
    const here = { line: best, depth: info.depth, nodes: info.nodes };
    found[ply] = here;
    onFound(ply, here);
  }
  return found;
}

/** The engine's line as moves of the reference model, which must find each legal. */
function movesOf(rules: Ruleset, from: GameNode, texts: readonly string[]): LegalMove[] {
  const moves: LegalMove[] = [];
  let { position } = from;
  for (const text of texts) {
    const move = legalMoves(rules, position).find((each) => each.text === text);
    if (move === undefined) throw new Error(`${text} is not legal in ${formatPosition(position)}`);
    moves.push(move);
    const played = play(rules, position, move);
    if (played.outcome) break;
    position = played.position;
  }
  return moves;
}

/** The game with what was found in it: evaluations, glyphs, better lines, `Annotator` and `Report` tags. */
export function annotated(game: Game, found: readonly (Found | null)[], head: AnnotationHead): Game {
  const line = [game.root, ...mainline(game.root)];
  const path = (ply: number) => line.slice(1, ply + 1).map((node) => node.id);
  const best = new Map<number, string>();
  let next = game;
  // The start too: without it nothing is known before the first move.
  for (const [ply, node] of line.entries()) {
    const here = found[ply];
    if (!here) continue;
    const score = scoreText(here.line.score, node.position.side);
    next = setEvaluation(next, path(ply), { score, depth: here.depth });
  }
  for (let ply = 1; ply < line.length; ply++) {
    const node = line[ply]!;
    const parent = line[ply - 1]!;
    const before = found[ply - 1] ?? null;
    const after = found[ply] ?? null;
    if (before === null) continue;
    const choice = before.line.pv[0];
    if (choice !== undefined) best.set(ply, choice);
    const won = node.outcome === null ? null : node.outcome.winner === node.position.side;
    const end = won === null ? null : ({ kind: won ? 'win' : 'loss', plies: 0 } as const);
    const forced = legalMoves(game.rules, parent.position).length <= 1;
    const blameless = forced || choice === node.id;
    const { judgement } = judge(game.rules.variant, before.line.score, after?.line.score ?? end, blameless);
    if (judgement === null) continue;
    next = toggleNag(next, path(ply), NAGS[judgement]);
    const moves = movesOf(game.rules, parent, before.line.pv.slice(0, SHOWN));
    const grown = addMoves(next, path(ply - 1), moves);
    const evaluation = { score: scoreText(before.line.score, parent.position.side), depth: before.depth };
    next = setEvaluation(grown.game, grown.path.slice(0, ply), evaluation);
  }
  const ours = `${head.engine}, ${head.nodes} nodes for each position, one thread, table ${head.hash} MiB`;
  const others = tagOf(game, 'Annotator');
  const plies = line.length - 1;
  const limit = { kind: 'nodes', value: head.nodes } as const;
  const { engine, date } = head;
  const record = writeRecord({ engine, limit, date, plies, fingerprint: fingerprintOf(game, plies), best });
  next = setTag(next, 'Annotator', others === undefined ? ours : `${others}; ${ours}`);
  return setTag(next, REPORT_TAG, record);
}
