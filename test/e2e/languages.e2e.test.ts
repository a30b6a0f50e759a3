/** Every language fits: nothing scrolls sideways and no button is cut off, on a phone and on a desktop, mirrored too. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageId, type Messages } from '../../web/i18n/index.ts';
import { PAGES } from '../../web/pages/registry.ts';
import { APP_MENU, STUDY_MENU } from '../../web/panels/menu.ts';
import { TOOLS } from '../../web/state/tools.ts';
import { browser, built, DESKTOP, openPage, PHONE, withBuilt } from './harness.ts';

withBuilt();

/** What does not fit, each with where it is; `place` goes in front. */
async function misfits(page: Page, place: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const bad: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`;
    const over = (element: Element) => element.scrollWidth > element.clientWidth + 1;
    if (over(document.documentElement)) {
      bad.push(`the page scrolls: ${document.documentElement.scrollWidth} > ${document.documentElement.clientWidth}`);
    }
    for (const box of document.querySelectorAll('.dialog-body, main, .tool-column, .board-column, .page-nav')) {
      // What a clipping box hides cannot be scrolled to either.
      if (getComputedStyle(box).overflowX === 'clip') continue;
      if (over(box)) bad.push(`${name(box)} scrolls: ${box.scrollWidth} > ${box.clientWidth}`);
    }
    // Whose turn it is is read from afar, and whole.
    const turn = document.querySelector('.turn');
    if (turn !== null && (over(turn) || Number.parseFloat(getComputedStyle(turn).fontSize) < 14))
      bad.push(`${name(turn)} is cut off, or too small`);
    for (const element of document.querySelectorAll(
      'button, summary, label, legend, h1, h2, h3, .button, [role=tab], nav a',
    )) {
      const { width, left, right } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (width < 2 || style.visibility === 'hidden' || element.closest('.visually-hidden, .skip-link, .bao')) continue;
      // What is meant to be shortened says so; what stands in a box that scrolls by itself can be scrolled to.
      if (style.textOverflow === 'ellipsis') continue;
      if (style.display !== 'inline' && over(element)) bad.push(`${name(element)} is cut off`);
      let scroller = element.parentElement;
      while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowX))
        scroller = scroller.parentElement;
      if (scroller === null && (left < -1 || right > innerWidth + 1)) {
        bad.push(`${name(element)} stands outside: ${Math.round(left)} to ${Math.round(right)}`);
      }
    }
    return bad;
  });
  return found.map((each) => `${place}: ${each}`);
}

/** A page that begins in `id`. */
async function openIn(id: LanguageId, viewport: typeof PHONE, rightToLeft = false) {
  const opened = await openPage(browser, 'about:blank', { viewport });
  await opened.page.addInitScript((language) => localStorage.setItem('bingwa.language', JSON.stringify(language)), id);
  if (rightToLeft) {
    // As an Arabic table would: `dir` on the root element, whatever the page sets it to.
    await opened.page.addInitScript(() => {
      const set = () => {
        if (document.documentElement.dir !== 'rtl') document.documentElement.dir = 'rtl';
      };
      new MutationObserver(set).observe(document, { attributes: true, attributeFilter: ['dir'], subtree: true });
      set();
    });
  }
  await opened.page.goto(built.url);
  await opened.page.getByRole('grid').first().waitFor();
  return opened.page;
}

const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))));

async function tour(page: Page, messages: Messages, phone: boolean): Promise<string[]> {
  const bad: string[] = [];
  const look = async (place: string) => {
    await settled(page);
    bad.push(...(await misfits(page, place)));
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
    if (phone) {
      await page.locator('.head-tools .narrow-only').click();
      await page.locator('.menu-entry').first().waitFor();
      if (entry === STUDY_MENU[0]) await look('menu');
    }
    const label = messages[entry.label] as string;
    const buttons = phone ? page.locator('.menu-entry') : page.locator('.app-head button');
    await buttons.and(page.getByRole('button', { name: label, exact: true })).click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    for (const summary of await page.locator('.dialog summary').all()) await summary.click();
    await look(`dialog ${entry.dialog}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  for (const { route } of PAGES) {
    if (route === '') continue;
    await page.evaluate((to) => {
      location.hash = `#/${to}`;
    }, route);
    await page.locator('main h1, main h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    await look(`page ${route}`);
  }
  return bad;
}

describe.each(Object.keys(LANGUAGES) as LanguageId[])('%s', (id) => {
  for (const [name, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    it(`fits a ${name} of ${viewport.width} pixels: board, tools, dialogs, pages`, async () => {
      const messages: Messages = await LANGUAGES[id].load();
      const page = await openIn(id, viewport);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(id);
      expect(await tour(page, messages, name === 'phone')).toEqual([]);
      await page.context().close();
    });
  }
});

describe('a language that is written from right to left', () => {
  it('mirrors the page and fits a phone, and the board is not mirrored', async () => {
    const page = await openIn('en', PHONE, true);
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
    const x = async (name: RegExp) => (await page.getByRole('gridcell', { name }).boundingBox())?.x ?? Number.NaN;
    expect(await x(/^A1/)).toBeLessThan(await x(/^A8/));
    const brand = await page.locator('.brand').boundingBox();
    expect(brand?.x).toBeGreaterThan(PHONE.width / 2);
    expect(await tour(page, (await LANGUAGES.en.load()) as Messages, true)).toEqual([]);
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
