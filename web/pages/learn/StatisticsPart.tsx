/** What the games are like, in figures counted by bench/game-statistics.ts: two tables, two charts of what they hold. */
import { useState } from 'preact/hooks';
import type { GameStatistics, Stage, VariantFigures } from '../../../bench/game-figures.ts';
import { formatNumber, formatPercent, type MessageKey, t } from '../../i18n/index.ts';
import { lt } from '../../i18n/learn/index.ts';
import { LoadFailed, useLoading } from '../../panels/Lazy.tsx';
import './statistics.css';

const STAGES: readonly Stage[] = ['namua', 'mtaji'];

const nameOf = ({ variant }: VariantFigures): string =>
  t(`variant.${variant}` as Extract<MessageKey, `variant.${string}`>);

function Turns({ variants }: { variants: readonly VariantFigures[] }) {
  const heads = ['game', 'stage', 'branching', 'most', 'forced', 'single'] as const;
  return (
    <>
      <h3>{lt('statistics.turns')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
      <section class="table-scroll" aria-label={lt('statistics.turns')} tabIndex={0}>
        <table class="statistics">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {lt(`statistics.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.flatMap((figures) =>
              STAGES.map((stage) => {
                const turns = figures.stages[stage];
                if (turns === undefined) return null;
                return (
                  <tr key={`${figures.variant} ${stage}`}>
                    <th scope="row">{nameOf(figures)}</th>
                    <td>{lt(`term.${stage}`)}</td>
                    <td>{formatNumber(turns.branching)}</td>
                    <td>{formatNumber(turns.most)}</td>
                    <td>
                      {turns.forcedCaptures === null ? lt('statistics.never') : formatPercent(turns.forcedCaptures)}
                    </td>
                    <td>{formatPercent(turns.single)}</td>
                  </tr>
                );
              }),
            )}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Games({ variants }: { variants: readonly VariantFigures[] }) {
  const heads = ['game', 'mean', 'median', 'half', 'longest', 'wins', 'first'] as const;
  return (
    <>
      <h3>{lt('statistics.games')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
      <section class="table-scroll" aria-label={lt('statistics.games')} tabIndex={0}>
        <table class="statistics">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {lt(`statistics.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.map((figures) => {
              const { length, firstPlayer } = figures;
              return (
                <tr key={figures.variant}>
                  <th scope="row">{nameOf(figures)}</th>
                  <td>{formatNumber(length.mean)}</td>
                  <td>{formatNumber(length.median)}</td>
                  <td>{lt('statistics.range', { low: length.quarter, high: length.threeQuarters })}</td>
                  <td>{formatNumber(length.longest)}</td>
                  <td>{[figures.south, figures.north, figures.draws].map(formatNumber).join(' / ')}</td>
                  <td>
                    {lt('statistics.share', {
                      share: formatPercent(firstPlayer.share),
                      low: formatPercent(firstPlayer.low),
                      high: formatPercent(firstPlayer.high),
                    })}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}

interface Range {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

interface ChartProps {
  readonly caption: string;
  readonly variants: readonly VariantFigures[];
  readonly rangeOf: (figures: VariantFigures) => Range;
  /** Right end of the axis. */
  readonly most: number;
  /** A line across all rows. */
  readonly line?: number;
  readonly text: (middle: number) => string;
}

/** Ranges on one axis from 0. The tables say the same in numbers, so it is not read out. */
function Chart({ caption, variants, rangeOf, most, line, text }: ChartProps) {
  const at = (value: number) => `${((100 * value) / most).toFixed(2)}%`;
  return (
    <figure class="ranges" aria-hidden="true">
      <figcaption>{caption}</figcaption>
      {variants.map((figures) => {
        const { low, middle, high } = rangeOf(figures);
        return (
          <div key={figures.variant} class="range-row">
            <span class="range-name">{nameOf(figures)}</span>
            <span class="range-track">
              {line !== undefined && <span class="range-line" style={{ insetInlineStart: at(line) }} />}
              <span class="range-bar" style={{ insetInlineStart: at(low), width: at(high - low) }} />
              <span class="range-middle" style={{ insetInlineStart: at(middle) }} />
            </span>
            <span class="range-value">{text(middle)}</span>
          </div>
        );
      })}
    </figure>
  );
}

function Figures({ statistics }: { statistics: GameStatistics }) {
  const { variants, games, nodes, openingPlies, engine, command, made } = statistics;
  return (
    <>
      <div class="prose">
        <p>{lt('statistics.intro', { games, nodes, plies: openingPlies })}</p>
        <p>{lt('statistics.limits')}</p>
      </div>
      <div class="charts">
        <Chart
          caption={lt('statistics.lengthChart')}
          variants={variants}
          rangeOf={({ length }) => ({ low: length.quarter, middle: length.median, high: length.threeQuarters })}
          most={Math.max(...variants.map(({ length }) => length.threeQuarters)) * 1.05}
          text={formatNumber}
        />
        <Chart
          caption={lt('statistics.firstChart')}
          variants={variants}
          rangeOf={({ firstPlayer }) => ({ ...firstPlayer, middle: firstPlayer.share })}
          most={1}
          line={0.5}
          text={formatPercent}
        />
      </div>
      <Turns variants={variants} />
      <Games variants={variants} />
      <p class="command-head">{lt('statistics.command', { engine: `${engine} (${made})` })}</p>
      <pre class="command" lang="en">
        <code>{command}</code>
      </pre>
    </>
  );
}

export function StatisticsPart() {
  const [statistics, setStatistics] = useState<GameStatistics | null>(null);
  const { failed, again } = useLoading(
    () => import('../../games/statistics.json'),
    (file) => setStatistics(file.default as GameStatistics),
  );
  if (failed) return <LoadFailed again={again} />;
  return statistics === null ? <p class="hint">{t('app.loading')}</p> : <Figures statistics={statistics} />;
}
