/** The Arab games (3.4, 3.5): captured seeds leave the board, capturing is not compulsory, no hand and no house. */
import type { Board } from './board.ts';
import { advance, behind, directionOf, facing, isFront, ringSize, type Step, stepOf } from './geometry.ts';
import type { Recorder } from './record.ts';
import type { TurnEnd } from './turn.ts';
import type { Start } from './turn-start.ts';
import type { EndReason, Ruleset } from './types.ts';

/** 3.4: pits of two or more; single seeds only when the mover has nothing else, and only into an empty pit. */
export function arabStarts(rules: Ruleset, board: Board): Start[] {
  const least = board.own.some((seeds) => seeds >= 2) ? 2 : 1;
  const starts: Start[] = [];
  for (let pit = 0; pit < ringSize(rules.columns); pit++) {
    if (board.own[pit]! < least) continue;
    for (const step of rules.arab!.directions) {
      if (least === 1 && board.own[advance(rules.columns, pit, step, 1)] !== 0) continue;
      starts.push({ pit, direction: directionOf(rules.columns, pit, step), action: 'arab' });
    }
  }
  return starts;
}

/**
 * 3.4: sows on from every occupied pit, takes from an empty front pit. A never-ending turn leaves `board` in the middle
 * of it: the caller keeps the board from before.
 */
export function playArabTurn(rules: Ruleset, board: Board, start: Start, record: Recorder): TurnEnd {
  const { columns } = rules;
  const size = ringSize(columns);
  const step: Step = stepOf(columns, start.pit, start.direction);
  let pit = start.pit;
  let sown = 0;
  let laps = 0;
  const finish = (reason: EndReason): TurnEnd => {
    const rule = reason === 'never-ending' ? '2.7' : '3.4';
    return { rule, reason, sown, laps, metHouse: false };
  };
  for (;;) {
    const seeds = board.own[pit]!;
    board.own[pit] = 0;
    record.lift('3.4', pit, seeds, laps === 0 ? 'start' : 'endelea');
    const first = advance(columns, pit, step, 1);
    for (let seed = 0; seed < seeds; seed++) {
      pit = (pit + step + size) % size;
      board.own[pit]!++;
    }
    sown += seeds;
    laps++;
    record.lap(first, step, seeds);
    if (sown > rules.switches.moveLimit) return finish('never-ending');
    if (board.own[pit] === 1) {
      const taken = isFront(columns, pit) ? takeOff(rules, board, pit, record) : 0;
      return finish(taken > 0 ? 'captured' : 'empty pit');
    }
  }
}

/** 3.4: the facing front pit, if occupied, and the back pit behind it; 3.5: each of the two by itself. */
function takeOff(rules: Ruleset, board: Board, by: number, record: Recorder): number {
  const front = facing(rules.columns, by);
  const targets = [front, behind(rules.columns, front)];
  const rule = rules.arab!.capturesEachPitAlone ? '3.5' : '3.4';
  if (board.their[front] === 0 && !rules.arab!.capturesEachPitAlone) return 0;
  let taken = 0;
  for (const target of targets) {
    const seeds = board.their[target]!;
    if (seeds === 0) continue;
    board.their[target] = 0;
    taken += seeds;
    record.capture(rule, by, target, seeds, true);
  }
  return taken;
}
