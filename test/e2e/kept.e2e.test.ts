/** What Chromium keeps of a page, or makes and throws away, for things that are drawn or named anew all day. */
import type { CDPSession, Page } from 'playwright';
import { expect, it } from 'vitest';
import { browser, built, openPage, withBrowser } from './harness.ts';

withBrowser();

/** Bytes of the page's elements, styles, and what else Chromium holds of it. */
async function bytesOf(session: CDPSession): Promise<number> {
  const usage = await session.send('Runtime.getHeapUsage');
  return (usage as unknown as { embedderHeapUsedSize: number }).embedderHeapUsedSize;
}

async function collect(session: CDPSession): Promise<void> {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
}

/** Has the styles of all elements worked out anew. */
const restyle = (page: Page, times: number) =>
  page.evaluate((rounds) => {
    for (let round = 0; round < rounds; round++) {
      for (const display of ['none', '']) {
        document.querySelector<HTMLElement>('#app')!.style.display = display;
        document.body.getBoundingClientRect();
      }
    }
  }, times);

it('nothing for each time that tables are styled: less than 100 bytes for one', async () => {
  const { page, faults } = await openPage(browser, `${built.url}#/learn`);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.locator('.statistics').nth(1).waitFor();
  const session = await page.context().newCDPSession(page);
  await restyle(page, 20);
  await collect(session);
  const before = await bytesOf(session);
  const times = 500;
  await restyle(page, times);
  await collect(session);
  // Two media queries were some 400 bytes.
  expect(((await bytesOf(session)) - before) / times).toBeLessThan(100);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('nothing of what was loaded, and for a new address less than 50 KiB of garbage', async () => {
  const { page, faults } = await openPage(browser, built.url);
  await page.locator('.bao-pit').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await collect(session);
  const before = await bytesOf(session);
  const changes = 40;
  await page.evaluate(async (times) => {
    for (let change = 0; change < times; change++) {
      history.replaceState(null, '', `#/?change=${change}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, changes);
  expect(((await bytesOf(session)) - before) / changes).toBeLessThan(50 * 1024);
  expect(await page.evaluate(() => performance.getEntriesByType('resource'))).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('no pixels of a picture that has been saved', async () => {
  const { page, faults } = await openPage(browser, built.url);
  await page.evaluate(() => {
    const create = document.createElement.bind(document);
    const made: HTMLCanvasElement[] = [];
    Object.assign(window, { made });
    document.createElement = (name: string) => {
      const one = create(name);
      if (one instanceof HTMLCanvasElement) made.push(one);
      return one;
    };
  });
  await page.getByRole('button', { name: 'Share' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG' }).click();
  await saved;
  const pixels = await page.evaluate(() =>
    (window as unknown as { made: HTMLCanvasElement[] }).made.map(({ width, height }) => width * height),
  );
  expect(pixels).toEqual([0]);
  expect(faults).toEqual([]);
  await page.context().close();
});
