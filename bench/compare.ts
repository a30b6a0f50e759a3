/** Two benchmark reports side by side. */
import type { BenchTotal } from './signature.ts';
import type { SpeedRow, Spread } from './speed.ts';

/** What `npm run bench -- --json` prints. */
export interface Report extends Omit<BenchTotal, 'nps'> {
  readonly nps: Spread;
  readonly speed: readonly SpeedRow[];
  readonly device: string;
}

/** `b` against `a`, as lines of text: same or other signature, then ratios with the range that the two spreads allow. */
export function compareReports(a: Report, b: Report): string[] {
  const lines = [`a: ${a.device}`, `b: ${b.device}`];
  if (a.depth !== b.depth) lines.push(`depths differ (${a.depth}, ${b.depth}): node counts cannot be compared`);
  else if (a.nodes === b.nodes) lines.push(`same signature: ${a.nodes} nodes at depth ${a.depth}`);
  else lines.push(`other signature: ${a.nodes} and ${b.nodes} nodes at depth ${a.depth}`, ...differingRows(a, b));
  lines.push(ratioLine('search, nodes/s', a.nps, b.nps));
  for (const row of a.speed) {
    const other = b.speed.find(({ name }) => name === row.name);
    if (other) lines.push(ratioLine(`perft ${row.name}, moves/s`, row.engine, other.engine));
  }
  return lines;
}

function differingRows(a: Report, b: Report): string[] {
  return a.rows.flatMap((row) => {
    const other = b.rows.find(({ name }) => name === row.name);
    if (!other) return [`  ${row.name}: only in a`];
    return other.nodes === row.nodes ? [] : [`  ${row.name}: ${row.nodes} and ${other.nodes} nodes`];
  });
}

function ratioLine(name: string, a: Spread, b: Spread): string {
  const times = (value: number) => value.toFixed(3);
  return `${name}: b/a = ${times(b.median / a.median)} (${times(b.least / a.most)} to ${times(b.most / a.least)})`;
}
