/** Set-ups that are positions (rules 1 to 3, notation 1). */
import { asPosition, boardOf } from './board.ts';
import { HOUSE, isFront, opponent, pitName, ringSize } from './geometry.ts';
import { loserOnBoard } from './moves.ts';
import { captureTargets, takasiaExemption } from './takasia.ts';
import type { Position, Result, Ruleset, Setup, Side } from './types.ts';

const SIDES: readonly Side[] = ['S', 'N'];

/**
 * The set-up as a position of these rules, or all reasons why it is none. A finished position is one: an empty front
 * row is accepted.
 */
export function validate(rules: Ruleset, setup: Setup): Result<Position, string[]> {
  const malformed = [...SIDES.flatMap((side) => malformedHalf(rules, setup, side)), ...malformedRest(rules, setup)];
  const reasons = [...malformed];
  if (malformed.length === 0) {
    reasons.push(...seedReasons(rules, setup), ...ghalaReasons(rules, setup));
    for (const side of SIDES) reasons.push(...houseReasons(rules, setup, side));
    reasons.push(...takasiaReasons(rules, setup));
  }
  return reasons.length > 0 ? { ok: false, error: reasons } : { ok: true, value: asPosition(setup) };
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function malformedHalf(rules: Ruleset, setup: Setup, side: Side): string[] {
  const { pits, ghala } = setup[side];
  const size = ringSize(rules.columns);
  if (pits.length !== size) return [`${side} has ${pits.length} pits, ${size} expected`];
  const reasons: string[] = [];
  pits.forEach((count, index) => {
    if (!isCount(count)) {
      reasons.push(`${pitName(rules.columns, { side, index })} holds ${count}, a whole number from 0 expected`);
    }
  });
  if (!isCount(ghala)) reasons.push(`ghala of ${side} holds ${ghala}, a whole number from 0 expected`);
  return reasons;
}

function malformedRest(rules: Ruleset, setup: Setup): string[] {
  const reasons: string[] = [];
  const { moveNumber, takasia } = setup;
  if (!Number.isInteger(moveNumber) || moveNumber < 1) {
    reasons.push(`move number is ${moveNumber}, a whole number from 1 expected`);
  }
  if (takasia !== null && !(isCount(takasia.index) && takasia.index < ringSize(rules.columns))) {
    reasons.push(`takasia pit has index ${takasia.index}, 0 to ${ringSize(rules.columns) - 1} expected`);
  }
  return reasons;
}

function seedsOf(setup: Setup, side: Side): number {
  return setup[side].pits.reduce((sum, count) => sum + count, 0);
}

function seedReasons(rules: Ruleset, setup: Setup): string[] {
  const onBoard = seedsOf(setup, 'S') + seedsOf(setup, 'N');
  if (rules.family === 'arab') {
    if (onBoard > rules.seeds) return [`${onBoard} seeds, at most ${rules.seeds} expected`];
    return onBoard === 0 ? ['no seeds on the board'] : [];
  }
  const reasons: string[] = [];
  const seeds = onBoard + setup.S.ghala + setup.N.ghala;
  if (seeds !== rules.seeds) reasons.push(`${seeds} seeds, ${rules.seeds} expected`);
  const isEmpty = (side: Side) => setup[side].pits.slice(0, rules.columns).every((count) => count === 0);
  if (SIDES.every(isEmpty)) reasons.push('both front rows are empty, at most one can be');
  return reasons;
}

/** Players put in one seed each in turn, so that their ghalas never differ by more than one. */
function ghalaReasons(rules: Ruleset, setup: Setup): string[] {
  const { S, N } = setup;
  if (rules.start.ghala === 0) {
    return SIDES.filter((side) => setup[side].ghala > 0).map(
      (side) => `ghala of ${side} holds ${setup[side].ghala}, but ${rules.variant} has nothing in hand`,
    );
  }
  if (Math.abs(S.ghala - N.ghala) <= 1) return [];
  return [`ghalas hold ${S.ghala} and ${N.ghala}, they can differ by one at most`];
}

function houseReasons(rules: Ruleset, setup: Setup, side: Side): string[] {
  const { ownsHouse, pits } = setup[side];
  if (!ownsHouse) return [];
  if (rules.houseFrom === null) return [`${side} owns a house, but ${rules.variant} has none`];
  const count = pits[HOUSE]!;
  const house = pitName(rules.columns, { side, index: HOUSE });
  if (count >= rules.ownedHouseAtLeast) return [];
  return [`an owned house below ${rules.ownedHouseAtLeast}: ${house} holds ${count}`];
}

const EXEMPTIONS = {
  'owned house': "its owner's house",
  'only occupied front pit': 'the only occupied front pit',
  'only front pit with two': 'the only front pit with two or more seeds',
  'single seed': 'a single seed, which these rules exempt',
} as const;

function takasiaReasons(rules: Ruleset, setup: Setup): string[] {
  const mark = setup.takasia;
  if (mark === null) return [];
  if (!rules.switches.takasia) return ['takasia mark, but these rules have no takasia'];
  const name = pitName(rules.columns, mark);
  if (!isFront(rules.columns, mark.index)) return [`takasia pit ${name} is not in the front row`];
  const reasons: string[] = [];
  const isEmpty = setup[mark.side].pits[mark.index] === 0;
  if (isEmpty) reasons.push(`takasia pit ${name} is empty`);
  if (loserOnBoard(rules, setup) !== null) reasons.push('takasia mark, but a front row is empty');
  return [...reasons, ...(mark.side === setup.side ? banReasons(rules, setup, isEmpty) : dutyReasons(rules, setup))];
}

/** 2.6: what cannot be when the side to move has just been given a takasia pit. */
function banReasons(rules: Ruleset, setup: Setup, isEmpty: boolean): string[] {
  const reasons: string[] = [];
  const board = boardOf(setup);
  const exemption = isEmpty ? null : takasiaExemption(rules, board, board.banned);
  const name = pitName(rules.columns, setup.takasia!);
  if (exemption !== null) reasons.push(`takasia pit ${name} is ${EXEMPTIONS[exemption]}`);
  if (captureTargets(rules, board).size > 0) reasons.push('takasia mark, but the side to move can capture');
  const by = opponent(setup.side);
  if (setup[by].ghala > 0) reasons.push(`takasia mark, but ${by} still has seeds in hand`);
  return reasons;
}

/** 3.2: what cannot be when the side to move must take the marked pit. */
function dutyReasons(rules: Ruleset, setup: Setup): string[] {
  const mark = setup.takasia!;
  const name = pitName(rules.columns, mark);
  if (!rules.switches.takasiaDuty) {
    return [`takasia pit ${name} belongs to the opponent, but these rules know no duty to take it`];
  }
  const reasons: string[] = [];
  if (mark.index === HOUSE && setup[mark.side].ownsHouse) reasons.push(`takasia pit ${name} is its owner's house`);
  if (setup[setup.side].ghala > 0) reasons.push(`duty to take ${name}, but ${setup.side} still has seeds in hand`);
  return reasons;
}
