/** Legal moves, and what a turn leaves behind. */
import { arabStarts, playArabTurn } from './arab.ts';
import { asPosition, type Board, boardOf, copyOf, frontIsEmpty, isNamua } from './board.ts';
import { opponent, pitName } from './geometry.ts';
import { mtajiStarts } from './mtaji.ts';
import { namuaStarts } from './namua.ts';
import { type Recorder, SILENT } from './record.ts';
import { markAfter } from './takasia.ts';
import { playTurn, type TurnEnd } from './turn.ts';
import type { Start } from './turn-start.ts';
import type { Half, LegalMove, Position, Ruleset, Setup, Side } from './types.ts';

/** The legal moves of the side to move, sorted by their text; none if the game is over (2.3, 2.4, 2.7, 3.4). */
export function legalMoves(rules: Ruleset, position: Position): readonly LegalMove[] {
  const moves: LegalMove[] = [];
  forEachTurn(rules, position, (board, start, safari) => {
    moves.push(legalMove(rules, board, start, safari));
  });
  return moves.sort((a, b) => (a.text < b.text ? -1 : 1));
}

/** True as soon as one legal move is found. */
export function hasLegalMove(rules: Ruleset, position: Position): boolean {
  const board = boardOf(rules, position);
  if (rules.family === 'arab') return startsOf(rules, board).length > 0; // 3.4: never-ending turns are legal
  return startsOf(rules, board).some((start) => tryTurn(rules, board, start, false).reason !== 'never-ending');
}

/** The side that has lost by what lies on the board: an empty front row (2.7), in Arab games no seeds (3.4). */
export function loserOnBoard(rules: Ruleset, setup: Setup): Side | null {
  const counted = rules.family === 'arab' ? 2 * rules.columns : rules.columns;
  for (const side of [setup.side, opponent(setup.side)]) {
    if (frontIsEmpty(setup[side].pits, counted)) return side;
  }
  return null;
}

/** How a turn may begin, by first actions and first laps only (2.4); never-ending turns are still among them. */
export function startsOf(rules: Ruleset, board: Board): Start[] {
  if (rules.family === 'arab') return arabStarts(rules, board);
  return isNamua(board) ? namuaStarts(rules, board) : mtajiStarts(rules, board);
}

/** The positions after each legal move, in no order; null where an Arab turn never ends and with it the game (3.4). */
export function successors(rules: Ruleset, position: Position): (Position | null)[] {
  const children: (Position | null)[] = [];
  forEachTurn(rules, position, (_, start, safari) => {
    children.push(afterTurn(rules, position, start, safari, SILENT).position);
  });
  return children;
}

/** Calls back for each legal move (2.5: the safari exists only where the turn really came to the house). */
function forEachTurn(
  rules: Ruleset,
  position: Position,
  found: (board: Board, start: Start, safari: boolean) => void,
): void {
  if (loserOnBoard(rules, position) !== null) return;
  const board = boardOf(rules, position);
  for (const start of startsOf(rules, board)) {
    if (rules.family === 'arab') {
      found(board, start, false); // 3.4: never-ending turns are legal
      continue;
    }
    const end = tryTurn(rules, board, start, false);
    if (end.reason === 'never-ending') continue; // 2.7
    found(board, start, false);
    if (end.metHouse && tryTurn(rules, board, start, true).reason !== 'never-ending') found(board, start, true);
  }
}

function tryTurn(rules: Ruleset, board: Board, start: Start, safari: boolean): TurnEnd {
  return playTurn(rules, copyOf(board), start, safari, SILENT);
}

function runTurn(rules: Ruleset, board: Board, start: Start, safari: boolean, record: Recorder): TurnEnd {
  return rules.family === 'arab'
    ? playArabTurn(rules, board, start, record)
    : playTurn(rules, board, start, safari, record);
}

function legalMove(rules: Ruleset, board: Board, start: Start, safari: boolean): LegalMove {
  const { pit, direction, action } = start;
  const stars = action === 'takata' || action === 'tax' ? (board.banned >= 0 ? '**' : '*') : '';
  const text = pitName(rules.columns, { side: board.mover, index: pit }) + direction + (safari ? '>' : '') + stars;
  return { pit, direction, safari, captures: action === 'capture', text };
}

export interface AfterTurn {
  readonly end: TurnEnd;
  /** Null after a never-ending turn. */
  readonly position: Position | null;
}

/** Plays a start out on a copy of the position and passes the turn. Records everything, the end included. */
export function afterTurn(
  rules: Ruleset,
  position: Position,
  start: Start,
  safari: boolean,
  record: Recorder,
): AfterTurn {
  const board = boardOf(rules, position);
  const mtajiTakata = !isNamua(board) && (start.action === 'takata' || start.action === 'tax');
  const end = runTurn(rules, board, start, safari, record);
  if (end.reason === 'never-ending') return { end, position: null };
  const unmarked = passedOn(position, board);
  const mark = markAfter(rules, unmarked, position.takasia, mtajiTakata);
  if (mark !== null) record.takasiaSet(mark.pit.side === board.mover, mark.pit.index, mark.as);
  record.end(end.rule, end.reason, end.sown, end.laps);
  return { end, position: mark === null ? unmarked : asPosition({ ...unmarked, takasia: mark.pit }) };
}

/** The position in which the turn has passed to the opponent, without a takasia mark. */
export function passedOn(before: Setup, board: Board): Position {
  const own: Half = { pits: board.own, ghala: board.ghala, ownsHouse: board.ownsHouse };
  const their: Half = { ...before[opponent(board.mover)], pits: board.their, ownsHouse: board.theyOwnHouse };
  const isSouth = board.mover === 'S';
  return asPosition({
    S: isSouth ? own : their,
    N: isSouth ? their : own,
    side: opponent(board.mover),
    takasia: null,
    moveNumber: before.moveNumber + (isSouth ? 0 : 1),
  });
}
