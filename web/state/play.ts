/**
 * A game that is played, not analysed: against the computer, between two people at one board, or between two by links. The
 * moves go into the study's tree like all others; this file says whose turn it is, answers for the computer, and hides help.
 */

import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { networkMissing } from '../../bench/weights/with-network.ts';
import { specOf } from '../../worker/rules-spec.ts';
import type { Engine } from '../engine/types.ts';
import { t } from '../i18n/index.ts';
import { formatPosition, type LegalMove, legalMoves, play, type Side } from '../rules/index.ts';
import { currentLink } from './address.ts';
import { active } from './analysis.ts';
import { engineFailed } from './engineFailed.ts';
import { engineModule } from './engineModule.ts';
import { preview } from './lines.ts';
import { forgetGame, keepGame, keptGame, type PlayMode, type PlaySession } from './playKept.ts';
import { chooseMove, HINT, LEVELS, type Level, lotFor } from './playLevels.ts';
import { bottom, engineOn } from './settings.ts';
import { integerIn, isBoolean, oneOf, stored } from './stored.ts';
import { keepStudy } from './studies.ts';
import { game, goTo, node, over, path, playMove, position, remove, rules, studyId } from './study.ts';
import { boardBusy, boardLocked, evaluationHidden, tool } from './tools.ts';
import { notify } from './ui.ts';

export type { PlayMode } from './playKept.ts';

export const playMode = stored<PlayMode>('playMode', 'engine', oneOf('engine', 'board', 'link'));
export const playLevel = stored('playLevel', 3, integerIn(1, LEVELS.length));
export const playSide = stored<Side>('playSide', 'S', oneOf('S', 'N'));
export const turnBoard = stored('turnBoard', false, isBoolean);
/** Evaluations are shown during the game; holds until the next game begins. */
export const showEvaluation = signal(false);

export const playing = signal<PlaySession | null>(null);
export const hinted = signal<string | null>(null);
export const seeking = signal(false);

export type Phase = 'off' | 'yours' | 'engine' | 'sent' | 'elsewhere' | 'over';

/** Whose turn it is where one stands; `elsewhere`: looking at earlier moves or at another line. */
export const phase = computed<Phase>(() => {
  const session = playing.value;
  if (session === null) return 'off';
  if (session.ended) return 'over';
  const inGame = session.start.every((id, index) => path.value[index] === id);
  if (!inGame) return 'elsewhere';
  if (over.value) return 'over';
  if (session.human === null || position.value.side === session.human) return 'yours';
  if (node.value.children.length > 0) return 'elsewhere';
  return session.mode === 'engine' ? 'engine' : 'sent';
});

let engine: Engine | null = null;
let generation = 0;

async function openEngine(): Promise<Engine> {
  const { createEngine } = await engineModule();
  // Nobody would dispose of an engine that is made after its page was left.
  if (!active.value) throw new Error('the page was left');
  // One thread: with more the same nodes are not the same moves.
  engine ??= createEngine({ threads: 1, hash: 16 });
  return engine;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The last move is seen to its end before the answer begins. */
async function boardAtRest(): Promise<void> {
  await pause(300);
  while (boardBusy.value) await pause(50);
}

function end(): void {
  engine?.stop();
  generation += 1;
}

/** A search from a cold table with so many nodes: the same every time, unless its network cannot be had, which is told. */
async function searched({ nodes, lines, evaluation }: Level) {
  const made = await openEngine();
  await made.newGame();
  const job = {
    rules: specOf(rules.value),
    root: formatPosition(game.value.start),
    moves: path.value,
    multiPv: Math.min(lines, Math.max(1, legalMoves(rules.value, position.value).length)),
    searchMoves: [],
    limits: { nodes },
    options: { evaluation },
  };
  const result = await made.analyse(job, () => {});
  if (networkMissing(evaluation, result.info.evaluation, rules.value.variant)) notify(t('engine.byTables'));
  return result;
}

const legalCalled = (text: string | null): LegalMove | undefined =>
  legalMoves(rules.value, position.value).find((move) => move.text === text);

async function answer(session: PlaySession): Promise<void> {
  generation += 1;
  const mine = generation;
  const at = path.value;
  const level = LEVELS[session.level - 1]!;
  try {
    const [{ info, best }] = await Promise.all([searched(level), boardAtRest()]);
    if (mine !== generation || path.value !== at || phase.value !== 'engine') return;
    const chosen = legalCalled(chooseMove(info.lines, level, lotFor(session.seed, at))) ?? legalCalled(best);
    if (chosen !== undefined) playMove(chosen);
  } catch (error) {
    if (mine === generation) notify(engineFailed(error), 'error');
  }
}

export interface PlayOptions {
  readonly mode: PlayMode;
  readonly human: Side;
  readonly level: number;
  /** Decides the choices of the low levels; the same seed and moves give the same game. */
  readonly seed?: number;
}

/** Begins a game where one stands. */
export function startPlay({ mode, human, level, seed = Math.floor(Math.random() * 1e9) }: PlayOptions): void {
  end();
  batch(() => {
    showEvaluation.value = false;
    hinted.value = null;
    playing.value = {
      mode,
      human: mode === 'board' ? null : human,
      level,
      seed,
      start: path.value,
      study: studyId.value,
      ended: false,
    };
    if (mode !== 'board') bottom.value = human;
  });
  // A game that has begun is there again after a reload, even before its first move.
  keepStudy();
}

/** The game is not on the board any more; it stays kept with its study. */
function leave(): void {
  end();
  batch(() => {
    playing.value = null;
    hinted.value = null;
  });
}

/** Ends the game for good. */
export function stopPlay(): void {
  const session = playing.value;
  leave();
  if (session !== null) forgetGame(session.study);
}

/** Takes up the game that goes on in this study, if there is one. */
function resume(study: string): void {
  const kept = keptGame(study);
  if (kept === null) return;
  batch(() => {
    showEvaluation.value = kept.showEvaluation;
    playing.value = kept.session;
    if (kept.session.human !== null) bottom.value = kept.session.human;
    tool.value = 'play';
  });
}

/** How many plies of this game a take-back undoes: back to the last own move, or the last move of all at one board. */
const takeBackTo = computed<number | null>(() => {
  const session = playing.value;
  if (session === null || !session.start.every((id, index) => path.value[index] === id)) return null;
  // Who moves where one stands, and with him who moved at each ply before: turns alternate.
  const turn = position.value.side;
  const played = path.value.length - session.start.length;
  if (session.human === null || session.mode === 'link') return played < 1 ? null : path.value.length - 1;
  const own = turn === session.human ? 2 : 1;
  return played < own ? null : path.value.length - own;
});

export const canTakeBack = computed(() => {
  const session = playing.value;
  // What has been sent is the other's to answer; before that it can be taken back.
  if (session?.mode === 'link' && phase.value === 'yours') return false;
  return takeBackTo.value !== null;
});

/** Takes the last own move back, and the answer to it. The tree can bring it back by undo. */
export function takeBack(): void {
  const to = takeBackTo.value;
  const session = playing.value;
  if (to === null || session === null) return;
  end();
  const doomed = path.value.slice(0, to + 1);
  batch(() => {
    hinted.value = null;
    playing.value = { ...session, ended: false };
    remove(doomed);
    goTo(doomed.slice(0, -1), false);
  });
}

/** Shows the engine's move on the board and by name. */
export async function hint(): Promise<void> {
  if (phase.value !== 'yours' || seeking.value) return;
  const at = path.value;
  seeking.value = true;
  try {
    const { best } = await searched(HINT);
    const move = legalCalled(best);
    if (path.value !== at || move === undefined) return;
    const played = play(rules.value, position.value, move);
    hinted.value = move.text;
    preview.value = { setup: played.position, path: played.trace, move: move.text };
  } catch (error) {
    if (active.value) notify(engineFailed(error), 'error');
  } finally {
    seeking.value = false;
  }
}

/** The link that hands the game to the other player: whoever opens it is to move. Null if the study is too large for one. */
export async function playLink(): Promise<string | null> {
  const link = await currentLink();
  return link === null ? null : `${link}&play=link`;
}

export function setShowEvaluation(shown: boolean): void {
  showEvaluation.value = shown;
  if (shown) engineOn.value = true;
}

// A game goes with its study and with the page, and is taken up when both are there again. The worker goes with the page.
effect(() => {
  const here = active.value ? studyId.value : null;
  untracked(() => {
    if (playing.value !== null && playing.value.study !== here) leave();
    if (here !== null && playing.value === null) resume(here);
    if (here !== null) return;
    engine?.dispose();
    engine = null;
  });
});

effect(() => {
  const session = playing.value;
  const shown = showEvaluation.value;
  if (session === null) return;
  if (session.ended) forgetGame(session.study);
  else keepGame({ session, showEvaluation: shown });
});

// What the game asks of the board and of the analysis engine, as long as it goes on.
effect(() => {
  const now = phase.value;
  const session = playing.value;
  batch(() => {
    boardLocked.value = now === 'engine' || now === 'sent';
    evaluationHidden.value = session !== null && !session.ended && !showEvaluation.value && active.value;
  });
});

effect(() => {
  const now = phase.value;
  const session = playing.value;
  void path.value;
  untracked(() => {
    hinted.value = null;
    if (session === null) return;
    if (session.study !== studyId.value || !active.value) return;
    if (now === 'engine') void answer(session);
    else if (now === 'over' && !session.ended) playing.value = { ...session, ended: true };
  });
});

// At one board the side to move sits below.
effect(() => {
  if (phase.value !== 'yours' || playing.value?.mode !== 'board' || !turnBoard.value || boardBusy.value) return;
  const { side } = position.value;
  untracked(() => {
    bottom.value = side;
  });
});

/** `Your turn`, and who has won at the end. */
export function resultInWords(): string {
  const end = node.value.outcome;
  if (end === null) return t('game.draw');
  return t('game.over', { side: t(`side.${end.winner}`), reason: t(`reason.${end.reason}`) });
}
