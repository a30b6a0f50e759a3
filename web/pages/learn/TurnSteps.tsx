/** What happened in a turn, step by step, each with its rule. */
import type { PlaybackProgress } from '../../board/types.ts';
import { lt } from '../../i18n/learn/index.ts';
import type { Turn } from '../../learn/claims.ts';
import { type StepWords, turnWords } from '../../learn/words.ts';

interface Props {
  readonly turn: Turn;
  readonly progress: PlaybackProgress;
}

/** Steps shown of a long turn: its beginning and its end. */
const FIRST = 30;
const LAST = 6;

export function TurnSteps({ turn, progress }: Props) {
  const steps = turnWords(turn.rules, turn.played);
  const long = steps.length > FIRST + LAST;
  const head = long ? steps.slice(0, FIRST) : steps;
  const tail = long ? steps.slice(-LAST) : [];
  const item = (step: StepWords, at: number) => (
    <li key={at} data-now={progress.state !== 'done' && step.lap === progress.lap ? '' : undefined}>
      {step.text}
      {step.rule !== null && <small>{step.rule}</small>}
    </li>
  );
  return (
    <ol class="turn-steps">
      {head.map(item)}
      {long && <li>{lt('event.skipped', { n: (tail[0]?.lap ?? 0) - (head.at(-1)?.lap ?? 0) })}</li>}
      {tail.map((step, at) => item(step, FIRST + 1 + at))}
    </ol>
  );
}
