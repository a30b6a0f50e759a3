/** The report of the game on the board, made anew from the evaluations on its nodes and the record in its tags. */
import { computed, signal } from '@preact/signals';
import { type Judged, judge, type Summary, summarise } from '../../bench/report-math.ts';
import { fingerprintOf, REPORT_TAG, type ReportRecord, readRecordTag } from '../../bench/report-record.ts';
import type { Score } from '../../worker/protocol.ts';
import { type Game, type LegalMove, legalMoves, mainline, type Position, type Side, tagOf } from '../rules/index.ts';
import { graphOf } from './graph.ts';
import { game } from './study.ts';

export interface ReportedMove extends Judged {
  /** Of the position the move led to; 1 up. */
  readonly ply: number;
  readonly move: string;
  readonly mover: Side;
  /** Number of the full move. */
  readonly number: number;
  /** For the mover. */
  readonly before: Score | null;
  /** For the opponent. */
  readonly after: Score | null;
  /** The engine's move where it is another one. */
  readonly best: string | null;
}

export interface Report {
  readonly record: ReportRecord;
  readonly moves: readonly ReportedMove[];
  readonly players: Readonly<Record<Side, Summary>>;
  /** Moves with both evaluations. */
  readonly analysed: number;
  /** Least and greatest depth of the evaluations, null if none tells. */
  readonly depths: readonly [number, number] | null;
  /** The main line is not the one that was searched. */
  readonly stale: boolean;
}

const counted = new WeakMap<Position, readonly LegalMove[]>();

function legalAt(of: Game, position: Position): readonly LegalMove[] {
  let moves = counted.get(position);
  if (moves === undefined) {
    moves = legalMoves(of.rules, position);
    counted.set(position, moves);
  }
  return moves;
}

export function reportOf(of: Game, record: ReportRecord): Report {
  const line = [of.root, ...mainline(of.root)];
  const points = graphOf(of, null);
  const sameLine = line.length > record.plies && fingerprintOf(of, record.plies) === record.fingerprint;
  const moves = line.slice(1).map((node, index): ReportedMove => {
    const parent = line[index]!;
    const ply = index + 1;
    const legal = legalAt(of, parent.position);
    const best = sameLine ? record.best.get(ply) : undefined;
    const before = points[index]!.score;
    const after = points[ply]!.score;
    const forced = legal.length <= 1;
    return {
      ply,
      move: node.id,
      mover: parent.position.side,
      number: parent.position.moveNumber,
      before,
      after,
      best: best !== node.id && legal.some((move) => move.text === best) ? best! : null,
      forced,
      ...judge(of.rules.variant, before, after, forced || best === node.id),
    };
  });
  const depths = line.flatMap((node) => node.evaluation?.depth ?? []);
  return {
    record,
    moves,
    players: {
      S: summarise(moves.filter((move) => move.mover === 'S')),
      N: summarise(moves.filter((move) => move.mover === 'N')),
    },
    analysed: moves.filter((move) => move.loss !== null).length,
    stale: !sameLine || line.length - 1 !== record.plies,
    depths: depths.length === 0 ? null : [Math.min(...depths), Math.max(...depths)],
  };
}

/** The record of the report that is being made now: it stands in the game when it is ready. */
export const draftRecord = signal<ReportRecord | null>(null);

export const report = computed<Report | null>(() => {
  const text = tagOf(game.value, REPORT_TAG);
  const record = draftRecord.value ?? (text === undefined ? null : readRecordTag(text));
  return record === null ? null : reportOf(game.value, record);
});
