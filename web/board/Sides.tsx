/** What lies around the field: the players' name plates and their ghala. */
import type { Side } from '../rules/types.ts';
import type { BoardLabels } from './labels.ts';
import type { Layout } from './layout.ts';
import type { EditTarget } from './types.ts';
import type { useEditing } from './use-editing.ts';

export interface PlatesProps {
  readonly top: Side;
  readonly bottom: Side;
  readonly toMove: Side;
  readonly labels: BoardLabels;
}

export function Plates({ top, bottom, toMove, labels }: PlatesProps) {
  const plate = (side: Side, place: 'top' | 'bottom') => (
    <p key={side} class={`bao-plate bao-plate-${place}`} data-to-move={side === toMove || undefined}>
      {side === toMove && (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={place === 'top' ? 'M2 4H18L10 17Z' : 'M2 16H18L10 3Z'} />
        </svg>
      )}
      <span>{side === toMove ? labels.toMove(side) : labels.side(side)}</span>
    </p>
  );
  return (
    <>
      {plate(top, 'top')}
      {plate(bottom, 'bottom')}
    </>
  );
}

export interface StoreProps {
  readonly side: Side;
  readonly place: 'top' | 'bottom';
  readonly layouts: readonly Layout[];
  readonly count: number;
  readonly labels: BoardLabels;
  readonly editing: ReturnType<typeof useEditing> | null;
}

export function Store({ side, place, layouts, count, labels, editing }: StoreProps) {
  const target: EditTarget = { ghala: side };
  const inside = (
    <>
      {layouts.map(({ kind, stores }) => (
        <svg
          key={kind}
          data-kind={kind}
          class={`bao-${kind}`}
          viewBox={`0 0 ${stores?.top.width ?? 0} ${stores?.top.height ?? 0}`}
          aria-hidden="true"
        >
          <g class="bao-seeds" />
        </svg>
      ))}
      <span class="bao-stored" aria-hidden="true">
        <span class="bao-count" />
        <small>{labels.ghalaWord()}</small>
      </span>
    </>
  );
  const shared = {
    class: 'bao-store',
    'data-place': place,
    'data-store': side,
    'aria-label': labels.ghala(side, count),
  };
  if (!editing) {
    return (
      <div role="img" {...shared}>
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      {...shared}
      onClick={(event) => editing.click(target, event)}
      onContextMenu={(event) => {
        event.preventDefault();
        editing.take(target);
      }}
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey && editing.key(target, event.key)) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      {inside}
    </button>
  );
}
