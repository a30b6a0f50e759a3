/** What was compared, as a file for other programs. */

import type { Score } from '../../worker/protocol.ts';
import { specOf } from '../../worker/rules-spec.ts';
import { formatPosition } from '../rules/index.ts';
import { agreement, gamePlies, isTarget, target } from './compare.ts';
import { fittingSwitches, type LaneSettings, lanes, runs } from './compareLanes.ts';

export function compareJson(): string {
  const on = target.value;
  return JSON.stringify(
    {
      format: 'bingwa-compare-1',
      rules: isTarget(on) ? specOf(on.rules) : null,
      position: isTarget(on) ? formatPosition(on.position) : null,
      lanes: lanes.value.map(({ id, ...settings }) => {
        const run = runs.value.get(id);
        // By which house rules it searched, not which it would in another game.
        const switches = isTarget(on) ? fittingSwitches(on.rules, settings.switches).switches : settings.switches;
        return {
          settings: { ...settings, switches },
          state: run?.state ?? null,
          problem: run?.problem ?? null,
          info: run?.info ?? null,
        };
      }),
      agreement: agreement.value,
      game: gamePlies.value,
    },
    null,
    2,
  );
}

const scoreText = (score: Score): string =>
  score.kind === 'cp' ? (score.value / 100).toFixed(2) : `${score.kind} ${score.plies}`;

/** RFC 4180: quotes where a comma, quote or break asks for them. */
const row = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell) => (/[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell)))
    .join(',');

/** `name=value` of the house rules a lane searched by, on top of the game's. */
function houseRules(lane: LaneSettings): string {
  const on = target.value;
  if (!isTarget(on)) return '';
  const { switches } = fittingSwitches(on.rules, lane.switches);
  return Object.entries(switches)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** A row for each line of each lane, then (if a game was compared) one for each ply and lane. Scores are the mover's. */
export function compareCsv(): string {
  const table = [
    row([
      'lane',
      'evaluation',
      'limit',
      'value',
      'pruning',
      'hash',
      'threads',
      'house rules',
      'line',
      'depth',
      'seldepth',
      'nodes',
      'nps',
      'ms',
      'score',
      'pv',
    ]),
  ];
  lanes.value.forEach((lane, at) => {
    const info = runs.value.get(lane.id)?.info;
    for (const line of info?.lines ?? [])
      table.push(
        row([
          at + 1,
          lane.evaluation,
          lane.limit,
          lane.value,
          String(lane.pruning),
          lane.hash,
          lane.threads,
          houseRules(lane),
          line.rank,
          line.depth,
          line.seldepth,
          info!.nodes,
          info!.nps,
          Math.round(info!.timeMs),
          scoreText(line.score),
          line.pv.join(' '),
        ]),
      );
  });
  if (gamePlies.value.length > 0) {
    table.push('', row(['ply', 'side', 'played', 'lane', 'best', 'score', 'depth', 'difference']));
    for (const ply of gamePlies.value)
      ply.lanes.forEach((entry, at) => {
        if (entry === null) return;
        const { best, score, depth } = entry;
        table.push(
          row([
            ply.ply + 1,
            ply.side,
            ply.played ?? '',
            at + 1,
            best,
            scoreText(score),
            depth,
            ply.difference.toFixed(3),
          ]),
        );
      });
  }
  return `${table.join('\r\n')}\r\n`;
}
