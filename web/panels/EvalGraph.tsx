/** The whole game as one curve: South's win chance over the main line. Click, drag or use the keys to go to a ply. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { tt } from '../i18n/tools/index.ts';
import { drawnOff, drawnPly, type GraphPoint, graph, graphPly, runsOf } from '../state/graph.ts';
import { report } from '../state/reportView.ts';
import { formatScore } from '../state/score.ts';
import { scoreStyle } from '../state/scoreStyle.ts';
import { goTo, mainlinePath } from '../state/study.ts';
import { evaluationHidden } from '../state/tools.ts';

const HEIGHT = 84;
/** Room at both ends, so that the first and the last ply can be seen and met. */
const INSET = 7;
/** A score that is not proven stays off the edge by so much of the height: the edge itself says "proven". */
const MARGIN = 0.04;

/** Distance from the top, in the graph's units: South above. */
function heightOf(point: GraphPoint): number {
  if (point.proven !== null) return point.proven === 'S' ? 0 : HEIGHT;
  const chance = Math.min(1 - MARGIN, Math.max(MARGIN, point.chance ?? 0.5));
  return (1 - chance) * HEIGHT;
}

/** The width of the drawing, followed as the page changes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(60, Math.round(element.clientWidth))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

type Across = (ply: number) => number;

/** One run as a polygon down to South's edge, and its upper side as a line. A single ply is a short step. */
function Run({ points, across, step }: { points: readonly GraphPoint[]; across: Across; step: number }) {
  const first = points[0]!;
  const last = points[points.length - 1]!;
  const lone = points.length === 1 ? step / 3 : 0;
  const top = [
    `${across(first.ply) - lone},${heightOf(first)}`,
    ...points.map((point) => `${across(point.ply)},${heightOf(point)}`),
    `${across(last.ply) + lone},${heightOf(last)}`,
  ];
  const from = across(first.ply) - lone;
  const to = across(last.ply) + lone;
  return (
    <>
      <rect class="graph-north" x={from} y="0" width={to - from} height={HEIGHT} />
      <polygon class="graph-south" points={`${from},${HEIGHT} ${top.join(' ')} ${to},${HEIGHT}`} />
      <polyline class="graph-line" points={top.join(' ')} />
    </>
  );
}

const SHAPES = {
  blunder: 'M-5,-4.5H5L0,5Z',
  mistake: 'M0,-5L5,0L0,5L-5,0Z',
  inaccuracy: 'M-3.6,0a3.6,3.6 0 1 0 7.2,0a3.6,3.6 0 1 0 -7.2,0Z',
};

/** The report's findings on the curve, at the position their move led to. */
function Findings({ points, across }: { points: readonly GraphPoint[]; across: Across }) {
  const found = evaluationHidden.value ? null : report.value;
  if (found === null) return null;
  return (
    <>
      {found.moves.map((move) => {
        const point = points[move.ply];
        if (move.judgement === null || point === undefined || point.chance === null) return null;
        const y = Math.min(HEIGHT - 7, Math.max(7, heightOf(point)));
        return (
          <path
            key={move.ply}
            class={`graph-mark ${move.judgement}`}
            d={SHAPES[move.judgement]}
            transform={`translate(${across(move.ply)} ${y})`}
          />
        );
      })}
    </>
  );
}

function valueText(point: GraphPoint): string {
  const place = point.ply === 0 ? tt('graph.start') : tt('graph.ply', { n: point.ply, move: point.move });
  if (point.chance === null || point.score === null) return tt('graph.unknown', { place });
  return tt('graph.value', {
    place,
    score: formatScore(point.score, point.mover, scoreStyle.value),
  });
}

const go = (ply: number): void => goTo(mainlinePath(ply), false);

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export default function EvalGraph() {
  const { ref, width } = useWidth();
  const points = graph.value;
  const last = points.length - 1;
  const here = drawnPly.value;
  const step = (width - 2 * INSET) / Math.max(1, last);
  const across: Across = (ply) => INSET + ply * step;
  const runs = runsOf(points);
  const jump = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const ply = Math.round((event.clientX - box.left - INSET) / step);
    go(Math.min(last, Math.max(0, ply)));
  };
  const now = points[here]!;
  return (
    <div
      ref={ref}
      class="eval-graph"
      role="slider"
      tabIndex={0}
      aria-label={tt('graph.label')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={here}
      aria-valuetext={valueText(now)}
      data-empty={runs.length === 0}
      onPointerDown={(event) => {
        if (event.button !== 0 || last === 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        jump(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) jump(event);
      }}
      onKeyDown={(event) => {
        const by = STEPS[event.key];
        if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
        go(Math.min(last, Math.max(0, graphPly.peek() + by)));
      }}
    >
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {runs.map((run) => (
          <Run key={run[0]!.ply} points={run} across={across} step={step} />
        ))}
        <line class="graph-zero" x1="0" x2={width} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <Findings points={points} across={across} />
        {last > 0 && (
          <line class="graph-here" data-off={drawnOff.value} x1={across(here)} x2={across(here)} y1="0" y2={HEIGHT} />
        )}
        {now.chance !== null && <circle class="graph-dot" cx={across(here)} cy={heightOf(now)} r="4.5" />}
      </svg>
      {runs.length === 0 && <p class="graph-hint">{evaluationHidden.value ? tt('graph.hidden') : tt('graph.empty')}</p>}
    </div>
  );
}
