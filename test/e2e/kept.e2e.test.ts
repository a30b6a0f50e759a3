/** What Chromium keeps of a page, or makes and throws away, for things that are drawn or named anew all day. */
import type { CDPSession, Page } from 'playwright';
import { expect, it } from 'vitest';
import { browser, built, openPage, withBrowser } from './harness.ts';
import { takeSnapshot } from './soak.ts';

withBrowser();

/** How many objects of this name the page's heap holds, garbage collected. */
async function countOf(session: CDPSession, name: string): Promise<number> {
  const { snapshot, nodes, strings } = JSON.parse(await takeSnapshot(session));
  const { node_fields: fields } = snapshot.meta as { node_fields: string[] };
  const wanted = (strings as string[]).indexOf(name);
  const at = fields.indexOf('name');
  return (nodes as number[]).filter((value, index) => index % fields.length === at && value === wanted).length;
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

it('no media query for each time that a page is styled, with tables on it and without', async () => {
  const { page, faults } = await openPage(browser, built.url);
  const session = await page.context().newCDPSession(page);
  for (const route of ['', 'learn/statistics', 'bench', 'compare', 'match', 'puzzles']) {
    await page.goto(`${built.url}#/${route.split('/')[0]}`);
    if (route.includes('/')) await page.getByRole('link', { name: 'Statistics' }).click();
    if (route.includes('/')) await page.locator('table').first().waitFor();
    else await page.waitForTimeout(500);
    await restyle(page, 1);
    const before = await countOf(session, 'blink::MediaQuerySet');
    expect(before, route).toBeGreaterThan(0);
    await restyle(page, 20);
    expect(await countOf(session, 'blink::MediaQuerySet'), route).toBe(before);
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

it('nothing of what was loaded, and for a new address less than 50 KiB of garbage', async () => {
  const { page, faults } = await openPage(browser, built.url);
  await page.locator('.bao-pit').first().waitFor();
  const session = await page.context().newCDPSession(page);
  const elements = async () => {
    const usage = await session.send('Runtime.getHeapUsage');
    return (usage as unknown as { embedderHeapUsedSize: number }).embedderHeapUsedSize;
  };
  for (let i = 0; i < 2; i++) await session.send('HeapProfiler.collectGarbage');
  const before = await elements();
  const changes = 40;
  await page.evaluate(async (times) => {
    for (let change = 0; change < times; change++) {
      history.replaceState(null, '', `#/?change=${change}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, changes);
  expect(((await elements()) - before) / changes).toBeLessThan(50 * 1024);
  expect(await page.evaluate(() => performance.getEntriesByType('resource'))).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});
