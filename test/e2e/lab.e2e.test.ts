/** Workers that die under a run, in the built app: it is reported, what is finished stays, and what can go on does. */
import type { Page, Worker } from 'playwright';
import { describe, expect, it } from 'vitest';
import { browser, built, openPage, withBrowser } from './harness.ts';

withBrowser();

const open = (route: string) => openPage(browser, `${built.url}#/${route}`);
const workersOf = (page: Page, name: string) => page.workers().filter((worker) => worker.url().includes(name));
/** An error nobody catches: what is left of a worker that failed. */
const kill = (worker: Worker) =>
  worker.evaluate(() => {
    setTimeout(() => {
      throw new Error('out of luck');
    });
  });

describe('a worker that dies', () => {
  it('under a match is reported; the other lane plays the rest, its game included', async () => {
    const { page } = await open('match');
    await page.getByLabel('Openings (two games each)').fill('4');
    await page.getByLabel('Games at a time').fill('2');
    for (const side of ['A', 'B'])
      await page.getByRole('group', { name: side, exact: true }).getByRole('spinbutton').first().fill('40000');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Stop' }).waitFor({ timeout: 30_000 });
    await expect.poll(() => workersOf(page, 'match.worker').length, { timeout: 10_000 }).toBe(2);
    await kill(workersOf(page, 'match.worker')[0]!);
    await page.getByText(/Not everything went well: match-\d: .*out of luck/).waitFor({ timeout: 10_000 });
    await page.getByText('Finished: 8 games').waitFor({ timeout: 60_000 });
    await page.context().close();
  }, 120_000);

  it('under the last lane stops the match with its games; it can go on', async () => {
    const { page } = await open('match');
    await page.getByLabel('Openings (two games each)').fill('8');
    await page.getByLabel('Games at a time').fill('1');
    for (const side of ['A', 'B'])
      await page.getByRole('group', { name: side, exact: true }).getByRole('spinbutton').first().fill('40000');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => page.locator('table.figures tbody tr').count(), { timeout: 30_000 }).toBeGreaterThan(0);
    await kill(workersOf(page, 'match.worker')[0]!);
    await page.getByRole('alert').getByText('out of luck').waitFor({ timeout: 10_000 });
    expect(await page.locator('table.figures tbody tr').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('Finished: 16 games').waitFor({ timeout: 60_000 });
    await page.context().close();
  }, 120_000);

  it('under the bench stops it with the positions that were finished', async () => {
    const { page } = await open('bench');
    await page.getByText('More settings').click();
    await page.getByLabel('Depth', { exact: true }).fill('24');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Start' }).click();
    const shown = () => page.locator('main').textContent();
    await expect.poll(shown, { timeout: 60_000 }).toMatch(/[1-9]\d* of \d+ positions/);
    await kill(workersOf(page, 'bench.worker')[0]!);
    await page.getByRole('alert').getByText('out of luck').waitFor({ timeout: 10_000 });
    expect(await shown()).toMatch(/[1-9]\d* of \d+ positions/);
    await page.getByRole('button', { name: 'Run again' }).waitFor();
    await page.context().close();
  }, 120_000);
});
