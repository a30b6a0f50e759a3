/** The game report: made here with progress and cancel, shown as a table of both players and the moves that lost most. */
import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type Judgement, type Summary, THRESHOLDS, worstOf } from '../../bench/report-math.ts';
import { formatNumber, formatPercent, t } from '../i18n/index.ts';
import { tt } from '../i18n/tools/index.ts';
import { tagOf } from '../rules/index.ts';
import {
  annotate,
  cancelReport,
  chosenReportLimit,
  limitInWords,
  makeReport,
  progress,
  redoWorst,
  reportDepth,
  reportLimitKind,
  reportNodes,
  reportTime,
} from '../state/report.ts';
import { type Report, type ReportedMove, report } from '../state/reportView.ts';
import { game, goTo, isMainline, mainlinePath, path } from '../state/study.ts';
import { notify } from '../state/ui.ts';
import { ChanceNote } from './ChanceNote.tsx';
import { Choice, NumberField } from './controls.tsx';

const GLYPHS: Readonly<Record<Judgement, string>> = { blunder: '??', mistake: '?', inaccuracy: '?!' };
const JUDGEMENTS: readonly Judgement[] = ['blunder', 'mistake', 'inaccuracy'];

const VALUES = {
  nodes: { signal: reportNodes, max: 1_000_000 },
  depth: { signal: reportDepth, max: 60 },
  time: { signal: reportTime, max: 6000 },
} as const;

function Form({ again }: { again: boolean }) {
  const kind = reportLimitKind.value;
  const { signal, max } = VALUES[kind];
  return (
    <form
      class="report-form"
      onSubmit={(event) => {
        event.preventDefault();
        void makeReport(chosenReportLimit());
      }}
    >
      <Choice
        label={tt('report.by')}
        value={kind}
        options={(['nodes', 'depth', 'time'] as const).map((each) => [each, tt(`report.by.${each}`)] as const)}
        onChange={(value) => {
          reportLimitKind.value = value;
        }}
      />
      <NumberField
        label={tt(`report.value.${kind}`)}
        value={signal.value}
        min={1}
        max={max}
        onChange={(value) => {
          signal.value = value;
        }}
      />
      <button type="submit" class={`button ${again ? '' : 'primary'}`}>
        {again ? tt('report.again') : tt('report.make')}
      </button>
    </form>
  );
}

function Progress() {
  const now = progress.value;
  if (now === null) return null;
  const text = tt('report.progress', { done: now.done, total: now.total });
  return (
    <div class="report-progress">
      <progress value={now.done} max={now.total} aria-label={text} />
      <span>{text}</span>
      <button type="button" class="button small" onClick={cancelReport}>
        {tt('report.cancel')}
      </button>
    </div>
  );
}

const percent = (value: number | null): string => (value === null ? '–' : formatPercent(value));

function Row({ label, mark, of }: { label: string; mark?: string; of: (summary: Summary) => string }) {
  const { S, N } = report.value!.players;
  return (
    <tr>
      <th scope="row">
        {mark !== undefined && <span class="mark">{mark}</span>}
        {label}
      </th>
      <td>{of(S)}</td>
      <td>{of(N)}</td>
    </tr>
  );
}

const Players = () => (
  <table class="report-table">
    <thead>
      <tr>
        <th scope="col">{tt('report.player')}</th>
        <th scope="col">{tagOf(game.value, 'South') ?? t('side.S')}</th>
        <th scope="col">{tagOf(game.value, 'North') ?? t('side.N')}</th>
      </tr>
    </thead>
    <tbody>
      <Row label={tt('report.accuracy')} of={(player) => percent(player.accuracy)} />
      <Row label={tt('report.averageLoss')} of={(player) => percent(player.averageLoss)} />
      {JUDGEMENTS.map((each) => (
        <Row key={each} mark={GLYPHS[each]} label={tt(`report.${each}`)} of={(player) => formatNumber(player[each])} />
      ))}
      <Row label={tt('report.missedWins')} of={(player) => formatNumber(player.missedWins)} />
      <Row label={tt('report.judged')} of={(player) => formatNumber(player.judged)} />
    </tbody>
  </table>
);

const hereOnMainline = computed(() => (isMainline.value ? path.value.length : -1));

function Finding({ move }: { move: ReportedMove }) {
  // A step through the game draws none of the findings anew: two of them get another attribute.
  const current = useMemo(() => computed(() => (hereOnMainline.value === move.ply ? 'true' : undefined)), [move.ply]);
  const number = move.mover === 'S' ? `${move.number}.` : `${move.number}…`;
  const notes = [
    ...(move.missedWin === null ? [] : [tt('report.missed', { n: move.missedWin })]),
    ...(move.best === null ? [] : [tt('report.better', { move: move.best })]),
  ];
  return (
    <li>
      <button type="button" class="finding" aria-current={current} onClick={() => goTo(mainlinePath(move.ply), false)}>
        <span class="move-number">{number}</span>
        <span>
          <b>{move.move}</b> <span class="mark">{GLYPHS[move.judgement!]}</span> {tt(`report.one.${move.judgement!}`)}
        </span>
        <span>{`−${percent(move.loss)}`}</span>
        {notes.length > 0 && <span class="finding-note">{notes.join(', ')}</span>}
      </button>
    </li>
  );
}

function depthsInWords(depths: Report['depths']): string {
  if (depths === null) return '–';
  const [low, high] = depths;
  return low === high ? tt('report.depth', { n: low }) : tt('report.depths', { low, high });
}

function Findings({ found }: { found: Report }) {
  const judged = worstOf(
    found.moves.filter((move) => move.judgement !== null),
    Number.POSITIVE_INFINITY,
  );
  const { engine, limit, date } = found.record;
  const open = found.moves.length - found.analysed;
  const busy = progress.value !== null;
  return (
    <>
      <Players />
      {judged.length === 0 ? (
        open === 0 && <p class="hint">{tt('report.clean')}</p>
      ) : (
        <>
          <h2>{tt('report.list')}</h2>
          <ul class="findings">
            {judged.map((move) => (
              <Finding key={move.ply} move={move} />
            ))}
          </ul>
        </>
      )}
      {!busy && (
        <div class="row">
          <button
            type="button"
            class="button"
            disabled={worstOf(found.moves, 1).length === 0}
            onClick={() => void redoWorst()}
          >
            {tt('report.redo')}
          </button>
          <button type="button" class="button" onClick={() => notify(tt('report.annotated', { n: annotate() }))}>
            {tt('report.annotate')}
          </button>
        </div>
      )}
      {open > 0 && !busy && <p class="hint">{tt('report.partial', { n: open })}</p>}
      {found.stale && <p class="hint">{tt('report.stale')}</p>}
      <p class="hint">
        {tt('report.source', {
          engine,
          limit: limitInWords(limit),
          depths: depthsInWords(found.depths),
          date,
        })}
      </p>
      <ChanceNote />
      <p class="hint">
        {tt('report.thresholds', {
          blunder: formatPercent(THRESHOLDS.blunder),
          mistake: formatPercent(THRESHOLDS.mistake),
          inaccuracy: formatPercent(THRESHOLDS.inaccuracy),
        })}
      </p>
    </>
  );
}

export default function ReportPanel() {
  const found = report.value;
  const busy = progress.value !== null;
  if (game.value.root.children.length === 0) return <p class="hint">{tt('report.none')}</p>;
  return (
    <>
      {found === null && <p>{tt('report.intro')}</p>}
      {busy ? <Progress /> : <Form again={found !== null} />}
      {found !== null && <Findings found={found} />}
    </>
  );
}
