/** A study on the real page while storage fails under it, the page crashes, or another tab writes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StudyStore } from '../../web/state/storage.ts';
import { exportAll } from '../../web/state/studyFile.ts';
import { putRaw } from './database.ts';
import { forgetEverything, openPage, type Page } from './page.ts';

let page: Page;

beforeEach(async () => {
  await forgetEverything();
  localStorage.setItem('bingwa.language', '"en"');
  localStorage.setItem('bingwa.speed', '0');
  page = await openPage();
});

afterEach(() => {
  expect(page.errors).toEqual([]);
  page.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const moves = () => page.all('.move').map((move) => move.textContent ?? '');

function play(pit: string, direction: 'l' | 'r'): void {
  page.press(pit);
  page.press(direction);
}

/** The page ends without being told: no `pagehide`, as when its process dies. */
async function crash(): Promise<void> {
  const { window } = page;
  for (const type of ['pagehide', 'visibilitychange', 'beforeunload'])
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  page.close();
  page = await openPage();
}

/** From now on every write of the page ends in an abort with an error of this name. */
function failWrites(name: string): () => void {
  const { prototype } = page.window.IDBObjectStore;
  const reason = new page.window.DOMException('made to fail', name);
  const { put } = prototype;
  prototype.put = function (value) {
    const request = put.call(this, value);
    Object.defineProperty(this.transaction, 'error', { value: reason });
    this.transaction.abort();
    return request;
  };
  return () => {
    prototype.put = put;
  };
}

describe('a crash', () => {
  it('loses at most the last second of changes that never pause', async () => {
    play('7', 'l');
    await page.find('.comment-box textarea');
    const written: { text: string; at: number }[] = [];
    const began = performance.now();
    while (performance.now() - began < 3000) {
      const text = `comment ${written.length}`;
      await page.type('.comment-box textarea', text);
      written.push({ text, at: performance.now() });
      await pause(50);
    }
    const crashed = performance.now();
    await crash();
    const kept = (await page.find('.comment', 'comment')).textContent ?? '';
    const index = written.findIndex(({ text }) => text === kept.trim());
    expect(index, kept).toBeGreaterThan(0);
    const lost = crashed - (written[index + 1]?.at ?? crashed);
    expect(lost).toBeLessThan(1000);
  });

  it('in the middle of a write loses nothing of it', async () => {
    play('7', 'l');
    await page.find('.save-state', 'Saved');
    failWrites('AbortError');
    play('5', 'r');
    await page.find('.save-state', 'Not saved');
    await crash();
    await page.until('both moves', () => moves().length === 2);
    await page.find('.save-state');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('bingwa.journal'))).toEqual([]);
  });
});

describe('storage that is full', () => {
  it('is told once, with the study as a file, and the study is saved when there is room again', async () => {
    play('7', 'l');
    await page.find('.save-state', 'Saved');
    const mend = failWrites('QuotaExceededError');
    play('5', 'r');
    await page.find('.notice.error', /storage is full/);
    await page.find('.notice.error .button', 'Keep as a file');
    mend();
    await page.find('.save-state', 'Not saved');
    page.press('ArrowLeft');
    await page.find('.save-state', 'Saved');
    const store = new StudyStore();
    const { studies } = await store.list();
    await store.close();
    expect(studies).toHaveLength(1);
    expect(studies[0]?.text.match(/[Aa][1-8][LR]/g)).toHaveLength(2);
  });
});

describe('studies from a file', () => {
  it('that the storage does not take are not called imported', async () => {
    play('7', 'l');
    await page.find('.save-state', 'Saved');
    const store = new StudyStore();
    const [record] = (await store.list()).studies;
    const file = new File([exportAll([record!, record!])], 'studies.json');
    const mend = failWrites('QuotaExceededError');
    await page.click('.header-button', 'Studies');
    const field = (await page.find('dialog input[type=file]')) as HTMLInputElement;
    const files = new DataTransfer();
    files.items.add(file);
    const choose = () => {
      field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose();
    await page.find('.notice.error', /storage is full/);
    expect(document.body.textContent).not.toContain('imported');
    expect((await store.list()).studies).toHaveLength(1);
    mend();
    choose();
    await page.find('.notice', '2 studies imported');
    expect((await store.list()).studies).toHaveLength(3);
    await store.close();
  });
});

describe('a study that a later version has stored meanwhile', () => {
  it('is not overwritten: the page says so and offers a file', async () => {
    play('7', 'l');
    await page.find('.save-state', 'Saved');
    const store = new StudyStore();
    const [record] = (await store.list()).studies;
    await store.close();
    const later = { ...record!, version: 99, shape: 'another' };
    await putRaw('bingwa', later);
    play('5', 'r');
    await page.find('.notice.error', /later version/);
    await page.find('.notice.error .button', 'Keep as a file');
    const again = new StudyStore();
    expect(await again.list()).toEqual({ studies: [], aside: [], newer: 1 });
    await again.close();
  });
});
