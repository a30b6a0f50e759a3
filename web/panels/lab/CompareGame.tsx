/** The whole game: on which plies the lanes differ most. */
import { formatPercent } from '../../i18n/index.ts';
import { lt } from '../../i18n/lab/index.ts';
import { busy, type GamePly, gamePlies, gameProgress, source } from '../../state/compare.ts';
import { shortScore } from '../../state/score.ts';
import { scoreStyle } from '../../state/scoreStyle.ts';
import { goTo, mainlinePath } from '../../state/study.ts';
import { RunProgress } from './LabPage.tsx';

const SHOWN = 20;

function show({ ply }: GamePly): void {
  source.value = 'board';
  goTo(mainlinePath(ply), false);
}

export function CompareGame() {
  const plies = [...gamePlies.value].sort((a, b) => b.difference - a.difference || a.ply - b.ply).slice(0, SHOWN);
  if (plies.length === 0 && busy.value !== 'game') return null;
  const count = plies[0]?.lanes.length ?? 0;
  const style = scoreStyle.value;
  return (
    <section class="card" aria-labelledby="whole-game">
      <h2 id="whole-game">{lt('compare.game')}</h2>
      {busy.value === 'game' && (
        <RunProgress part={gameProgress.value} text={lt('compare.gameProgress', { n: gamePlies.value.length })} />
      )}
      <p class="hint">{lt('compare.gameNote')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="table-scroll" tabIndex={0} aria-label={lt('compare.gameNote')}>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{lt('compare.ply')}</th>
              <th scope="col">{lt('compare.played')}</th>
              {Array.from({ length: count }, (_, at) => (
                <th key={at} scope="col">
                  {lt('compare.lane', { n: at + 1 })}
                </th>
              ))}
              <th scope="col">{lt('compare.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {plies.map((ply) => (
              <tr key={ply.ply} class={ply.difference >= 1 ? 'parted' : ''}>
                <th scope="row">
                  <button
                    type="button"
                    class="link-button"
                    aria-label={lt('compare.goTo', { n: ply.ply + 1 })}
                    onClick={() => show(ply)}
                  >
                    {ply.moveNumber}
                    {ply.side === 'S' ? '.' : '…'}
                  </button>
                </th>
                <td class="move-text">{ply.played ?? '–'}</td>
                {ply.lanes.map((entry, at) => (
                  <td key={at}>
                    {entry === null ? (
                      '–'
                    ) : (
                      <>
                        <span class="move-text">{entry.best}</span>{' '}
                        <small>{shortScore(entry.score, ply.side, style)}</small>
                      </>
                    )}
                  </td>
                ))}
                <td class="number">
                  {ply.difference >= 1 ? '≠ ' : ''}
                  {formatPercent(ply.difference % 1)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
