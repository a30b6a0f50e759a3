/** The engine at a glance: on or off, the score, how deep and how fast, and what can be asked of it. */
import { useEffect, useState } from 'preact/hooks';
import { networkMissing } from '../../bench/weights/with-network.ts';
import { formatCompact, formatNumber, formatPercent, t } from '../i18n/index.ts';
import {
  deeper,
  engineState,
  failure,
  lateShown,
  lateVerdict,
  running,
  searching,
  shown,
  stopSearch,
} from '../state/analysis.ts';
import { threatOnOff } from '../state/commands.ts';
import { draft } from '../state/editor.ts';
import { formatScore } from '../state/score.ts';
import { scoreStyle } from '../state/scoreStyle.ts';
import { onlyMoves, searchOnly, threat } from '../state/searchJob.ts';
import { allMoves, engineOn, evaluation, lineCount } from '../state/settings.ts';
import { over, rules } from '../state/study.ts';
import { Choice, IconButton } from './controls.tsx';
import { Lazy } from './Lazy.tsx';

const loadSettings = () => import('./EngineSettings.tsx');

/** Steps from one end of the bar to the other while no end is in sight. */
const STEPS = 5;

/** How much of the limit is used, 0 to 1, null while no end is in sight; and a count of quarter seconds. */
function useProgress(): readonly [part: number | null, beat: number] {
  const [beat, tick] = useState(0);
  const run = running.value;
  useEffect(() => {
    if (run === null) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [run]);
  if (run === null) return [searching.value ? null : 1, beat];
  const info = shown.value?.info;
  const { movetime, depth, nodes } = run.limits;
  if (movetime !== undefined) return [Math.min(1, (performance.now() - run.started) / movetime), beat];
  if (depth !== undefined) return [Math.min(1, (info?.depth ?? 0) / depth), beat];
  if (nodes !== undefined) return [Math.min(1, (info?.nodes ?? 0) / nodes), beat];
  return [null, beat];
}

/** Moves in steps: an animation would have the page drawn sixty times a second, as long as the engine computes. */
function Progress() {
  const [part, beat] = useProgress();
  const step = Math.abs(STEPS - ((beat + STEPS) % (2 * STEPS))) / STEPS;
  return (
    <div
      class="engine-progress"
      data-running={searching.value}
      data-endless={part === null}
      aria-hidden="true"
      style={{ '--part': part ?? 0.15, '--from': part === null ? step * 0.85 : 0 }}
    />
  );
}

function Figures() {
  const result = lateShown.value;
  if (draft.value !== null) return <p class="engine-figures">{t('engine.invalid')}</p>;
  if (over.value) return <p class="engine-figures">{t('engine.gameOver')}</p>;
  if (result === null) return <p class="engine-figures">{t(`engine.state.${engineState.value}`)}</p>;
  const { info } = result;
  return (
    <p class="engine-figures">
      <span title={t('engine.limit.depth')}>
        {t('engine.depth', { n: info.seldepth > info.depth ? `${info.depth}/${info.seldepth}` : info.depth })}
      </span>
      <span>{t('engine.nodes', { n: formatCompact(info.nodes) })}</span>
      <span>{t('engine.nps', { n: formatCompact(info.nps) })}</span>
      <span class="hashfull" title={t('engine.hash')}>
        {t('engine.hashfull', { n: formatPercent(info.hashfull / 1000) })}
      </span>
    </p>
  );
}

function Score() {
  const now = lateVerdict.value;
  const text = now === null ? '…' : formatScore(now.score, now.mover, scoreStyle.value);
  const proven = now !== null && now.score.kind !== 'cp';
  return <output class={`engine-score ${proven ? 'proven' : ''}`}>{text}</output>;
}

/** The trained evaluation is the network's where there is one: without it the figures mean something else. */
function NetworkMissing() {
  const info = lateShown.value?.info;
  if (!info || !networkMissing(evaluation.value, info.evaluation, rules.value.variant)) return null;
  return (
    <p class="engine-note" role="status">
      {t('engine.byTables')}
    </p>
  );
}

const LINE_CHOICES: readonly (number | 'all')[] = [0, 1, 2, 3, 4, 5, 'all'];

function Options({ settingsOpen, onSettings }: { settingsOpen: boolean; onSettings: () => void }) {
  return (
    <div class="engine-options">
      <Choice
        label={t('engine.lines')}
        value={lineCount.value}
        options={LINE_CHOICES.map((each) => [each, each === 'all' ? t('engine.all') : formatNumber(each)] as const)}
        onChange={(value) => {
          lineCount.value = value;
        }}
      />
      <button type="button" class="button small" disabled={!searching.value} onClick={stopSearch}>
        {t('engine.stop')}
      </button>
      <button
        type="button"
        class="button small"
        title={t('engine.deeperTitle')}
        disabled={over.value || draft.value !== null}
        onClick={deeper}
      >
        {t('engine.deeper')}
      </button>
      <span class="push-end" />
      <IconButton
        icon="grid"
        label={t('engine.allMovesTitle')}
        pressed={allMoves.value}
        onClick={() => {
          allMoves.value = !allMoves.value;
        }}
      />
      <IconButton icon="threat" label={t('engine.threatTitle')} pressed={threat.value} onClick={threatOnOff} />
      <IconButton icon="gear" label={t('engine.settings')} pressed={settingsOpen} onClick={onSettings} />
    </div>
  );
}

export function EngineStrip() {
  const [settingsOpen, setSettingsOpen] = useState(false);
  const on = engineOn.value;
  return (
    <section class="engine" aria-label={t('engine.title')} data-on={on}>
      <div class="engine-strip">
        <button
          type="button"
          role="switch"
          class="engine-toggle"
          aria-checked={on}
          aria-label={t('engine.title')}
          title={on ? t('engine.off') : t('engine.on')}
          onClick={() => {
            engineOn.value = !on;
          }}
        >
          <span class="switch-track" aria-hidden="true" />
          {!on && <span>{t('engine.title')}</span>}
        </button>
        {on && (
          <div class="engine-readout">
            <Score />
            <Figures />
          </div>
        )}
        {!on && (
          <IconButton
            icon="gear"
            label={t('engine.settings')}
            pressed={settingsOpen}
            onClick={() => setSettingsOpen(!settingsOpen)}
            class="push-end"
          />
        )}
      </div>
      {on && <Progress />}
      {on && failure.value === null && (
        <Options settingsOpen={settingsOpen} onSettings={() => setSettingsOpen(!settingsOpen)} />
      )}
      {settingsOpen && <Lazy load={loadSettings} />}
      {on && <NetworkMissing />}
      {on && onlyMoves.value.length > 0 && (
        <p class="engine-note">
          {t('engine.only')}: <b>{onlyMoves.value.join(' ')}</b>
          <button type="button" class="button small" onClick={() => searchOnly([])}>
            {t('engine.onlyReset')}
          </button>
        </p>
      )}
    </section>
  );
}
