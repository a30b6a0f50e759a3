/** One report, to be read at a glance: the check first, then bars. */
import type { Report } from '../../../bench/compare.ts';
import type { SimdKind, SimdResult, SimdRow } from '../../../bench/simd.ts';
import type { SpeedRow } from '../../../bench/speed.ts';
import { SUITE } from '../../../bench/suite.ts';
import { formatDate, formatNumber } from '../../i18n/index.ts';
import { lt } from '../../i18n/lab/index.ts';
import { benchLink, stored } from '../../state/bench.ts';
import { downloadText } from '../../state/files.ts';
import { copy } from '../controls.tsx';
import { Icon } from '../Icon.tsx';
import { type Bar, Bars } from './Bars.tsx';

export type Verdict = 'good' | 'bad' | 'unknown' | 'open';

/** What the signature run says. */
export function verdictOf({ rows, nodes, published }: Report): Verdict {
  if (rows.length < SUITE.length || nodes === 0) return 'open';
  if (published == null) return 'unknown';
  return published === nodes ? 'good' : 'bad';
}

function Check({ report }: { report: Report }) {
  if (report.rows.length === 0) return null;
  const verdict = verdictOf(report);
  const { nodes, depth, published, rows } = report;
  return (
    <section class={`card check-card ${verdict}`} aria-label={lt(`bench.check.${verdict}`)} data-verdict={verdict}>
      <p class="check-mark" aria-hidden="true">
        {verdict === 'good' ? '✓' : verdict === 'bad' ? '✗' : '…'}
      </p>
      <div class="check-text">
        <h2>{lt(`bench.check.${verdict}`)}</h2>
        <p role={verdict === 'bad' ? 'alert' : undefined}>
          {verdict === 'good' && lt('bench.check.goodText', { nodes, depth })}
          {verdict === 'bad' && lt('bench.check.badText', { nodes, depth, published: published ?? 0 })}
          {verdict === 'unknown' && lt('bench.check.unknownText', { nodes, depth })}
          {verdict === 'open' && lt('bench.check.openText', { n: rows.length, of: SUITE.length })}
        </p>
      </div>
    </section>
  );
}

function Positions({ rows }: Pick<Report, 'rows'>) {
  return (
    <details class="card">
      <summary>{lt('bench.positions')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="table-scroll" tabIndex={0} aria-label={lt('bench.positions')}>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{lt('bench.position')}</th>
              <th scope="col">{lt('bench.stage')}</th>
              <th scope="col">{lt('bench.nodes')}</th>
              <th scope="col">{lt('bench.time')}</th>
              <th scope="col">{lt('bench.best')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{lt(`bench.stage.${row.stage}`)}</td>
                <td class="number">{formatNumber(row.nodes)}</td>
                <td class="number">{lt('bench.toDepth', { ms: Math.round(row.timeMs) })}</td>
                <td class="move-text">{row.best ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

type Pair = Pick<SpeedRow, 'name' | 'engine' | 'model' | 'ratio'>;

/** WASM and model one below the other, and how many times as fast in words. */
function PairBars({ caption, note, rows }: { caption: string; note: string; rows: readonly Pair[] }) {
  const bars = rows.flatMap((row): Bar[] => [
    { name: `${row.name} · ${lt('bench.engine')}`, value: row.engine },
    { name: `${row.name} · ${lt('bench.model')}`, value: row.model, second: true },
  ]);
  return (
    <section class="card">
      <Bars caption={caption} bars={bars} />
      <ul class="facts">
        {rows.map(({ name, ratio }) => (
          <li key={name}>{lt('bench.ratio', { name, n: ratio.median })}</li>
        ))}
      </ul>
      <p class="hint">{note}</p>
    </section>
  );
}

/** Rows of the SIMD section that share a scale. */
const SIMD_CHARTS = [
  [['search', 'network'], 'bench.search'],
  [['perft'], 'bench.perft'],
  [['random'], 'bench.random'],
  [['sowing'], 'bench.laps'],
] as const satisfies readonly (readonly [readonly SimdKind[], string])[];

function Simd({ simd: { depth, nodes, rows } }: { simd: SimdResult }) {
  const nameOf = ({ kind, name }: SimdRow) =>
    name || (kind === 'network' ? lt('bench.simdNetwork') : kind === 'search' ? lt('bench.all') : '');
  const same = nodes.on === nodes.off;
  return (
    <section class="card simd" aria-labelledby="bench-simd">
      <h2 id="bench-simd">{lt('bench.simd')}</h2>
      <p class={same ? 'good' : 'warn'} role={same ? undefined : 'alert'} data-same={same}>
        {same
          ? `✓ ${lt('bench.simdSame', { nodes: nodes.on, depth })}`
          : `✗ ${lt('bench.simdDiffer', { a: nodes.on, b: nodes.off, depth })}`}
      </p>
      {SIMD_CHARTS.map(([kinds, caption]) => {
        const own = rows.filter(({ kind }) => (kinds as readonly SimdKind[]).includes(kind));
        if (own.length === 0) return null;
        const titled = (row: SimdRow, build: string) => [nameOf(row), build].filter(Boolean).join(' · ');
        const bars = own.flatMap((row): Bar[] => [
          { name: titled(row, lt('bench.simdOn')), value: row.on, note: `× ${row.ratio.median.toFixed(2)}` },
          { name: titled(row, lt('bench.simdOff')), value: row.off, second: true },
        ]);
        return <Bars key={caption} caption={lt(caption)} bars={bars} />;
      })}
      <p class="hint">{lt('bench.simdNote')}</p>
    </section>
  );
}

function Threads({ rows }: { rows: NonNullable<Report['threads']> }) {
  const bars = rows.map(
    ({ threads, nps, timeMs, sooner }): Bar => ({
      name: threads === 1 ? lt('bench.thread1') : lt('bench.thread', { n: threads }),
      value: nps,
      note: [
        lt('bench.toDepth', { ms: Math.round(timeMs.median) }),
        ...(sooner ? [`× ${sooner.median.toFixed(2)}`] : []),
      ].join(' · '),
    }),
  );
  return (
    <section class="card">
      <Bars caption={lt('bench.threads', { depth: rows[0]!.depth })} bars={bars} />
      {rows.length === 1 && <p class="hint">{lt('bench.threadsOne')}</p>}
    </section>
  );
}

function Solved({ rows }: { rows: NonNullable<Report['solve']> }) {
  const took = (ms: number) =>
    ms < 1000 ? lt('bench.toDepth', { ms }) : lt('bench.seconds', { s: Math.round(ms / 100) / 10 });
  return (
    <section class="card">
      <h2>{lt('bench.solve')}</h2>
      <ul class="solved">
        {rows.map(({ name, plies, solved, best, timeMs }) => (
          <li key={name} class={solved ? 'good' : 'warn'}>
            <span aria-hidden="true">{solved ? '✓' : '✗'}</span>
            <span class="grow">
              {name}: {lt('bench.solveRow', { n: plies })}
              {best !== null && <span class="move-text"> {best}</span>}
            </span>
            <b>{solved ? took(timeMs) : lt('bench.unsolved', { s: Math.round(timeMs / 1000) })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BenchReport({ report }: { report: Report }) {
  const search: Bar[] =
    report.nodes === 0
      ? []
      : [
          { name: lt('bench.all'), value: report.nps },
          ...(report.stages ?? []).map(
            ({ stage, nps }): Bar => ({
              name: lt(`bench.stage.${stage as 'namua' | 'mtaji' | 'endgame'}`),
              value: nps,
            }),
          ),
        ];
  const save = () =>
    downloadText(
      `bingwa-bench-${(report.when ?? '').slice(0, 10)}.json`,
      JSON.stringify(report, null, 2),
      'application/json',
    );
  return (
    <>
      <Check report={report} />
      <div class="card-grid">
        {search.length > 0 && (
          <section class="card">
            <Bars caption={lt('bench.search')} bars={search} />
          </section>
        )}
        {(report.threads?.length ?? 0) > 0 && <Threads rows={report.threads!} />}
        {report.speed.length > 0 && (
          <PairBars caption={lt('bench.perft')} note={lt('bench.perftNote')} rows={report.speed} />
        )}
        {(report.solve?.length ?? 0) > 0 && <Solved rows={report.solve!} />}
        {report.simd !== undefined && <Simd simd={report.simd} />}
        {(report.random?.length ?? 0) > 0 && (
          <PairBars caption={lt('bench.random')} note={lt('bench.randomNote')} rows={report.random!} />
        )}
      </div>
      {report.rows.length > 0 && <Positions rows={report.rows} />}
      <section class="card device">
        <h2>{lt('bench.device')}</h2>
        <p>{report.device}</p>
        <p class="hint">
          {report.version !== undefined && lt('bench.version', { version: report.version })}
          {report.when !== undefined && ` · ${lt('bench.when')} ${formatDate(Date.parse(report.when))}`}
        </p>
        {report.hidden === true && <p class="warn">{lt('lab.hidden')}</p>}
        {stored.value === false && <p class="warn">{lt('lab.notStored')}</p>}
        <div class="row">
          <button type="button" class="button" onClick={save}>
            <Icon name="import" />
            {lt('lab.json')}
          </button>
          <button type="button" class="button" onClick={async () => void copy(await benchLink(report))}>
            {lt('lab.link')}
          </button>
        </div>
      </section>
    </>
  );
}
