/** Both implementations of the rules on random positions: begins, shows and cancels a run, and tells the first difference. */
import { useState } from 'preact/hooks';
import { RULES_MET } from '../../../bench/fuzz/coverage.ts';
import type { FuzzReport } from '../../../bench/fuzz/fuzz.ts';
import { failureText } from '../../../bench/fuzz/shrink.ts';
import { formatNumber } from '../../i18n/index.ts';
import { lt } from '../../i18n/lab/index.ts';
import { cancelCrossCheck, crossPhase, crossReport, startCrossCheck } from '../../state/crossCheck.ts';
import { copy, NumberField } from '../controls.tsx';
import { RunProgress } from './LabPage.tsx';

function Verdict({ report, ended }: { report: FuzzReport; ended: boolean }) {
  const { positions, games, rulesets, refused, timeMs, failure } = report;
  const figures = { positions, games, rulesets, refused, s: Math.round(timeMs / 1000) };
  if (failure === null) return ended ? <p class="good">✓ {lt('cross.same', figures)}</p> : null;
  const text = failureText(failure);
  return (
    <div role="alert">
      <p class="error">{lt('cross.different', figures)}</p>
      <pre>{text}</pre>
      <button type="button" class="button" onClick={() => void copy(text)}>
        {lt('cross.copy')}
      </button>
    </div>
  );
}

/** The least often met first: that is what the run was worth. */
function Met({ report }: { report: FuzzReport }) {
  const rows = RULES_MET.map((rule) => [rule, report.met[rule]] as const).sort((a, b) => a[1] - b[1]);
  const met = rows.filter(([, times]) => times > 0).length;
  return (
    <details>
      <summary>{lt('cross.met', { n: met, of: rows.length })}</summary>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{lt('cross.rule')}</th>
            <th scope="col">{lt('cross.times')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([rule, times]) => (
            <tr key={rule}>
              <th scope="row" lang="en">
                {rule}
              </th>
              <td class="number">{formatNumber(times)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function CrossCheck() {
  const [positions, setPositions] = useState(100_000);
  const [seed, setSeed] = useState(1);
  const now = crossPhase.value;
  const report = crossReport.value;
  const running = now.kind === 'running';
  const start = () => {
    // Another seed each time: the same positions again would show nothing new.
    void startCrossCheck({ positions, seed }).then(() => setSeed((old) => old + 1));
  };
  return (
    <section class="card cross-check" aria-labelledby="cross-check">
      <h2 id="cross-check">{lt('cross.title')}</h2>
      <p class="hint">{lt('cross.intro')}</p>
      <div class="row">
        <NumberField
          label={lt('cross.positions')}
          value={positions}
          min={100}
          max={100_000_000}
          onChange={setPositions}
        />
        <NumberField label={lt('cross.seed')} value={seed} min={0} max={2 ** 31 - 1} onChange={setSeed} />
      </div>
      <div class="row">
        {running ? (
          <button key="cancel" type="button" class="button" onClick={cancelCrossCheck}>
            {lt('lab.cancel')}
          </button>
        ) : (
          <button key="start" type="button" class="button primary" onClick={start}>
            {lt('cross.start')}
          </button>
        )}
        {running && (
          <RunProgress
            part={report === null ? 0 : report.positions / positions}
            text={lt('cross.progress', { n: report?.positions ?? 0, of: positions })}
          />
        )}
      </div>
      {now.kind === 'cancelled' && (
        <p class="note" role="status">
          {lt('cross.cancelled', { n: report?.positions ?? 0 })}
        </p>
      )}
      {now.kind === 'failed' && (
        <p class="error" role="alert">
          {lt('lab.failed', { reason: now.reason })}
        </p>
      )}
      {report !== null && <Verdict report={report} ended={now.kind === 'done'} />}
      {report !== null && !running && <Met report={report} />}
    </section>
  );
}
