/** What happens in a turn, told as it happens: to nobody, or into a trace. */
import { advance, HOUSE, opponent, type Step } from './geometry.ts';
import type { Direction, EndReason, PitRef, Side, TraceEvent } from './types.ts';

export type LiftReason = 'start' | 'endelea' | 'safari' | 'tax';

/** Pits are ring indices: the mover's, but in `capture` the target's and in `houseLost` either player's. */
export interface Recorder {
  place(pit: number, count: number): void;
  lift(rule: string, pit: number, count: number, why: LiftReason): void;
  capture(rule: string, by: number, target: number, count: number, removed: boolean): void;
  kichwa(pit: number, side: Direction, chosen: boolean): void;
  lap(first: number, step: Step, seeds: number): void;
  houseStop(): void;
  houseLost(ofMover: boolean, why: 'lifted' | 'captured' | 'mtaji capture'): void;
  takasiaStop(pit: number): void;
  takasiaSet(ofMover: boolean, pit: number, as: 'ban' | 'duty'): void;
  end(rule: string, reason: EndReason, sown: number, laps: number): void;
}

/** For counting moves: hears everything, keeps nothing. */
export const SILENT: Recorder = {
  place() {},
  lift() {},
  capture() {},
  kichwa() {},
  lap() {},
  houseStop() {},
  houseLost() {},
  takasiaStop() {},
  takasiaSet() {},
  end() {},
};

export interface TraceRecorder extends Recorder {
  readonly trace: readonly TraceEvent[];
}

/** Every pit once: a long trace names the same few thousands of times. */
const PITS: Readonly<Record<Side, readonly PitRef[]>> = {
  S: Array.from({ length: 16 }, (_, index): PitRef => ({ side: 'S', index })),
  N: Array.from({ length: 16 }, (_, index): PitRef => ({ side: 'N', index })),
};

export function traceRecorder(columns: number, mover: Side): TraceRecorder {
  const trace: TraceEvent[] = [];
  let laps = 0;
  const own = (index: number): PitRef => PITS[mover][index]!;
  const their = (index: number): PitRef => PITS[opponent(mover)][index]!;
  return {
    trace,
    place(pit, count) {
      trace.push({ rule: '2.3', type: 'place', pit: own(pit), count });
    },
    lift(rule, pit, count, why) {
      trace.push({ rule, type: 'lift', pit: own(pit), count, why });
    },
    capture(rule, by, target, count, removed) {
      trace.push({ rule, type: 'capture', by: own(by), pit: their(target), count, removed });
    },
    kichwa(pit, side, chosen) {
      trace.push({ rule: '2.2', type: 'kichwa', pit: own(pit), side, chosen });
    },
    lap(first, step, seeds) {
      const pits: PitRef[] = [];
      for (let seed = 0; seed < seeds; seed++) pits.push(own(advance(columns, first, step, seed)));
      laps++;
      trace.push({ rule: '1', type: 'lap', number: laps, step, pits });
    },
    houseStop() {
      trace.push({ rule: '2.1.3', type: 'house stop', pit: own(HOUSE) });
    },
    houseLost(ofMover, why) {
      trace.push({ rule: '2.5', type: 'house lost', pit: ofMover ? own(HOUSE) : their(HOUSE), why });
    },
    takasiaStop(pit) {
      trace.push({ rule: '2.1.4', type: 'takasia stop', pit: own(pit) });
    },
    takasiaSet(ofMover, pit, as) {
      trace.push({
        rule: as === 'ban' ? '2.6' : '3.2',
        type: 'takasia set',
        pit: ofMover ? own(pit) : their(pit),
        as,
      });
    },
    end(rule, reason, sown, laps) {
      trace.push({ rule, type: 'end', reason, sown, laps });
    },
  };
}
