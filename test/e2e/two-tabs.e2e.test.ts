/** One stored match and two tabs of one browser: one plays, the other watches, and may take it over. */
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { browser, built, DESKTOP, withBrowser } from './harness.ts';

withBrowser();

/** A long match of slow games, begun in the first of two tabs. */
async function twoTabs(context: BrowserContext): Promise<[Page, Page]> {
  const open = async () => {
    const page = await context.newPage();
    await page.goto(`${built.url}#/match`);
    return page;
  };
  const first = await open();
  await first.getByLabel('Openings (two games each)').fill('40');
  await first.getByLabel('Games at a time').fill('1');
  for (const side of ['A', 'B']) {
    const fields = first.getByRole('group', { name: side, exact: true });
    await fields.getByRole('spinbutton').first().fill('300');
  }
  await first.getByRole('button', { name: 'Start' }).click();
  await first.getByRole('button', { name: 'Stop', disabled: false }).waitFor({ timeout: 30_000 });
  await expect.poll(() => gamesIn(first), { timeout: 30_000 }).toBeGreaterThan(0);
  return [first, await open()];
}

/** Games that the page says are finished. */
async function gamesIn(page: Page): Promise<number> {
  const text = (await page.locator('.run-progress').first().textContent()) ?? '';
  return Number(/(\d+) of \d+ games/.exec(text)?.[1] ?? 0);
}

const contextOf = () => browser.newContext({ viewport: DESKTOP, locale: 'en-GB', serviceWorkers: 'block' });
const takeOver = (page: Page) => page.getByRole('button', { name: 'Play it here instead' });

describe('two tabs with one match', () => {
  it('play it in one only: the other says so, shows the games as they end, and takes over when asked', async () => {
    const context = await contextOf();
    const [first, second] = await twoTabs(context);
    await second.getByText('being played in another tab').waitFor({ timeout: 10_000 });
    expect(await second.getByRole('button', { name: 'Go on' }).count()).toBe(0);
    const seen = await gamesIn(second);
    await expect.poll(() => gamesIn(second), { timeout: 30_000 }).toBeGreaterThan(seen);

    await takeOver(second).click();
    await second.getByRole('button', { name: 'Stop', disabled: false }).waitFor({ timeout: 10_000 });
    await first.getByText('being played in another tab').waitFor({ timeout: 10_000 });
    expect(await first.getByRole('button', { name: 'Stop', disabled: false }).count()).toBe(0);
    const before = await gamesIn(second);
    await expect.poll(() => gamesIn(second), { timeout: 30_000 }).toBeGreaterThan(before + 1);
    await expect.poll(async () => (await gamesIn(first)) >= before, { timeout: 10_000 }).toBe(true);

    await second.getByRole('button', { name: 'Stop', disabled: false }).click();
    await first.getByRole('button', { name: 'Go on' }).waitFor({ timeout: 10_000 });
    // No game was played twice, and none was lost: both tabs and a third that reads the storage show the same.
    const third = await context.newPage();
    await third.goto(`${built.url}#/match`);
    await third.getByRole('button', { name: 'Go on' }).waitFor();
    const counts = await Promise.all([first, second, third].map(gamesIn));
    const stopped = /Stopped after (\d+) of 80/;
    const texts = await Promise.all([first, second, third].map((page) => page.locator('main').textContent()));
    const told = texts.map((text) => stopped.exec(text ?? '')?.[1]);
    expect(new Set(told).size, `${told} ${counts}`).toBe(1);
    expect(Number(told[0])).toBeGreaterThan(before);
    await context.close();
  }, 120_000);

  it('can go on in the other when the one that played is closed', async () => {
    const context = await contextOf();
    const [first, second] = await twoTabs(context);
    await takeOver(second).waitFor({ timeout: 10_000 });
    await first.close();
    await second.getByRole('button', { name: 'Go on' }).waitFor({ timeout: 10_000 });
    const before = await gamesIn(second);
    await second.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => gamesIn(second), { timeout: 30_000 }).toBeGreaterThan(before);
    await context.close();
  }, 120_000);

  it('stop when the other deletes it', async () => {
    const context = await contextOf();
    const [first, second] = await twoTabs(context);
    await takeOver(second).waitFor({ timeout: 10_000 });
    await second.getByRole('button', { name: 'Delete' }).click();
    await first.getByText('No match yet').waitFor({ timeout: 10_000 });
    await second.reload();
    await second.getByText('No match yet').waitFor({ timeout: 10_000 });
    await context.close();
  }, 120_000);
});
