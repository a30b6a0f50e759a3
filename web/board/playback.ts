/**
 * A trace as single steps with their times: what the hand does, seed by seed. Pure; the drawing is in `player.ts`.
 * Applying all steps to the set-up before the turn gives the board after it (docstring of `TraceEvent`).
 */
import type { PitRef, Setup, Side, TraceEvent } from '../rules/types.ts';

export interface Step {
  readonly kind: 'place' | 'lift' | 'drop' | 'capture' | 'kichwa' | 'house';
  readonly pit: PitRef;
  /** Seeds in `pit` after the step. */
  readonly count: number;
  /** Seeds in the hand after the step. */
  readonly hand: number;
  /** Laps finished after the step. */
  readonly lap: number;
  /** Captured seeds that leave the board. */
  readonly removed: boolean;
}

export interface Shown {
  readonly S: number[];
  readonly N: number[];
  readonly ghala: Record<Side, number>;
  readonly ownsHouse: Record<Side, boolean>;
}

export interface Script {
  readonly steps: readonly Step[];
  readonly laps: number;
}

export const shownOf = (setup: Setup): Shown => ({
  S: [...setup.S.pits],
  N: [...setup.N.pits],
  ghala: { S: setup.S.ghala, N: setup.N.ghala },
  ownsHouse: { S: setup.S.ownsHouse, N: setup.N.ownsHouse },
});

/** Changes `shown` by one step. */
export function applyStep(shown: Shown, step: Step): void {
  const { side, index } = step.pit;
  if (step.kind === 'kichwa') return;
  if (step.kind === 'house') {
    shown.ownsHouse[side] = false;
    return;
  }
  if (step.kind === 'place') shown.ghala[side] -= 1;
  shown[side][index] = step.count;
}

/** Throws if the trace takes more from a pit than the set-up has: it belongs to another position. */
export function expand(from: Setup, trace: readonly TraceEvent[]): Script {
  const board = shownOf(from);
  const steps: Step[] = [];
  let hand = 0;
  let laps = 0;
  const add = (kind: Step['kind'], pit: PitRef, count: number, removed = false) => {
    if (count < 0) throw new Error(`playback: pit ${pit.side}${pit.index} would hold ${count} seeds`);
    const step = { kind, pit, count, hand, lap: laps, removed };
    steps.push(step);
    applyStep(board, step);
  };
  const at = (pit: PitRef) => board[pit.side][pit.index] ?? 0;
  for (const event of trace) {
    switch (event.type) {
      case 'place':
        add('place', event.pit, event.count);
        break;
      case 'lift':
        hand += event.count;
        add('lift', event.pit, at(event.pit) - event.count);
        break;
      case 'capture':
        if (!event.removed) hand += event.count;
        add('capture', event.pit, at(event.pit) - event.count, event.removed);
        break;
      case 'kichwa':
        add('kichwa', event.pit, at(event.pit));
        break;
      case 'lap':
        event.pits.forEach((pit, k) => {
          hand -= 1;
          if (k === event.pits.length - 1) laps = event.number;
          add('drop', pit, at(pit) + 1);
        });
        break;
      case 'house lost':
        add('house', event.pit, at(event.pit));
        break;
      default: // stops, takasia and end change no count
    }
  }
  return { steps, laps };
}

/** Pace of a step relative to the sowing of one seed. */
const WEIGHT: Record<Step['kind'], number> = { place: 2.4, lift: 2, drop: 1, capture: 3.6, kichwa: 3.2, house: 0 };

export const SEED_MS = 120;
export const LONGEST_MS = 12_000;
/** The first seeds at full length; from here on ever faster. */
const UNHURRIED = 36;
/** The last seeds are slow enough again to see where the move ends. */
const LAST = 10;

/** End time of each step in ms at speed 1. A long move speeds up after its first laps; never more than 12 s in all. */
export function schedule(steps: readonly Step[]): Float64Array {
  const length = new Float64Array(steps.length);
  let units = 0;
  let total = 0;
  steps.forEach((step, k) => {
    const weight = WEIGHT[step.kind];
    units += weight;
    const pace = Math.min(1, UNHURRIED / units);
    length[k] = SEED_MS * weight * (k >= steps.length - LAST ? Math.max(pace, 0.6) : pace);
    total += length[k] ?? 0;
  });
  const scale = total > LONGEST_MS ? LONGEST_MS / total : 1;
  let time = 0;
  return length.map((ms) => {
    time += ms * scale;
    return time;
  });
}

/** Index of the first step that ends after `time` (steps.length: all are over). */
export function stepAt(ends: Float64Array, time: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}
