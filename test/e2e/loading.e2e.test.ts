/** Parts of the page whose code does not come: said, and there when it can be had. */
import { expect, it } from 'vitest';
import { browser, built, withBrowser } from './harness.ts';

withBrowser();

it('a page that could not be loaded is there at the next try, with the study as it was', async () => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(built.url);
  await page.locator('.bao-pit').first().waitFor();
  await page.keyboard.press('7');
  await page.keyboard.press('l');
  await page.locator('.save-state', { hasText: 'Saved' }).waitFor();
  const code = '**/assets/learn-*.js';
  await page.route(code, (route) => route.abort());
  await page.getByRole('link', { name: 'Learn' }).click();
  const failed = page.locator('.load-failed');
  await failed.waitFor();
  await page.unroute(code);
  await failed.getByRole('button').click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await failed.count()).toBe(0);
  await page.getByRole('link', { name: 'Analysis' }).click();
  await expect.poll(() => page.locator('.move').allInnerTexts()).toEqual(['A7L*']);
  await context.close();
});
