/** The four rows as one grid: roving focus in screen space, a name for every pit. Counts are drawn by `display.ts`. */
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Direction, PitRef, Setup, Side } from '../rules/types.ts';
import { houseState } from './cell-art.ts';
import type { BoardLabels } from './labels.ts';
import { BOWL, CELL, type Cell, HOUSE, isFront, pitAt, pitName, ROW, sameTarget } from './layout.ts';
import type { PlayableMove } from './types.ts';

export interface GridProps {
  readonly setup: Setup;
  readonly columns: number;
  readonly bottom: Side;
  readonly hasHouse: boolean;
  readonly houseFrom: number | null;
  readonly coordinates: boolean;
  readonly playable: readonly PlayableMove[];
  readonly selected: PitRef | null;
  readonly editing: boolean;
  /** Pits with signs on them, by "S4", and how many: the seeds make room. */
  readonly badges: ReadonlyMap<string, number>;
  readonly labels: BoardLabels;
  /** `byKey`: Enter or Space. */
  readonly onChoose: (pit: PitRef, byKey: boolean, event: MouseEvent) => void;
  /** True if the key meant something. */
  readonly onDirection: (pit: PitRef, direction: Direction) => boolean;
  readonly onMenu: ((pit: PitRef, event: MouseEvent) => void) | null;
  readonly onEditKey: ((pit: PitRef, key: string) => boolean) | null;
}

/** The cell, seen from its bowl's centre. */
const FROM_BOWL = `${-BOWL.x} ${-BOWL.y} ${CELL} ${ROW}`;

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** `ban` if the mark is the mover's own pit, `duty` if the opponent's (notation 1). */
export const takasiaAs = (setup: Setup): 'ban' | 'duty' => (setup.takasia?.side === setup.side ? 'ban' : 'duty');

export function Grid(props: GridProps) {
  const { columns, bottom, labels, setup } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Cell>({ row: 2, column: 0 });
  const column = Math.min(active.column, columns - 1);

  const focus = useCallback((cell: Cell) => {
    setActive(cell);
    grid.current?.querySelector<HTMLElement>(`[data-row="${cell.row}"][data-column="${cell.column}"]`)?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The pit that has the focus: the next key may be quicker than the drawing of what this one has changed.
    const from = (event.target as Element).closest<HTMLElement>('[data-row]');
    const row = from ? Number(from.dataset.row) : active.row;
    const place = from ? Number(from.dataset.column) : column;
    const pit = pitAt({ row, column: place }, columns, bottom);
    const step = ARROWS[event.key];
    let used = true;
    if (step) {
      const next = { row: row + step.row, column: place + step.column };
      if (next.row >= 0 && next.row < 4 && next.column >= 0 && next.column < columns) focus(next);
    } else if (event.key === 'Home') focus({ row, column: 0 });
    else if (event.key === 'End') focus({ row, column: columns - 1 });
    else if (props.onEditKey?.(pit, event.key)) used = true;
    else if (/^[lr]$/i.test(event.key)) used = props.onDirection(pit, event.key.toUpperCase() === 'L' ? 'L' : 'R');
    else used = false;
    if (used) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  const pitOf = (cell: Cell) => {
    const pit = pitAt(cell, columns, bottom);
    const count = setup[pit.side].pits[pit.index] ?? 0;
    const name = pitName(pit, columns);
    const moves = props.playable.filter((move) => sameTarget(move.pit, pit));
    const isHouse = props.hasHouse && pit.index === HOUSE;
    const label = labels.pit({
      name,
      side: pit.side,
      count,
      house: isHouse ? houseState(setup[pit.side].ownsHouse, count, props.houseFrom) : null,
      takasia: sameTarget(setup.takasia, pit) ? takasiaAs(setup) : null,
      moves,
    });
    const isActive = cell.row === active.row && cell.column === column;
    const isSelected = sameTarget(props.selected, pit);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a table has a layout of its own
      // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus (roving tabindex)
      <div role="gridcell" class="bao-cell" key={pit.side + pit.index}>
        <button
          type="button"
          class="bao-pit"
          data-pit={pit.side + pit.index}
          data-row={cell.row}
          data-column={cell.column}
          data-house={isHouse || undefined}
          data-playable={moves.length > 0 || undefined}
          data-badges={Math.min(2, props.badges.get(pit.side + pit.index) ?? 0) || undefined}
          data-selected={isSelected || undefined}
          tabIndex={isActive ? 0 : -1}
          aria-label={label}
          aria-expanded={moves.length > 0 && !props.editing ? isSelected : undefined}
          onFocus={() => setActive(cell)}
          onClick={(event) => props.onChoose(pit, event.detail === 0, event)}
          onContextMenu={(event) => props.onMenu?.(pit, event)}
        >
          <svg viewBox={FROM_BOWL} aria-hidden="true">
            <g />
            <g class="bao-seeds" />
          </svg>
          {props.coordinates && (
            <span class="bao-coord" aria-hidden="true">
              {name}
            </span>
          )}
          <span class="bao-count" aria-hidden="true" />
        </button>
      </div>
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has a layout of its own
    <div role="grid" class="bao-grid" aria-label={labels.board()} ref={grid} onKeyDown={onKeyDown}>
      {[0, 1, 2, 3].map((row) => {
        const first = pitAt({ row, column: 0 }, columns, bottom);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a table has a layout of its own
          // biome-ignore lint/a11y/useFocusableInteractive: rows take no focus
          <div
            role="row"
            class="bao-row"
            key={row}
            aria-label={labels.row(first.side, isFront(first.index, columns) ? 'front' : 'back')}
          >
            {Array.from({ length: columns }, (_, at) => pitOf({ row, column: at }))}
          </div>
        );
      })}
    </div>
  );
}
