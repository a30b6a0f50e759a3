/** The study database on the browser's own IndexedDB, with its failures made to happen. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StudyRecord, StudyStore } from '../../web/state/storage.ts';
import { newRecord } from '../../web/state/studyRecord.ts';
import { getRaw, openRaw, putRaw } from './database.ts';

const NAME = 'bingwa-storage-test';
let store: StudyStore;

const record = (more: Partial<StudyRecord> = {}): StudyRecord => ({
  ...newRecord({ id: 'one', name: 'One', created: 1, changed: 1, revision: 0, text: '*\n', at: '0', draft: null }),
  ...more,
});

/** Puts it there as an earlier, later or broken program would. */
async function putEntry(value: unknown): Promise<void> {
  await store.list();
  await putRaw(NAME, value);
}

const unhandled: unknown[] = [];
const onUnhandled = (event: PromiseRejectionEvent) => {
  unhandled.push(event.reason);
  event.preventDefault();
};

beforeEach(() => {
  store = new StudyStore(NAME);
  unhandled.length = 0;
  addEventListener('unhandledrejection', onUnhandled);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(NAME).onsuccess = resolve;
  });
  removeEventListener('unhandledrejection', onUnhandled);
  expect(unhandled).toEqual([]);
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

  it('lets exactly one of two tabs win that write at the same time', async () => {
    const first = await store.save(record());
    if (first.kind !== 'saved') throw new Error(first.kind);
    const other = new StudyStore(NAME);
    const kinds = await Promise.all([
      store.save({ ...first.record, name: 'a' }),
      other.save({ ...first.record, name: 'b' }),
    ]);
    await other.close();
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved']);
    expect((await store.get('one'))?.revision).toBe(2);
  });

  it('saves again after the database was taken away', async () => {
    await store.save(record());
    await store.close();
    expect((await store.save(record({ revision: 1 }))).kind).toBe('saved');
  });

  it('lets another tab delete the database, and opens a new one at the next write', async () => {
    await store.save(record());
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(NAME);
      request.onsuccess = resolve;
      request.onblocked = () => reject(new Error('the store holds on to its database'));
    });
    expect((await store.save(record())).kind).toBe('saved');
  });
});

describe('an entry that cannot be read', () => {
  const broken = { id: 'one', version: 1, text: 42 };

  it('is set aside, and kept', async () => {
    await store.save(record({ id: 'two' }));
    await putEntry(broken);
    const first = await store.list();
    expect(first.studies.map((study) => study.id)).toEqual(['two']);
    expect(first.aside).toEqual([broken]);
    expect((await store.list()).aside).toHaveLength(1);
  });

  it('is set aside when a study of its id is saved over it', async () => {
    await putEntry(broken);
    expect((await store.save(record())).kind).toBe('saved');
    expect(await store.list()).toMatchObject({ studies: [{ id: 'one', text: '*\n' }], aside: [broken] });
  });
});

describe('an entry of another version', () => {
  it('of an earlier one is brought up to date, at reading and at the next write', async () => {
    const { app: _, ...fields } = record({ revision: 4, name: 'old' });
    await putEntry({ ...fields, version: 1 });
    const [old] = (await store.list()).studies;
    expect(old).toEqual(record({ revision: 4, name: 'old', app: '0.1.0' }));
    expect(await store.save({ ...old!, name: 'new' })).toMatchObject({ kind: 'saved', record: { revision: 5 } });
    expect(await getRaw(NAME, 'one')).toMatchObject({ version: 2, name: 'new' });
  });

  it('of a later one stays where it is: neither listed, set aside nor written over', async () => {
    const later = { ...record(), version: 99, sections: ['of another shape'] };
    await putEntry(later);
    expect(await store.list()).toEqual({ studies: [], aside: [], newer: 1 });
    expect(await store.save(record())).toMatchObject({ kind: 'trouble', trouble: 'newer' });
    expect(await getRaw(NAME, 'one')).toEqual(later);
  });
});

describe('a write that fails', () => {
  beforeEach(async () => {
    await store.save(record({ name: 'before' }));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    // The old study is whole, and the store works again.
    expect(await store.get('one')).toMatchObject({ name: 'before', revision: 1 });
    expect((await store.save(record({ revision: 1, name: 'after' }))).kind).toBe('saved');
  });

  const next = record({ revision: 1, name: 'next' });

  it('because the storage is full at the put says so', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await store.save(next)).toEqual({ kind: 'trouble', trouble: 'full', message: 'no room' });
  });

  it('because the storage is full when the transaction ends says so, after the put went well', async () => {
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
      const request = put.call(this, value);
      const { transaction } = this;
      Object.defineProperty(transaction, 'error', { value: new DOMException('no room', 'QuotaExceededError') });
      request.onsuccess = () => transaction.abort();
      return request;
    });
    expect(await store.save(next)).toEqual({ kind: 'trouble', trouble: 'full', message: 'no room' });
  });

  it('because its transaction is aborted between reading and writing says so', async () => {
    const get = IDBObjectStore.prototype.get;
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      const request = get.call(this, key);
      this.transaction.abort();
      return request;
    });
    expect(await store.save(next)).toMatchObject({ kind: 'trouble', trouble: 'blocked' });
  });

  it('because its transaction is aborted after the put says so', async () => {
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
      const request = put.call(this, value);
      request.onsuccess = () => this.transaction.abort();
      return request;
    });
    expect(await store.save(next)).toMatchObject({
      kind: 'trouble',
      trouble: 'blocked',
      message: 'the write was aborted',
    });
  });

  it('because the browser closed the database says so, and opens it again', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('the connection is closing', 'InvalidStateError');
    });
    expect(await store.save(next)).toMatchObject({ kind: 'trouble', trouble: 'blocked' });
  });
});

describe('a database that cannot be opened', () => {
  it('because a later version has changed it is reported', async () => {
    const newer = await openRaw(NAME, 99);
    expect(await store.save(record())).toMatchObject({ kind: 'trouble', trouble: 'blocked' });
    newer.close();
  });

  it('because the browser forbids it is reported, and tried again at the next write', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('not in this window', 'SecurityError');
    });
    expect(await store.save(record())).toMatchObject({ kind: 'trouble', message: 'not in this window' });
    vi.restoreAllMocks();
    expect((await store.save(record())).kind).toBe('saved');
  });
});
