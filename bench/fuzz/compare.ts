/** One position, or one move in it, in both implementations: the first difference as text, or null. */
import {
  applyEvent,
  formatPosition,
  type LegalMove,
  legalMoves,
  type Outcome,
  outcome,
  type Played,
  type Position,
  play,
  type Ruleset,
  type Setup,
} from '../../web/rules/index.ts';
import type { RulesSpec } from '../../worker/protocol.ts';

/** What is compared with the model: `EngineHost` is one of these. Error texts or null, as there. */
export interface FuzzEngine {
  setRules(spec: RulesSpec): string | null;
  setPosition(text: string): string | null;
  positionText(): string;
  legalMoves(): string[];
  play(move: string): string | null;
  hash(): bigint;
  outcome(): 'p1win' | 'p2win' | 'draw' | 'none';
}

const wordFor = (end: Outcome | null) => (end === null ? 'none' : end.winner === 'S' ? 'p1win' : 'p2win');

/** The engine stands on `position`: do both see the same board, moves and end? `moves` are the model's. */
export function comparePosition(
  engine: FuzzEngine,
  rules: Ruleset,
  position: Position,
  moves: readonly LegalMove[] = legalMoves(rules, position),
): string | null {
  const text = formatPosition(position);
  const theirs = engine.positionText();
  if (theirs !== text) return `the engine has ${theirs}`;
  const expected = moves.map((move) => move.text).join(' ');
  const found = engine.legalMoves().join(' ');
  if (found !== expected) return `legal moves: model "${expected}", engine "${found}"`;
  const end = outcome(rules, position);
  if ((end === null) !== moves.length > 0) return `${moves.length} legal moves, but the model's end is ${wordFor(end)}`;
  const said = engine.outcome();
  // A draw is told by the record of the game, not by the position.
  if (said !== 'draw' && said !== wordFor(end)) return `end: model ${wordFor(end)}, engine ${said}`;
  return null;
}

export interface MoveCompared {
  readonly wrong: string | null;
  readonly played: Played;
}

/** Plays `move` in both; the engine stands on `position` before and on the next one after. */
export function compareMove(engine: FuzzEngine, rules: Ruleset, position: Position, move: LegalMove): MoveCompared {
  const played = play(rules, position, move);
  return { wrong: resultDiffers(engine, position, move, played), played };
}

function resultDiffers(engine: FuzzEngine, position: Position, move: LegalMove, played: Played): string | null {
  const refused = engine.play(move.text);
  if (refused !== null) return `the engine refuses ${move.text}: ${refused}`;
  const text = formatPosition(played.position);
  const theirs = engine.positionText();
  if (theirs !== text) return `after ${move.text}: model ${text}, engine ${theirs}`;
  const said = engine.outcome();
  const expected = wordFor(played.outcome);
  if (said !== expected && said !== 'draw') return `end after ${move.text}: model ${expected}, engine ${said}`;
  const traced = played.trace.reduce<Setup>(applyEvent, position);
  if (formatPosition(traced) !== text)
    return `the trace of ${move.text} leads to ${formatPosition(traced)}, not to ${text}`;
  if (played.trace.at(-1)?.type !== 'end') return `the trace of ${move.text} has no end`;
  return null;
}

/** The hash of the position reached by playing and of the same position set up: they must be equal. */
export function compareHash(engine: FuzzEngine, position: Position): string | null {
  const played = engine.hash();
  const error = engine.setPosition(formatPosition(position));
  if (error !== null) return `the engine refuses the position it has played to: ${error}`;
  const fresh = engine.hash();
  return played === fresh ? null : `hash ${played} by playing, ${fresh} by setting up`;
}
