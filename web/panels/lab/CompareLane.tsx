/** One lane: its settings, its figures, its lines with the place where it parts from the others. */
import type { Line } from '../../../worker/protocol.ts';
import { formatCompact, t } from '../../i18n/index.ts';
import { lt } from '../../i18n/lab/index.ts';
import type { Side } from '../../rules/index.ts';
import { commonMoves, isTarget, openLines, target } from '../../state/compare.ts';
import { changeLane, fittingSwitches, type LaneSettings, lanes, removeLane, runs } from '../../state/compareLanes.ts';
import { choiceName } from '../../state/engineChoice.ts';
import { formatScore, shortScore } from '../../state/score.ts';
import { scoreStyle } from '../../state/scoreStyle.ts';
import { device } from '../../state/settings.ts';
import { Fold, IconButton, NumberField } from '../controls.tsx';
import { HouseRules } from '../HouseRules.tsx';
import { EngineFields } from './EngineFields.tsx';

function PartingLine({ line, parting, side }: { line: Line; parting: number | null; side: Side }) {
  const style = scoreStyle.value;
  return (
    <li class="lane-line">
      <span
        class={`line-score ${line.score.kind === 'cp' ? '' : 'proven'}`}
        title={formatScore(line.score, side, style)}
      >
        {shortScore(line.score, side, style)}
      </span>
      <span class="lane-moves">
        {line.pv.map((move, at) => (
          <button
            key={at}
            type="button"
            class="pv-move"
            data-parting={at === parting}
            aria-label={`${lt('compare.openTo', { move })}${at === parting ? `, ${lt('compare.differs')}` : ''}`}
            title={lt('compare.openTo', { move })}
            onClick={() => openLines([line.pv.slice(0, at + 1)])}
          >
            {at === parting && <span aria-hidden="true">≠ </span>}
            {move}
          </button>
        ))}
      </span>
    </li>
  );
}

function Figures({ lane }: { lane: LaneSettings }) {
  const run = runs.value.get(lane.id);
  const info = run?.info;
  const cells = [
    ['depth', info ? `${info.depth}/${info.seldepth}` : '–'],
    ['nodes', info ? formatCompact(info.nodes) : '–'],
    ['speed', info ? formatCompact(info.nps) : '–'],
    ['time', info ? lt('bench.toDepth', { ms: Math.round(info.timeMs) }) : '–'],
  ] as const;
  return (
    <dl class="lane-figures">
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{lt(`compare.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CompareLane({ lane, number }: { lane: LaneSettings; number: number }) {
  const run = runs.value.get(lane.id);
  const on = target.value;
  const common = commonMoves.value;
  const side = isTarget(on) ? on.position.side : 'S';
  const fit = isTarget(on) ? fittingSwitches(on.rules, lane.switches) : { switches: {}, leftOut: [] };
  return (
    <article class="card lane" aria-label={lt('compare.lane', { n: number })} data-state={run?.state ?? 'none'}>
      <header class="lane-head">
        <h2>{lt('compare.lane', { n: number })}</h2>
        {run !== undefined && <span class="lane-state">{lt(`compare.state.${run.state}`)}</span>}
        <span class="push-end" />
        {lanes.value.length > 2 && (
          <IconButton icon="trash" label={lt('compare.remove', { n: number })} onClick={() => removeLane(lane.id)} />
        )}
      </header>
      <Fold summary={choiceName(lane)} label={lt('compare.settings', { n: number })}>
        <EngineFields value={lane} onChange={changeLane} />
        <div class="row">
          <NumberField
            label={lt('compare.lines')}
            value={lane.lines}
            min={1}
            max={10}
            onChange={(lines) => changeLane({ ...lane, lines })}
          />
          <NumberField
            label={lt('lab.threads')}
            value={lane.threads}
            min={1}
            max={device.maxThreads}
            onChange={(threads) => changeLane({ ...lane, threads })}
          />
        </div>
        {isTarget(on) && (
          <HouseRules
            variant={on.rules.variant}
            choices={fit.switches}
            onChange={(switches) => changeLane({ ...lane, switches })}
          />
        )}
      </Fold>
      {isTarget(on) && fit.leftOut.length > 0 && (
        <p class="note warn" role="status">
          {lt('compare.leftOut', {
            game: t(`variant.${on.rules.variant}`),
            list: fit.leftOut.map((name) => t(`switch.${name}`)).join(', '),
          })}
        </p>
      )}
      <Figures lane={lane} />
      {run?.problem != null && (
        <p class="error" role="alert">
          {lt('compare.problem', { reason: run.problem })}
        </p>
      )}
      <ol class="lane-lines">
        {(run?.info?.lines ?? []).map((line) => (
          <PartingLine key={line.rank} line={line} side={side} parting={line.rank === 1 ? common : null} />
        ))}
      </ol>
    </article>
  );
}
