/** The evaluation of the main line, ply by ply, as the graph draws it. */
import { computed } from '@preact/signals';
import type { Score } from '../../worker/protocol.ts';
import { drawByRepetition, type Game, type GameNode, mainline, type Side, type VariantId } from '../rules/index.ts';
import { lateVerdict, scoreOf } from './analysis.ts';
import { late } from './late.ts';
import { provenWinner, southChance } from './score.ts';
import { game, mainlinePlies, path } from './study.ts';
import { evaluationHidden } from './tools.ts';

export interface GraphPoint {
  /** Plies from the start of the game. */
  readonly ply: number;
  /** Canonical text of the move that led here; `''` at the start. */
  readonly move: string;
  /** For `mover`; null where nothing is known. */
  readonly score: Score | null;
  readonly mover: Side;
  /** South's win chance, 0 to 1; null where nothing is known. */
  readonly chance: number | null;
  /** The side whose win is proven, or that has won. */
  readonly proven: Side | null;
}

const DRAW: Score = { kind: 'cp', value: 0 };

function knownScore(node: GameNode): Score | null {
  const mover = node.position.side;
  if (node.outcome !== null) return { kind: node.outcome.winner === mover ? 'win' : 'loss', plies: 0 };
  return node.evaluation === undefined ? null : scoreOf(node.evaluation, mover);
}

function pointOf(node: GameNode, ply: number, score: Score | null, variant: VariantId): GraphPoint {
  const mover = node.position.side;
  return {
    ply,
    move: node.id,
    score,
    mover,
    chance: score === null ? null : southChance(score, mover, variant),
    proven: score === null ? null : provenWinner(score, mover),
  };
}

/** The main line from its start; `live` replaces what is known at a ply. */
export function graphOf(of: Game, live: { readonly ply: number; readonly score: Score } | null): readonly GraphPoint[] {
  const line = [of.root, ...mainline(of.root)];
  const drawn = drawByRepetition(line.map((node) => node.position));
  return line.map((node, ply) => {
    // A drawn line ends with the third occurrence.
    const known = drawn && ply === line.length - 1 ? DRAW : knownScore(node);
    const score = live !== null && live.ply === ply && node.outcome === null ? live.score : known;
    return pointOf(node, ply, score, of.rules.variant);
  });
}

/** Where one stands on the main line: the ply itself, or the one at which the variation shown leaves it. */
export const graphPly = computed<number>(() => mainlinePlies(game.value, path.value));

const drawnGame = late(game);
const drawnPath = late(path);

/** `graphPly` as it is drawn: the curve follows the board. */
export const drawnPly = computed<number>(() => mainlinePlies(drawnGame.value, drawnPath.value));
/** Whether the position that the curve stands at is off the main line. */
export const drawnOff = computed<boolean>(() => drawnPly.value < drawnPath.value.length);

export const graph = computed<readonly GraphPoint[]>(() => {
  const now = drawnOff.value ? null : lateVerdict.value;
  if (evaluationHidden.value)
    return graphOf(drawnGame.value, null).map((point) => ({ ...point, chance: null, proven: null }));
  return graphOf(drawnGame.value, now === null ? null : { ply: drawnPath.value.length, score: now.score });
});

/** The runs of plies without a gap, each from its first to its last. */
export function runsOf(points: readonly GraphPoint[]): readonly (readonly GraphPoint[])[] {
  const runs: GraphPoint[][] = [];
  let open: GraphPoint[] | null = null;
  for (const point of points) {
    if (point.chance === null) {
      open = null;
      continue;
    }
    if (open === null) {
      open = [];
      runs.push(open);
    }
    open.push(point);
  }
  return runs;
}
