/**
 * The engine beside the board: starts and stops searches as the board moves, keeps the best result of every position and
 * tells what went wrong. Results live beside the tree (by position object) and their verdict in it, so they come back at once.
 */
import { computed, effect, signal, untracked } from '@preact/signals';
import type { Limits, Score, SearchInfo, SearchOptions, SessionInfo } from '../../worker/protocol.ts';
import { afterPaint } from '../engine/input.ts';
import type { Disagreement, Engine, EngineFailure, EngineState } from '../engine/types.ts';
import { t } from '../i18n/index.ts';
import type { Evaluation, Path, Position, Ruleset, Side } from '../rules/index.ts';
import { coarsePointer } from './device.ts';
import { reasonOfFailure } from './engineFailed.ts';
import { engineModule } from './engineModule.ts';
import { noteFault } from './faults.ts';
import { late } from './late.ts';
import { provenWinner } from './score.ts';
import { better, chosenLimits, deeperLimits, meets, type Target, target, targetKey } from './searchJob.ts';
import { engineOn, hash, limitKind, threads } from './settings.ts';
import { node, path, position, storeEvaluation } from './study.ts';
import { engineTaken, evaluationHidden } from './tools.ts';
import { notify } from './ui.ts';

export interface Result {
  readonly info: SearchInfo;
  /** The position the lines start from; the mover is its side. */
  readonly position: Position;
  /** By which they are read: the board may have gone on to another game while they are still on the screen. */
  readonly rules: Ruleset;
  readonly threat: boolean;
  /** The only root moves that were searched; empty: all. */
  readonly only: readonly string[];
  readonly multiPv: number;
  /** The evaluation that was asked for; undefined: the engine's own choice. */
  readonly evaluation: SearchOptions['evaluation'];
}

export const engineState = signal<EngineState>('initial');
export const session = signal<SessionInfo | null>(null);
export const failure = signal<EngineFailure | null>(null);
export const disagreement = signal<Disagreement | null>(null);
/** True while a search of this page runs. */
export const searching = signal(false);
/** When the running search began and what ends it, for the progress bar. */
export const running = signal<{ readonly started: number; readonly limits: Limits } | null>(null);
/** The analysis page is shown: elsewhere nothing is searched. */
export const active = signal(false);

const live = signal<Result | null>(null);
const kept = new WeakMap<Position, Result>();

const INFINITE_TIME = 30 * 60_000;
const HIDDEN_TIME = 60_000;
/** A failure this soon after another is not answered by a restart: it would only come back. */
const FAILS_AGAIN = 60_000;

const storable = (result: Result): boolean =>
  !result.threat && result.only.length === 0 && result.info.lines.length > 0;

const evaluationOfJob = (wanted: Target): SearchOptions['evaluation'] => wanted.job.options?.evaluation;

/** The best result of the position; one by another evaluation says nothing here, however deep it is. */
function known(wanted: Target): Result | undefined {
  const result = kept.get(wanted.position);
  return result?.evaluation === evaluationOfJob(wanted) ? result : undefined;
}

/** Whether a result is one of this search: of the same position, asked in the same way. */
const answers = (result: Result, wanted: Target): boolean =>
  result.position === wanted.position &&
  result.threat === wanted.threat &&
  result.evaluation === evaluationOfJob(wanted) &&
  result.only.join(' ') === wanted.job.searchMoves.join(' ');

/** What to show for the board's position: the running search once it is as deep as what is known, else what is known. */
export const shown = computed<Result | null>(() => {
  const now = live.value;
  const wanted = target.value;
  if (wanted === null || evaluationHidden.value) return null;
  const current = now !== null && answers(now, wanted) ? now : null;
  if (wanted.threat || wanted.job.searchMoves.length > 0) return current;
  const old = known(wanted);
  if (current !== null && (old === undefined || old === current || better(current, old))) return current;
  return old ?? null;
});

/** `shown` for what is drawn behind the answer to a click. */
export const lateShown = late(shown);

export interface Verdict {
  readonly score: Score;
  readonly mover: Side;
  readonly depth: number | null;
}

/** The tree's text of a score: South's seeds, or plies to the proven end. */
export function evaluationOf(score: Score, mover: Side, depth: number): Evaluation {
  const south = mover === 'S' ? 1 : -1;
  if (score.kind === 'cp') return { score: ((south * score.value) / 100).toFixed(2), depth };
  return { score: `#${provenWinner(score, mover) === 'S' ? '' : '-'}${score.plies}`, depth };
}

/** The way back: a stored evaluation as a score for `mover`, or null if it says nothing we understand. */
export function scoreOf(evaluation: Evaluation, mover: Side): Score | null {
  const proof = /^#(-?)(\d{1,4})$/.exec(evaluation.score);
  if (proof !== null) {
    const winner: Side = proof[1] === '-' ? 'N' : 'S';
    return { kind: winner === mover ? 'win' : 'loss', plies: Number(proof[2]) };
  }
  const seeds = /^[+-]?\d{1,4}(\.\d{1,4})?$/.test(evaluation.score) ? Number(evaluation.score) : null;
  return seeds === null ? null : { kind: 'cp', value: Math.round(seeds * 100) * (mover === 'S' ? 1 : -1) };
}

/** The evaluation of the position on the board: of the engine, or as the tree has it, or of the finished game. */
export const verdict = computed<Verdict | null>(() => {
  const here = node.value;
  const mover = here.position.side;
  if (here.outcome !== null) {
    return { score: { kind: here.outcome.winner === mover ? 'win' : 'loss', plies: 0 }, mover, depth: null };
  }
  if (evaluationHidden.value) return null;
  const result = shown.value;
  const best = result?.info.lines[0];
  if (result != null && best !== undefined && result.only.length === 0) {
    return { score: best.score, mover: result.position.side, depth: result.info.depth };
  }
  const score = here.evaluation === undefined ? null : scoreOf(here.evaluation, mover);
  return score === null ? null : { score, mover, depth: here.evaluation?.depth ?? null };
});

/** `verdict` for the same. */
export const lateVerdict = late(verdict);

let engine: Engine | null = null;
let loading: Promise<Engine> | null = null;
let generation = 0;
let searched: { readonly target: Target; readonly path: Path } | null = null;
let infiniteTimer: ReturnType<typeof setTimeout> | undefined;
let lastFailure = Number.NEGATIVE_INFINITY;
/** Counts how often the page was left. */
let visit = 0;

/** Sets what ends the running search, for the progress bar; one without a limit ends by itself after half an hour. */
function limit(started: number, limits: Limits): void {
  running.value = { started, limits };
  clearTimeout(infiniteTimer);
  if (Object.keys(limits).length > 0) return;
  infiniteTimer = setTimeout(() => {
    engine?.stop();
    notify(t('engine.autoStopped'));
  }, INFINITE_TIME);
}

/** Gives the running search another limit, or the one that begins as soon as the engine is there. False: there is none. */
function relimit(limits: Limits): boolean {
  if (!searching.value || running.value === null) return false;
  engine?.extend(limits);
  limit(running.value.started, limits);
  return true;
}

/** Says once what the engine was given less of than was asked for. */
function opened(info: SessionInfo): void {
  const old = session.value;
  session.value = info;
  if (info.hash < hash.value && info.hash !== old?.hash) {
    notify(t('engine.smallerHash', { got: info.hash, wanted: hash.value }));
  }
  if (!info.shared && threads.value > 1 && old?.shared !== false) notify(t('engine.notShared'));
}

async function connect(): Promise<Engine> {
  const mine = visit;
  const { createEngine } = await engineModule();
  // Nobody would dispose of an engine that is made after its page was left.
  if (mine !== visit) throw new Error('the page was left');
  // One that could not be opened.
  engine?.dispose();
  const made = createEngine();
  engine = made;
  made.onState((state) => {
    engineState.value = state;
  });
  made.onFailure((why) => {
    noteFault('engine', why.message);
    failure.value = why;
    const again = performance.now() - lastFailure < FAILS_AGAIN;
    lastFailure = performance.now();
    if (searching.value && !again) void recover(reasonOfFailure(why));
  });
  made.onDisagreement((what) => {
    noteFault('engine', `disagreement at ${what.move}: ${what.reason}`);
    disagreement.value = what;
  });
  opened(await made.configure({ threads: threads.value, hash: hash.value }));
  return made;
}

function loadEngine(): Promise<Engine> {
  if (loading !== null) return loading;
  const mine = connect();
  loading = mine;
  mine.catch(() => {
    if (loading === mine) loading = null;
  });
  return mine;
}

function fail(error: unknown): void {
  if (failure.value !== null || !active.value) return;
  noteFault('engine', error);
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  failure.value = { name, message, diagnostics: 'the engine could not be opened' };
}

/** Writes the best verdict of the searched node into the tree, if it is deeper than what stands there. */
function commit(): void {
  if (searched === null) return;
  const result = known(searched.target);
  const best = result?.info.lines[0];
  if (result === undefined || best === undefined || searched.target.threat) return;
  storeEvaluation(searched.path, evaluationOf(best.score, result.position.side, result.info.depth));
}

function receive(wanted: Target, info: SearchInfo): void {
  if (info.lines.length === 0) return;
  const { searchMoves, multiPv } = wanted.job;
  const { position: from, rules, threat: hypothetical } = wanted;
  const evaluation = evaluationOfJob(wanted);
  const result: Result = { info, position: from, rules, threat: hypothetical, only: searchMoves, multiPv, evaluation };
  if (storable(result) && better(result, known(wanted))) kept.set(wanted.position, result);
  live.value = result;
}

async function search(wanted: Target, limits: Limits): Promise<void> {
  generation += 1;
  const mine = generation;
  searched = { target: wanted, path: untracked(() => path.value) };
  searching.value = true;
  limit(performance.now(), limits);
  claim();
  engine?.stop();
  try {
    // The click that led here is answered before anything is made ready for the next search.
    const [made] = await Promise.all([loadEngine(), afterPaint()]);
    if (mine !== generation) return;
    const result = await made.analyse({ ...wanted.job, limits: running.value?.limits ?? limits }, (info) => {
      if (mine === generation) receive(wanted, info);
    });
    if (mine !== generation) return;
    receive(wanted, result.info);
    commit();
  } catch (error) {
    if (mine === generation) fail(error);
  } finally {
    if (mine === generation) {
      searching.value = false;
      running.value = null;
      clearTimeout(infiniteTimer);
    }
  }
}

/** Ends the running search; what it found stays. */
export function stopSearch(): void {
  engine?.stop();
}

function abandon(): void {
  generation += 1;
  clearTimeout(infiniteTimer);
  searching.value = false;
  running.value = null;
  engine?.stop();
}

/** Goes on beyond the limit: the running search gets a higher one, a finished one is taken up again on its warm table. */
export function deeper(): void {
  const wanted = target.value;
  if (wanted === null || !engineOn.value) return;
  const limits = deeperLimits(shown.value?.info ?? null);
  if (!relimit(limits)) void search(wanted, limits);
}

export async function restartEngine(): Promise<void> {
  failure.value = null;
  disagreement.value = null;
  abandon();
  try {
    if (engine !== null) {
      await engine.restart();
      loading = Promise.resolve(engine);
      if (engine.session !== null) opened(engine.session);
    }
    const wanted = target.value;
    if (wanted !== null && engineOn.value) void search(wanted, chosenLimits());
  } catch (error) {
    fail(error);
  }
}

/** An engine that died while nobody looked is there again in the morning; what it had found is still shown meanwhile. */
async function recover(reason: string): Promise<void> {
  await restartEngine();
  if (failure.value === null) notify(t('engine.restarted', { reason }), 'error');
}

/** One tab computes at a time: the one that began last. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('bingwa-engine');
const claim = (): void => tabs?.postMessage('searching');
function yieldToOtherTab(): void {
  if (!searching.value) return;
  abandon();
  notify(t('engine.otherTab'));
}

/** `targetKey`, once the click that changed it is answered: what the last search found goes into the tree, and the next one begins. */
const asked = late(targetKey);

/** Searches what the board asks for now, unless that is known already. */
function seek(): void {
  const wanted = target.value;
  if (!engineOn.value || !active.value || engineTaken.value || wanted === null) {
    abandon();
    return;
  }
  if (failure.value !== null) return;
  const limits = chosenLimits();
  const old = wanted.threat || wanted.job.searchMoves.length > 0 ? undefined : known(wanted);
  const proven = old?.info.lines.every((line) => line.score.kind !== 'cp' && line.bound === 'exact') ?? false;
  if (old !== undefined && old.multiPv >= wanted.job.multiPv && (proven || meets(old.info, limits))) abandon();
  else void search(wanted, limits);
}

/** Connects all of this to the board; returns the way to take it apart (leaving the page frees the worker). */
export function startAnalysis(): () => void {
  active.value = true;
  const stops = [
    effect(() => {
      void [engineOn.value, active.value, engineTaken.value, asked.value];
      untracked(() => {
        commit();
        seek();
      });
    }),
    // A changed limit holds for the running search at once, and a finished one goes on if it is higher.
    effect(() => {
      const limits = limitKind.value && chosenLimits();
      untracked(() => {
        if (!searching.value) seek();
        else relimit(limits);
      });
    }),
    effect(() => {
      const wanted = { threads: threads.value, hash: hash.value };
      untracked(() => {
        if (engine === null) return;
        // A search that ends by it begins anew with these settings; one that had not begun yet begins with them anyway.
        const under = searching.value ? generation : null;
        engine.configure(wanted).then((info) => {
          opened(info);
          if (under === generation && !searching.value) seek();
        }, fail);
      });
    }),
  ];

  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    if (!document.hidden || !coarsePointer()) return;
    hiddenTimer = setTimeout(() => {
      if (!searching.value) return;
      engine?.stop();
      notify(t('engine.hiddenStopped'));
    }, HIDDEN_TIME);
  };
  document.addEventListener('visibilitychange', onVisibility);
  tabs?.addEventListener('message', yieldToOtherTab);

  return () => {
    active.value = false;
    for (const stop of stops) stop();
    clearTimeout(hiddenTimer);
    document.removeEventListener('visibilitychange', onVisibility);
    tabs?.removeEventListener('message', yieldToOtherTab);
    commit();
    abandon();
    visit += 1;
    engine?.dispose();
    engine = null;
    loading = null;
    engineState.value = 'initial';
    session.value = null;
  };
}

/** The best move known here, canonical, or null. */
export const bestMove = computed<string | null>(() => {
  const result = shown.value;
  return result === null || result.threat || result.position !== position.value
    ? null
    : (result.info.lines[0]?.pv[0] ?? null);
});
