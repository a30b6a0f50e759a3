/** Moves as text (notation 2): the canonical form, what is accepted besides, and the dialects. */
import { DIALECTS, type Dialect, type MoveParts, READERS } from './dialects.ts';
import { legalMoves } from './moves.ts';
import { play } from './play.ts';
import type { Reason } from './reason.ts';
import { fail, ok, quoted, saying, type TextError } from './text-error.ts';
import { textReason } from './text-reasons.ts';
import type { LegalMove, Position, Result, Ruleset } from './types.ts';

export interface MoveTextError extends TextError {
  /**
   * Canonical texts of the legal moves that may have been meant: those from the same pit if there are any, else all. Empty
   * if the game is over.
   */
  readonly candidates: readonly string[];
}

/** The front pits whose namua capture leaves no choice of kichwa (2.2): kichwa and kimbi of both ends. */
const hasForcedKichwa = (index: number, columns: number) =>
  index <= 1 || (index >= columns - 2 && index <= columns - 1);

/**
 * Reads a move for `position`. Exactly one legal move must fit. Left out may be: the row in namua, the direction in a namua
 * capture from pits 1, 2, 7, 8. Stars may be wrong or missing and the row letter may have the other side's case; a missing
 * `>` always means that the house stops the turn. White space around the text is free.
 */
export function parseMove(
  rules: Ruleset,
  position: Position,
  text: string,
  dialect: Dialect = 'bao',
): Result<LegalMove, MoveTextError> {
  return matchMove(rules, position, legalMoves(rules, position), text, dialect);
}

/** `parseMove` for callers that know the legal moves already. */
export function matchMove(
  rules: Ruleset,
  position: Position,
  legal: readonly LegalMove[],
  text: string,
  dialect: Dialect = 'bao',
): Result<LegalMove, MoveTextError> {
  const word = text.trim();
  const exact = dialect === 'bao' ? legal.find((move) => move.text === word) : undefined;
  if (exact) return ok(exact);

  const reader = READERS[dialect];
  const parts = word.length > 8 ? null : reader.read(word, { columns: rules.columns, side: position.side });
  if (!parts) {
    const what = textReason('noMove', { text: quoted(word) });
    return complain(textReason('wanted', { what, wanted: reader.wanted }), reader.wanted.message, legal);
  }
  const namua = position[position.side].ghala > 0;
  const fromPit = legal.filter((move) => startsFrom(move, parts, rules.columns));
  const fitting = fromPit.filter((move) => fits(move, parts, namua, rules.columns));
  if (fitting.length === 1) return ok(fitting[0]!);

  const said = { text: quoted(word) };
  const candidates = fromPit.length > 0 ? fromPit : legal;
  if (legal.length === 0) return complain(textReason('isOver', said), 'no more moves', legal);
  if (parts.row === null && !namua) {
    return complain(textReason('rowLeftOut', said), 'a row letter', candidates);
  }
  if (parts.direction === null && fromPit.length > 0) {
    return complain(textReason('directionLeftOut', said), 'a direction', candidates);
  }
  const reason = textReason(fromPit.length > 0 ? 'otherMoves' : 'notPlayable', said);
  return complain(reason, 'a legal move', candidates);
}

function complain(why: Reason, expected: string, moves: readonly LegalMove[]) {
  const candidates = moves.map((move) => move.text);
  const reason = candidates.length > 0 ? textReason('candidates', { reason: why, names: candidates.join(' ') }) : why;
  return fail<MoveTextError>({ ...saying(reason), expected, candidates });
}

function startsFrom(move: LegalMove, parts: MoveParts, columns: number): boolean {
  const front = move.pit < columns;
  const number = front ? move.pit + 1 : 2 * columns - move.pit;
  return number === parts.number && (parts.row === null || (parts.row === 'front') === front);
}

function fits(move: LegalMove, parts: MoveParts, namua: boolean, columns: number): boolean {
  if (parts.row === null && !namua) return false;
  if (parts.safari !== move.safari) return false;
  if (parts.direction !== null) return parts.direction === move.direction;
  return namua && move.captures && hasForcedKichwa(move.pit, columns);
}

/** Reads texts as moves played one after the other from `start`, as far as they can be read; canonical texts out. */
export function readLine(rules: Ruleset, start: Position, texts: readonly string[], dialect: Dialect): string[] {
  const line: string[] = [];
  let position = start;
  for (const text of texts) {
    const move = parseMove(rules, position, text, dialect);
    if (!move.ok) break;
    line.push(move.value.text);
    const played = play(rules, position, move.value);
    if (played.outcome) break;
    position = played.position;
  }
  return line;
}

/**
 * The dialects in which all of `texts` can be read as moves played one after the other from `position`. Several may agree
 * on what is played (`A7*`); where they differ, the user has to be asked.
 */
export function possibleDialects(rules: Ruleset, position: Position, texts: readonly string[]): Dialect[] {
  return DIALECTS.filter((dialect) => readLine(rules, position, texts, dialect).length === texts.length);
}
