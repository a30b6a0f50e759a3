/** Why a set-up is no position. */
import { type Reason, type ReasonMaker, reasonsOf } from './reason.ts';

/** The English sentences; `{side}` is S or N, `{variant}` the variant's id, `{pit}` a pit's name, the others are numbers. */
export const POSITION_REASONS = {
  pits: '{side} has {found} pits, {expected} expected',
  count: '{pit} holds {found}, a whole number from 0 expected',
  ghalaCount: 'ghala of {side} holds {found}, a whole number from 0 expected',
  moveNumber: 'move number is {found}, a whole number from 1 expected',
  takasiaIndex: 'takasia pit has index {found}, 0 to {expected} expected',
  tooManySeeds: '{found} seeds, at most {expected} expected',
  noSeeds: 'no seeds on the board',
  seeds: '{found} seeds, {expected} expected',
  bothFrontsEmpty: 'both front rows are empty, at most one can be',
  nothingInHand: 'ghala of {side} holds {found}, but {variant} has nothing in hand',
  ghalas: 'ghalas hold {south} and {north}, they can differ by one at most',
  noHouse: '{side} owns a house, but {variant} has none',
  houseBelow: 'an owned house below {expected}: {pit} holds {found}',
  noTakasia: 'takasia mark, but these rules have no takasia',
  takasiaBack: 'takasia pit {pit} is not in the front row',
  takasiaEmpty: 'takasia pit {pit} is empty',
  takasiaOver: 'takasia mark, but a front row is empty',
  takasiaHouse: "takasia pit {pit} is its owner's house",
  takasiaOnlyFront: 'takasia pit {pit} is the only occupied front pit',
  takasiaOnlyTwo: 'takasia pit {pit} is the only front pit with two or more seeds',
  takasiaSingle: 'takasia pit {pit} is a single seed, which these rules exempt',
  takasiaCapture: 'takasia mark, but the side to move can capture',
  takasiaHand: 'takasia mark, but {side} still has seeds in hand',
  noDuty: 'takasia pit {pit} belongs to the opponent, but these rules know no duty to take it',
  dutyHand: 'duty to take {pit}, but {side} still has seeds in hand',
} as const;

export type PositionReasonKey = keyof typeof POSITION_REASONS;

export type PositionReason = Reason<PositionReasonKey>;

export const reason: ReasonMaker<typeof POSITION_REASONS> = reasonsOf(POSITION_REASONS);
