/** What to measure, and how: begins, shows and cancels a run. */
import { useState } from 'preact/hooks';
import { publishedAt, SECTIONS, type Section } from '../../../bench/run.ts';
import { PUBLISHED } from '../../../bench/signature.ts';
import { THREAD_DEPTH } from '../../../bench/threads.ts';
import { hasVectors } from '../../engine/vectors.ts';
import { lt } from '../../i18n/lab/index.ts';
import { cancelBench, phase, startBench } from '../../state/bench.ts';
import { Fold, NumberField } from '../controls.tsx';
import { RunProgress } from './LabPage.tsx';

/** What this browser can measure. */
const POSSIBLE = SECTIONS.filter((section) => section !== 'simd' || hasVectors());

export function BenchForm() {
  const [sections, setSections] = useState<readonly Section[]>(POSSIBLE);
  const [depth, setDepth] = useState(PUBLISHED.full.depth);
  const [runs, setRuns] = useState(3);
  const [patience, setPatience] = useState(60);
  const [published, setPublished] = useState<string | null>(null);
  const now = phase.value;
  const running = now.kind === 'running';
  const expected = published ?? String(publishedAt(depth) ?? '');
  const start = () =>
    void startBench({
      sections: SECTIONS.filter((section) => sections.includes(section)),
      depth,
      runs,
      turns: 2 * runs - 1,
      threadDepth: THREAD_DEPTH,
      patience: patience * 1000,
      published: /^\d+$/.test(expected) ? Number(expected) : null,
    });
  return (
    <form
      class="card bench-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!running) start();
      }}
    >
      <fieldset class="checks" disabled={running}>
        <legend>{lt('bench.sections')}</legend>
        {SECTIONS.map((section) => (
          <label key={section} class="check">
            <input
              type="checkbox"
              name="section"
              checked={sections.includes(section)}
              disabled={!POSSIBLE.includes(section)}
              onChange={(event) =>
                setSections(
                  event.currentTarget.checked ? [...sections, section] : sections.filter((each) => each !== section),
                )
              }
            />
            {lt(`bench.section.${section}`)}
          </label>
        ))}
        {POSSIBLE.length < SECTIONS.length && <p class="hint">{lt('bench.simdNone')}</p>}
      </fieldset>
      <Fold summary={lt('bench.settings')}>
        <div class="row">
          <NumberField label={lt('bench.runs')} value={runs} min={1} max={99} onChange={setRuns} />
          <NumberField label={lt('bench.depth')} value={depth} min={1} max={30} onChange={setDepth} />
          <NumberField label={lt('bench.patience')} value={patience} min={1} max={3600} onChange={setPatience} />
          <label class="field">
            <span class="field-label">{lt('bench.published')}</span>
            <input
              id="bench-published"
              class="wide-number"
              inputMode="numeric"
              pattern="[0-9]*"
              value={expected}
              onInput={(event) => setPublished(event.currentTarget.value)}
            />
          </label>
        </div>
      </Fold>
      <div class="row">
        {/* Keys: one button must not turn into the other while it is being clicked. */}
        {running ? (
          <button key="cancel" type="button" class="button" onClick={cancelBench}>
            {lt('lab.cancel')}
          </button>
        ) : (
          <button key="start" type="submit" class="button primary" disabled={sections.length === 0}>
            {now.kind === 'idle' ? lt('lab.start') : lt('lab.again')}
          </button>
        )}
        {running && (
          <RunProgress
            part={now.progress?.part ?? 0}
            text={
              now.progress === null
                ? '…'
                : lt('bench.step', {
                    section: lt(`bench.section.${now.progress.section}`),
                    step: now.progress.step || '…',
                  })
            }
          />
        )}
      </div>
    </form>
  );
}
