/** The studies kept in this browser: open, rename, delete, take away, bring back. */
import { useEffect, useState } from 'preact/hooks';
import { formatDate, t } from '../i18n/index.ts';
import { readReason } from '../i18n/reasons/index.ts';
import { downloadText, textOfFile } from '../state/files.ts';
import type { StudyRecord } from '../state/storage.ts';
import { addStudies, deleteStudy, listStudies, nameOf, openRecord, renameStudy, studyList } from '../state/studies.ts';
import { game, givenName, studyId } from '../state/study.ts';
import { exportAll, importAll } from '../state/studyFile.ts';
import { notify } from '../state/ui.ts';
import { IconButton } from './controls.tsx';
import { closeDialog, Dialog } from './Dialog.tsx';

/** The name to show for a record without reading its game: the players' tags stand at the head of its text. */
function recordName(record: StudyRecord): string {
  if (record.name !== '') return record.name;
  if (record.id === studyId.value) return nameOf(givenName.value, game.value);
  const tag = (name: string) => new RegExp(`^\\[${name} "([^"\\\\]*)"\\]`, 'm').exec(record.text.slice(0, 4000))?.[1];
  const south = tag('South');
  const north = tag('North');
  if (south !== undefined || north !== undefined)
    return [`${south ?? '?'} – ${north ?? '?'}`, tag('Round')].filter(Boolean).join(', ');
  return t('studies.untitled');
}

function Entry({ record }: { record: StudyRecord }) {
  const [renaming, setRenaming] = useState(false);
  const name = recordName(record);
  const current = record.id === studyId.value;
  if (renaming) {
    return (
      <li class="study">
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim();
            setRenaming(false);
            void renameStudy(record, typed.slice(0, 200));
          }}
        >
          <input class="grow" name="name" defaultValue={name} maxLength={200} aria-label={t('studies.name')} />
          <button type="submit" class="button primary">
            {t('common.ok')}
          </button>
        </form>
      </li>
    );
  }
  return (
    <li class="study">
      <button
        type="button"
        class="entry"
        onClick={() => {
          if (current) closeDialog();
          else void openRecord(record).then((opened) => opened && closeDialog());
        }}
      >
        <span class="entry-title">{name}</span>
        {current && <span class="entry-result">{t('studies.current')}</span>}
        <span class="entry-note">{formatDate(record.changed)}</span>
      </button>
      <IconButton icon="edit" label={`${t('common.rename')}: ${name}`} onClick={() => setRenaming(true)} />
      <IconButton icon="trash" label={`${t('common.delete')}: ${name}`} onClick={() => void deleteStudy(record)} />
    </li>
  );
}

/** Bytes. */
const MAX_STUDIES_FILE = 100_000_000;

async function importFile(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  const text = await textOfFile(file, MAX_STUDIES_FILE);
  if (!text.ok) {
    notify(text.error, 'error');
    return;
  }
  const read = importAll(text.value);
  if (!read.ok) {
    notify(t('studies.badFile', { reason: await readReason(read.reason) }), 'error');
    return;
  }
  const { added, trouble } = await addStudies(read.studies);
  if (added > 0 || trouble === null) notify(t('studies.imported', { n: added }));
  if (trouble !== null) notify(t(`studies.${trouble}`), 'error');
  if (read.bad > 0) notify(t('studies.setAside', { n: read.bad }), 'error');
}

export default function StudiesDialog() {
  useEffect(() => {
    const stop = listStudies();
    // Asked for here, where its reason can be seen: browsers may clear what was not declared lasting.
    void navigator.storage?.persist?.();
    return stop;
  }, []);
  const list = studyList.value;
  return (
    <Dialog title={t('studies.title')}>
      <p>{t('studies.intro')}</p>
      {list === null && <p class="hint">{t('app.loading')}</p>}
      {list?.studies.length === 0 && <p class="hint">{t('studies.empty')}</p>}
      <ul class="entries">
        {list?.studies.map((record) => (
          <Entry key={record.id} record={record} />
        ))}
      </ul>
      {list !== null && list.newer > 0 && <p class="hint">{t('studies.newerLeft', { n: list.newer })}</p>}
      {list !== null && list.aside.length > 0 && (
        <p class="error">
          {t('studies.setAside', { n: list.aside.length })}{' '}
          <button
            type="button"
            class="button small"
            onClick={() => downloadText('bingwa-aside.json', JSON.stringify(list.aside, null, 1), 'application/json')}
          >
            {t('studies.saveAside')}
          </button>
        </p>
      )}
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={list === null || list.studies.length === 0}
          onClick={() => downloadText('bingwa-studies.json', exportAll(list?.studies ?? []), 'application/json')}
        >
          {t('studies.exportAll')}
        </button>
        <label class="button file">
          {t('studies.importAll')}
          <input
            id="studies-file"
            class="visually-hidden"
            type="file"
            accept="application/json,.json"
            onChange={(event) => void importFile(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
    </Dialog>
  );
}
