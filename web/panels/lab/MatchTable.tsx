/** What a match has shown so far: score, Elo with its error bar, pairs, SPRT. */
import type { MatchSettings, MatchSummary } from '../../../bench/match.ts';
import { formatNumber, formatPercent, formatSigned } from '../../i18n/index.ts';
import { lt } from '../../i18n/lab/index.ts';

/** Elo beyond this is drawn at the edge. */
const ELO_REACH = 400;

const eloText = (value: number): string => (Number.isFinite(value) ? formatSigned(value) : value > 0 ? '+∞' : '−∞');

function Score({ sum }: { sum: MatchSummary }) {
  const { wins, draws, losses } = sum;
  const total = Math.max(1, wins + draws + losses);
  return (
    <section class="card">
      <h2>{lt('match.result')}</h2>
      <div class="score-bar" aria-hidden="true">
        <span class="won" style={{ flexGrow: wins / total }} />
        <span class="drawn" style={{ flexGrow: draws / total }} />
        <span class="lost" style={{ flexGrow: losses / total }} />
      </div>
      <p class="score-line">
        <b>{lt('match.wins', { n: wins })}</b>
        <span>{lt('match.draws', { n: draws })}</span>
        <b>{lt('match.losses', { n: losses })}</b>
      </p>
      <p class="hint">{lt('match.sides', { south: sum.south, north: sum.north, plies: Math.round(sum.plies) })}</p>
      {sum.forfeits > 0 && <p class="warn">{lt('match.forfeits', { n: sum.forfeits })}</p>}
    </section>
  );
}

function EloCard({ sum }: { sum: MatchSummary }) {
  const { elo } = sum;
  const place = (value: number) =>
    `${((50 * (Math.max(-ELO_REACH, Math.min(ELO_REACH, value)) + ELO_REACH)) / ELO_REACH).toFixed(1)}%`;
  const width = elo === null ? '0' : `calc(${place(elo.high)} - ${place(elo.low)})`;
  return (
    <section class="card">
      <h2>{lt('match.elo')}</h2>
      {elo === null ? (
        <p class="hint">{lt('match.eloNone')}</p>
      ) : (
        <>
          <p class="big-number">
            {eloText(elo.elo)}
            {Number.isFinite(elo.error) && <small> ± {formatNumber(elo.error)}</small>}
          </p>
          <div class="elo-line" aria-hidden="true">
            <span class="elo-zero" />
            <span class="elo-range" style={{ insetInlineStart: place(elo.low), width }} />
            <span class="elo-dot" style={{ insetInlineStart: place(elo.elo) }} />
          </div>
          <p class="hint">{lt('match.eloRange', { low: eloText(elo.low), high: eloText(elo.high) })}</p>
          <p class="hint">{lt('match.los', { chance: formatPercent(elo.likelihoodOfSuperiority) })}</p>
        </>
      )}
    </section>
  );
}

const POINTS = ['0', '½', '1', '1½', '2'];

function Pairs({ sum }: { sum: MatchSummary }) {
  const most = Math.max(1, ...sum.pentanomial);
  return (
    <section class="card">
      <table class="pentanomial">
        <caption>{lt('match.pentanomial')}</caption>
        <thead>
          <tr>
            {POINTS.map((points) => (
              <th key={points} scope="col">
                {points}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {sum.pentanomial.map((count, points) => (
              <td key={POINTS[points]}>
                <span class="column" style={{ height: `${(56 * count) / most}px` }} aria-hidden="true" />
                {formatNumber(count)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function SprtCard({ sum, settings }: { sum: MatchSummary; settings: MatchSettings }) {
  if (sum.sprt === null || settings.sprt === null) return null;
  const { llr, lower, upper, verdict } = sum.sprt;
  const { elo0, elo1 } = settings.sprt;
  const two = (value: number) => value.toFixed(2);
  const at = Math.max(0, Math.min(1, (llr - lower) / (upper - lower)));
  return (
    <section class="card" data-sprt={verdict}>
      <h2>{lt('match.sprtTitle', { elo0, elo1 })}</h2>
      <div class="elo-line" aria-hidden="true">
        <span class="elo-zero" style={{ insetInlineStart: `${(100 * -lower) / (upper - lower)}%` }} />
        <span class="elo-dot" style={{ insetInlineStart: `${100 * at}%` }} />
      </div>
      <p>{lt('match.llr', { llr: two(llr), lower: two(lower), upper: two(upper) })}</p>
      <p class={verdict === 'elo1' ? 'good' : verdict === 'elo0' ? 'warn' : 'hint'}>
        <b>
          {verdict === 'open'
            ? lt('match.verdict.open')
            : lt(`match.verdict.${verdict}`, { elo: verdict === 'elo1' ? elo0 : elo1 })}
        </b>
      </p>
    </section>
  );
}

export const MatchTable = ({ sum, settings }: { sum: MatchSummary; settings: MatchSettings }) => (
  <div class="card-grid wide">
    <Score sum={sum} />
    <EloCard sum={sum} />
    <Pairs sum={sum} />
    <SprtCard sum={sum} settings={settings} />
  </div>
);
