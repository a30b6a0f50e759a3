/** The arrows beside a chosen pit, and the question whether to play the house. */
import { useEffect, useRef } from 'preact/hooks';
import type { PitRef, Side } from '../rules/types.ts';
import type { BoardLabels } from './labels.ts';
import { BOWL, CELL, cellOf, cornerOf, FIELD_HEIGHT, pitName, pointsLeft, ROW, sameTarget } from './layout.ts';
import type { Badge, PlayableMove } from './types.ts';

export interface ChoiceProps {
  readonly pit: PitRef;
  /** Moves of this pit; with `asking`: the two of one direction that differ in safari. */
  readonly moves: readonly PlayableMove[];
  readonly asking: boolean;
  readonly columns: number;
  readonly bottom: Side;
  readonly labels: BoardLabels;
  /** Scores to be told beside the question, of moves of any pit. */
  readonly badges: readonly Badge[];
  /** Take the focus (opened by keyboard). */
  readonly focus: boolean;
  readonly onMoves: (moves: readonly PlayableMove[]) => void;
  readonly onConsider: (move: PlayableMove | null) => void;
  readonly onCancel: () => void;
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;

function Arrow({ left, kichwa }: { left: boolean; kichwa: boolean }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" class={left ? 'bao-left' : undefined}>
      <path d={kichwa ? 'M7 20H26M19 10L29 20L19 30M34 9V31' : 'M7 20H32M22 9L33 20L22 31'} />
    </svg>
  );
}

const scoreOf = (badges: readonly Badge[], move: PlayableMove): string =>
  badges.find(
    ({ pit, direction, safari }) => sameTarget(pit, move.pit) && direction === move.direction && safari === move.safari,
  )?.text ?? '';

export function Choice(props: ChoiceProps) {
  const { pit, moves, asking, columns, bottom, labels, onConsider } = props;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.focus) group.current?.querySelector('button')?.focus();
  }, [props.focus, asking]);
  useEffect(() => () => onConsider(null), [asking, onConsider]);

  const cell = cellOf(pit, columns, bottom);
  const corner = cornerOf(cell);
  const name = pitName(pit, columns);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const direct = moves.filter((move) => move.direction === event.key.toUpperCase());
    if (event.key === 'Escape') props.onCancel();
    else if (step !== undefined) buttons[(at + step + buttons.length) % buttons.length]?.focus();
    else if (!asking && direct.length > 0) props.onMoves(direct);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const button = (choice: readonly PlayableMove[], left: boolean, name: string, children: preact.ComponentChildren) => {
    // Where it differs by safari only, the shorter move is the one shown.
    const shown = choice.find((move) => !move.safari) ?? choice[0] ?? null;
    return (
      <button
        type="button"
        key={name}
        data-side={left ? 'left' : 'right'}
        data-move={choice.map((move) => move.text).join(' ')}
        aria-label={name}
        onClick={() => props.onMoves(choice)}
        onMouseEnter={() => onConsider(shown)}
        onMouseLeave={() => onConsider(null)}
        // A finger that rests on the arrow sees the way; lifted soon it plays, after a long touch it does not.
        onPointerDown={() => onConsider(shown)}
        onPointerCancel={() => onConsider(null)}
        onContextMenu={(event) => event.preventDefault()}
        onFocus={() => onConsider(shown)}
        onBlur={() => onConsider(null)}
      >
        {children}
      </button>
    );
  };

  if (asking) {
    // Away from the opponent: the pit and what may be captured stay in sight.
    const above = cell.row < 2;
    const y = corner.y + (above ? 0 : ROW);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout
      <div
        ref={group}
        role="group"
        class={`bao-ask${above ? ' bao-above' : ''}`}
        aria-label={labels.safariQuestion(name)}
        style={{ top: percent(y, FIELD_HEIGHT) }}
        onKeyDown={onKeyDown}
      >
        <p aria-hidden="true">{labels.safariQuestion(name)}</p>
        {[...moves]
          .sort((a, b) => Number(a.safari) - Number(b.safari))
          .map((move) =>
            button(
              [move],
              false,
              `${move.safari ? labels.playHouse() : labels.keepHouse()}, ${move.text}`,
              <>
                <span>{move.safari ? labels.playHouse() : labels.keepHouse()}</span> <b>{move.text}</b>{' '}
                <small>{scoreOf(props.badges, move)}</small>
              </>,
            ),
          )}
        <button type="button" class="bao-cancel" aria-label={labels.cancel()} onClick={props.onCancel}>
          ×
        </button>
      </div>
    );
  }
  const ways = (['L', 'R'] as const)
    .map((direction) => moves.filter((move) => move.direction === direction))
    .filter((choice) => choice.length > 0)
    .map((choice) => ({ choice, left: pointsLeft(pit.side, choice[0]?.direction ?? 'L', bottom) }))
    .sort((a, b) => Number(b.left) - Number(a.left));
  const single = ways.length === 1 ? (ways[0]?.left ? ' bao-only-left' : ' bao-only-right') : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout
    <div
      ref={group}
      role="group"
      class={`bao-choice${single}`}
      aria-label={labels.chooseDirection(name)}
      style={{
        '--x': percent(corner.x + BOWL.x, columns * CELL),
        top: percent(corner.y + BOWL.y, FIELD_HEIGHT),
      }}
      onKeyDown={onKeyDown}
    >
      {ways.map(({ choice, left }) =>
        button(
          choice,
          left,
          labels.direction(choice),
          <>
            <Arrow left={left} kichwa={choice[0]?.toKichwa === true} />
            <b>{choice[0]?.direction}</b>
          </>,
        ),
      )}
    </div>
  );
}
