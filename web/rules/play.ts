/** Playing one move. */
import { boardOf } from './board.ts';
import { opponent, pitName } from './geometry.ts';
import { type AfterTurn, afterTurn, legalMoves, loserOnBoard, passedOn, startsOf } from './moves.ts';
import { outcome } from './outcome.ts';
import { traceRecorder } from './record.ts';
import type { Move, Played, Position, Ruleset, TraceEvent } from './types.ts';

/**
 * Plays a legal move: the position after it, what happened, and the outcome if the game is over with it.
 * @throws RangeError if the move is not legal; the message lists the legal moves from that pit, or all of them.
 */
export function play(rules: Ruleset, position: Position, move: Move): Played {
  const recorder = traceRecorder(rules.columns, position.side);
  const after = tryMove(rules, position, move, recorder);
  if (after === null) throw illegal(rules, position, move);
  if (after.position === null) return neverEnding(rules, position, after);
  return { position: after.position, trace: recorder.trace, outcome: outcome(rules, after.position) };
}

/** Null if the move is not legal. */
function tryMove(
  rules: Ruleset,
  position: Position,
  move: Move,
  recorder: ReturnType<typeof traceRecorder>,
): AfterTurn | null {
  if (loserOnBoard(rules, position) !== null) return null;
  const starts = startsOf(rules, boardOf(rules, position));
  const start = starts.find(({ pit, direction }) => pit === move.pit && direction === move.direction);
  if (start === undefined) return null;
  const after = afterTurn(rules, position, start, move.safari, recorder);
  if (move.safari && !after.end.metHouse) return null; // 2.5: no such choice in this turn
  if (after.position === null && rules.family !== 'arab') return null; // 2.7: never-ending
  return after;
}

/** 3.4: a never-ending turn loses, and the board stays as it was before it. */
function neverEnding(rules: Ruleset, position: Position, { end }: AfterTurn): Played {
  const trace: TraceEvent[] = [{ rule: end.rule, type: 'end', reason: 'never-ending', sown: end.sown, laps: end.laps }];
  return {
    position: passedOn(position, boardOf(rules, position)),
    trace,
    outcome: { winner: opponent(position.side), reason: 'never-ending turn' },
  };
}

function illegal(rules: Ruleset, position: Position, move: Move): RangeError {
  const legal = legalMoves(rules, position);
  const fromPit = legal.filter(({ pit }) => pit === move.pit);
  const candidates = (fromPit.length > 0 ? fromPit : legal).map(({ text }) => text).join(' ');
  const inRange = Number.isInteger(move.pit) && move.pit >= 0 && move.pit < 2 * rules.columns;
  const pit = inRange ? pitName(rules.columns, { side: position.side, index: move.pit }) : `pit ${move.pit}`;
  const text = `${pit}${move.direction}${move.safari ? '>' : ''}`;
  return new RangeError(`${text} is not a legal move here; legal: ${candidates || 'none, the game is over'}`);
}
