/** Position text (notation 1): six fields, read to any set-up. Whether it can be played is `validate`'s question. */
import { pitName, pitOf } from './geometry.ts';
import { fail, ok, placeOf, quoted, type TextError } from './text-error.ts';
import type { Half, Result, Setup, Side } from './types.ts';

/** Longest text looked at; the longest written one has 160 characters. */
const MAX_LENGTH = 2000;
const MAX_COUNT = 999;
const MAX_MOVE_NUMBER = 99_999;

const FIELDS = [
  { name: 'board', expected: 'four rows of counts, b, a, A, B, with "/" between' },
  { name: 'side', expected: '"S" or "N"' },
  { name: 'ghala', expected: 'two counts, South\'s and North\'s, as in "22,22"' },
  { name: 'houses', expected: '"SN", "S", "N" or "-"' },
  { name: 'takasia', expected: 'a pit name or "-"' },
  { name: 'move', expected: `a move number from 1 to ${MAX_MOVE_NUMBER}` },
] as const;

/** One row of the picture: who owns it and which ring index stands at each place from South's left (rule 1). */
interface Row {
  readonly side: Side;
  readonly letter: string;
  readonly indexAt: (place: number, columns: number) => number;
}

const ROWS: readonly Row[] = [
  { side: 'N', letter: 'b', indexAt: (place, n) => n + place },
  { side: 'N', letter: 'a', indexAt: (place, n) => n - 1 - place },
  { side: 'S', letter: 'A', indexAt: (place) => place },
  { side: 'S', letter: 'B', indexAt: (place, n) => 2 * n - 1 - place },
];

/** Number of counts in the first row of a position text if that is 7 or 8, else null. */
export function columnsOfText(text: string): 7 | 8 | null {
  const row = /^\s*(\d+(?:,\d+){6,7})\//.exec(text.slice(0, MAX_LENGTH))?.[1];
  if (row === undefined) return null;
  return row.split(',').length === 7 ? 7 : 8;
}

/**
 * Reads a position text of `columns` pits a row. Counts run from 0 to 999, the move number from 1 to 99 999; white space
 * around the fields is free. The error names the field, the pit if it is one, and what was expected.
 */
export function parseSetup(text: string, columns: 7 | 8): Result<Setup, TextError> {
  if (text.length > MAX_LENGTH) {
    return fail({ message: `a position text of ${text.length} characters: at most ${MAX_LENGTH} are read` });
  }
  const words = [...text.matchAll(/\S+/g)];
  const complain = (index: number, what: string, expected?: string, shift = 0) => {
    const field = FIELDS[index]!;
    const offset = (words[index]?.index ?? text.length) + shift;
    const wanted = expected ?? field.expected;
    return fail({
      message: `${field.name}: ${what}, expected ${wanted}`,
      ...placeOf(text, offset),
      field: field.name,
      expected: wanted,
    });
  };
  if (words.length < FIELDS.length) return complain(words.length, 'missing');
  if (words.length > FIELDS.length) {
    const extra = words[FIELDS.length]!;
    const expected = 'the end of the position text';
    return fail({
      message: `${quoted(extra[0])} after the move number, expected ${expected}`,
      ...placeOf(text, extra.index),
      expected,
    });
  }
  const [board, side, ghala, houses, takasia, move] = words.map((word) => word[0]) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];

  const pits = readBoard(board, columns);
  if (!pits.ok) return complain(0, pits.error.what, pits.error.expected, pits.error.shift);
  if (side !== 'S' && side !== 'N') return complain(1, quoted(side));
  const hands = /^(\d{1,3}),(\d{1,3})$/.exec(ghala);
  if (!hands) return complain(2, quoted(ghala));
  if (!/^(SN|S|N|-)$/.test(houses)) return complain(3, quoted(houses));
  const mark = takasia === '-' ? null : pitOf(columns, takasia);
  if (takasia !== '-' && !mark) return complain(4, quoted(takasia), `a pit name, A1 to b${columns}, or "-"`);
  const moveNumber = /^\d{1,5}$/.test(move) ? Number(move) : 0;
  if (moveNumber < 1) return complain(5, quoted(move));

  const half = (owner: Side, inHand: string): Half => ({
    pits: pits.value[owner],
    ghala: Number(inHand),
    ownsHouse: houses.includes(owner),
  });
  return ok({ S: half('S', hands[1]!), N: half('N', hands[2]!), side, takasia: mark, moveNumber });
}

interface BoardError extends TextError {
  readonly what: string;
  readonly expected: string;
  readonly shift: number;
}

function readBoard(board: string, columns: 7 | 8): Result<Record<Side, readonly number[]>, BoardError> {
  const complain = (what: string, expected: string, shift: number) =>
    fail<BoardError>({ message: what, what, expected, shift });
  const rows = board.split('/');
  if (rows.length !== ROWS.length) return complain(`${rows.length} rows`, FIELDS[0].expected, 0);
  const pits = { S: new Array<number>(2 * columns).fill(0), N: new Array<number>(2 * columns).fill(0) };
  let shift = 0;
  for (const [rowIndex, row] of ROWS.entries()) {
    const counts = rows[rowIndex]!.split(',');
    if (counts.length !== columns) {
      return complain(`${counts.length} counts in row ${row.letter}`, `${columns} counts with "," between`, shift);
    }
    for (const [place, count] of counts.entries()) {
      if (!/^\d{1,3}$/.test(count)) {
        const pit = pitName(columns, { side: row.side, index: row.indexAt(place, columns) });
        return complain(`${quoted(count)} in pit ${pit}`, `a count from 0 to ${MAX_COUNT}`, shift);
      }
      pits[row.side][row.indexAt(place, columns)] = Number(count);
      shift += count.length + 1;
    }
  }
  return ok(pits);
}

/** Writes a set-up as position text; the number of columns is half the number of a side's pits. */
export function formatPosition(setup: Setup): string {
  const columns = setup.S.pits.length / 2;
  const picture = ROWS.map((row) => {
    const counts: number[] = [];
    for (let place = 0; place < columns; place++) counts.push(setup[row.side].pits[row.indexAt(place, columns)]!);
    return counts.join(',');
  }).join('/');
  const houses = `${setup.S.ownsHouse ? 'S' : ''}${setup.N.ownsHouse ? 'N' : ''}` || '-';
  const takasia = setup.takasia ? pitName(columns, setup.takasia) : '-';
  return `${picture} ${setup.side} ${setup.S.ghala},${setup.N.ghala} ${houses} ${takasia} ${setup.moveNumber}`;
}
