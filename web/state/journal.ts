/**
 * A database write takes several turns of the event loop, which a page that goes away or crashes does not get. What is being
 * written is left here at once, a place for each study, and taken into the database by the next page.
 */
import { readRecord, type StudyRecord } from './studyRecord.ts';

const JOURNAL = 'bingwa.journal.';

/** Leaves `record` for the next page. */
export function writeJournal(record: StudyRecord): void {
  try {
    localStorage.setItem(JOURNAL + record.id, JSON.stringify(record));
  } catch {
    // Too large or not allowed: the database write that was begun has to do.
  }
}

function readKey(key: string): StudyRecord | null {
  try {
    return readRecord(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** Everything left by pages that did not come to write it. Entries that cannot be read stay. */
export function readJournal(): StudyRecord[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(JOURNAL))
      .flatMap((key) => readKey(key) ?? []);
  } catch {
    return [];
  }
}

/** The database has `written`: nothing older of it is waited for. */
export function forgetJournal(written: StudyRecord): void {
  const left = readKey(JOURNAL + written.id);
  if (left !== null && left.changed <= written.changed) localStorage.removeItem(JOURNAL + written.id);
}
