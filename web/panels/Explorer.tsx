/** The openings: what our own long searches say of each move here. A click plays it. */
import { useEffect } from 'preact/hooks';
import { formatCompact, formatNumber, t } from '../i18n/index.ts';
import { tt } from '../i18n/tools/index.ts';
import { play } from '../rules/index.ts';
import { book, bookHere, hasBook, loadBook } from '../state/explorer.ts';
import { preview } from '../state/lines.ts';
import { formatScore, shortScore, southChance } from '../state/score.ts';
import { scoreStyle } from '../state/scoreStyle.ts';
import { goPrevious, legal, node, path, playMove, position, rules } from '../state/study.ts';
import { evaluationHidden } from '../state/tools.ts';

function Row({ move }: { move: NonNullable<typeof bookHere.value>[number] }) {
  const mover = position.value.side;
  const style = scoreStyle.value;
  const found = legal.value.find((each) => each.text === move.move);
  const show = () => {
    if (found === undefined) return;
    const { position: setup, trace } = play(rules.value, position.value, found);
    preview.value = { setup, path: trace, move: found.text };
  };
  const hide = () => {
    preview.value = null;
  };
  const inGame = node.value.children.some((child) => child.id === move.move);
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          class="book-move"
          data-in-game={inGame}
          disabled={found === undefined}
          aria-label={tt('book.play', { move: move.move })}
          onMouseEnter={show}
          onMouseLeave={hide}
          onFocus={show}
          onBlur={hide}
          onClick={() => {
            hide();
            if (found !== undefined) playMove(found);
          }}
        >
          {move.move}
        </button>
      </th>
      <td title={formatScore(move.score, mover, style)}>{shortScore(move.score, mover, style)}</td>
      <td class="book-bar">
        <div
          class="book-share"
          role="img"
          aria-label={formatScore(move.score, mover, { ...style, as: 'chance' })}
          style={{ '--share': southChance(move.score, mover, style.variant) }}
        />
      </td>
      <td>{formatNumber(move.depth)}</td>
      <td>{formatCompact(move.nodes)}</td>
    </tr>
  );
}

function Table() {
  const moves = bookHere.value;
  if (moves === null) {
    return (
      <>
        <p>{tt('book.end')}</p>
        {path.value.length > 0 && (
          <div class="row">
            <button type="button" class="button" onClick={goPrevious}>
              {t('moves.prev')}
            </button>
          </div>
        )}
      </>
    );
  }
  return (
    <table class="report-table book-table">
      <thead>
        <tr>
          <th scope="col">{tt('book.move')}</th>
          <th scope="col">{t('score.title')}</th>
          <th scope="col">
            <span class="visually-hidden">{t('score.chance')}</span>
          </th>
          <th scope="col">{t('engine.limit.depth')}</th>
          <th scope="col">{t('engine.limit.nodes')}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <Row key={move.move} move={move} />
        ))}
      </tbody>
    </table>
  );
}

export default function ExplorerPanel() {
  const { variant } = rules.value;
  useEffect(() => {
    void loadBook();
  }, [variant]);
  const found = book.value;
  if (evaluationHidden.value) return <p class="hint">{tt('graph.hidden')}</p>;
  if (!hasBook.value) return <p class="hint">{tt('book.none')}</p>;
  if (found === null) return <p class="hint">{t('app.loading')}</p>;
  if (typeof found === 'string') return <p class="error">{tt('book.unreadable', { reason: found })}</p>;
  return (
    <>
      <Table />
      <p class="hint">
        {tt('book.source', {
          engine: found.engine,
          nodes: formatCompact(found.nodes),
          n: Object.keys(found.positions).length,
          date: found.made,
        })}
      </p>
    </>
  );
}
