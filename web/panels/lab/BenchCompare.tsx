/** This device's report beside one from elsewhere: ratios with the range that the spreads allow. */
import { type Comparison, comparisons, type Report } from '../../../bench/compare.ts';
import { formatCompact } from '../../i18n/index.ts';
import { lt } from '../../i18n/lab/index.ts';
import { other, report } from '../../state/bench.ts';
import { FilePick } from './LabPage.tsx';

function Signatures({ a, b }: { a: Report; b: Report }) {
  if (a.rows.length === 0 || b.rows.length === 0) return null;
  if (a.depth !== b.depth) return <p class="warn">{lt('bench.depths', { a: a.depth, b: b.depth })}</p>;
  if (a.nodes !== b.nodes) return <p class="warn">{lt('bench.differ', { a: a.nodes, b: b.nodes, depth: a.depth })}</p>;
  return <p class="good">✓ {lt('bench.same', { nodes: a.nodes, depth: a.depth })}</p>;
}

/** Better or worse only if even the spreads agree on it. */
function judge({ ratio, higherIsBetter }: Comparison): 'better' | 'worse' | 'within' {
  if (ratio.least > 1) return higherIsBetter ? 'better' : 'worse';
  if (ratio.most < 1) return higherIsBetter ? 'worse' : 'better';
  return 'within';
}

const two = (value: number) => value.toFixed(2);

function Row({ row }: { row: Comparison }) {
  const verdict = judge(row);
  return (
    <tr>
      <th scope="row">
        {row.name} <small>{row.unit}</small>
      </th>
      <td class="number">{formatCompact(row.a.median)}</td>
      <td class="number">{formatCompact(row.b.median)}</td>
      <td class="number">
        <b>{two(row.ratio.median)}</b>{' '}
        <small>
          {two(row.ratio.least)}–{two(row.ratio.most)}
        </small>
      </td>
      <td class={verdict === 'better' ? 'good' : verdict === 'worse' ? 'warn' : 'hint'}>{lt(`bench.${verdict}`)}</td>
    </tr>
  );
}

export function BenchCompare({ onText }: { onText: (text: string) => void }) {
  const [a, b] = [report.value, other.value];
  return (
    <section class="card bench-compare" aria-labelledby="bench-compare">
      <h2 id="bench-compare">{lt('bench.compare')}</h2>
      {b === null ? (
        <p class="hint">{lt('bench.compareHint')}</p>
      ) : (
        <p>{lt('bench.otherOpened', { device: b.device })}</p>
      )}
      {a !== null && b !== null && (
        <>
          <Signatures a={a} b={b} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section class="table-scroll" tabIndex={0} aria-label={lt('bench.compare')}>
            <table class="figures">
              <thead>
                <tr>
                  <th scope="col">{lt('bench.measure')}</th>
                  <th scope="col">{lt('bench.here')}</th>
                  <th scope="col">{lt('bench.there')}</th>
                  <th scope="col" colSpan={2}>
                    {lt('bench.ratioHead')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {comparisons(a, b).map((row) => (
                  <Row key={row.name} row={row} />
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
      <div class="row">
        <FilePick label={lt('lab.import')} onText={onText} />
        {b !== null && (
          <>
            <button
              type="button"
              class="button"
              onClick={() => {
                report.value = b;
                other.value = null;
              }}
            >
              {lt('bench.useOther')}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                other.value = null;
              }}
            >
              {lt('bench.close')}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
