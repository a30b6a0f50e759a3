/** axe finds nothing in any part of the lessons, in the states of a puzzle, and in the menu of a phone, in any language. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageId } from '../../web/i18n/index.ts';
import { findings } from './axe.ts';
import { browser, built, goTo, openPage, PHONE, withBrowser } from './harness.ts';

withBrowser();

describe.each(Object.keys(LANGUAGES) as LanguageId[])('in %s', (id) => {
  // Colours do not depend on the language, and take most of the time.
  const what = id === 'en' ? 'all' : 'texts';
  let page: Page;
  beforeAll(async () => {
    const options = { viewport: PHONE, colorScheme: 'light', locale: id, reducedMotion: 'reduce' } as const;
    ({ page } = await openPage(browser, `${built.url}#/learn`, options));
    await page.locator('main h1').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(id);
  });
  afterAll(() => page.context().close());

  it.each(id === 'en' ? (['light', 'dark'] as const) : (['light'] as const))(
    'every part of the lessons, %s',
    async (look) => {
      await page.emulateMedia({ colorScheme: look });
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(look);
      const parts = page.locator('.learn-parts a');
      const count = await parts.count();
      expect(count).toBeGreaterThan(3);
      for (let at = 0; at < count; at++) {
        await parts.nth(at).click();
        await page.locator(`.learn-parts a:nth-child(${at + 1})[aria-current=page]`).waitFor();
        expect(await findings(page, look === 'dark' ? 'colours' : what), `part ${at + 1}`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    },
  );

  it('a puzzle that is tried, and one whose solution is shown', async () => {
    await goTo(page, 'puzzles');
    await page.locator('.puzzle-status[data-kind="try"]').waitFor();
    await page.locator('[data-playable]').first().click();
    const choice = page.locator('.bao-choice button');
    if (await choice.first().isVisible()) await choice.first().click();
    await expect
      .poll(() => page.locator('.puzzle-status').getAttribute('data-kind'), { timeout: 20_000 })
      .not.toBe('checking');
    expect(await findings(page, what), 'tried').toEqual([]);
    await page.reload();
    await page.locator('.puzzle-status[data-kind="try"]').waitFor();
    await page.locator('.puzzle-side .row button:not(.primary)').first().click();
    await page.locator('.puzzle-status[data-kind="shown"]').waitFor({ timeout: 30_000 });
    expect(await findings(page, what), 'shown').toEqual([]);
  });

  it('the menu of a phone', async () => {
    await goTo(page, '');
    await page.locator('.app-head .narrow-only').click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page, what)).toEqual([]);
  });
});
