/**
 * Making a game report: every position of the main line is searched, from the last to the first, so that what was found
 * later helps what comes before it. Evaluations go to the nodes as they come, the record to the game's tags at the end.
 */

import { effect, signal } from '@preact/signals';
import { type Judgement, worstOf } from '../../bench/report-math.ts';
import {
  fingerprintOf,
  REPORT_TAG,
  type ReportLimit,
  type ReportRecord,
  writeRecord,
} from '../../bench/report-record.ts';
import type { Limits, SearchJob } from '../../worker/protocol.ts';
import { specOf } from '../../worker/rules-spec.ts';
import type { Engine } from '../engine/types.ts';
import { formatNumber, formatPercent, t } from '../i18n/index.ts';
import { tt } from '../i18n/tools/index.ts';
import { formatPosition, type Game, mainline, setComment, thirdOccurrence, toggleNag } from '../rules/index.ts';
import { active, evaluationOf } from './analysis.ts';
import { engineFailed } from './engineFailed.ts';
import { engineModule } from './engineModule.ts';
import { draftRecord, type ReportedMove, report } from './reportView.ts';
import { hash, threads } from './settings.ts';
import { integerIn, oneOf, stored } from './stored.ts';
import { game, mainlinePath, replaceGame, storeEvaluation, studyId, tag } from './study.ts';
import { reporting } from './tools.ts';
import { notify } from './ui.ts';

export const reportLimitKind = stored('reportLimit', 'nodes', oneOf('nodes', 'depth', 'time'));
/** Thousands of nodes. */
export const reportNodes = stored('reportNodes', 200, integerIn(1, 1_000_000));
export const reportDepth = stored('reportDepth', 14, integerIn(1, 60));
/** Tenths of a second. */
export const reportTime = stored('reportTime', 10, integerIn(1, 6000));

export interface ReportProgress {
  readonly done: number;
  readonly total: number;
}

/** While a report is made or redone; null otherwise. */
export const progress = signal<ReportProgress | null>(null);

export function chosenReportLimit(): ReportLimit {
  switch (reportLimitKind.value) {
    case 'nodes':
      return { kind: 'nodes', value: reportNodes.value * 1000 };
    case 'depth':
      return { kind: 'depth', value: reportDepth.value };
    case 'time':
      return { kind: 'time', value: reportTime.value * 100 };
  }
}

const limitsOf = ({ kind, value }: ReportLimit): Limits => (kind === 'time' ? { movetime: value } : { [kind]: value });

/** Eight times the work, or four plies more. */
export const deeperLimit = ({ kind, value }: ReportLimit): ReportLimit =>
  kind === 'depth' ? { kind, value: value + 4 } : { kind, value: value * 8 };

let engine: Engine | null = null;
let cancelled = false;

export function cancelReport(): void {
  cancelled = true;
  engine?.stop();
}

const jobAt = (of: Game, ply: number): Omit<SearchJob, 'limits'> => ({
  rules: specOf(of.rules),
  root: formatPosition(of.start),
  moves: mainline(of.root)
    .slice(0, ply)
    .map((node) => node.id),
  multiPv: 1,
  searchMoves: [],
});

/** Searches the given plies in their order. False if it was cancelled, the study was left, or the engine failed. */
async function searchPlies(plies: readonly number[], limit: ReportLimit, best: Map<number, string>): Promise<boolean> {
  const study = studyId.value;
  const line = [game.value.root, ...mainline(game.value.root)];
  const draw = thirdOccurrence(line.map((node) => node.position));
  const searched = plies.filter((ply) => line[ply]?.outcome === null && ply !== draw);
  const stillThere = () => !cancelled && studyId.value === study;
  cancelled = false;
  reporting.value = true;
  progress.value = { done: 0, total: searched.length };
  try {
    const { createEngine } = await engineModule();
    engine = createEngine({ threads: threads.value, hash: hash.value });
    await engine.configure({});
    const version = `Bingwa ${engine.session?.version ?? ''}`.trim();
    if (draftRecord.value !== null) draftRecord.value = { ...draftRecord.value, engine: version };
    for (const [done, ply] of searched.entries()) {
      if (!stillThere()) return false;
      progress.value = { done, total: searched.length };
      const job = jobAt(game.value, ply);
      const { info } = await engine.analyse({ ...job, limits: limitsOf(limit) }, () => {});
      const first = info.lines[0];
      // A search that was broken off says less than the limit promises.
      if (!stillThere()) return false;
      if (first === undefined) continue;
      const node = line[ply]!;
      storeEvaluation(mainlinePath(ply), evaluationOf(first.score, node.position.side, info.depth));
      if (first.pv[0] !== undefined) best.set(ply + 1, first.pv[0]);
      if (draftRecord.value !== null) draftRecord.value = { ...draftRecord.value, best: new Map(best) };
    }
    return stillThere();
  } catch (error) {
    if (!cancelled) notify(engineFailed(error), 'error');
    return false;
  } finally {
    engine?.dispose();
    engine = null;
    progress.value = null;
    reporting.value = false;
  }
}

/** Puts the record into the study, if the study is still the one it was made for. */
function finish(study: string): void {
  const record = draftRecord.value;
  draftRecord.value = null;
  if (record !== null && studyId.value === study) tag(REPORT_TAG, writeRecord(record));
}

const today = (): string => new Date().toISOString().slice(0, 10);

function newRecord(limit: ReportLimit): ReportRecord {
  const plies = mainline(game.value.root).length;
  const fingerprint = fingerprintOf(game.value, plies);
  return { engine: 'Bingwa', limit, date: today(), plies, fingerprint, best: new Map() };
}

/** Makes the report of the main line. What was found stays when it is cancelled. */
export async function makeReport(limit: ReportLimit): Promise<boolean> {
  if (progress.value !== null) return false;
  const study = studyId.value;
  const record = newRecord(limit);
  draftRecord.value = record;
  const plies = Array.from({ length: record.plies + 1 }, (_, index) => record.plies - index);
  const whole = await searchPlies(plies, limit, new Map());
  finish(study);
  return whole;
}

/** Searches the five moves that lost most again, before and after, with eight times the work or four plies more. */
export async function redoWorst(): Promise<boolean> {
  const old = report.value;
  if (old === null || progress.value !== null) return false;
  const study = studyId.value;
  const worst = worstOf(old.moves, 5).map((move) => move.ply);
  const plies = [...new Set(worst.flatMap((ply) => [ply, ply - 1]))].sort((a, b) => b - a);
  draftRecord.value = { ...old.record };
  const whole = await searchPlies(plies, deeperLimit(old.record.limit), new Map(old.record.best));
  finish(study);
  return whole;
}

const NAGS: Readonly<Record<Judgement, number>> = { blunder: 4, mistake: 2, inaccuracy: 6 };

/** Our own lines in a comment begin with this, so that they can be replaced. */
const OURS = 'Bingwa: ';

function remark(move: ReportedMove): string {
  const parts = [tt(`report.one.${move.judgement!}`), tt('report.lost', { loss: formatPercent(move.loss ?? 0) })];
  if (move.missedWin !== null) parts.push(tt('report.missed', { n: move.missedWin }));
  if (move.best !== null) parts.push(tt('report.better', { move: move.best }));
  return OURS + parts.join(', ');
}

/** Writes the findings into the game as glyphs and comments; our own older ones are replaced. One step for undo. */
export function annotate(): number {
  const found = report.value;
  if (found === null) return 0;
  let next = game.value;
  let count = 0;
  const line = mainline(next.root);
  for (const move of found.moves) {
    const node = line[move.ply - 1]!;
    const path = mainlinePath(move.ply);
    const kept = node.comment.split('\n').filter((each) => !each.startsWith(OURS));
    const ours = kept.length < node.comment.split('\n').length;
    const nag = move.judgement === null ? null : NAGS[move.judgement];
    if (move.judgement !== null) {
      kept.push(remark(move));
      count += 1;
    }
    const text = kept.filter((each) => each !== '').join('\n');
    if (text !== node.comment) next = setComment(next, path, text);
    const stale = ours ? Object.values(NAGS).find((each) => each !== nag && node.nags.includes(each)) : undefined;
    if (stale !== undefined) next = toggleNag(next, path, stale);
    // A glyph that somebody else set is his judgement.
    const others = !ours && node.nags.some((each) => each >= 1 && each <= 6);
    if (nag !== null && !others && !node.nags.includes(nag)) next = toggleNag(next, path, nag);
  }
  replaceGame(next);
  return count;
}

/** `200,000 nodes`, `depth 14`, `1 s`. */
export function limitInWords({ kind, value }: ReportLimit): string {
  if (kind === 'nodes') return t('engine.nodes', { n: value });
  if (kind === 'depth') return tt('report.depth', { n: value });
  return t('engine.seconds', { n: formatNumber(value / 1000) });
}

// Nobody waits for a report on a page that was left.
effect(() => {
  if (!active.value) cancelReport();
});
