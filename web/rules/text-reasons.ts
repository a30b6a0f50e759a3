/** Why a text is not read: a position, a move, a game, a file. */
import { type ReasonMaker, reasonsOf } from './reason.ts';

/**
 * The English sentences. `{what}` and `{wanted}` are other entries or text between quotes, `{field}` is one of the entries
 * that begin with it; `{text}` is what was found, between quotes.
 */
export const TEXT_REASONS = {
  // What all of them share.
  wanted: '{what}, expected {wanted}',
  line: 'line {line}: {reason}',
  atMost: '{max} at most',
  empty: 'empty',
  anything: 'a position, a game text or a .bao file',

  // Positions.
  positionLong: 'a position text of {found} characters: at most {max} are read',
  inField: '{field}: {what}, expected {wanted}',
  fieldBoard: 'board',
  fieldSide: 'side',
  fieldGhala: 'ghala',
  fieldHouses: 'houses',
  fieldTakasia: 'takasia',
  fieldMove: 'move',
  missing: 'missing',
  rows: '{found} rows',
  counts: '{found} counts in row {row}',
  inPit: '{text} in pit {pit}',
  afterPosition: '{text} after the move number',
  fourRows: 'four rows of counts, b, a, A, B, with "/" between',
  oneSide: '"S" or "N"',
  twoGhalas: 'two counts, South\'s and North\'s, as in "22,22"',
  whoOwns: '"SN", "S", "N" or "-"',
  aPit: 'a pit name, A1 to b{columns}, or "-"',
  aPitOrNone: 'a pit name or "-"',
  aMoveNumber: 'a move number from 1 to {max}',
  someCounts: '{columns} counts with "," between',
  aCount: 'a count from 0 to {max}',
  positionEnd: 'the end of the position text',

  // Moves.
  noMove: '{text} is not a move',
  isOver: '{text}: the game is over',
  rowLeftOut: '{text}: the row may be left out in namua only',
  directionLeftOut: '{text}: the direction may be left out in a namua capture from pits 1, 2, 7, 8 only',
  otherMoves: '{text} is not legal here: this pit has other moves',
  notPlayable: '{text} is not legal here: this pit cannot be played',
  candidates: '{reason} ({names})',
  asInBao: 'row, pit, L or R, ">" for the house, as in A6L* or a5R>',
  asInKiba: 'row, pit, "<" or ">", "+" for the house, as in A6<* or a5>+',
  asInAbstractPlay: 'a cell of the mover, a1 to h4, "<" or ">", "+" for the house, as in f2<* or d3>+',

  // Games.
  atMove: '{move} {reason}',
  commentOpen: 'a comment without end',
  glyph: 'a glyph number',
  suffix: 'a suffix',
  percent: '"%" inside a line',
  noBeginning: '{text} without beginning',
  tagPair: 'a tag pair',
  tag: 'tag {name}',
  tagLong: 'tag {name}: {found} characters',
  tagInside: 'tag {name} inside a variation',
  inTag: 'tag {name}: {reasons}',
  resultInside: 'a result inside a variation',
  resultDiffers: 'result {name} after the moves, {text} in the tag',
  variationOpen: 'a variation without end',
  variationFirst: 'a variation before any move',
  variationEmpty: 'a variation without a move',
  closeAlone: '")" without "("',
  manyGames: 'too many games',
  manyTags: 'too many tags',
  manyMoves: 'too many moves',
  manyNested: 'too many nested variations',
  textLong: 'a text of {found} characters',
  noGame: 'no game',
  lineNoKey: 'a line without key',
  headerLong: 'a header line of {found} characters',
  aMove: 'a move',
  aMoveOrClose: 'a move or ")"',
  closingQuote: 'a closing quote on the same line',
  tagsOrMoves: 'tags or moves',
} as const;

export type TextReasonKey = keyof typeof TEXT_REASONS;

export const textReason: ReasonMaker<typeof TEXT_REASONS> = reasonsOf(TEXT_REASONS);
