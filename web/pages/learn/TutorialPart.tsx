/** The first game: a step shows a position and a goal, the learner moves, the model decides. */
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlaybackHandle } from '../../board/types.ts';
import { lt } from '../../i18n/learn/index.ts';
import { holds, type Turn } from '../../learn/claims.ts';
import { EXAMPLES } from '../../learn/examples.ts';
import { TUTORIAL, type TutorialStep } from '../../learn/tutorial.ts';
import { claimWords } from '../../learn/words.ts';
import { RichText } from '../../panels/RichText.tsx';
import type { LegalMove } from '../../rules/index.ts';
import { newGame, rulesetOf } from '../../rules/index.ts';
import { openStudy } from '../../state/studies.ts';
import { DONE } from './ExampleFigure.tsx';
import './example.css';
import { PlayBoard } from './PlayBoard.tsx';
import { refusalWords, situationOf, turnIn } from './situation.ts';
import { TurnSteps } from './TurnSteps.tsx';

/** Which step is shown, and which goals were reached: kept while the reader looks at other pages. */
const current = signal(0);
const reached = signal<ReadonlySet<string>>(new Set());

function startGame(): void {
  const rules = rulesetOf('kiswahili');
  if (!rules.ok) return;
  openStudy({ game: newGame(rules.value) });
  location.hash = '#/';
}

export function TutorialPart() {
  const at = current.value;
  const step = TUTORIAL[at]!;
  const heading = useRef<HTMLHeadingElement>(null);
  const go = (to: number) => {
    current.value = to;
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <>
      {at === 0 && <p class="prose">{lt('tutorial.intro')}</p>}
      <ol class="steps" aria-label={lt('tutorial.steps')}>
        {TUTORIAL.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              data-done={reached.value.has(id)}
              title={lt(`tutorial.${id}.title`)}
              onClick={() => go(index)}
            >
              <span class="visually-hidden">{lt(`tutorial.${id}.title`)}: </span>
              {reached.value.has(id) ? <span aria-hidden="true">✓</span> : index + 1}
              {reached.value.has(id) && <span class="visually-hidden">{lt('tutorial.done')}</span>}
            </button>
          </li>
        ))}
      </ol>
      <h3 ref={heading} tabIndex={-1}>
        <small class="step-count">{lt('tutorial.step', { n: at + 1, all: TUTORIAL.length })}</small>
        {lt(`tutorial.${step.id}.title`)}
      </h3>
      <Step key={step.id} step={step} onGo={(by) => go(at + by)} first={at === 0} last={at === TUTORIAL.length - 1} />
    </>
  );
}

interface StepProps {
  readonly step: TutorialStep;
  readonly first: boolean;
  readonly last: boolean;
  readonly onGo: (by: 1 | -1) => void;
}

function Step({ step, first, last, onGo }: StepProps) {
  const [situation] = useState(() => situationOf(EXAMPLES[step.example]));
  const [turn, setTurn] = useState<Turn | null>(null);
  const [refusal, setRefusal] = useState('');
  const [progress, setProgress] = useState(DONE);
  const handle = useRef<PlaybackHandle | null>(null);
  const ok = turn !== null && step.goal.every((claim) => holds(claim, turn));
  useEffect(() => {
    if (ok) reached.value = new Set([...reached.value, step.id]);
  }, [ok, step.id]);
  const play = (move: LegalMove) => {
    setRefusal('');
    setTurn(turnIn(situation, move));
  };
  return (
    <div class="example tutorial">
      <div class="example-lead">
        <div class="prose">
          <RichText text={lt(`tutorial.${step.id}.text`)} />
        </div>
        <p class="goal">
          <b>{lt('tutorial.goal')}:</b> {step.goal.map(claimWords).join('; ')}
        </p>
      </div>
      <div class="example-board">
        <PlayBoard
          situation={situation}
          turn={turn}
          onPlay={play}
          onRefused={(pit, direction) => {
            const reason = refusalWords(situation, pit, direction);
            if (turn === null && reason !== '') setRefusal(lt('tutorial.refused', { reason }));
          }}
          onProgress={setProgress}
          handle={handle}
        />
      </div>
      <div class="example-result">
        <div role="status">
          {refusal !== '' && <p class="verdict">{refusal}</p>}
          {ok && (
            <div class="verdict" data-ok="true">
              <b>{lt('tutorial.reached')}</b> <RichText text={lt(`tutorial.${step.id}.done`)} />
            </div>
          )}
          {turn !== null && !ok && <p class="verdict">{lt('tutorial.missed', { move: turn.move.text })}</p>}
        </div>
        {ok && last && <p>{lt('tutorial.finish')}</p>}
        <div class="row">
          {turn === null ? (
            <button type="button" class="button" onClick={() => play(situation.wanted)}>
              {lt('tutorial.show')}
            </button>
          ) : (
            <button type="button" class="button" onClick={() => setTurn(null)}>
              {lt('tutorial.retry')}
            </button>
          )}
          {!first && (
            <button type="button" class="button quiet" onClick={() => onGo(-1)}>
              {lt('tutorial.previous')}
            </button>
          )}
          {last ? (
            ok && (
              <button type="button" class="button primary" onClick={startGame}>
                {lt('tutorial.play')}
              </button>
            )
          ) : (
            <button type="button" class={`button ${ok ? 'primary' : 'quiet'}`} onClick={() => onGo(1)}>
              {lt('tutorial.next')}
            </button>
          )}
        </div>
        {turn !== null && <TurnSteps turn={turn} progress={progress} />}
      </div>
    </div>
  );
}
