/** All studies in one file, and back. */
import { FileError, fileReason, formatIn, type Reason, readJson } from '../rules/index.ts';
import { readRecord, type StudyRecord } from './studyRecord.ts';

/** One file with every study, for `importAll`. */
export const exportAll = (studies: readonly StudyRecord[]): string =>
  JSON.stringify({ format: 'bingwa-studies', version: 1, studies }, null, 1);

export type ImportedStudies =
  | { readonly ok: true; readonly studies: StudyRecord[]; readonly bad: number }
  | { readonly ok: false; readonly reason: Reason };

/** The studies of such a file and how many of its entries are none, or why it is no such file. */
export function importAll(text: string): ImportedStudies {
  let value: unknown;
  try {
    value = readJson(text);
  } catch (error) {
    if (error instanceof FileError) return { ok: false, reason: error.reason };
    throw error;
  }
  const list = (value as { studies?: unknown } | null)?.studies;
  if ((value as { format?: unknown } | null)?.format !== 'bingwa-studies' || !Array.isArray(list)) {
    return { ok: false, reason: fileReason('studiesForm', { text: formatIn(value) }) };
  }
  const studies = list.map(readRecord).filter((record) => record !== null);
  return { ok: true, studies, bad: list.length - studies.length };
}
