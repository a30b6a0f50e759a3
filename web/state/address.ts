/** The address bar and the study: the one follows the other, and a link that is opened becomes the study. */
import { effect } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { downloadText, fileName } from './files.ts';
import { textOf } from './gameText.ts';
import { inWords } from './reasonWords.ts';
import { linkQuery, readLink } from './share.ts';
import { flush, lastStudy, nameOf, openRecord, openStudy, recoverJournal, store } from './studies.ts';
import { firstGame, game, givenName, path, studyId } from './study.ts';
import { notify } from './ui.ts';

/** Browsers refuse more than some 200 changes of the address in half a minute. */
const THROTTLE = 300;
/** Longer addresses make browsers slow or are refused; the study itself is in the database, and can be sent as a file. */
const LONGEST = 60_000;

/**
 * The study that this tab itself wrote into this entry of its history: after a reload, or on the way back, the stored study
 * goes on, which may be newer than the address, and no copy of it is made.
 */
function ownStudy(): string | null {
  const study: unknown = history.state?.study;
  return typeof study === 'string' ? study : null;
}

/** The study and its last two addresses, as this tab has written them. */
const WRITTEN = 'bingwa.address';

function written(): { readonly study: string; readonly hashes: readonly string[] } {
  try {
    const { study, hashes } = JSON.parse(sessionStorage.getItem(WRITTEN) ?? '{}');
    return { study: String(study), hashes: Array.isArray(hashes) ? hashes : [] };
  } catch {
    return { study: '', hashes: [] };
  }
}

function noteWritten(study: string): void {
  const old = written();
  const hashes = [location.hash, ...(old.study === study ? old.hashes.slice(0, 1) : [])];
  try {
    sessionStorage.setItem(WRITTEN, JSON.stringify({ study, hashes }));
  } catch {
    // Then only the history knows.
  }
}

/** The address as it was last read or written here: any other is a link, or another page, that nobody has taken up yet. */
let known = '';

const queryOf = (hash: string): string => /^#\/?[\w-]*\?(.*)$/s.exec(hash)?.[1] ?? '';

/** The query of the study on the board, or null if it is too large for an address. */
async function currentQuery(): Promise<string | null> {
  const query = await linkQuery(game.value, path.value);
  return query.length > LONGEST ? null : query;
}

/** The link to the study on the board, or null if it is too large for one. */
export async function currentLink(): Promise<string | null> {
  const query = await currentQuery();
  return query === null ? null : `${location.origin}${location.pathname}#/?${query}`;
}

/** The study that the user was told of last. */
let toldOf = '';

/** Says, once for each study, that the address does not hold it. */
function tellTooLarge(study: string): void {
  if (toldOf === study) return;
  toldOf = study;
  const save = () => downloadText(fileName(nameOf(givenName.value, game.value), 'txt'), textOf(game.value));
  notify(t('link.tooLarge'), 'info', [{ label: t('common.download'), run: save }]);
}

/** Whether the address holds something that is still to be opened, and is not what this tab wrote for the study on the board. */
export function linkWaits(): boolean {
  const own = ownStudy();
  return location.hash !== known && (own === null ? queryOf(location.hash) !== '' : own !== studyId.peek());
}

/** How many links were opened so far: reading takes its time, and the last link wins. */
let links = 0;

/** Opens this tab's own study as it is stored, or else what the query links to. True if it is on the board now. */
async function openAddress(query: string, own = ownStudy(), words?: Promise<unknown>): Promise<boolean> {
  links += 1;
  const mine = links;
  const wanted = () => mine === links;
  if (own !== null) {
    await flush();
    const record = await store.get(own).catch(() => null);
    if (!wanted()) return false;
    if (record !== null && (await openRecord(record, undefined, wanted))) return true;
  }
  const link = await readLink(query);
  await words;
  if (!wanted()) return false;
  switch (link.kind) {
    case 'none':
      return false;
    case 'game':
      openStudy({ game: link.game, path: link.path });
      if (!link.complete) notify(t('link.ply'), 'error');
      return true;
    default: {
      const reason =
        link.kind === 'game-error' ? t('link.game', { reason: await inWords(link.reason) }) : t(`link.${link.kind}`);
      notify(`${t('link.broken', { reason })} ${t('link.kept')}`, 'error');
      return false;
    }
  }
}

/**
 * At the page's start: this tab's own study, else the link, else the last study, else a new game. `words`: settled when the language is
 * there in which a refused link is told.
 */
export async function openFirst(words: Promise<unknown>): Promise<void> {
  await recoverJournal();
  known = location.hash;
  // A reload in the moment in which the address is written may come with the one before it and with no state (Chromium).
  const { study, hashes } = written();
  const own = ownStudy() ?? (hashes.includes(known) ? study : null);
  if (await openAddress(queryOf(known), own, words)) return;
  const record = await lastStudy();
  if (record !== null && (await openRecord(record))) return;
  openStudy({ game: firstGame() });
}

/** Keeps the address in step with the study; returns the way to stop. */
export function startAddress(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  /** Links that are being read. */
  let reading = 0;
  /** Not while somebody else's address waits: it would be lost, and the study that it brings is written after it. */
  const mayWrite = () => !stopped && reading === 0 && location.hash === known;
  const write = async () => {
    timer = undefined;
    if (!mayWrite()) return;
    const study = studyId.value;
    const whole = await currentQuery();
    if (!mayWrite() || studyId.value !== study) return;
    if (whole === null) tellTooLarge(study);
    const query = whole ?? '';
    history.replaceState({ study }, '', query === '' ? '#/' : `#/?${query}`);
    known = location.hash;
    noteWritten(study);
  };
  const later = () => {
    timer ??= setTimeout(() => void write(), THROTTLE);
  };
  const stop = effect(() => {
    // Read so that a change of any of them is a reason to write.
    void [game.value, path.value, studyId.value];
    later();
  });
  const take = async () => {
    const isLink = linkWaits() || (reading > 0 && location.hash !== known);
    if (location.hash !== known) links += 1;
    known = location.hash;
    reading += 1;
    if (isLink) await openAddress(queryOf(known)).catch(() => false);
    reading -= 1;
    // What may have changed while nothing was written, or the study that was kept.
    later();
  };
  // replaceState fires no hashchange: this is a link pasted into the address bar, or a click on one; or, at the start, one
  // that led here from another page.
  const onHash = () => void take();
  onHash();
  addEventListener('hashchange', onHash);
  return () => {
    stopped = true;
    stop();
    clearTimeout(timer);
    removeEventListener('hashchange', onHash);
  };
}
