/** Every language fits a phone: nothing scrolls sideways and no button is cut off, mirrored too. (On a desktop: a11y.) */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageId, type Messages } from '../../web/i18n/index.ts';
import { PAGES } from '../../web/pages/registry.ts';
import { APP_MENU, STUDY_MENU } from '../../web/panels/menu.ts';
import { TOOLS } from '../../web/state/tools.ts';
import { atRest, browser, built, goTo, openPage, PHONE, withBrowser } from './harness.ts';
import { misfits } from './misfits.ts';

withBrowser();

/** A page that begins in `id`. */
async function openIn(id: LanguageId, rightToLeft = false) {
  const { page } = await openPage(browser, built.url, { viewport: PHONE }, async (opened) => {
    await opened.addInitScript((language) => localStorage.setItem('bingwa.language', JSON.stringify(language)), id);
    if (!rightToLeft) return;
    // As an Arabic table would: `dir` on the root element, whatever the page sets it to.
    await opened.addInitScript(() => {
      const set = () => {
        if (document.documentElement.dir !== 'rtl') document.documentElement.dir = 'rtl';
      };
      new MutationObserver(set).observe(document, { attributes: true, attributeFilter: ['dir'], subtree: true });
      set();
    });
  });
  await page.getByRole('grid').first().waitFor();
  return page;
}

async function tour(page: Page, messages: Messages): Promise<string[]> {
  const bad: string[] = [];
  const look = async (place: string) => {
    await atRest(page);
    bad.push(...(await misfits(page)).map((each) => `${place}: ${each}`));
  };
  await page.keyboard.type('6L');
  await page.keyboard.press('l');
  await page.locator('.line').first().waitFor();
  await page.keyboard.press('l');
  await look('board');
  await page.keyboard.press(':');
  await page.locator('.command-box input').fill('xyz');
  await page.keyboard.press('Enter');
  await look('command field');
  await page.keyboard.press('Escape');
  for (const tool of TOOLS) {
    await page.locator(`#tool-${tool}`).click();
    await look(`tool ${tool}`);
  }
  await page.locator('#tool-analysis').click();
  await page.locator('.engine .push-end, .engine-strip .push-end').first().click();
  await look('engine settings');
  for (const entry of [...STUDY_MENU, ...APP_MENU]) {
    await page.locator('.head-tools .narrow-only').click();
    await page.locator('.menu-entry').first().waitFor();
    if (entry === STUDY_MENU[0]) await look('menu');
    const button = page.getByRole('button', { name: messages[entry.label] as string, exact: true });
    await page.locator('.menu-entry').and(button).click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    for (const summary of await page.locator('.dialog summary').all()) await summary.click();
    await look(`dialog ${entry.dialog}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  for (const { route } of PAGES) {
    if (route === '') continue;
    await goTo(page, route);
    await look(`page ${route}`);
  }
  return bad;
}

describe('a phone of 360 pixels', () => {
  it.each(Object.keys(LANGUAGES) as LanguageId[])('fits %s: board, tools, dialogs, pages', async (id) => {
    const messages: Messages = await LANGUAGES[id].load();
    const page = await openIn(id);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(id);
    expect(await tour(page, messages)).toEqual([]);
    await page.context().close();
  });
});

describe('a language that is written from right to left', () => {
  it('mirrors the page and fits a phone, and the board is not mirrored', async () => {
    const page = await openIn('en', true);
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
    const x = async (name: RegExp) => (await page.getByRole('gridcell', { name }).boundingBox())?.x ?? Number.NaN;
    expect(await x(/^A1/)).toBeLessThan(await x(/^A8/));
    const brand = await page.locator('.brand').boundingBox();
    expect(brand?.x).toBeGreaterThan(PHONE.width / 2);
    expect(await tour(page, (await LANGUAGES.en.load()) as Messages)).toEqual([]);
    await page.context().close();
  });
});

describe('the first visit', () => {
  it.each([
    ['sw-TZ', 'sw'],
    ['tl-PH', 'fil'],
    ['pl', 'pl'],
    ['de-DE', 'en'],
  ] as const)(
    'of a browser that speaks %s is in %s, and the picker names each language in itself',
    async (locale, id) => {
      const { page } = await openPage(browser, built.url, { locale });
      await page.getByRole('grid').first().waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(id);
      const names = await page.locator('.head-tools select option').allTextContents();
      for (const { name } of Object.values(LANGUAGES)) expect(names.map((each) => each.trim())).toContain(name);
      await page.context().close();
    },
  );
});
