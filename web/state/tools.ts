/** Which tool stands beside the board, and what the tools ask of the analysis engine and the board while they are at work. */
import { computed, effect, signal, untracked } from '@preact/signals';
import { linkWaits } from './address.ts';
import { keptGame } from './playKept.ts';
import { studyId } from './study.ts';

export type ToolId = 'analysis' | 'play' | 'report' | 'book';

export const TOOLS: readonly ToolId[] = ['analysis', 'play', 'report', 'book'];

export const tool = signal<ToolId>('analysis');

/** A report computes, with all threads. */
export const reporting = signal(false);

/** A game is played without help: no score, line or graph is shown, stored ones included. */
export const evaluationHidden = signal(false);

/** The analysis engine waits: for the report, or for the end of the game. */
export const engineTaken = computed(() => reporting.value || evaluationHidden.value);

/** A move is being played back. */
export const boardBusy = signal(false);

/** It is not the user's turn: the board plays nothing. */
export const boardLocked = signal(false);

/** Counts the games that were handed over by link and are on the board: the play tool takes the last one up. */
export const handedOver = signal(0);

const isHandedOver = (address: string): boolean =>
  new URLSearchParams(address.split('?').at(-1) ?? '').get('play') === 'link';

/** Opens the play tool when a link hands a game over, now or later; returns the way to stop. */
export function watchLinks(): () => void {
  const take = () => {
    tool.value = 'play';
    handedOver.value = handedOver.peek() + 1;
  };
  // The address is read in its own time: the game is there when the study is another one.
  const takeNext = () => {
    const before = studyId.peek();
    const stop = effect(() => {
      if (studyId.value === before) return;
      queueMicrotask(() => stop());
      untracked(take);
    });
  };
  if (isHandedOver(location.hash)) (linkWaits() ? takeNext : take)();
  // A game that goes on in this study: the play tool takes it up when it is loaded, and until then nothing of it is given away.
  const kept = keptGame(studyId.peek());
  if (kept !== null) {
    tool.value = 'play';
    evaluationHidden.value = !kept.showEvaluation;
    boardLocked.value = true;
  }
  const onHash = ({ newURL }: HashChangeEvent) => {
    if (isHandedOver(newURL)) takeNext();
  };
  addEventListener('hashchange', onHash);
  return () => removeEventListener('hashchange', onHash);
}
