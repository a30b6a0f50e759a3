/** Limits, threads, table and the way scores are told; with the reason where a device offers less. */

import { EVALUATION_NAMES } from '../../worker/protocol.ts';
import { hasVectors } from '../engine/vectors.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { session } from '../state/analysis.ts';
import { onlyMoves, searchOnly, toggleOnly } from '../state/searchJob.ts';
import {
  device,
  evaluation,
  hash,
  type LimitKind,
  limitDepth,
  limitKind,
  limitNodes,
  limitTime,
  scoreAs,
  scoreView,
  threads,
} from '../state/settings.ts';
import { legal } from '../state/study.ts';
import { ChanceNote } from './ChanceNote.tsx';
import { Choice, NumberField } from './controls.tsx';

const KINDS: readonly LimitKind[] = ['time', 'depth', 'nodes', 'infinite'];
const TIMES = [2, 4, 8, 15, 30, 60, 300] as const;
const NODES = [100, 1_000, 10_000, 100_000, 1_000_000] as const;

function LimitValue() {
  switch (limitKind.value) {
    case 'time': {
      const options = [...new Set([...TIMES, limitTime.value])].sort((a, b) => a - b);
      return (
        <Choice
          bare
          label={t('engine.limit.time')}
          value={limitTime.value}
          options={options.map((seconds) => [seconds, t('engine.seconds', { n: seconds })] as const)}
          onChange={(value) => {
            limitTime.value = value;
          }}
        />
      );
    }
    case 'depth':
      return (
        <NumberField
          bare
          label={t('engine.limit.depth')}
          min={1}
          max={99}
          value={limitDepth.value}
          onChange={(value) => {
            limitDepth.value = value;
          }}
        />
      );
    case 'nodes': {
      const options = [...new Set<number>([...NODES, limitNodes.value])].sort((a, b) => a - b);
      return (
        <Choice
          bare
          label={t('engine.limit.nodes')}
          value={limitNodes.value}
          options={options.map((thousand) => [thousand, formatNumber(thousand * 1000)] as const)}
          onChange={(value) => {
            limitNodes.value = value;
          }}
        />
      );
    }
    case 'infinite':
      return <span class="hint">{t('engine.infiniteNote')}</span>;
  }
}

/** Root moves to restrict the search to. */
function OnlyThese() {
  if (legal.value.length < 2) return null;
  return (
    <fieldset class="chips">
      <legend>{t('engine.onlyTitle')}</legend>
      {legal.value.map((move) => (
        <button
          type="button"
          key={move.text}
          class="chip"
          aria-pressed={onlyMoves.value.includes(move.text)}
          onClick={() => toggleOnly(move.text)}
        >
          {move.text}
        </button>
      ))}
      {onlyMoves.value.length > 0 && (
        <button type="button" class="button small" onClick={() => searchOnly([])}>
          {t('engine.onlyReset')}
        </button>
      )}
    </fieldset>
  );
}

export default function EngineSettings() {
  const counts = Array.from({ length: device.maxThreads }, (_, index) => index + 1);
  return (
    <div class="engine-settings">
      <div class="row">
        <Choice
          label={t('engine.limit')}
          value={limitKind.value}
          options={KINDS.map((kind) => [kind, t(`engine.limit.${kind}`)] as const)}
          onChange={(value) => {
            limitKind.value = value;
          }}
        />
        <LimitValue />
      </div>
      <div class="row">
        <Choice
          label={t('engine.threads')}
          value={threads.value}
          options={counts.map((count) => [count, formatNumber(count)] as const)}
          onChange={(value) => {
            threads.value = value;
          }}
        />
        <Choice
          label={t('engine.hash')}
          value={hash.value}
          options={device.hashSizes.map((size) => [size, `${formatNumber(size)} MiB`] as const)}
          onChange={(value) => {
            hash.value = value;
          }}
        />
      </div>
      <p class="hint">
        {device.shared
          ? t('engine.threads.note', { n: device.maxThreads })
          : t(hasVectors() ? 'engine.threads.noShared' : 'engine.threads.noSimd')}{' '}
        {t('engine.hash.note', { max: device.hashSizes[device.hashSizes.length - 1] ?? 16 })}
        {session.value !== null &&
          ` ${session.value.version}, ${t('engine.running', { threads: session.value.threads, hash: session.value.hash })}.`}
      </p>
      <Choice
        label={t('engine.evaluation')}
        value={evaluation.value}
        options={EVALUATION_NAMES.map((name) => [name, t(`engine.evaluation.${name}`)] as const)}
        onChange={(value) => {
          evaluation.value = value;
        }}
      />
      <div class="row">
        <Choice
          label={t('score.as')}
          value={scoreAs.value}
          options={[
            ['seeds', t('score.seeds')],
            ['chance', t('score.chance')],
          ]}
          onChange={(value) => {
            scoreAs.value = value;
          }}
        />
        <Choice
          label={t('score.view')}
          value={scoreView.value}
          options={[
            ['south', t('score.view.south')],
            ['mover', t('score.view.mover')],
          ]}
          onChange={(value) => {
            scoreView.value = value;
          }}
        />
      </div>
      {scoreAs.value === 'chance' && <ChanceNote />}
      <OnlyThese />
    </div>
  );
}
