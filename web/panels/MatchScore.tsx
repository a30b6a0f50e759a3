/** The score of the match that the game on the board belongs to, and the way to its next game. */
import { formatNumber, t } from '../i18n/index.ts';
import { matchIn, nextOfMatch, resultOf, standing } from '../state/keteMatch.ts';
import { openStudy } from '../state/studies.ts';
import { drawn, game, node, tag } from '../state/study.ts';

function resultHere() {
  const winner = node.value.outcome?.winner;
  const onBoard = winner === undefined ? (drawn.value ? '1/2-1/2' : '*') : winner === 'S' ? '1-0' : '0-1';
  return resultOf(game.value, onBoard);
}

function playNext(): void {
  const result = resultHere();
  const next = nextOfMatch(game.value, result);
  if (next === null) return;
  // The game that is left keeps what it counted as.
  tag('Result', result);
  openStudy({ game: next, keep: true, name: t('match.name', { n: matchIn(next)?.number ?? 1 }) });
}

export function MatchScore() {
  const match = matchIn(game.value);
  if (match === null) return null;
  const result = resultHere();
  const { score, over, winner } = standing(match, result);
  const both = `${formatNumber(score.S)} – ${formatNumber(score.N)}`;
  return (
    <p class="match-score">
      <span>{t('match.game', { n: match.number, games: match.games, south: score.S, north: score.N })}</span>
      {over && (
        <b>
          {winner === null
            ? t('match.drawn', { score: both })
            : t('match.won', { side: t(`side.${winner}`), score: both })}
        </b>
      )}
      {result !== '*' && !over && (
        <button type="button" class="button small" onClick={playNext}>
          {t('match.next')}
        </button>
      )}
    </p>
  );
}
