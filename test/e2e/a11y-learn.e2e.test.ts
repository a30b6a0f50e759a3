/** axe finds nothing in any part of the lessons, in the states of a puzzle, and in the menu of a phone, in any language. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageId } from '../../web/i18n/index.ts';
import { findings } from './axe.ts';
import { browser, built, openPage, PHONE, withBuilt } from './harness.ts';

withBuilt();

describe.each(Object.keys(LANGUAGES) as LanguageId[])('in %s', (id) => {
  // Colours do not depend on the language, and take most of the time.
  const what = id === 'en' ? 'all' : 'texts';
  const open = async (route: string, look: 'light' | 'dark' = 'light') => {
    const { page } = await openPage(browser, 'about:blank', {
      viewport: PHONE,
      colorScheme: look,
      locale: id,
      reducedMotion: 'reduce',
    });
    await page.goto(`${built.url}#/${route}`);
    await page.locator('main').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(id);
    return page;
  };

  it.each(id === 'en' ? (['light', 'dark'] as const) : (['light'] as const))(
    'every part of the lessons, %s',
    async (look) => {
      const page = await open('learn', look);
      const parts = page.locator('.learn-parts a');
      const count = await parts.count();
      expect(count).toBeGreaterThan(3);
      for (let at = 0; at < count; at++) {
        await parts.nth(at).click();
        await page.locator(`.learn-parts a:nth-child(${at + 1})[aria-current=page]`).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await findings(page, what), `part ${at + 1}`).toEqual([]);
      }
      await page.context().close();
    },
  );

  it('a puzzle that is tried, and one whose solution is shown', async () => {
    const page = await open('puzzles');
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
    await page.context().close();
  });

  it('the menu of a phone', async () => {
    const page = await open('');
    await page.locator('.app-head .narrow-only').click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page, what)).toEqual([]);
    await page.context().close();
  });
});
