/** The reference rules model: everything that other folders may use. */

export { parseBao, parseBaoSteps } from './bao.ts';
export { DIALECTS, type Dialect } from './dialects.ts';
export { FILE_REASONS, FileError, fileReason, formatIn, readJson } from './file-reasons.ts';
export {
  type Added,
  addMove,
  addMoves,
  childOf,
  countMoves,
  deleteNode,
  drawByRepetition,
  type Evaluation,
  type Game,
  type GameNode,
  mainline,
  newGame,
  nodeAt,
  nodesAlong,
  type Path,
  promote,
  promoteToMainline,
  resultOnBoard,
  setComment,
  setEvaluation,
  setTag,
  type Tag,
  tagOf,
  thirdOccurrence,
  toggleNag,
  walk,
} from './game.ts';
export { formatGame, formatGameSteps, formatGames } from './game-format.ts';
export type { GameTextError, ParsedGame, ReadOptions } from './game-reader.ts';
export { parseGames, parseGamesSteps, type ReadProgress, type ReadSteps } from './game-text.ts';
export { facing, opponent, pitName, pitOf, stepOf } from './geometry.ts';
export { type MoveTextError, matchMove, parseMove, possibleDialects } from './move-text.ts';
export { legalMoves } from './moves.ts';
export { outcome } from './outcome.ts';
export { divide, perft } from './perft.ts';
export { play } from './play.ts';
export { POSITION_REASONS, type PositionReason } from './position-reasons.ts';
export { PLACE_PRESETS, type PlacePreset } from './presets.ts';
export {
  type AnythingError,
  type AnythingOptions,
  type Found,
  readAnything,
  readAnythingSteps,
} from './read-anything.ts';
export { BETWEEN_REASONS, type Reason, type ReasonParam, reasonsOf } from './reason.ts';
export { type Refusal, type RefusalReason, whyNotPlayable } from './refusal.ts';
export { MOVE_LIMIT_RANGE, presetSwitches, rulesetOf, switchDifferences, VARIANTS, whyNotRuleset } from './ruleset.ts';
export { RULESET_REASONS, type RulesetReason } from './ruleset-reasons.ts';
export { startPosition } from './start.ts';
export { stateKey } from './state-key.ts';
export { lastOf } from './steps.ts';
export { quoted, type TextError } from './text-error.ts';
export { columnsOfText, formatPosition, parseSetup } from './text-position.ts';
export { TEXT_REASONS } from './text-reasons.ts';
export { applyEvent, type SetupInTurn, traceLines } from './trace.ts';
export type * from './types.ts';
export { validate, whyNotPosition } from './validate.ts';
