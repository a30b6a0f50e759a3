/** The variation tree: main line in two columns, variations and comments inline below the move they replace. */
import { computed } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { afterShown } from '../engine/input.ts';
import { t } from '../i18n/index.ts';
import { type GameNode, opponent, type Path, tagOf } from '../rules/index.ts';
import { scoreOf } from '../state/analysis.ts';
import { late } from '../state/late.ts';
import { shortScore } from '../state/score.ts';
import { scoreStyle } from '../state/scoreStyle.ts';
import { drawn, game, goTo, isMainline, node, path, position } from '../state/study.ts';
import { evaluationHidden } from '../state/tools.ts';
import { type Cell, fold, type Item, isFolded, itemsOf, type Row, rowsOf, sizeOf } from '../state/treeView.ts';
import { GLYPHS } from '../state/typing.ts';

const glyphsOf = (of: GameNode): string => of.nags.map((nag) => GLYPHS[nag - 1] ?? `$${nag}`).join(' ');

/** A stored evaluation in the user's way of telling scores; what is no score of ours is shown as it stands. */
function evaluationText(of: GameNode): string {
  const mover = of.position.side;
  const score = of.evaluation === undefined ? null : scoreOf(of.evaluation, mover);
  if (score === null) return of.evaluation?.score ?? '';
  return shortScore(score, mover, scoreStyle.value);
}

function MoveButton({ cell, number }: { cell: Cell; number?: string }) {
  // A step through the game changes two of the buttons and draws none: a node's position is its own for good.
  const { position: itsPosition } = cell.node;
  const current = useMemo(() => computed(() => (position.value === itsPosition ? 'true' : undefined)), [itsPosition]);
  const glyphs = glyphsOf(cell.node);
  return (
    <button
      type="button"
      class="move"
      aria-current={current}
      data-nag={cell.node.nags.find((nag) => nag >= 1 && nag <= 6)}
      onClick={() => goTo(cell.path())}
    >
      {number !== undefined && <span class="move-number">{number}</span>}
      <span>{cell.node.id}</span>
      {glyphs !== '' && <span class="glyph">{glyphs}</span>}
      {cell.node.evaluation !== undefined && !evaluationHidden.value && (
        <span class="move-eval">{evaluationText(cell.node)}</span>
      )}
    </button>
  );
}

const numberOf = (of: GameNode): string => {
  // The position after the move: South's move leaves the number, North's raised it.
  const mover = opponent(of.position.side);
  return mover === 'S' ? `${of.position.moveNumber}.` : `${of.position.moveNumber - 1}…`;
};

/** Items of a variation that are drawn at once when it is opened: more than fill a screen. */
const AT_ONCE = 60;

/** A variation as running text; its own variations are nested lists, which follow a moment later when it is opened. */
function Variation({ cell }: { cell: Cell }) {
  const folded = useMemo(() => computed(() => isFolded(cell, path.value)), [cell]).value;
  const [opening, setOpening] = useState(false);
  const turn = () => {
    if (folded) {
      setOpening(true);
      void afterShown().then(() => setOpening(false));
    }
    fold(cell.path(), !folded);
  };
  const label = folded ? t('moves.expand') : t('moves.collapse');
  return (
    <li class="variation">
      <button type="button" class="fold" aria-expanded={!folded} aria-label={label} title={label} onClick={turn}>
        <span aria-hidden="true">{folded ? '▸' : '▾'}</span>
      </button>
      {folded ? (
        <>
          <MoveButton cell={cell} number={numberOf(cell.node)} />
          <span class="hint">{t('moves.hidden', { n: sizeOf(cell.node) - 1 })}</span>
        </>
      ) : (
        itemsOf(cell).map((item, index) =>
          opening && (index >= AT_ONCE || item.kind === 'fork') ? null : <VariationItem key={index} item={item} />,
        )
      )}
    </li>
  );
}

function VariationItem({ item }: { item: Item }) {
  if (item.kind === 'comment') return <span class="comment">{item.text}</span>;
  if (item.kind === 'fork') return <Variations cells={item.variations} />;
  const southMoved = opponent(item.cell.node.position.side) === 'S';
  return <MoveButton cell={item.cell} {...(item.numbered || southMoved ? { number: numberOf(item.cell.node) } : {})} />;
}

const Variations = ({ cells }: { cells: readonly Cell[] }) => (
  <ul class="variations">
    {cells.map((cell) => (
      <Variation key={cell.node.id} cell={cell} />
    ))}
  </ul>
);

function RowView({ row }: { row: Row }) {
  if (row.kind === 'aside') {
    return (
      <div class="aside">
        {row.comment !== '' && <p class="comment">{row.comment}</p>}
        {row.variations.length > 0 && <Variations cells={row.variations} />}
      </div>
    );
  }
  return (
    <div class="move-row">
      <span class="move-number">{row.number}</span>
      {row.south === null ? <span class="gap">…</span> : <MoveButton cell={row.south} />}
      {row.north !== null && <MoveButton cell={row.north} />}
    </div>
  );
}

const sameMove = (a: Cell | null, b: Cell | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.node.position === b.node.position &&
    a.node.nags === b.node.nags &&
    a.node.evaluation === b.node.evaluation);

/** Whether two rows look the same and lead to the same places: a move has its node, or a copy with other children. */
function sameRow(a: Row, b: Row): boolean {
  if (a.kind === 'moves')
    return b.kind === 'moves' && a.number === b.number && sameMove(a.south, b.south) && sameMove(a.north, b.north);
  return (
    b.kind === 'aside' &&
    a.comment === b.comment &&
    a.variations.length === b.variations.length &&
    a.variations.every((cell, index) => cell.node === b.variations[index]!.node)
  );
}

/** The rows as they were drawn, as far as they are the same: what is drawn already is not drawn again. */
function useRows(): (row: Row, index: number) => VNode {
  const drawn = useRef(new Map<number, { readonly row: Row; readonly view: VNode }>());
  return (row, index) => {
    const old = drawn.current.get(index);
    if (old !== undefined && sameRow(old.row, row)) return old.view;
    const view = <RowView key={index} row={row} />;
    drawn.current.set(index, { row, view });
    return view;
  };
}

/** Rows drawn around the current one; a game of thousands of moves is drawn as it is scrolled through. */
const WINDOW = 300;

function currentRow(rows: readonly Row[], current: Path): number {
  const depth = current.length;
  const index = rows.findIndex((row) => row.kind === 'moves' && ((row.north ?? row.south)?.depth ?? 0) >= depth);
  return index < 0 ? rows.length - 1 : index;
}

/** How the game ended on the board, or as its record says. */
function Ending() {
  const end = node.value.outcome;
  if (end !== null) {
    return <p class="ending">{t('game.over', { side: t(`side.${end.winner}`), reason: t(`reason.${end.reason}`) })}</p>;
  }
  if (drawn.value) return <p class="ending">{t('game.draw')}</p>;
  const result = tagOf(game.value, 'Result');
  const atEnd = isMainline.value && node.value.children.length === 0 && path.value.length > 0;
  return atEnd && result !== undefined && result !== '*' ? (
    <p class="ending">{t('game.resigned', { result })}</p>
  ) : null;
}

/** Scrolls the list, and only it, to the current move: scrollIntoView would move a phone's whole page at every step. */
function follow(box: HTMLElement | null): void {
  const current = box?.querySelector<HTMLElement>('[aria-current]');
  if (box == null || current == null) {
    box?.scrollTo({ top: 0 });
    return;
  }
  const top = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (top < 0 || top > box.clientHeight - current.offsetHeight) box.scrollTop += top - box.clientHeight / 2;
}

/** The list follows the board; the move that is current in it is marked at once (`MoveButton`). */
const seen = late(path);
const place = late(position);

export function MoveTree() {
  const list = useRef<HTMLElement>(null);
  const { root } = game.value;
  const rows = useMemo(() => rowsOf(root), [root]);
  const [extra, setExtra] = useState(0);
  const here = seen.value;
  // Once the step is on the screen: the list would have to be laid out for it before. Only for a step: an evaluation that is
  // stored, or a mark, takes nobody away from the place that is being read.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => follow(list.current));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [place.value]);
  const viewOf = useRows();
  const at = currentRow(rows, here);
  const from = Math.max(0, at - WINDOW - extra);
  const to = at + WINDOW + extra;
  return (
    <section class="moves" aria-label={t('moves.title')} ref={list} tabIndex={-1}>
      {root.comment !== '' && <p class="comment">{root.comment}</p>}
      {rows.length === 0 && <p class="hint">{t('moves.empty')}</p>}
      {from > 0 && <MoreRows onMore={() => setExtra(extra + WINDOW)} />}
      {rows.slice(from, to).map((row, index) => viewOf(row, from + index))}
      {to < rows.length && <MoreRows onMore={() => setExtra(extra + WINDOW)} />}
      <Ending />
    </section>
  );
}

const MoreRows = ({ onMore }: { onMore: () => void }) => (
  <button type="button" class="button small" onClick={onMore}>
    {t('common.more')}
  </button>
);
