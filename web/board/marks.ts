/** Marks over the field as SVG text in field units: what a move did or would do, what can be played, takasia. */
import type { Direction, PitRef, Side, TraceEvent } from '../rules/types.ts';
import { BOWL, cellOf, centreOf, cornerOf, HOUSE, pointsLeft } from './layout.ts';
import { disc, rounded, short, square } from './outline.ts';

export interface View {
  readonly columns: number;
  readonly bottom: Side;
  readonly hasHouse: boolean;
}

interface Edge {
  readonly from: PitRef;
  readonly to: PitRef;
  passes: number;
}

/** A trace boiled down to what can be drawn at once. */
export interface Way {
  readonly start: PitRef | null;
  readonly end: PitRef | null;
  readonly laps: number;
  readonly edges: readonly Edge[];
  readonly captures: readonly { readonly pit: PitRef; readonly count: number; readonly kichwa: PitRef | null }[];
}

const keyOf = (pit: PitRef) => pit.side + pit.index;

export function wayOf(trace: readonly TraceEvent[]): Way {
  const edges = new Map<string, Edge>();
  const captures: { pit: PitRef; count: number; kichwa: PitRef | null }[] = [];
  let start: PitRef | null = null;
  let end: PitRef | null = null;
  let last: PitRef | null = null;
  let laps = 0;
  const pass = (from: PitRef, to: PitRef) => {
    const key = `${keyOf(from)}>${keyOf(to)}`;
    const edge = edges.get(key);
    if (edge) edge.passes += 1;
    else edges.set(key, { from, to, passes: 1 });
  };
  for (const event of trace) {
    if (event.type === 'place' || event.type === 'lift') {
      start ??= event.pit;
      last = event.pit;
    } else if (event.type === 'capture') {
      captures.push({ pit: event.pit, count: event.count, kichwa: null });
      if (!event.removed) last = null;
    } else if (event.type === 'kichwa') {
      const capture = captures.at(-1);
      if (capture) captures[captures.length - 1] = { ...capture, kichwa: event.pit };
    } else if (event.type === 'lap') {
      laps = event.number;
      for (const pit of event.pits) {
        if (last) pass(last, pit);
        last = pit;
      }
      end = last;
    }
  }
  return { start, end, laps, edges: [...edges.values()], captures };
}

/** Arrows of one width: their lines, and their heads. */
interface Arrows {
  line: string;
  tip: string;
}

function addArrow(to: Arrows, x1: number, y1: number, x2: number, y2: number, width: number): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const ux = (x2 - x1) / length;
  const uy = (y2 - y1) / length;
  const head = 9 + width;
  const half = 5.5 + width;
  const bx = x2 - ux * head;
  const by = y2 - uy * head;
  to.line += `M${short(x1)} ${short(y1)}L${short(bx)} ${short(by)}`;
  to.tip += `M${short(x2)} ${short(y2)}L${short(bx - uy * half)} ${short(by + ux * half)}L${short(bx + uy * half)} ${short(by - ux * half)}Z`;
}

/** An arrow in the gap between two neighbouring bowls, where it hides no seed. */
function addEdge(arrows: Arrows, width: number, { from, to }: Edge, { columns, bottom }: View): void {
  const a = cellOf(from, columns, bottom);
  const b = cellOf(to, columns, bottom);
  if (a.row === b.row) {
    const right = b.column > a.column;
    const corner = cornerOf({ row: a.row, column: Math.max(a.column, b.column) });
    const y = corner.y + (right ? 12 : 83);
    if (right) addArrow(arrows, corner.x - 17, y, corner.x + 18, y, width);
    else addArrow(arrows, corner.x + 17, y, corner.x - 18, y, width);
    return;
  }
  const down = b.row > a.row;
  const corner = cornerOf({ row: Math.max(a.row, b.row), column: a.column });
  const x = corner.x + (down ? 91 : 76);
  if (down) addArrow(arrows, x, corner.y - 28, x, corner.y + 8, width);
  else addArrow(arrows, x, corner.y + 8, x, corner.y - 28, width);
}

/** All ways between pits, those that were gone more often in wider lines. Each line is drawn twice: first its outline. */
function edgesArt(edges: readonly Edge[], view: View): string {
  const byWidth = new Map<number, Arrows>();
  for (const edge of edges) {
    const width = short(3 + 1.4 * Math.min(edge.passes - 1, 3));
    const arrows = byWidth.get(width) ?? { line: '', tip: '' };
    byWidth.set(width, arrows);
    addEdge(arrows, width, edge, view);
  }
  let art = '';
  for (const [width, { line, tip }] of byWidth) {
    art += `<path class="bao-halo" d="${line}" stroke-width="${short(width + 4)}"/><path class="bao-tip" d="${tip}"/><path class="bao-line" d="${line}" stroke-width="${width}"/>`;
  }
  return art;
}

function pill(x: number, y: number, text: string, kind: string): string {
  const width = 18 + 13 * text.length;
  return `<g class="${kind}" transform="translate(${x} ${y})"><rect x="${-width / 2}" y="-15" width="${width}" height="30" rx="15"/><text y="9" text-anchor="middle">${text}</text></g>`;
}

/** Four corners around the bowl: where the move started. */
function brackets(x: number, y: number): string {
  const r = BOWL.r + 3;
  const d = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([sx = 1, sy = 1]) => `M${x + sx * r} ${y + sy * (r - 18)}V${y + sy * r}H${x + sx * (r - 18)}`)
    .join('');
  return `<path class="bao-halo" d="${d}" stroke-width="8"/><path class="bao-line" d="${d}" stroke-width="4.500"/>`;
}

/** A target ring: where the move ended. */
function target(x: number, y: number, square: boolean): string {
  const r = BOWL.r - 1;
  const ring = square
    ? `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`
    : `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  const ticks = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]
    .map(([dx = 0, dy = 0]) => `M${x + dx * (r + 5)} ${y + dy * (r + 5)}L${x + dx * (r - 12)} ${y + dy * (r - 12)}`)
    .join('');
  return `<path class="bao-halo" d="${ring}${ticks}" stroke-width="7"/><path class="bao-line" d="${ring}${ticks}" stroke-width="3.500"/>`;
}

const isHouse = (pit: PitRef, view: View) => view.hasHouse && pit.index === HOUSE;

/** From each captured pit to the kichwa that its seeds entered: drawn under seeds and numerals. */
export function flightsArt(trace: readonly TraceEvent[], kind: 'last' | 'path', view: View): string {
  let art = '';
  for (const { pit, kichwa } of wayOf(trace).captures) {
    if (!kichwa) continue;
    const a = centreOf(pit, view.columns, view.bottom);
    const b = centreOf(kichwa, view.columns, view.bottom);
    const lift = Math.min(60, Math.abs(a.x - b.x) * 0.16 + 14) * (b.y > a.y ? -1 : 1);
    art += `<path class="bao-flight" d="M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 + lift} ${b.x} ${b.y}"/>`;
  }
  return `<g class="bao-${kind}">${art}</g>`;
}

/** Start, way, captures and end of a move. `kind` is `last` (played) or `path` (considered). */
export function wayArt(trace: readonly TraceEvent[], kind: 'last' | 'path', view: View): string {
  const way = wayOf(trace);
  const at = (pit: PitRef) => centreOf(pit, view.columns, view.bottom);
  let art = edgesArt(way.edges, view);
  if (way.start) art += brackets(at(way.start).x, at(way.start).y);
  if (way.end) art += target(at(way.end).x, at(way.end).y, isHouse(way.end, view));
  for (const { pit, count } of way.captures) art += pill(at(pit).x, at(pit).y - 30, `\u2212${count}`, 'bao-took');
  if (kind === 'path' && way.end && way.laps > 1) {
    art += pill(at(way.end).x, at(way.end).y - 30, `${way.laps}\u00d7`, 'bao-laps');
  }
  return `<g class="bao-${kind}">${art}</g>`;
}

/** A lit lip, and a small triangle on the side (or sides) that the pit can be played to. */
export function playableArt(moves: readonly { pit: PitRef; direction: Direction }[], view: View): string {
  const lips = new Map<string, string>();
  const ways = new Set<string>();
  for (const { pit, direction } of moves) {
    const { x, y } = centreOf(pit, view.columns, view.bottom);
    lips.set(keyOf(pit), isHouse(pit, view) ? rounded(square(x, y, BOWL.r + 3), 9) : disc(x, y, BOWL.r + 0.5));
    const side = pointsLeft(pit.side, direction, view.bottom) ? -1 : 1;
    ways.add(`M${x + side * 47.5} ${y}l${-side * 11} -10v20z`);
  }
  if (lips.size === 0) return '';
  return `<g class="bao-playable"><path class="bao-lip" d="${[...lips.values()].join('')}"/><path class="bao-way" d="${[...ways].join('')}"/></g>`;
}

/** A barred ring for a ban, a ring with an exclamation for a duty; the word beside it where there is room. */
export function takasiaArt(pit: PitRef, as: 'ban' | 'duty', word: string, view: View): string {
  const { x, y } = centreOf(pit, view.columns, view.bottom);
  const sign = as === 'ban' ? '<path d="M-7 7L7 -7"/>' : '<path d="M0 -8V2M0 7V8"/>';
  return (
    `<g class="bao-takasia"><circle cx="${x}" cy="${y}" r="${BOWL.r + 1}" stroke-dasharray="12 8"/>` +
    `<g class="bao-takasia-sign" transform="translate(${x} ${y - 37})"><rect class="bao-takasia-plate" x="-49" y="-13" width="98" height="26" rx="13"/>` +
    `<g transform="translate(-35 0)"><g class="bao-takasia-icon"><circle class="bao-takasia-ring" r="11"/>${sign}</g></g><text x="14" y="6" text-anchor="middle">${word}</text></g></g>`
  );
}

/** Style rules of these marks, for the page and for pictures alike. */
export const MARK_STYLES = `.bao-grain{opacity:var(--bao-grain)}
.bao-ornament{opacity:var(--bao-ornament)}
.bao-shade-28{opacity:calc(var(--bao-shade)*.28);stroke:none}
.bao-seeds{stroke:var(--bao-seed-edge);stroke-width:1px}
.bao-cast{opacity:calc(var(--bao-shade)*.4);stroke:none}
.bao-shade-55{opacity:calc(var(--bao-shade)*.55)}
.bao-shade-6{opacity:calc(var(--bao-shade)*.6)}
.bao-shade-7{opacity:calc(var(--bao-shade)*.7)}
.bao-last{--bao-ink:var(--bao-mark);opacity:.92}
.bao-path{--bao-ink:var(--bao-accent)}
.bao-halo,.bao-line,.bao-flight{fill:none;stroke-linecap:round;stroke-linejoin:round}
.bao-halo{stroke:var(--bao-mark-edge)}
.bao-line,.bao-flight{stroke:var(--bao-ink)}
.bao-flight{stroke-width:4px;stroke-dasharray:2 10}
.bao-last .bao-flight{opacity:.55}
.bao-tip{fill:var(--bao-ink);stroke:var(--bao-mark-edge);stroke-width:2px;stroke-linejoin:round}
.bao-took rect,.bao-laps rect{fill:var(--bao-ink);stroke:var(--bao-mark-edge);stroke-width:2.5px}
.bao-took text,.bao-laps text{fill:var(--bao-mark-edge);font-size:25px;font-weight:700}
.bao-path .bao-took text,.bao-path .bao-laps text{fill:var(--bao-accent-ink)}
.bao-lip{fill:none;stroke:var(--bao-mark);stroke-width:3px}
.bao-way{fill:var(--bao-mark);stroke:var(--bao-mark-edge);stroke-width:3px;stroke-linejoin:round}
.bao-takasia circle,.bao-takasia path{fill:none;stroke:var(--bao-warn);stroke-width:3.5px;stroke-linecap:round}
.bao-takasia .bao-takasia-ring,.bao-takasia-plate{fill:var(--bao-bowl-a)}
.bao-takasia text{fill:var(--bao-number);font-size:16.5px;font-weight:600}`;
