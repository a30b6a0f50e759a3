/** Reading a trace: applied to a set-up event by event, or printed line by line. */
import { HOUSE, opponent, pitName } from './geometry.ts';
import type { Half, PitRef, Setup, Side, TraceEvent } from './types.ts';

/** A set-up in the middle of a turn. */
export interface SetupInTurn extends Setup {
  /** Seeds lifted or captured and not sown yet. */
  readonly hand: number;
  /** The mark that holds from the end of the turn; `takasia` is the one during it. */
  readonly nextTakasia: PitRef | null;
}

/**
 * The set-up after one event of a trace. Begin with the set-up before the turn; after the `end` event it is the
 * position after it, the turn passed on.
 */
export function applyEvent(setup: Setup | SetupInTurn, event: TraceEvent): SetupInTurn {
  const before: SetupInTurn = { hand: 0, nextTakasia: null, ...setup };
  switch (event.type) {
    case 'place': {
      const half = before[event.pit.side];
      return withHalf(before, event.pit.side, { ...half, ghala: half.ghala - 1, pits: added(half, [event.pit], 1) });
    }
    case 'lift':
      return { ...withSeeds(before, [event.pit], -event.count), hand: before.hand + event.count };
    case 'capture':
      return {
        ...withSeeds(before, [event.pit], -event.count),
        hand: before.hand + (event.removed ? 0 : event.count),
      };
    case 'lap':
      return { ...withSeeds(before, event.pits, 1), hand: before.hand - event.pits.length };
    case 'house lost':
      return withHalf(before, event.pit.side, { ...before[event.pit.side], ownsHouse: false });
    case 'takasia set':
      return { ...before, nextTakasia: event.pit };
    case 'end':
      return {
        ...before,
        takasia: before.nextTakasia,
        nextTakasia: null,
        side: opponent(before.side),
        moveNumber: before.moveNumber + (before.side === 'N' ? 1 : 0),
      };
    case 'kichwa':
    case 'house stop':
    case 'takasia stop':
      return before;
  }
}

function withHalf(setup: SetupInTurn, side: Side, half: Half): SetupInTurn {
  return side === 'S' ? { ...setup, S: half } : { ...setup, N: half };
}

/** All `pits` belong to one player. */
function withSeeds(setup: SetupInTurn, pits: readonly PitRef[], seeds: number): SetupInTurn {
  const side = pits[0]!.side;
  return withHalf(setup, side, { ...setup[side], pits: added(setup[side], pits, seeds) });
}

function added(half: Half, pits: readonly PitRef[], seeds: number): number[] {
  const counts = half.pits.slice();
  for (const { index } of pits) counts[index]! += seeds;
  return counts;
}

/**
 * The trace as text, one event a line, verb first: `place A5 7` (count after), `lift A5 7`, `tax A5 2`, `safari A5 9`,
 * `sow A5 7` (from the pit lifted, or with its first seed into the kichwa entered), `capture a6 3`, `kichwa A1`,
 * `house stop A5`, `house lost a5`, `takasia stop A3`, `takasia a3`, `duty A3`, and last `end <reason>`.
 */
export function traceLines(columns: number, trace: readonly TraceEvent[]): string[] {
  let sowsFrom: PitRef = { side: 'S', index: HOUSE };
  return trace.map((event) => {
    if (event.type === 'lift' || event.type === 'kichwa') sowsFrom = event.pit;
    if (event.type === 'end') return `end ${event.reason}`;
    if (event.type === 'lap') return `sow ${pitName(columns, sowsFrom)} ${event.pits.length}`;
    const pit = pitName(columns, event.pit);
    switch (event.type) {
      case 'lift':
        return `${event.why === 'tax' || event.why === 'safari' ? event.why : 'lift'} ${pit} ${event.count}`;
      case 'place':
      case 'capture':
        return `${event.type} ${pit} ${event.count}`;
      case 'takasia set':
        return `${event.as === 'ban' ? 'takasia' : 'duty'} ${pit}`;
      default:
        return `${event.type} ${pit}`;
    }
  });
}
