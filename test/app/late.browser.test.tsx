/** What follows the answer to a click: drawn once the frame with the answer is made, and at once where nobody clicked. */
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bigTree } from '../../bench/page-trees.ts';
import { late } from '../../web/state/late.ts';
import { forgetEverything, openPage, openRecorded, type Page } from './page.ts';

let page: Page | null = null;

beforeEach(async () => {
  await forgetEverything();
  localStorage.setItem('bingwa.language', '"en"');
  localStorage.setItem('bingwa.speed', '0');
});

afterEach(() => {
  page?.close();
  page = null;
});

it('what comes late keeps its value while a click is answered, and has the newest when the frame is made', async () => {
  const first = signal(1);
  const second = late(first);
  first.value = 2;
  expect(second.value).toBe(2);
  const seen: number[] = [];
  const button = document.createElement('button');
  button.textContent = 'press';
  document.body.append(button);
  button.addEventListener('click', () => {
    first.value = 3;
    seen.push(second.value);
    first.value = 4;
    requestAnimationFrame(() => seen.push(second.value));
  });
  await userEvent.click(button);
  await expect.poll(() => second.value).toBe(4);
  expect(seen).toEqual([2, 2]);
  first.value = 5;
  expect(second.value).toBe(5);
  button.remove();
});

it('a step through the game changes the board in its first frame, and the rest of the page after it', async () => {
  page = await openPage();
  const { document } = page;
  await openRecorded(page, 'Voogt-69', 1);
  const back = () => document.querySelectorAll<HTMLButtonElement>('.step-controls button')[1]!;
  const counts = () => [...document.querySelectorAll('.bao-count')].map((each) => each.textContent).join();
  // This too comes late.
  await page.until('something to go back to', () => !back().disabled);
  const before = counts();
  back().click();
  // All that is drawn before the page lets its frame be made.
  for (let task = 0; task < 50; task++) await Promise.resolve();
  expect(counts()).not.toBe(before);
  expect(document.querySelector('.move[aria-current]')).toBeNull();
  expect(back().disabled).toBe(false);
  await page.until('nothing to go back to', () => back().disabled);
});

it('nothing is drawn between a click and the refresh that shows its answer: another frame would keep that from the screen', async () => {
  localStorage.setItem('bingwa.speed', '1');
  page = await openPage();
  const { document, window } = page;
  await openRecorded(page, 'Voogt-69', 30);
  const frame = () => new Promise((resolve) => window.requestAnimationFrame(resolve));
  const refresh = () => new Promise((resolve) => window.setTimeout(resolve, 25));
  const playing = () => document.querySelector('.bao[data-playing]') !== null;
  const told: string[] = [];
  const watch = new window.MutationObserver((changes) => {
    for (const { target } of changes) told.push(`${target.nodeName} ${(target as Element).getAttribute?.('class')}`);
  });
  // Back, on, back while the move is played, the board turned while the next is, a mark.
  const clicks = ['Previous move', 'Next move', 'Previous move', 'Next move', 'Flip the board', '??'];
  for (const what of clicks) {
    const button = page.all('button').find((each) => {
      const name = each.getAttribute('aria-label') ?? each.textContent ?? '';
      return name.startsWith(what) || each.textContent === what;
    }) as HTMLButtonElement;
    await page.until(`${what}, to be pressed`, () => !button.disabled);
    // What follows the click before.
    await new Promise((resolve) => setTimeout(resolve, 200));
    button.click();
    await frame();
    told.length = 0;
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // On a full machine the next frame comes when that refresh is long over, and after what waits for it.
    await Promise.race([frame(), refresh()]);
    watch.takeRecords();
    watch.disconnect();
    expect(told, what).toEqual([]);
    if (what === 'Next move') await page.until('the move under way', playing);
  }
});

it("a line of the engine that is another position's by now is not played from this one", async () => {
  page = await openPage();
  const { document } = page;
  await openRecorded(page, 'Voogt-69', 71);
  await page.click('.engine-toggle');
  await page.until('a line', () => page!.all('.pv-move').length > 0);
  const moves = () => document.querySelectorAll('.move').length;
  const before = moves();
  const current = () => document.querySelector('.move[aria-current]')?.textContent;
  const left = current();
  document.querySelectorAll<HTMLButtonElement>('.step-controls button')[1]!.click();
  page.all('.pv-move')[0]!.click();
  await page.until('the move before', () => current() !== undefined && current() !== left);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(moves()).toBe(before);
  expect(page.errors).toEqual([]);
});

it('the move list follows a step, and stays where it is being read when a mark is set', async () => {
  page = await openPage();
  const { document } = page;
  await openRecorded(page, 'Voogt-69', 71);
  const list = await page.find('.moves');
  await page.until('the list at the move', () => list.scrollTop > 0);
  list.scrollTop = 0;
  await page.click('.glyph-button', '??');
  await page.until('the mark', () => document.querySelector('.move[aria-current] .glyph') !== null);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(list.scrollTop).toBe(0);
  page.press('ArrowLeft');
  await page.until('the list at the move', () => list.scrollTop > 0);
});

it('a large variation that is opened shows its first moves at once, and all of it a moment later', async () => {
  page = await openPage();
  await page.click('.header-button', 'Import');
  await page.type('dialog[open] textarea', bigTree(3000));
  await page.click('dialog[open] button[type=submit]');
  const closed = await page.until('a closed variation', () => page?.all('.fold[aria-expanded=false]')[0]);
  const variation = closed.closest('.variation')!;
  const told = (hint: Element) => Number(hint.textContent!.replace(/\D/g, ''));
  const hidden = told(variation.querySelector('.hint')!);
  const drawn = () => variation.querySelectorAll('.move').length;
  // What stands closed within it is told by its number.
  const counted = () => [...variation.querySelectorAll('.hint')].reduce((sum, hint) => sum + told(hint), drawn());
  expect(hidden).toBeGreaterThan(150);
  closed.click();
  for (let task = 0; task < 50; task++) await Promise.resolve();
  const first = drawn();
  expect(first).toBeGreaterThan(1);
  await page.until('the rest', () => counted() === hidden + 1);
  expect(drawn()).toBeGreaterThan(first);
});

it('a line that is pressed stays as it is until it is let go of, however the search goes on', async () => {
  localStorage.setItem('bingwa.limit', '"infinite"');
  page = await openPage();
  await page.click('.engine-toggle');
  await page.until('a line', () => page!.all('.pv-move').length > 5);
  const line = () => page!.all('.pv').map((each) => each.textContent);
  const nodes = () => page!.document.querySelector('.engine-figures')?.textContent;
  const at = (kind: string) => new page!.window.PointerEvent(kind, { bubbles: true });
  // Some other line than this one is found within some seconds, and would be there in place of it.
  const pressed = page.all('.pv-move')[2]!;
  pressed.dispatchEvent(at('pointerdown'));
  const [held, seen] = [line(), nodes()];
  await page.until('a search that goes on', () => nodes() !== seen);
  for (let look = 0; look < 20; look++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(line()).toEqual(held);
  }
  pressed.dispatchEvent(at('pointerup'));
  await page.until('another line', () => line().join() !== held.join());
});
