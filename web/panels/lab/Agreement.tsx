/** How the lanes come to agree, or not, as they look deeper: a small chart, and the moves behind it. */
import { formatPercent } from '../../i18n/index.ts';
import { lt } from '../../i18n/lab/index.ts';
import { type AgreementPoint, agreement } from '../../state/compare.ts';
import { lanes } from '../../state/compareLanes.ts';
import { Fold } from '../controls.tsx';

const WIDTH = 600;
const HEIGHT = 140;
const LEFT = 64;
const BOTTOM = 30;
const TOP = 8;

function Chart({ points }: { points: readonly AgreementPoint[] }) {
  const least = points[0]!.depth;
  const most = Math.max(points.at(-1)!.depth, least + 1);
  const step = (WIDTH - LEFT - 4) / (most - least + 1);
  const x = (depth: number) => LEFT + (depth - least) * step;
  const y = (share: number) => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
  // A step for each depth: nothing is known between two of them.
  const path = points
    .map(({ depth, share }, i) => `${i ? 'L' : 'M'}${x(depth)} ${y(share)}H${x(depth) + step}`)
    .join('');
  const every = Math.ceil((most - least + 1) / 12);
  return (
    <svg
      class="agreement"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={lt('compare.agreementText', {
        list: points.map(({ depth, share }) => `${depth}: ${formatPercent(share)}`).join(', '),
      })}
    >
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <line class="grid" x1={LEFT} x2={WIDTH} y1={y(share)} y2={y(share)} />
          <text x={LEFT - 6} y={y(share) + 4} text-anchor="end">
            {formatPercent(share)}
          </text>
        </g>
      ))}
      <path class="area" d={`${path}V${y(0)}H${x(points[0]!.depth)}Z`} />
      <path class="curve" d={path} />
      {points.map(
        ({ depth }) =>
          (depth - least) % every === 0 && (
            <text key={depth} x={x(depth) + step / 2} y={HEIGHT - 6} text-anchor="middle">
              {depth}
            </text>
          ),
      )}
    </svg>
  );
}

function ByDepth({ points }: { points: readonly AgreementPoint[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="table-scroll" tabIndex={0} aria-label={lt('compare.byDepth')}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{lt('compare.depth')}</th>
            {lanes.value.map(({ id }, at) => (
              <th key={id} scope="col">
                {lt('compare.lane', { n: at + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ depth, moves, share }) => (
            <tr key={depth} class={share < 1 ? 'parted' : ''}>
              <th scope="row">{depth}</th>
              {moves.map((move, at) => (
                <td key={lanes.value[at]?.id} class="move-text">
                  {move ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Agreement() {
  const points = agreement.value;
  const last = points.at(-1);
  return (
    <section class="card" aria-labelledby="agreement">
      <h2 id="agreement">{lt('compare.agreement')}</h2>
      {last === undefined ? (
        <p class="hint">{lt('compare.agreementNone')}</p>
      ) : (
        <>
          <Chart points={points} />
          <p>{lt('compare.agreementNow', { depth: last.depth, share: formatPercent(last.share) })}</p>
          <Fold summary={lt('compare.byDepth')}>
            <ByDepth points={points} />
          </Fold>
        </>
      )}
    </section>
  );
}
