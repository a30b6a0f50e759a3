/** Position text (notation 1): six fields, read to any set-up. Whether it can be played is `validate`'s question. */
import { pitName, pitOf } from './geometry.ts';
import { inEnglish, type Reason } from './reason.ts';
import { fail, ok, placeOf, quoted, saying, type TextError, unexpected } from './text-error.ts';
import { textReason } from './text-reasons.ts';
import type { Half, Result, Setup, Side } from './types.ts';

/** Longest text looked at; the longest written one has 160 characters. */
const MAX_LENGTH = 2000;
const MAX_COUNT = 999;
const MAX_MOVE_NUMBER = 99_999;

const FIELDS = [
  { name: 'board', field: textReason('fieldBoard'), wanted: textReason('fourRows') },
  { name: 'side', field: textReason('fieldSide'), wanted: textReason('oneSide') },
  { name: 'ghala', field: textReason('fieldGhala'), wanted: textReason('twoGhalas') },
  { name: 'houses', field: textReason('fieldHouses'), wanted: textReason('whoOwns') },
  { name: 'takasia', field: textReason('fieldTakasia'), wanted: textReason('aPitOrNone') },
  { name: 'move', field: textReason('fieldMove'), wanted: textReason('aMoveNumber', { max: MAX_MOVE_NUMBER }) },
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
    return fail(saying(textReason('positionLong', { found: text.length, max: MAX_LENGTH })));
  }
  const words = [...text.matchAll(/\S+/g)];
  const complain = (index: number, what: Reason | string, expected?: Reason, shift = 0) => {
    const { name, field, wanted: usual } = FIELDS[index]!;
    const wanted = expected ?? usual;
    const offset = (words[index]?.index ?? text.length) + shift;
    return fail({
      ...saying(textReason('inField', { field, what, wanted })),
      ...placeOf(text, offset),
      field: name,
      expected: inEnglish(wanted),
    });
  };
  if (words.length < FIELDS.length) return complain(words.length, textReason('missing'));
  if (words.length > FIELDS.length) {
    const extra = words[FIELDS.length]!;
    const what = textReason('afterPosition', { text: quoted(extra[0]) });
    return fail({ ...unexpected(what, textReason('positionEnd')), ...placeOf(text, extra.index) });
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
  if (!pits.ok) return complain(0, pits.error.what, pits.error.wanted, pits.error.shift);
  if (side !== 'S' && side !== 'N') return complain(1, quoted(side));
  const hands = /^(\d{1,3}),(\d{1,3})$/.exec(ghala);
  if (!hands) return complain(2, quoted(ghala));
  if (!/^(SN|S|N|-)$/.test(houses)) return complain(3, quoted(houses));
  const mark = takasia === '-' ? null : pitOf(columns, takasia);
  if (takasia !== '-' && !mark) return complain(4, quoted(takasia), textReason('aPit', { columns }));
  const moveNumber = /^\d{1,5}$/.test(move) ? Number(move) : 0;
  if (moveNumber < 1) return complain(5, quoted(move));

  const half = (owner: Side, inHand: string): Half => ({
    pits: pits.value[owner],
    ghala: Number(inHand),
    ownsHouse: houses.includes(owner),
  });
  return ok({ S: half('S', hands[1]!), N: half('N', hands[2]!), side, takasia: mark, moveNumber });
}

interface BoardError {
  readonly what: Reason;
  readonly wanted: Reason;
  readonly shift: number;
}

function readBoard(board: string, columns: 7 | 8): Result<Record<Side, readonly number[]>, BoardError> {
  const complain = (what: Reason, wanted: Reason, shift: number) =>
    ({ ok: false, error: { what, wanted, shift } }) as const;
  const rows = board.split('/');
  if (rows.length !== ROWS.length) return complain(textReason('rows', { found: rows.length }), FIELDS[0].wanted, 0);
  const pits = { S: new Array<number>(2 * columns).fill(0), N: new Array<number>(2 * columns).fill(0) };
  let shift = 0;
  for (const [rowIndex, row] of ROWS.entries()) {
    const counts = rows[rowIndex]!.split(',');
    if (counts.length !== columns) {
      const what = textReason('counts', { found: counts.length, row: row.letter });
      return complain(what, textReason('someCounts', { columns }), shift);
    }
    for (const [place, count] of counts.entries()) {
      if (!/^\d{1,3}$/.test(count)) {
        const pit = pitName(columns, { side: row.side, index: row.indexAt(place, columns) });
        const what = textReason('inPit', { text: quoted(count), pit });
        return complain(what, textReason('aCount', { max: MAX_COUNT }), shift);
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
