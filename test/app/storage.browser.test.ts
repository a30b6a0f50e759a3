/** The study database on the browser's own IndexedDB. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StudyRecord, StudyStore } from '../../web/state/storage.ts';

const NAME = 'bingwa-storage-test';
let store: StudyStore;

const record = (more: Partial<StudyRecord> = {}): StudyRecord => ({
  version: 1,
  id: 'one',
  name: 'One',
  created: 1,
  changed: 1,
  revision: 0,
  text: '*\n',
  at: '0',
  draft: null,
  ...more,
});

async function putRaw(value: unknown): Promise<void> {
  await store.list();
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction('studies', 'readwrite');
    transaction.objectStore('studies').put(value);
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });
  database.close();
}

beforeEach(() => {
  store = new StudyStore(NAME);
});

afterEach(async () => {
  await store.close();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(NAME).onsuccess = resolve;
  });
});

describe('the study store', () => {
  it('gives back what was saved, latest change first', async () => {
    await store.save(record());
    await store.save(record({ id: 'two', changed: 5 }));
    const { studies, aside } = await store.list();
    expect(studies.map((study) => [study.id, study.revision])).toEqual([
      ['two', 1],
      ['one', 1],
    ]);
    expect(aside).toEqual([]);
  });

  it('does not let one tab overwrite what another has written since', async () => {
    const first = await store.save(record());
    if (first.kind !== 'saved') throw new Error(first.kind);
    const other = new StudyStore(NAME);
    await other.save({ ...first.record, name: 'from the other tab' });
    await other.close();
    const late = await store.save({ ...first.record, name: 'mine' });
    expect(late).toMatchObject({ kind: 'conflict', theirs: { name: 'from the other tab', revision: 2 } });
    expect((await store.get('one'))?.name).toBe('from the other tab');
  });

  it('sets what it cannot read aside, and keeps it', async () => {
    await store.save(record());
    await putRaw({ id: 'broken', version: 1, text: 42 });
    const first = await store.list();
    expect(first.studies.map((study) => study.id)).toEqual(['one']);
    expect(first.aside).toEqual([{ id: 'broken', version: 1, text: 42 }]);
    expect((await store.list()).aside).toHaveLength(1);
  });

  it('says that storage is blocked instead of losing the study silently', async () => {
    const newer = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(NAME, 99);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    expect(await store.save(record())).toMatchObject({ kind: 'trouble', trouble: 'blocked' });
    newer.close();
  });

  it('saves again after the database was taken away', async () => {
    await store.save(record());
    await store.close();
    expect((await store.save(record({ revision: 1 }))).kind).toBe('saved');
  });
});
