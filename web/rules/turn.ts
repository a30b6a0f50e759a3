/** One turn of the Bao games, lap by lap (2.1, 2.2, 2.5, 2.7). */
import { type Board, frontIsEmpty, houseIsFunctional, isNamua, mayCapture } from './board.ts';
import { advance, facing, HOUSE, kichwaOf, ringSize, type Step, stepOf } from './geometry.ts';
import { nearKichwa } from './namua.ts';
import type { LiftReason, Recorder } from './record.ts';
import type { Start } from './turn-start.ts';
import type { Direction, EndReason, Ruleset } from './types.ts';

export interface TurnEnd {
  readonly reason: EndReason;
  /** Number of the rule that ended it. */
  readonly rule: string;
  readonly sown: number;
  readonly laps: number;
  /** The turn came to a point where the mover could stop at the house or play it (2.5). */
  readonly metHouse: boolean;
}

interface Turn {
  readonly rules: Ruleset;
  readonly board: Board;
  readonly record: Recorder;
  readonly namua: boolean;
  /** The first action decides: a takata captures nothing (2.1). */
  readonly capturing: boolean;
  readonly safari: boolean;
  /** The first lap comes from a house still owned and may run on through the takasia pit (3.2). */
  readonly firstLapPassesTakasia: boolean;
  captures: number;
  sown: number;
  laps: number;
  metHouse: boolean;
}

/** Seeds in the hand, about to be sown: the first goes into `first`. */
interface Lap {
  readonly first: number;
  readonly step: Step;
  readonly seeds: number;
  /** 2.7: the opponent's front row is empty, the turn ends with this lap whatever it reaches. */
  readonly last: boolean;
}

/**
 * Plays a turn out on `board`, which is changed, from a start that `namuaStarts` or `mtajiStarts` gave. `safari` goes on
 * where the turn could stop at the house. A never-ending turn leaves the board as it is when the limit is passed.
 */
export function playTurn(rules: Ruleset, board: Board, start: Start, safari: boolean, record: Recorder): TurnEnd {
  const turn: Turn = {
    rules,
    board,
    record,
    namua: isNamua(board),
    capturing: start.action === 'capture',
    safari,
    firstLapPassesTakasia: rules.switches.takasiaHouseRunsOn && start.pit === HOUSE && board.ownsHouse,
    captures: 0,
    sown: 0,
    laps: 0,
    metHouse: false,
  };
  let lap = firstLap(turn, start);
  for (;;) {
    const end = sow(turn, lap);
    if (lap.last) return finish(turn, '2.7', 'front row empty');
    if (turn.sown > rules.switches.moveLimit) return finish(turn, '2.7', 'never-ending');
    if (board.own[end] === 1) return finish(turn, '2.1.1', 'empty pit');
    if (turn.capturing && mayCapture(rules, board, end)) {
      lap = capture(turn, end, directionToKichwa(turn, end, lap.step));
    } else if (houseMayStop(turn, end)) {
      if (!plays(turn)) {
        record.houseStop();
        return finish(turn, '2.1.3', 'house');
      }
      lap = liftAll(turn, '2.5', end, lap.step, 'safari');
    } else if (takasiaStops(turn, end)) {
      record.takasiaStop(end);
      return finish(turn, '2.1.4', 'takasia');
    } else {
      lap = liftAll(turn, '2.1.5', end, lap.step, 'endelea');
    }
  }
}

function finish(turn: Turn, rule: string, reason: EndReason): TurnEnd {
  return { rule, reason, sown: turn.sown, laps: turn.laps, metHouse: turn.metHouse };
}

/** 2.3, 2.4: the first action. A namua move adds a seed from the hand, and captures or lifts; a mtaji move lifts. */
function firstLap(turn: Turn, start: Start): Lap {
  const { board, record, rules } = turn;
  const { pit, direction } = start;
  const rule = turn.namua ? '2.3' : '2.4';
  if (turn.namua) {
    board.ghala--;
    board.own[pit]!++;
    record.place(pit, board.own[pit]!);
    if (start.action === 'capture') return capture(turn, pit, direction);
  }
  const step = stepOf(rules.columns, pit, direction);
  return start.action === 'tax' ? liftTax(turn, rule, step) : liftAll(turn, rule, pit, step, 'start');
}

/** One seed per pit, none skipped (1). Returns the pit of the last seed. */
function sow(turn: Turn, lap: Lap): number {
  const { own } = turn.board;
  const mask = ringSize(turn.rules.columns) - 1; // all Bao rings have 16 pits
  let pit = lap.first;
  for (let seed = 0; seed < lap.seeds; seed++) {
    own[pit]!++;
    pit = (pit + lap.step) & mask;
  }
  turn.sown += lap.seeds;
  turn.laps++;
  turn.record.lap(lap.first, lap.step, lap.seeds);
  return (pit - lap.step) & mask;
}

/** Takes the whole pit into the hand; an owned house that is lifted is lost (2.5). */
function liftAll(turn: Turn, rule: string, pit: number, step: Step, why: LiftReason): Lap {
  const { board, record } = turn;
  const seeds = board.own[pit]!;
  board.own[pit] = 0;
  record.lift(rule, pit, seeds, why);
  if (pit === HOUSE && board.ownsHouse) {
    board.ownsHouse = false;
    record.houseLost(true, 'lifted');
  }
  return { first: advance(turn.rules.columns, pit, step, 1), step, seeds, last: false };
}

/** Tax (2.3): two seeds of the house; it stays owned. */
function liftTax(turn: Turn, rule: string, step: Step): Lap {
  turn.board.own[HOUSE]! -= 2;
  turn.record.lift(rule, HOUSE, 2, 'tax');
  return { first: advance(turn.rules.columns, HOUSE, step, 1), step, seeds: 2, last: false };
}

/** 2.2: takes the facing pit and brings its seeds in at a kichwa. */
function capture(turn: Turn, by: number, side: Direction): Lap {
  const { board, record, rules } = turn;
  const { columns } = rules;
  const target = facing(columns, by);
  const seeds = board.their[target]!;
  board.their[target] = 0;
  record.capture('2.2', by, target, seeds, false);
  loseHousesByCapture(turn, target);
  const chosen = turn.namua && turn.captures === 0 && nearKichwa(columns, by) === null;
  turn.captures++;
  const first = kichwaOf(columns, side);
  record.kichwa(first, side, chosen);
  return { first, step: side === 'L' ? 1 : -1, seeds, last: frontIsEmpty(board.their, columns) };
}

/** 2.2: the near kichwa, or the one that keeps the direction of the lap just ended. */
function directionToKichwa(turn: Turn, by: number, step: Step): Direction {
  return nearKichwa(turn.rules.columns, by) ?? (step === 1 ? 'L' : 'R');
}

/** 2.5: a captured house is lost, and both are at the first capture made in a mtaji move. */
function loseHousesByCapture(turn: Turn, target: number): void {
  const { board, record } = turn;
  if (target === HOUSE && board.theyOwnHouse) {
    board.theyOwnHouse = false;
    record.houseLost(false, 'captured');
  }
  if (turn.namua || housesOutliveMtajiCapture(turn.rules)) return;
  if (board.ownsHouse) {
    board.ownsHouse = false;
    record.houseLost(true, 'mtaji capture');
  }
  if (board.theyOwnHouse) {
    board.theyOwnHouse = false;
    record.houseLost(false, 'mtaji capture');
  }
}

/** Switches `houseOutlivesMtajiCapture` and `mtajiSafariChoice`, which includes it (3.6). */
function housesOutliveMtajiCapture(rules: Ruleset): boolean {
  return rules.switches.houseOutlivesMtajiCapture || rules.switches.mtajiSafariChoice;
}

/**
 * 2.1.3: the lap ended in the mover's functional house in a namua move. Switch `mtajiSafariChoice`: in a capturing mtaji
 * move too.
 */
function houseMayStop(turn: Turn, end: number): boolean {
  if (end !== HOUSE || !houseIsFunctional(turn.rules, turn.board)) return false;
  return turn.namua || (turn.capturing && turn.rules.switches.mtajiSafariChoice);
}

/** 2.1.3, 2.5: a takata always stops at the house, a capturing turn as the mover chose beforehand. */
function plays(turn: Turn): boolean {
  if (!turn.capturing) return false;
  turn.metHouse = true;
  return turn.safari;
}

/** 2.1.4, with the exception of 3.2 for a first lap from the house. */
function takasiaStops(turn: Turn, end: number): boolean {
  if (turn.capturing || end !== turn.board.banned) return false;
  return !(turn.laps === 1 && turn.firstLapPassesTakasia);
}
