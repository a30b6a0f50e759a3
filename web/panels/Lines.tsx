/** The engine's lines: score, moves in de Voogt's notation. A move previews on the board and plays the line up to itself. */

import { computed, signal } from '@preact/signals';
import type { Line } from '../../worker/protocol.ts';
import { ENDS } from '../engine/input.ts';
import { t } from '../i18n/index.ts';
import { disagreement, failure, lateShown, type Result, restartEngine } from '../state/analysis.ts';
import { draft } from '../state/editor.ts';
import { reasonOfFailure } from '../state/engineFailed.ts';
import { type LineStep, preview, stepsOf } from '../state/lines.ts';
import { formatScore, shortScore } from '../state/score.ts';
import { scoreStyle } from '../state/scoreStyle.ts';
import { target } from '../state/searchJob.ts';
import { engineOn, lineCount } from '../state/settings.ts';
import { over, playMoves, position } from '../state/study.ts';
import { copy, copyDiagnostics } from './controls.tsx';

/** `36. A7R*`, `36... a2R*` at the start of a line and `37. A5L` inside; North's moves go bare. */
function numberBefore({ before }: LineStep, first: boolean): string {
  if (before.side === 'S') return `${before.moveNumber}. `;
  return first ? `${before.moveNumber}… ` : '';
}

function LineMoves({ steps, threat }: { steps: readonly LineStep[]; threat: boolean }) {
  const show = (step: LineStep) => {
    // Another position's lines are on the screen until those of the new one come.
    if (target.value?.position !== steps[0]?.before) return;
    preview.value = { setup: step.after, path: step.trace, move: step.move.text };
  };
  const hide = () => {
    preview.value = null;
  };
  return (
    <span class="pv">
      {steps.map((step, index) => (
        <span key={index} class="pv-step">
          <span class="move-number">{numberBefore(step, index === 0)}</span>
          <button
            type="button"
            class="pv-move"
            disabled={threat}
            aria-label={t('engine.playTo', { move: `${numberBefore(step, index === 0)}${step.move.text}` })}
            onMouseEnter={() => show(step)}
            onMouseLeave={hide}
            onFocus={() => show(step)}
            onBlur={hide}
            onClick={() => {
              hide();
              if (position.value !== steps[0]?.before) return;
              playMoves(steps.slice(0, index + 1).map((each) => each.move));
            }}
            onKeyDown={(event) => {
              // Up and down walk along the line, so that a preview can be followed from the keyboard.
              const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
              if (by === 0) return;
              event.preventDefault();
              event.stopPropagation();
              const all = event.currentTarget.closest('.pv')?.querySelectorAll<HTMLElement>('.pv-move');
              all?.[index + by]?.focus();
            }}
          >
            {step.move.text}
          </button>
        </span>
      ))}
    </span>
  );
}

function LineRow({ line, steps, threat }: { line: Line; steps: readonly LineStep[]; threat: boolean }) {
  const mover = steps[0]?.before.side ?? 'S';
  const style = scoreStyle.value;
  const bound = line.bound === 'lower' ? '≥' : line.bound === 'upper' ? '≤' : '';
  return (
    <li class="line">
      <span
        class={`line-score ${line.score.kind === 'cp' ? '' : 'proven'}`}
        title={formatScore(line.score, mover, style)}
      >
        {bound}
        {shortScore(line.score, mover, style)}
      </span>
      <LineMoves steps={steps} threat={threat} />
    </li>
  );
}

function Trouble() {
  const failed = failure.value;
  const odd = disagreement.value;
  if (failed !== null) {
    return (
      <div class="trouble" role="alert">
        <p>
          <b>{t('engine.failed')}</b>: {reasonOfFailure(failed)}
        </p>
        <p>{t('engine.failedTips')}</p>
        <div class="row">
          <button type="button" class="button primary" onClick={() => void restartEngine()}>
            {t('engine.restart')}
          </button>
          <button type="button" class="button" onClick={() => void copyDiagnostics()}>
            {t('engine.report')}
          </button>
        </div>
      </div>
    );
  }
  if (odd !== null) {
    return (
      <div class="trouble" role="alert">
        <p>
          <b>{t('engine.disagreement')}</b>
        </p>
        <p>{t('engine.disagreementText', { move: odd.move, reason: odd.reason })}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => void copy(odd.report)}>
            {t('engine.report')}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              disagreement.value = null;
            }}
          >
            {t('common.close')}
          </button>
        </div>
      </div>
    );
  }
  return null;
}

/** While a finger or button is down on the lines: the result whose lines were pressed. */
const pressed = signal<{ readonly result: Result | null } | null>(null);
/** The result whose lines are shown: the newest, but what was pressed stays what is let go of. */
const steady = computed(() => (pressed.value === null ? lateShown.value : pressed.value.result));
/** Milliseconds from a finger's coming up to the click that is made of it, at most. */
const CLICK_COMES = 100;

const release = () =>
  void setTimeout(() => {
    pressed.value = null;
  }, CLICK_COMES);

function press(): void {
  pressed.value = { result: steady.peek() };
  for (const kind of ENDS) addEventListener(kind, release, { once: true });
}

export function Lines() {
  if (!engineOn.value) return null;
  const result = steady.value;
  const wanted = lineCount.value;
  const lines = result?.info.lines ?? [];
  const visible = wanted === 'all' ? lines : lines.slice(0, wanted);
  return (
    <section class="lines" aria-label={t('engine.lines')}>
      <Trouble />
      {result?.threat === true && (
        <p class="threat-banner">{t('engine.threatBanner', { side: t(`side.${result.position.side}`) })}</p>
      )}
      {draft.value === null && !over.value && wanted !== 0 && failure.value === null && (
        <ol class="line-list" style={{ '--lines': wanted === 'all' ? 5 : wanted }} onPointerDown={press}>
          {visible.map((line) => (
            <LineRow
              key={line.rank}
              line={line}
              threat={result?.threat ?? false}
              steps={result === null ? [] : stepsOf(result.rules, result.position, line.pv)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
