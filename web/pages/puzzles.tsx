/** Puzzles: one a day, or one after the other through a filter, solved on the board. */
import { computed, effect, signal, untracked } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { SuiteEntry } from '../../bench/position-suite.ts';
import { Board } from '../board/Board.tsx';
import type { PlaybackHandle, PlaybackProgress } from '../board/types.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { tt } from '../i18n/tools/index.ts';
import { Choice, Switch } from '../panels/controls.tsx';
import { LoadFailed, useLoading } from '../panels/Lazy.tsx';
import { newGame, pitName, whyNotPlayable } from '../rules/index.ts';
import { boardLabels } from '../state/boardLabels.ts';
import { playableOf } from '../state/playable.ts';
import {
  ANY,
  dailyOf,
  day,
  followDay,
  matches,
  type PuzzleFilter,
  type Stage,
  stageOf,
} from '../state/puzzleChoice.ts';
import {
  animate,
  canTry,
  closePuzzles,
  here,
  lastStep,
  legalHere,
  loadPuzzles,
  openPuzzle,
  puzzle,
  shownSteps,
  showSolution,
  showStep,
  solvedPuzzles,
  solver,
  status,
  steps,
  tryAgain,
  tryMove,
} from '../state/puzzles.ts';
import { boardTheme, coordinates, speed } from '../state/settings.ts';
import { refusalInWords, turnInWords } from '../state/speak.ts';
import { openStudy } from '../state/studies.ts';
import './puzzles.css';

const puzzles = signal<readonly SuiteEntry[] | null>(null);
const filter = signal<PuzzleFilter>(ANY);
const message = signal('');
const progress = signal<PlaybackProgress['state']>('done');
const matching = computed(() =>
  (puzzles.value ?? []).filter((entry) => matches(entry, filter.value, solvedPuzzles.value)),
);
/** What one goes through: the puzzle on the board has its place among them even where the filter leaves it out. */
const chosen = computed(() =>
  (puzzles.value ?? []).filter((entry) => entry === puzzle.value || matching.value.includes(entry)),
);

const daily = computed(() => dailyOf(puzzles.value ?? [], day.value));

function open(entry: SuiteEntry | null | undefined): void {
  message.value = '';
  if (entry) openPuzzle(entry);
}

/** Shows the puzzle of a new day in the place of the old one's, unless somebody is at work on that. */
function followDaily(): () => void {
  let before = daily.peek();
  const stop = effect(() => {
    const now = daily.value;
    const untouched = status.peek().kind === 'try' && steps.peek().length === 0;
    if (now !== before && puzzle.peek() === before && untouched) untracked(() => open(now));
    before = now;
  });
  const leave = followDay();
  return () => {
    leave();
    stop();
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The answer waits until the user's own move has been seen to its end. */
async function boardAtRest(): Promise<void> {
  await pause(200);
  while (progress.value !== 'done') await pause(50);
}

function PuzzleBoard({ entry }: { entry: SuiteEntry }) {
  const handle = useRef<PlaybackHandle | null>(null);
  const { rules } = entry;
  const position = here.value!;
  const step = lastStep.value;
  const node = { ...newGame(rules, position).root, move: step?.move ?? null };
  return (
    <Board
      setup={position}
      columns={rules.columns}
      hasHouse={rules.houseFrom !== null}
      houseFrom={rules.houseFrom}
      hasGhala={rules.start.ghala > 0}
      bottom={solver.value}
      coordinates={coordinates.value}
      playable={playableOf(position, legalHere.value)}
      onPlay={(move) => {
        const found = legalHere.value.find((each) => each.text === move.text);
        message.value = '';
        if (found !== undefined) void tryMove(found, boardAtRest);
      }}
      onRefused={(pit, direction) => {
        const refusal = canTry.value ? whyNotPlayable(rules, position, pit, direction) : null;
        message.value =
          refusal === null ? '' : refusalInWords(pitName(rules.columns, pit) + (direction ?? ''), refusal);
      }}
      playback={
        animate.value && step !== null
          ? { key: `${entry.id} ${shownSteps.value} ${step.move.text}`, from: step.before, trace: step.trace }
          : null
      }
      speed={speed.value}
      onPlaybackProgress={(now) => {
        progress.value = now.state;
      }}
      playbackRef={handle}
      announcement={step === null ? null : turnInWords(rules, step.before, node, step.trace)}
      lastTrace={step?.trace ?? null}
      badges={[]}
      preview={null}
      path={null}
      theme={boardTheme.value}
      labels={boardLabels.value}
    />
  );
}

function statusText(): string {
  const now = status.value;
  switch (now.kind) {
    case 'try':
      return steps.value.length === 0 ? tt('puzzle.find') : tt('puzzle.right');
    case 'checking':
      return tt('puzzle.checking');
    case 'wrong':
      return now.late === null
        ? tt('puzzle.wrong', { move: now.move })
        : tt('puzzle.late', { move: now.move, n: now.late });
    case 'solved':
      return tt('puzzle.solved');
    case 'shown':
      return tt('puzzle.shown');
    case 'failed':
      return now.message;
  }
}

/** The moves so far, each of which the board can show. */
const Steps = () => (
  <ol class="puzzle-steps" aria-label={t('moves.title')}>
    {steps.value.map((step, index) => (
      <li key={index}>
        <button
          type="button"
          class="move"
          aria-current={index + 1 === shownSteps.value ? 'true' : undefined}
          onClick={() => showStep(index + 1)}
        >
          {step.move.text}
        </button>
      </li>
    ))}
  </ol>
);

function neighbour(by: 1 | -1): SuiteEntry | undefined {
  const list = chosen.value;
  if (puzzle.value === null) return list[0];
  const at = list.indexOf(puzzle.value);
  return list[(at + by + list.length) % Math.max(1, list.length)];
}

function analyse(entry: SuiteEntry): void {
  openStudy({ game: newGame(entry.rules, entry.position), name: entry.id });
  location.hash = '#/';
}

function Task({ entry }: { entry: SuiteEntry }) {
  const now = status.value.kind;
  const done = now === 'solved' || now === 'shown';
  return (
    <>
      <h1>
        {entry === daily.value ? tt('puzzle.daily') : tt('puzzle.one')} <small>{entry.id}</small>
        {solvedPuzzles.value.includes(entry.id) && <span class="puzzle-done">✓ {tt('puzzle.done')}</span>}
      </h1>
      <p>{tt('puzzle.task', { side: t(`side.${entry.position.side}`), n: entry.pliesToWin! })}</p>
      <p class="puzzle-status" role="status" data-kind={now}>
        {statusText()}
      </p>
      {steps.value.length > 0 && <Steps />}
      {message.value !== '' && <p class="hint warn">{message.value}</p>}
      <div class="row">
        {now === 'wrong' && (
          <button type="button" class="button primary" onClick={tryAgain}>
            {tt('puzzle.again')}
          </button>
        )}
        {done && (
          <button type="button" class="button primary" onClick={() => open(neighbour(1))}>
            {tt('puzzle.next')}
          </button>
        )}
        {!done && (
          <button type="button" class="button" disabled={now === 'checking'} onClick={() => void showSolution()}>
            {tt('puzzle.solution')}
          </button>
        )}
        <button type="button" class="button" onClick={() => analyse(entry)}>
          {tt('puzzle.analyse')}
        </button>
      </div>
    </>
  );
}

const LENGTHS: readonly (readonly [number, number])[] = [
  [1, 999],
  [1, 5],
  [6, 9],
  [10, 999],
];

function Filters({ all }: { all: readonly SuiteEntry[] }) {
  const now = filter.value;
  const set = (change: Partial<PuzzleFilter>) => {
    filter.value = { ...now, ...change };
    const list = chosen.value;
    const current = puzzle.value;
    if (current === null || !matches(current, filter.value, solvedPuzzles.value)) {
      open(list.find((entry) => entry !== current));
    }
  };
  const variants = [...new Set(all.map((entry) => entry.rules.variant))];
  const stages = [...new Set(all.map(stageOf))];
  const lengthText = ([low, high]: readonly [number, number]) => {
    if (low === 1 && high === 999) return tt('puzzle.any');
    return high === 999 ? tt('puzzle.atLeast', { n: low }) : tt('puzzle.range', { low, high });
  };
  return (
    <section class="puzzle-filters" aria-label={tt('puzzle.filters')}>
      <Choice
        label={t('new.variant')}
        value={now.variant}
        options={[['', tt('puzzle.any')], ...variants.map((each) => [each, t(`variant.${each}`)] as const)]}
        onChange={(variant) => set({ variant })}
      />
      <Choice
        label={tt('puzzle.stage')}
        value={now.stage}
        options={[['', tt('puzzle.any')], ...stages.map((each) => [each, tt(`puzzle.stage.${each}`)] as const)]}
        onChange={(stage) => set({ stage: stage as Stage | '' })}
      />
      <Choice
        label={tt('puzzle.plies')}
        value={LENGTHS.findIndex(([low, high]) => low === now.plies[0] && high === now.plies[1])}
        options={LENGTHS.map((length, index) => [index, lengthText(length)] as const)}
        onChange={(index) => set({ plies: LENGTHS[index]! })}
      />
      <Switch
        label={tt('puzzle.unsolved')}
        checked={now.unsolvedOnly}
        onChange={(unsolvedOnly) => set({ unsolvedOnly })}
      />
    </section>
  );
}

export default function PuzzlesPage() {
  const { failed, again } = useLoading(
    async () => puzzles.value ?? (await loadPuzzles()),
    (entries) => {
      puzzles.value = entries;
      open(daily.value);
    },
  );
  useEffect(() => followDaily(), []);
  useEffect(() => closePuzzles, []);
  const all = puzzles.value;
  if (failed) return <LoadFailed again={again} />;
  const entry = puzzle.value;
  if (all === null) return <main class="puzzles">{t('app.loading')}</main>;
  const solved = all.filter((each) => solvedPuzzles.value.includes(each.id)).length;
  return (
    <main class="puzzles">
      <section class="puzzle-board" aria-label={t('board.title')} id="board" tabIndex={-1}>
        {entry !== null && <PuzzleBoard key={entry.id} entry={entry} />}
      </section>
      <div class="puzzle-side">
        {entry !== null && <Task entry={entry} />}
        {all.length === 0 && <p>{tt('puzzle.none')}</p>}
        <div class="row">
          <button type="button" class="button" disabled={daily.value === entry} onClick={() => open(daily.value)}>
            {tt('puzzle.toDaily')}
          </button>
          <button type="button" class="button" disabled={chosen.value.length < 2} onClick={() => open(neighbour(-1))}>
            {tt('puzzle.previous')}
          </button>
          <button type="button" class="button" disabled={chosen.value.length < 2} onClick={() => open(neighbour(1))}>
            {tt('puzzle.next')}
          </button>
        </div>
        {all.length > 0 && <Filters all={all} />}
        <p class="hint">
          {tt('puzzle.count', {
            n: matching.value.length,
            solved: formatNumber(solved),
            all: formatNumber(all.length),
          })}
        </p>
        <p class="hint">{tt('puzzle.source')}</p>
      </div>
    </main>
  );
}
