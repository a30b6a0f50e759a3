/** A match in words. */
import { type MatchState, summarise } from './match.ts';

/** `n` with a sign and one decimal; infinite as such. */
function elo(n: number): string {
  if (!Number.isFinite(n)) return n > 0 ? '+inf' : '-inf';
  return `${n >= 0 ? '+' : ''}${n.toFixed(1)}`;
}

/** One line, or the whole table. */
export function matchReport(state: MatchState, short: boolean): string {
  const { settings } = state;
  const sum = summarise(state);
  const score = `W ${sum.wins} D ${sum.draws} L ${sum.losses}`;
  const strength = sum.elo
    ? `Elo ${elo(sum.elo.elo)}${Number.isFinite(sum.elo.error) ? ` ± ${sum.elo.error.toFixed(1)}` : ` (above ${elo(sum.elo.low)})`}`
    : 'Elo -';
  const test = sum.sprt
    ? `LLR ${sum.sprt.llr.toFixed(2)} (${sum.sprt.lower.toFixed(2)} .. ${sum.sprt.upper.toFixed(2)})`
    : '';
  if (short)
    return [`${state.games.length}/${2 * state.openings.length}`, score, strength, test].filter(Boolean).join('  ');
  const rules = [
    settings.rules.variant,
    ...Object.entries(settings.rules.switches).map(([name, value]) => `${name}=${value}`),
  ];
  return [
    `${settings.a.name} (A) against ${settings.b.name} (B)`,
    `${rules.join(' ')}; A ${limitsText(settings.a.limits)}, B ${limitsText(settings.b.limits)}; openings of seed ${settings.seed}`,
    `games ${state.games.length} of ${2 * state.openings.length}: ${score} for A; South won ${sum.south}, North ${sum.north}; ${sum.plies.toFixed(0)} plies a game`,
    `pairs ${sum.pairs}: ${sum.pentanomial.join(' ')} (0, ½, 1, 1½, 2 points)`,
    `${strength} (95 %)${sum.elo ? `, A the stronger with chance ${(100 * sum.elo.likelihoodOfSuperiority).toFixed(1)} %` : ''}`,
    ...(sum.sprt ? [`SPRT ${settings.sprt!.elo0} against ${settings.sprt!.elo1}: ${test}, ${sum.sprt.verdict}`] : []),
    ...(sum.forfeits ? [`forfeits: ${sum.forfeits}`] : []),
  ].join('\n');
}

function limitsText(limits: object): string {
  return Object.entries(limits)
    .map(([name, value]) => `${value} ${name === 'movetime' ? 'ms' : name} a move`)
    .join(', ');
}
