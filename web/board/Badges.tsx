/**
 * Small signs on pits: the score of a move and the way it goes. Never more than two rows of them, so that count and seeds
 * stay in sight: where a way can be gone with the house or without it, and the other way too, the better of the two is
 * shown, and the question about the house tells both (`Choice`).
 */
import type { Side } from '../rules/types.ts';
import { BOWL, CELL, cellOf, cornerOf, FIELD_HEIGHT, pointsLeft } from './layout.ts';
import type { Badge } from './types.ts';

export interface BadgesProps {
  readonly badges: readonly Badge[];
  readonly columns: number;
  readonly bottom: Side;
}

/** How many signs lie on each pit, by "S4". */
export function badgesOn(badges: readonly Badge[]): ReadonlyMap<string, number> {
  const on = new Map<string, number>();
  for (const { pit } of badges) on.set(pit.side + pit.index, (on.get(pit.side + pit.index) ?? 0) + 1);
  return on;
}

export function Badges({ badges, columns, bottom }: BadgesProps) {
  const pits = new Map<string, Badge[]>();
  for (const badge of [...badges].sort((a, b) => a.rank - b.rank)) {
    const key = badge.pit.side + badge.pit.index;
    pits.set(key, [...(pits.get(key) ?? []), badge]);
  }
  return (
    <div class="bao-badges" aria-hidden="true">
      {[...pits].map(([key, list]) => {
        const pit = list[0]?.pit;
        if (!pit) return null;
        const { x, y } = cornerOf(cellOf(pit, columns, bottom));
        return (
          <div
            key={key}
            data-several={list.length > 1 || undefined}
            data-houses={list.length > 2 || undefined}
            style={{
              left: `${(100 * (x + BOWL.x)) / (columns * CELL)}%`,
              top: `${(100 * (y + 2)) / FIELD_HEIGHT}%`,
            }}
          >
            {list.map((badge, rank) => {
              const better = list.slice(0, rank).some(({ direction }) => direction === badge.direction);
              const left = badge.direction !== null && pointsLeft(pit.side, badge.direction, bottom);
              return (
                <span
                  key={`${badge.direction}${badge.safari}${badge.kind}`}
                  class="bao-badge"
                  data-kind={badge.kind}
                  data-first={badge.rank === 0 || undefined}
                  data-second={better || undefined}
                >
                  {left && '\u25c2'}
                  {badge.text}
                  {badge.safari && '\u203a'}
                  {badge.direction !== null && !left && '\u25b8'}
                </span>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
