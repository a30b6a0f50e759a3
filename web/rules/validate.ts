/** Set-ups that are positions (rules 1 to 3, notation 1). */
import { asPosition, boardOf } from './board.ts';
import { HOUSE, isFront, opponent, pitName, ringSize } from './geometry.ts';
import { loserOnBoard } from './moves.ts';
import { type PositionReason, reason } from './position-reasons.ts';
import { captureTargets, takasiaExemption } from './takasia.ts';
import type { Position, Result, Ruleset, Setup, Side } from './types.ts';

const SIDES: readonly Side[] = ['S', 'N'];

/**
 * The set-up as a position of these rules, or all reasons why it is none, in English. A finished position is one: an empty
 * front row is accepted.
 */
export function validate(rules: Ruleset, setup: Setup): Result<Position, string[]> {
  const reasons = whyNotPosition(rules, setup);
  if (reasons.length === 0) return { ok: true, value: asPosition(setup) };
  return { ok: false, error: reasons.map(({ message }) => message) };
}

/** All reasons why the set-up is no position of these rules, with keys and parameters; none if it is one. */
export function whyNotPosition(rules: Ruleset, setup: Setup): readonly PositionReason[] {
  const malformed = [...SIDES.flatMap((side) => malformedHalf(rules, setup, side)), ...malformedRest(rules, setup)];
  const reasons = [...malformed];
  if (malformed.length === 0) {
    reasons.push(...seedReasons(rules, setup), ...ghalaReasons(rules, setup));
    for (const side of SIDES) reasons.push(...houseReasons(rules, setup, side));
    reasons.push(...takasiaReasons(rules, setup));
  }
  return reasons;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function malformedHalf(rules: Ruleset, setup: Setup, side: Side): PositionReason[] {
  const { pits, ghala } = setup[side];
  const size = ringSize(rules.columns);
  if (pits.length !== size) return [reason('pits', { side, found: pits.length, expected: size })];
  const reasons: PositionReason[] = [];
  pits.forEach((count, index) => {
    if (!isCount(count)) {
      reasons.push(reason('count', { pit: pitName(rules.columns, { side, index }), found: count }));
    }
  });
  if (!isCount(ghala)) reasons.push(reason('ghalaCount', { side, found: ghala }));
  return reasons;
}

function malformedRest(rules: Ruleset, setup: Setup): PositionReason[] {
  const reasons: PositionReason[] = [];
  const { moveNumber, takasia } = setup;
  if (!Number.isInteger(moveNumber) || moveNumber < 1) {
    reasons.push(reason('moveNumber', { found: moveNumber }));
  }
  if (takasia !== null && !(isCount(takasia.index) && takasia.index < ringSize(rules.columns))) {
    reasons.push(reason('takasiaIndex', { found: takasia.index, expected: ringSize(rules.columns) - 1 }));
  }
  return reasons;
}

function seedsOf(setup: Setup, side: Side): number {
  return setup[side].pits.reduce((sum, count) => sum + count, 0);
}

function seedReasons(rules: Ruleset, setup: Setup): PositionReason[] {
  const onBoard = seedsOf(setup, 'S') + seedsOf(setup, 'N');
  if (rules.family === 'arab') {
    if (onBoard > rules.seeds) return [reason('tooManySeeds', { found: onBoard, expected: rules.seeds })];
    return onBoard === 0 ? [reason('noSeeds')] : [];
  }
  const reasons: PositionReason[] = [];
  const seeds = onBoard + setup.S.ghala + setup.N.ghala;
  if (seeds !== rules.seeds) reasons.push(reason('seeds', { found: seeds, expected: rules.seeds }));
  const isEmpty = (side: Side) => setup[side].pits.slice(0, rules.columns).every((count) => count === 0);
  if (SIDES.every(isEmpty)) reasons.push(reason('bothFrontsEmpty'));
  return reasons;
}

/** Players put in one seed each in turn, so that their ghalas never differ by more than one. */
function ghalaReasons(rules: Ruleset, setup: Setup): PositionReason[] {
  const { S, N } = setup;
  if (rules.start.ghala === 0) {
    return SIDES.filter((side) => setup[side].ghala > 0).map((side) =>
      reason('nothingInHand', { side, found: setup[side].ghala, variant: rules.variant }),
    );
  }
  if (Math.abs(S.ghala - N.ghala) <= 1) return [];
  return [reason('ghalas', { south: S.ghala, north: N.ghala })];
}

function houseReasons(rules: Ruleset, setup: Setup, side: Side): PositionReason[] {
  const { ownsHouse, pits } = setup[side];
  if (!ownsHouse) return [];
  if (rules.houseFrom === null) return [reason('noHouse', { side, variant: rules.variant })];
  const count = pits[HOUSE]!;
  const house = pitName(rules.columns, { side, index: HOUSE });
  if (count >= rules.ownedHouseAtLeast) return [];
  return [reason('houseBelow', { expected: rules.ownedHouseAtLeast, pit: house, found: count })];
}

const EXEMPTIONS = {
  'owned house': 'takasiaHouse',
  'only occupied front pit': 'takasiaOnlyFront',
  'only front pit with two': 'takasiaOnlyTwo',
  'single seed': 'takasiaSingle',
} as const;

function takasiaReasons(rules: Ruleset, setup: Setup): PositionReason[] {
  const mark = setup.takasia;
  if (mark === null) return [];
  if (!rules.switches.takasia) return [reason('noTakasia')];
  const name = pitName(rules.columns, mark);
  if (!isFront(rules.columns, mark.index)) return [reason('takasiaBack', { pit: name })];
  const reasons: PositionReason[] = [];
  const isEmpty = setup[mark.side].pits[mark.index] === 0;
  if (isEmpty) reasons.push(reason('takasiaEmpty', { pit: name }));
  if (loserOnBoard(rules, setup) !== null) reasons.push(reason('takasiaOver'));
  return [...reasons, ...(mark.side === setup.side ? banReasons(rules, setup, isEmpty) : dutyReasons(rules, setup))];
}

/** 2.6: what cannot be when the side to move has just been given a takasia pit. */
function banReasons(rules: Ruleset, setup: Setup, isEmpty: boolean): PositionReason[] {
  const reasons: PositionReason[] = [];
  const board = boardOf(rules, setup);
  const exemption = isEmpty ? null : takasiaExemption(rules, board, board.banned);
  const name = pitName(rules.columns, setup.takasia!);
  if (exemption !== null) reasons.push(reason(EXEMPTIONS[exemption], { pit: name }));
  if (captureTargets(rules, board).size > 0) reasons.push(reason('takasiaCapture'));
  const by = opponent(setup.side);
  if (setup[by].ghala > 0) reasons.push(reason('takasiaHand', { side: by }));
  return reasons;
}

/** 3.2: what cannot be when the side to move must take the marked pit. */
function dutyReasons(rules: Ruleset, setup: Setup): PositionReason[] {
  const mark = setup.takasia!;
  const name = pitName(rules.columns, mark);
  if (!rules.switches.takasiaDuty) {
    return [reason('noDuty', { pit: name })];
  }
  const reasons: PositionReason[] = [];
  if (mark.index === HOUSE && setup[mark.side].ownsHouse) reasons.push(reason('takasiaHouse', { pit: name }));
  if (setup[setup.side].ghala > 0) reasons.push(reason('dutyHand', { pit: name, side: setup.side }));
  return reasons;
}
