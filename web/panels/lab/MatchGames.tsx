/** Every game of a match; one click opens it on the board. */
import { useState } from 'preact/hooks';
import { type MatchGame, type MatchState, pointsOfA } from '../../../bench/match.ts';
import { t } from '../../i18n/index.ts';
import { lt } from '../../i18n/lab/index.ts';
import { reasonText } from '../../i18n/reasons/index.ts';
import { parseGames } from '../../rules/index.ts';
import { openStudy } from '../../state/studies.ts';
import { notify } from '../../state/ui.ts';

const FIRST = 30;

/** Puts a game on the analysis board and goes there. */
export function openGameText(text: string): void {
  const read = parseGames(text, { maxGames: 1 });
  const game = read.ok ? read.value[0]?.game : undefined;
  if (game === undefined) {
    notify(lt('match.cannotOpen', { reason: read.ok ? '' : reasonText(read.error.reason) }), 'error');
    return;
  }
  openStudy({ game });
  location.hash = '#/';
}

const nameOf = ({ pair, aIsSouth }: MatchGame) => `${pair + 1}.${aIsSouth ? 1 : 2}`;

export function MatchGames({ state }: { state: MatchState }) {
  const [all, setAll] = useState(false);
  const newest = [...state.games].reverse();
  const shown = all ? newest : newest.slice(0, FIRST);
  if (newest.length === 0) return null;
  return (
    <div class="card">
      <h2 id="match-games">{lt('match.games')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="table-scroll" tabIndex={0} aria-labelledby="match-games">
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{lt('match.game')}</th>
              <th scope="col">{lt('match.south')}</th>
              <th scope="col">{lt('match.score')}</th>
              <th scope="col">{lt('match.result')}</th>
              <th scope="col">{lt('match.length')}</th>
              <th scope="col">{lt('match.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((game) => {
              const points = pointsOfA(game);
              return (
                <tr key={nameOf(game)}>
                  <th scope="row">
                    <button
                      type="button"
                      class="link-button"
                      aria-label={lt('match.openGame', { n: nameOf(game) })}
                      title={lt('match.openGame', { n: nameOf(game) })}
                      onClick={() => openGameText(game.text)}
                    >
                      {nameOf(game)}
                    </button>
                  </th>
                  <td>{game.aIsSouth ? 'A' : 'B'}</td>
                  <td class="number">{game.result}</td>
                  <td class={`number ${points === 1 ? 'good' : points === 0 ? 'warn' : ''}`}>
                    {points === 0.5 ? '½' : points}
                  </td>
                  <td class="number">{game.plies}</td>
                  <td class={game.forfeit ? 'warn' : 'hint'}>{endText(game.reason)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {shown.length < newest.length && (
        <button type="button" class="button small" onClick={() => setAll(true)}>
          {lt('match.more', { n: newest.length })}
        </button>
      )}
    </div>
  );
}

const RULE_REASONS = ['front row empty', 'no legal move', 'never-ending turn', 'no seeds'] as const;

/** The rules' reasons in the page's language; those of the match itself as they are. */
function endText(reason: string): string {
  const known = RULE_REASONS.find((each) => each === reason);
  return known === undefined ? reason : t(`reason.${known}`);
}
