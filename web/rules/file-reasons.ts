/** Why a JSON file of ours is not read: studies, a match, a benchmark report. */
import { type Reason, type ReasonMaker, reasonsOf } from './reason.ts';
import { placeOf, quoted } from './text-error.ts';

/** The English sentences; `{name}` and `{what}` are a place in the file, `{text}` what was found there. */
export const FILE_REASONS = {
  notJson: 'no JSON text',
  notJsonAt: 'no JSON text: line {line}, column {column}',
  linkDamaged: 'the link is cut off or damaged',
  studiesForm: '"format": "bingwa-studies" and a list "studies" expected, not {text}',
  matchForm: 'a file of format "bingwa-match-1" expected, not {text}',
  fieldWanted: '{what}: {wanted} expected, not {text}',
  fieldReasons: '{name}: {reasons}',
  fieldMissing: '{what}: {wanted} expected, nothing found',
  theFile: 'the file',
  aText: 'a text',
  trueOrFalse: 'true or false',
  aNumber: 'a number',
  numberFrom: 'a number from {least}',
  numberFromTo: 'a number from {least} to {most}',
  wholeFrom: 'a whole number from {least}',
  oneOfNames: 'one of {names}',
  aList: 'a list',
  aPair: 'a list of two',
  anObject: 'an object',
  aDate: 'a date',
  aPlainValue: 'a text, a number, true or false',
  aLegalMove: 'a legal move',
  openingFrom0: 'the number of one of {count} openings, from 0,',
  aLimit: 'at least one limit',
  gameTwice: '{name}: the game of this opening with these colours stands twice',
  matchHeadless: 'the games are there, their match is not',
} as const;

export const fileReason: ReasonMaker<typeof FILE_REASONS> = reasonsOf(FILE_REASONS);

/** Thrown by the readers of such files. */
export class FileError extends Error {
  constructor(readonly reason: Reason) {
    super(reason.message);
  }
}

/** `JSON.parse` that says where the text stops being JSON, if the platform tells. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const said = String(error);
    const offset = /at position (\d+)/.exec(said)?.[1];
    const [, line, column] = /line (\d+) column (\d+)/.exec(said) ?? [];
    if (offset !== undefined) throw new FileError(fileReason('notJsonAt', placeOf(text, Number(offset))));
    if (line === undefined) throw new FileError(fileReason('notJson'));
    throw new FileError(fileReason('notJsonAt', { line: Number(line), column: Number(column) }));
  }
}

/** What stands in a file instead of one of ours: the format that it names, else its beginning. */
export function formatIn(value: unknown): string {
  const format: unknown = (value as { format?: unknown } | null)?.format;
  return quoted(typeof format === 'string' ? format : JSON.stringify(value));
}
