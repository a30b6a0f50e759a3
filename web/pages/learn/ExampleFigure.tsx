/** One example: a board to play on, what to watch for, and after the move what happened. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { PlaybackHandle, PlaybackProgress } from '../../board/types.ts';
import { t } from '../../i18n/index.ts';
import { lt } from '../../i18n/learn/index.ts';
import { holds, type Turn } from '../../learn/claims.ts';
import { EXAMPLES, type ExampleId } from '../../learn/examples.ts';
import type { Example } from '../../learn/types.ts';
import { claimWords, moveWords } from '../../learn/words.ts';
import { type LegalMove, switchDifferences } from '../../rules/index.ts';
import './example.css';
import { PlayBoard } from './PlayBoard.tsx';
import { openInAnalysis, refusalWords, type Situation, situationOf, turnIn } from './situation.ts';
import { TurnSteps } from './TurnSteps.tsx';

export const DONE: PlaybackProgress = { state: 'done', lap: 0, laps: 0 };

/** True once the element has come near the window: a page has many boards, and only those read are drawn. */
function useNear(element: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '800px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}

export function ExampleFigure({ id }: { id: ExampleId }) {
  const [situation] = useState(() => situationOf(EXAMPLES[id]));
  const [turn, setTurn] = useState<Turn | null>(null);
  const [refusal, setRefusal] = useState('');
  const [progress, setProgress] = useState(DONE);
  const handle = useRef<PlaybackHandle | null>(null);
  const figure = useRef<HTMLElement>(null);
  const near = useNear(figure);
  const caption = useId();
  const play = (move: LegalMove) => {
    setRefusal('');
    setTurn(turnIn(situation, move));
  };
  return (
    <figure ref={figure} class="example" aria-labelledby={caption}>
      <div class="example-lead">
        <figcaption id={caption}>{lt(`example.${id}`)}</figcaption>
        <Asked situation={situation} />
      </div>
      <div class="example-board">
        {near && (
          <PlayBoard
            situation={situation}
            turn={turn}
            onPlay={play}
            onRefused={(pit, direction) => setRefusal(refusalWords(situation, pit, direction))}
            onProgress={setProgress}
            handle={handle}
          />
        )}
        <p class="board-says" role="status">
          {refusal}
        </p>
      </div>
      <div class="example-result">
        <div class="row">
          {/* One button for both, so that the focus stays where it is. */}
          <button
            type="button"
            class="button small"
            onClick={() => (turn === null ? play(situation.wanted) : setTurn(null))}
          >
            {turn === null ? lt('example.show') : lt('example.back')}
          </button>
          {turn !== null && <PlaybackControls handle={handle} />}
          <button type="button" class="button small quiet" onClick={() => openInAnalysis(situation)}>
            {lt('example.open')}
          </button>
        </div>
        <Watched example={EXAMPLES[id]} turn={turn?.move.text === situation.wanted.text ? turn : null} />
        {turn !== null && (
          <>
            <h5>{lt('example.turn')}</h5>
            {turn.move.text !== situation.wanted.text && (
              <p>{lt('example.other', { move: turn.move.text, wanted: situation.wanted.text })}</p>
            )}
            <TurnSteps turn={turn} progress={progress} />
          </>
        )}
      </div>
    </figure>
  );
}

const PlaybackControls = ({ handle }: { handle: { readonly current: PlaybackHandle | null } }) => (
  <>
    <button type="button" class="button small" data-playback-control="" onClick={() => handle.current?.resume()}>
      {lt('example.again')}
    </button>
    <button type="button" class="button small" data-playback-control="" onClick={() => handle.current?.stepLap(1)}>
      {lt('example.step')}
    </button>
  </>
);

function Asked({ situation }: { situation: Situation }) {
  const { rules, before, wanted } = situation;
  const move = `${moveWords(rules, before, wanted)} (${wanted.text})`;
  const options = Object.entries(switchDifferences(rules)).map(([name, value]) => {
    const label = t(`switch.${name as keyof typeof rules.switches}`);
    return value === true
      ? label
      : t('switch.differs', { name: label, value: value === false ? t('common.off') : value });
  });
  return (
    <>
      <p class="asked">{lt(before.side === 'N' ? 'example.askedNorth' : 'example.asked', { move })}</p>
      {options.length > 0 && <p class="hint">{lt('example.options', { list: options.join('; ') })}</p>}
    </>
  );
}

/** The claims: what will happen, ticked by the model once it has. */
function Watched({ example, turn }: { example: Example; turn: Turn | null }) {
  return (
    <>
      <h5>{lt('example.watch')}</h5>
      <ul class="claims">
        {example.claims.map((claim) => {
          const held = turn === null ? null : holds(claim, turn);
          const words = claimWords(claim);
          return (
            <li key={words} data-held={held ?? undefined}>
              {words}
              {held !== null && <span class="visually-hidden">: {lt(held ? 'example.held' : 'example.notHeld')}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
