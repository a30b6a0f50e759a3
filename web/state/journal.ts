/**
 * A database write takes several turns of the event loop, which a page that goes away does not get. What is unsaved then
 * is left here at once, and taken into the database by the next page.
 */
import { readRecord, type StudyRecord } from './storage.ts';

const JOURNAL = 'bingwa.journal';

/** Leaves `record` for the next page. */
export function writeJournal(record: StudyRecord): void {
  try {
    localStorage.setItem(JOURNAL, JSON.stringify(record));
  } catch {
    // Too large or not allowed: the database write that was begun has to do.
  }
}

export function readJournal(): StudyRecord | null {
  try {
    return readRecord(JSON.parse(localStorage.getItem(JOURNAL) ?? 'null'));
  } catch {
    return null;
  }
}

/** The database has `written`: nothing older of it is waited for. */
export function forgetJournal(written: StudyRecord): void {
  const left = readJournal();
  if (left?.id === written.id && left.changed <= written.changed) removeJournal();
}

export const removeJournal = (): void => localStorage.removeItem(JOURNAL);
