/**
 * Keeping the study: saved half a second after every change and when the page goes away, restored when it comes back. No
 * write replaces what another tab wrote since; what cannot be saved is offered as a file.
 */
import { effect, signal, untracked } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { formatPosition, type Game, type Path, parseGamesSteps, parseSetup, type Reason } from '../rules/index.ts';
import { draft } from './editor.ts';
import { downloadText, fileName } from './files.ts';
import { textInSlices, textOf } from './gameText.ts';
import { forgetJournal, readJournal, writeJournal } from './journal.ts';
import { pathFromText, pathText } from './pathText.ts';
import { forgetGame } from './playKept.ts';
import { inWords } from './reasonWords.ts';
import { inSlices } from './slices.ts';
import { type StorageTrouble, type StudyList, type StudyRecord, StudyStore } from './storage.ts';
import { game, givenName, namesFromTags, newId, type Opened, openGame, path, studyId, touched } from './study.ts';
import { newRecord } from './studyRecord.ts';
import { sizeSteps } from './treeView.ts';
import { notify } from './ui.ts';

export const store = new StudyStore();
export const saveState = signal<'none' | 'saving' | 'saved' | 'unsaved'>('none');
export const studyList = signal<StudyList | null>(null);

const DELAY = 500;
/** Changes that keep coming put the write off, but not for longer than this. */
const LONGEST_DELAY = 800;
/** Longer texts go into the journal only when the page is left: it is written while everything waits. */
const JOURNAL_LIMIT = 200_000;
const LAST = 'bingwa.lastStudy';

/** What is known of each study this tab has saved or opened. */
const known = new Map<string, { readonly revision: number; readonly created: number }>();
let queue: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the oldest change that waits for the timer was made. */
let waitingSince: number | null = null;
let saved: { game: Game; path: Path; name: string; draft: unknown; id: string } | null = null;
let troubled = false;
/** Handed to the database and not confirmed by it yet. */
let unwritten: StudyRecord | null = null;

const present = () => ({
  game: game.value,
  path: path.value,
  name: givenName.value,
  draft: draft.value,
  id: studyId.value,
});

/** The name to show: the one given, else who played, else none. */
export const nameOf = (given: string, of: Game): string => given || namesFromTags(of) || t('studies.untitled');

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('bingwa-studies');

function remember(id: string): void {
  try {
    localStorage.setItem(LAST, id);
  } catch {
    // Without it the latest study is opened next time.
  }
}

const sameContent = (a: StudyRecord, b: StudyRecord): boolean =>
  a.text === b.text && a.name === b.name && a.draft === b.draft;

/**
 * Brings into the database what earlier pages could not. If another tab has written since, it becomes a copy; what the
 * database does not take stays in the journal.
 */
export async function recoverJournal(): Promise<void> {
  for (const left of readJournal()) {
    const found = await store.get(left.id).catch(() => null);
    if (found === null || !sameContent(found, left)) {
      let result = await store.save(left);
      if (result.kind === 'conflict') {
        const name = t('studies.copyOf', { name: left.name });
        result = await store.save({ ...left, id: newId(), revision: 0, name });
      }
      if (result.kind === 'trouble') continue;
    }
    forgetJournal(left);
  }
}

async function write(record: StudyRecord): Promise<void> {
  const result = await store.save({ ...record, revision: known.get(record.id)?.revision ?? 0 });
  if (unwritten === record) unwritten = null;
  const current = studyId.value === record.id;
  // A page that opened meanwhile may have written it for us, from the journal.
  const written = result.kind === 'conflict' && sameContent(result.theirs, record) ? result.theirs : null;
  if (result.kind === 'saved' || written !== null) {
    troubled = false;
    forgetJournal(record);
    const { revision } = written ?? (result as Extract<typeof result, { kind: 'saved' }>).record;
    known.set(record.id, { revision, created: record.created });
    channel?.postMessage({ id: record.id, revision });
    remember(record.id);
    if (current) saveState.value = 'saved';
    return;
  }
  if (current) saveState.value = 'unsaved';
  if (result.kind === 'conflict') {
    offerChoice(record, result.theirs);
    return;
  }
  // Told once, not twice a second.
  if (troubled) return;
  troubled = true;
  notify(t(`studies.${result.trouble}`), 'error', [
    { label: t('studies.saveFile'), run: () => downloadText(fileName(record.name, 'txt'), record.text) },
  ]);
}

/** Two tabs changed one study: the user decides, and neither version is thrown away before that. */
function offerChoice(mine: StudyRecord, theirs: StudyRecord): void {
  notify(t('studies.conflict'), 'error', [
    {
      label: t('studies.keepBoth'),
      run: () => {
        if (studyId.value === mine.id) {
          studyId.value = newId();
          givenName.value = t('studies.copyOf', { name: nameOf(givenName.value, game.value) });
          touched.value = true;
        } else {
          const copy = { ...mine, id: newId(), name: t('studies.copyOf', { name: mine.name }) };
          queue = queue.then(() => write(copy));
        }
      },
    },
    { label: t('studies.takeTheirs'), run: () => void openRecord(theirs) },
  ]);
}

/** Saves now what has not been saved; `leaving`: the page may be gone before the database has it. */
export function flush(leaving = false): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  waitingSince = null;
  const now = untracked(present);
  const unchanged =
    saved !== null && (Object.keys(now) as (keyof typeof now)[]).every((field) => saved?.[field] === now[field]);
  if (leaving && unwritten !== null) writeJournal(unwritten);
  if (!untracked(() => touched.value) || unchanged) return queue;
  saved = now;
  const time = Date.now();
  const record = newRecord({
    id: now.id,
    name: now.name,
    created: known.get(now.id)?.created ?? time,
    changed: time,
    revision: known.get(now.id)?.revision ?? 0,
    text: textOf(now.game),
    at: pathText(now.game, now.path),
    draft: now.draft === null ? null : formatPosition(now.draft),
  });
  saveState.value = 'saving';
  unwritten = record;
  if (leaving || record.text.length <= JOURNAL_LIMIT) writeJournal(record);
  queue = queue.then(() => write(record));
  return queue;
}

/** Saves once the game's text has been written in slices, that of changes that come meanwhile too. */
async function flushInSlices(): Promise<void> {
  for (let of: Game | null = null; of !== game.peek(); ) {
    of = game.peek();
    await textInSlices(of);
  }
  await flush();
}

/** Stores the study on the board though nothing in it has been changed. */
export function keepStudy(): void {
  saved = null;
  touched.value = true;
  void flush();
}

/** Opens a game as a study of its own; the one on the board is saved first. */
export function openStudy(opened: Opened): void {
  void flush();
  draft.value = null;
  saveState.value = 'none';
  // Nothing of the new study is saved yet; but only what is kept, or changed later, will be.
  saved = null;
  openGame(opened);
  if (opened.keep !== true) saved = present();
}

/** The tree and the place that a record holds, or why it cannot be read. */
export async function readStudy(record: StudyRecord): Promise<{ game: Game; path: Path } | Reason> {
  const read = await inSlices(parseGamesSteps(record.text, { maxGames: 1 }));
  if (!read.ok && read.error.partial.length === 0) return read.error.reason;
  const { game: found } = (read.ok ? read.value : read.error.partial)[0]!;
  await inSlices(sizeSteps(found.root));
  return { game: found, path: pathFromText(found, record.at).path };
}

/**
 * Puts a stored study on the board, at the place `at` if one is given; false if it cannot be read (it stays stored, and its text
 * is offered), or is not `wanted` any more when it has been.
 */
export async function openRecord(record: StudyRecord, at?: string, wanted = () => true): Promise<boolean> {
  const study = await readStudy(record);
  if (!wanted()) return false;
  if (!('game' in study)) {
    notify(await inWords(study), 'error', [
      { label: t('studies.saveFile'), run: () => downloadText(fileName(record.name, 'txt'), record.text) },
    ]);
    return false;
  }
  known.set(record.id, { revision: record.revision, created: record.created });
  const place = at === undefined ? study.path : pathFromText(study.game, at).path;
  openStudy({ game: study.game, path: place, id: record.id, name: record.name });
  if (record.draft !== null) {
    const setup = parseSetup(record.draft, study.game.rules.columns);
    if (setup.ok) draft.value = setup.value;
  }
  saved = present();
  touched.value = true;
  saveState.value = 'saved';
  remember(record.id);
  return true;
}

/** The study that was open last, or the one changed last; null if there is none or the database is closed to us. */
export async function lastStudy(): Promise<StudyRecord | null> {
  try {
    const { studies } = await store.list();
    const id = localStorage.getItem(LAST);
    return studies.find((study) => study.id === id) ?? studies[0] ?? null;
  } catch {
    return null;
  }
}

let listed = false;

/** Lists the studies from now on; returns the way to stop, after which the texts of all studies are held no longer. */
export function listStudies(): () => void {
  listed = true;
  void refreshList();
  return () => {
    listed = false;
    studyList.value = null;
  };
}

/** Reads the list again, if it is looked at. */
async function refreshList(): Promise<void> {
  await flush();
  try {
    const list = await store.list();
    if (listed) studyList.value = list;
  } catch (error) {
    if (!listed) return;
    studyList.value = { studies: [], aside: [], newer: 0 };
    notify(t('studies.blocked'), 'error', [
      {
        label: t('studies.saveFile'),
        run: () => downloadText(fileName(nameOf(givenName.value, game.value), 'txt'), textOf(game.value)),
      },
    ]);
    console.warn('the study database cannot be opened', error);
  }
}

/** Stores records from a file under new ids, so that nothing here is replaced. Ends at the first that the database does not take. */
export async function addStudies(
  records: readonly StudyRecord[],
): Promise<{ readonly added: number; readonly trouble: StorageTrouble | null }> {
  let added = 0;
  let trouble: StorageTrouble | null = null;
  for (const record of records) {
    const result = await store.save({ ...record, id: newId(), revision: 0 });
    if (result.kind === 'trouble') {
      trouble = result.trouble;
      break;
    }
    added += 1;
  }
  await refreshList();
  return { added, trouble };
}

/** Saves a study that is not on the board; what cannot be saved is offered as a file. */
async function keep(record: StudyRecord): Promise<void> {
  const result = await store.save(record);
  if (result.kind !== 'trouble') return;
  notify(t(`studies.${result.trouble}`), 'error', [
    { label: t('studies.saveFile'), run: () => downloadText(fileName(record.name, 'txt'), record.text) },
  ]);
}

export async function deleteStudy(listed: StudyRecord): Promise<void> {
  // What is still being written belongs to it: the list may be a moment old.
  await flush();
  const record = (await store.get(listed.id)) ?? listed;
  await store.delete(record.id);
  forgetGame(record.id);
  known.delete(record.id);
  if (studyId.value === record.id) {
    // What is on the board goes on as a study of its own, which is stored only if it is changed.
    studyId.value = newId();
    touched.value = false;
    saveState.value = 'none';
  }
  await refreshList();
  notify(t('studies.deleted', { name: record.name || t('studies.untitled') }), 'info', [
    { label: t('common.undo'), run: () => void keep({ ...record, revision: 0 }).then(refreshList) },
  ]);
}

export async function renameStudy(record: StudyRecord, name: string): Promise<void> {
  if (record.id === studyId.value) {
    givenName.value = name;
    touched.value = true;
  } else await keep({ ...record, name });
  await refreshList();
}

/** Connects saving to the study and to the page's life; returns the way to disconnect it. */
export function startSaving(): () => void {
  const stop = effect(() => {
    const now = present();
    if (!touched.value) return;
    if (saved?.game === now.game && saved.path === now.path && saved.name === now.name && saved.draft === now.draft)
      return;
    clearTimeout(timer);
    const time = performance.now();
    waitingSince ??= time;
    timer = setTimeout(() => void flushInSlices(), Math.min(DELAY, waitingSince + LONGEST_DELAY - time));
  });
  const onHide = () => void flush(true);
  const onVisibility = () => {
    if (document.hidden) void flush(true);
  };
  const onMessage = async ({ data }: MessageEvent<{ id: string; revision: number }>) => {
    if (data.id !== studyId.value || (known.get(data.id)?.revision ?? 0) >= data.revision) return;
    // Unsaved changes here meet the other tab's at the next save, which asks. Without any the newer version is shown.
    if (timer !== undefined) return;
    const theirs = await store.get(data.id);
    if (theirs !== null && timer === undefined) await openRecord(theirs);
  };
  addEventListener('pagehide', onHide);
  document.addEventListener('visibilitychange', onVisibility);
  channel?.addEventListener('message', onMessage);
  return () => {
    stop();
    removeEventListener('pagehide', onHide);
    document.removeEventListener('visibilitychange', onVisibility);
    channel?.removeEventListener('message', onMessage);
  };
}
