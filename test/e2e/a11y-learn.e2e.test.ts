/** axe finds nothing in any part of the lessons, in the states of a puzzle, and in the menu of a phone, in any language. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageId } from '../../web/i18n/index.ts';
import { openBrowser, openPage, type Served, serveBuilt } from './harness.ts';

const PHONE = { width: 360, height: 740 };
let browser: Browser;
let built: Served;
beforeAll(async () => {
  browser = await openBrowser();
  built = await serveBuilt();
});
afterAll(async () => {
  await browser?.close();
  await built?.close();
});

async function findings(page: Page, colours: boolean): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (!colours) axe.disableRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((each) => each.html.slice(0, 200)).join(' | ')}`);
}

describe.each(Object.keys(LANGUAGES) as LanguageId[])('in %s', (id) => {
  // Colours do not depend on the language, and take most of the time.
  const colours = id === 'en';
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

  it.each(colours ? (['light', 'dark'] as const) : (['light'] as const))(
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
        expect(await findings(page, colours), `part ${at + 1}`).toEqual([]);
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
    expect(await findings(page, colours), 'tried').toEqual([]);
    await page.reload();
    await page.locator('.puzzle-status[data-kind="try"]').waitFor();
    await page.locator('.puzzle-side .row button:not(.primary)').first().click();
    await page.locator('.puzzle-status[data-kind="shown"]').waitFor({ timeout: 30_000 });
    expect(await findings(page, colours), 'shown').toEqual([]);
    await page.context().close();
  });

  it('the menu of a phone', async () => {
    const page = await open('');
    await page.locator('.app-head button[aria-haspopup="dialog"], .app-head button').last().click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page, colours)).toEqual([]);
    await page.context().close();
  });
});
