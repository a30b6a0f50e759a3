/** Playing: the choice of opponent, level and side; then whose turn it is, take back, hint, and the link to send. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatCompact, t } from '../i18n/index.ts';
import { tt } from '../i18n/tools/index.ts';
import { newGame, opponent, type Side } from '../rules/index.ts';
import {
  canTakeBack,
  hint,
  hinted,
  type PlayMode,
  phase,
  playing,
  playLevel,
  playLink,
  playMode,
  playSide,
  resultInWords,
  seeking,
  setShowEvaluation,
  showEvaluation,
  startPlay,
  stopPlay,
  takeBack,
  turnBoard,
} from '../state/play.ts';
import { LEVELS } from '../state/playLevels.ts';
import { openStudy } from '../state/studies.ts';
import { game, goLast, over, path, position, rules } from '../state/study.ts';
import { handedOver, tool } from '../state/tools.ts';
import { Choice, Switch, TextOut } from './controls.tsx';

const MODES: readonly PlayMode[] = ['engine', 'board', 'link'];

function Radios<T extends string>(props: {
  readonly legend: string;
  readonly name: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, text: string])[];
  readonly onChange: (value: T) => void;
}) {
  return (
    <fieldset class="radios">
      <legend>{props.legend}</legend>
      {props.options.map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={props.name}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

const begin = (): void => startPlay({ mode: playMode.value, human: playSide.value, level: playLevel.value });

function Setup() {
  const mode = playMode.value;
  const level = playLevel.value;
  return (
    <form
      class="play-form"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <Radios
        legend={tt('play.opponent')}
        name="play-mode"
        value={mode}
        options={MODES.map((each) => [each, tt(`play.mode.${each}`)] as const)}
        onChange={(value) => {
          playMode.value = value;
        }}
      />
      {mode === 'engine' && (
        <Choice
          label={tt('play.level')}
          value={level}
          options={LEVELS.map(
            ({ nodes }, index) =>
              [index + 1, tt('play.levelOf', { level: index + 1, nodes: formatCompact(nodes) })] as const,
          )}
          onChange={(value) => {
            playLevel.value = value;
          }}
        />
      )}
      {mode !== 'board' && (
        <Radios
          legend={tt('play.side')}
          name="play-side"
          value={playSide.value}
          options={(['S', 'N'] as const).map((each) => [each, t(`side.${each}`)] as const)}
          onChange={(value) => {
            playSide.value = value;
          }}
        />
      )}
      <p class="hint">{tt(`play.note.${mode}`)}</p>
      <div class="row">
        <button type="submit" class="button primary" disabled={over.value}>
          {path.value.length === 0 ? tt('play.start') : tt('play.startHere')}
        </button>
        {path.value.length > 0 && (
          <button
            type="button"
            class="button"
            onClick={() => {
              openStudy({ game: newGame(rules.value) });
              begin();
            }}
          >
            {tt('play.startNew')}
          </button>
        )}
      </div>
    </form>
  );
}

function Status({ children, mine }: { children: ComponentChildren; mine: boolean }) {
  return (
    <p class="play-status" role="status" data-mine={mine}>
      {children}
    </p>
  );
}

const sideName = (side: Side): string => t(`side.${side}`);

function statusText(): string {
  const session = playing.value!;
  const { side } = position.value;
  switch (phase.value) {
    case 'engine':
      return tt('play.thinking', { level: session.level });
    case 'sent':
      return tt('play.sent');
    case 'elsewhere':
      return tt('play.elsewhere');
    case 'over':
      return over.value ? resultInWords() : tt('play.ended');
    default:
      return session.human === null
        ? t('side.toMove', { side: sideName(side) })
        : tt('play.yours', { side: sideName(side) });
  }
}

/** The link for the other player, made anew after every move. */
function Link() {
  const [link, setLink] = useState<string | null>('');
  const at = path.value;
  useEffect(() => {
    let wanted = true;
    void playLink().then((text) => {
      if (wanted) setLink(text);
    });
    return () => {
      wanted = false;
    };
  }, [at]);
  if (link === null) return <p class="hint">{t('link.tooLarge')}</p>;
  return <TextOut label={tt('play.link')} text={link} rows={2} send />;
}

function Game() {
  const session = playing.value!;
  const now = phase.value;
  const done = now === 'over';
  return (
    <>
      <Status mine={now === 'yours'}>{statusText()}</Status>
      {now === 'yours' && hinted.value !== null && <p>{tt('play.hinted', { move: hinted.value })}</p>}
      {(now === 'sent' || (done && session.mode === 'link')) && <Link />}
      <div class="row">
        {now === 'elsewhere' && (
          <button type="button" class="button primary" onClick={goLast}>
            {tt('play.back')}
          </button>
        )}
        <button type="button" class="button" disabled={!canTakeBack.value} onClick={takeBack}>
          {tt('play.takeBack')}
        </button>
        {!done && (
          <button type="button" class="button" disabled={now !== 'yours' || seeking.value} onClick={() => void hint()}>
            {seeking.value ? tt('play.seeking') : tt('play.hint')}
          </button>
        )}
        {done && (
          <button
            type="button"
            class="button"
            onClick={() => {
              tool.value = 'report';
            }}
          >
            {tt('report.title')}
          </button>
        )}
        <button type="button" class="button" onClick={stopPlay}>
          {done ? tt('play.another') : tt('play.stop')}
        </button>
      </div>
      {!done && (
        <Switch label={tt('play.showEvaluation')} checked={showEvaluation.value} onChange={setShowEvaluation} />
      )}
      {session.mode === 'board' && (
        <Switch
          label={tt('play.turnBoard')}
          checked={turnBoard.value}
          onChange={(value) => {
            turnBoard.value = value;
          }}
        />
      )}
      {session.mode === 'engine' && (
        <p class="hint">
          {tt('play.against', {
            human: sideName(session.human!),
            engine: sideName(opponent(session.human!)),
            level: session.level,
            seed: String(session.seed),
          })}
        </p>
      )}
    </>
  );
}

export default function PlayPanel() {
  const handed = handedOver.value;
  useEffect(() => {
    if (handed === 0) return;
    handedOver.value = 0;
    startPlay({ mode: 'link', human: position.value.side, level: playLevel.value });
  }, [handed]);
  void game.value;
  return playing.value === null ? <Setup /> : <Game />;
}
