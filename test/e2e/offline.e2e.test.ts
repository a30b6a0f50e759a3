/** The app on the user's own device: installed, updated when he says so, and gone when he says so. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { en } from '../../web/i18n/en.ts';
import { LANGUAGES, type LanguageId } from '../../web/i18n/index.ts';
import { PAGES } from '../../web/pages/registry.ts';
import { APP_MENU, STUDY_MENU } from '../../web/panels/menu.ts';
import { TOOLS } from '../../web/state/tools.ts';
import { browser, dist, openPage, servePlain, withBrowser } from './harness.ts';

const INSTALLING = { serviceWorkers: 'allow' } as const;
withBrowser();

/** The page is served by its own worker, and the reload that brought isolation is over. */
async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => globalThis.crossOriginIsolated), { timeout: 20_000 }).toBe(true);
  await page.waitForLoadState('networkidle');
}

/** Width and height of a PNG stand at fixed places in its first chunk. */
function sizeOf(file: string): string {
  const bytes = fs.readFileSync(file);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the app can be installed', () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(dist, 'manifest.webmanifest'), 'utf8'));

  it('its manifest names PNG icons of the sizes that launchers ask for, one of them maskable', () => {
    const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons;
    const png = icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of png) expect(sizeOf(path.join(dist, src)), src).toBe(sizes);
    expect(png.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    expect(png.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
    expect(manifest).toMatchObject({ display: 'standalone', start_url: './', scope: './' });
  });

  it('Chromium finds nothing that stands in the way', async () => {
    const plain = await servePlain();
    const { page } = await openPage(browser, plain.url, INSTALLING);
    await settled(page);
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A window without a user's profile cannot install anything; all else would be our fault.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    await page.context().close();
    await plain.close();
  });
});

describe('after one visit, without the network', () => {
  it('every page, part, tool, dialog and language is there', { timeout: 120_000 }, async () => {
    const plain = await servePlain();
    const { page, faults } = await openPage(browser, plain.url, INSTALLING);
    await settled(page);
    await plain.close();
    await page.reload();
    await page.getByRole('grid').first().waitFor();
    // Languages whose tables have not been asked for yet, on every page of the app.
    for (const id of Object.keys(LANGUAGES) as LanguageId[]) {
      await page.evaluate(() => {
        location.hash = '#/';
      });
      await page.locator('.head-tools select').selectOption({ label: LANGUAGES[id].name });
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(id);
      for (const tool of TOOLS) {
        await page.locator(`#tool-${tool}`).click();
        await page.locator(`#tool-${tool}[aria-selected=true]`).waitFor();
      }
      for (const { route } of PAGES.filter((each) => each.route !== '')) {
        await page.evaluate((to) => {
          location.hash = `#/${to}`;
        }, route);
        await page.locator('main h1').first().waitFor();
      }
      const parts = page.locator('.learn-parts a');
      for (let at = 0; at < (await parts.count()); at++) {
        await parts.nth(at).click();
        await page.locator(`.learn-parts a:nth-child(${at + 1})[aria-current=page]`).waitFor();
      }
      await page.waitForLoadState('networkidle');
      expect(await page.locator('.load-failed, .error').count(), id).toBe(0);
    }
    await page.locator('.head-tools select').selectOption({ label: 'English' });
    await page.evaluate(() => {
      location.hash = '#/';
    });
    for (const { label } of [...STUDY_MENU, ...APP_MENU]) {
      await page
        .locator('.app-head')
        .getByRole('button', { name: en[label as 'menu.new'], exact: true })
        .click();
      await page.getByRole('dialog').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.locator('.dialog .error').count(), label).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(faults.filter((fault) => !fault.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
    expect(await page.locator('.notice').count()).toBe(0);
    await page.context().close();
  });
});

describe('isolation', () => {
  it.each([
    ['comes with one reload, and none after it', INSTALLING, 2],
    ['is done without where no service worker may run, without any reload', { serviceWorkers: 'block' }, 1],
  ] as const)('%s', async (_, options, loads) => {
    const plain = await servePlain();
    const { page } = await openPage(browser, 'about:blank', options);
    let seen = 0;
    page.on('load', () => {
      seen += 1;
    });
    await page.goto(plain.url);
    await page.getByRole('grid').first().waitFor();
    if (loads === 2) await settled(page);
    // Long enough for a loop to turn a few times.
    await page.waitForTimeout(3000);
    expect(seen).toBe(loads);
    await page.reload();
    await page.waitForTimeout(2000);
    expect(seen).toBe(loads + 1);
    await page.context().close();
    await plain.close();
  });
});

describe('a newer version', () => {
  it('is offered, is not taken while the user goes on, and is taken when he says so', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bingwa-update-'));
    fs.cpSync(dist, folder, { recursive: true });
    const plain = await servePlain('/app/', folder);
    const { page, faults } = await openPage(browser, plain.url, INSTALLING);
    await settled(page);
    expect(await page.title()).toContain('Bingwa');

    const html = path.join(folder, 'index.html');
    fs.writeFileSync(html, fs.readFileSync(html, 'utf8').replace(/<title>.*<\/title>/, '<title>The next one</title>'));
    const worker = path.join(folder, 'sw.js');
    const changed = fs.readFileSync(worker, 'utf8').replace(/("url":"index\.html","revision":")\w+/, '$1ffffffffffff');
    expect(changed).toContain('ffffffffffff');
    fs.writeFileSync(worker, changed);

    const offer = page.getByText('A new version of Bingwa is ready.');
    expect(await offer.count()).toBe(0);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await offer.waitFor({ timeout: 20_000 });
    // Loaded again without consent, it is still the old one, and the offer stands.
    await page.reload();
    expect(await page.title()).toContain('Bingwa');
    await offer.waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Reload now' }).click();
    await expect.poll(() => page.title(), { timeout: 20_000 }).toBe('The next one');
    await page.getByRole('grid').first().waitFor();
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    expect(faults).toEqual([]);
    await page.context().close();
    await plain.close();
    fs.rmSync(folder, { recursive: true });
  });
});

describe('removing all local data', () => {
  const left = (page: Page) =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));

  it('asks first, then leaves nothing of ours and nothing else touched', async () => {
    const plain = await servePlain();
    const { page, faults } = await openPage(browser, plain.url, INSTALLING);
    await settled(page);
    await page.evaluate(() => localStorage.setItem('someone-elses', '1'));
    await page.keyboard.type('6L');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.keyboard.press('f');
    const before = await left(page);
    expect(before.databases).toContain('bingwa');
    expect(before.local.length).toBeGreaterThan(1);
    expect([before.caches.length, before.workers]).toEqual([1, 1]);

    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('button', { name: 'Remove all local data…' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect((await left(page)).databases).toContain('bingwa');

    await page.getByRole('button', { name: 'Remove all local data…' }).click();
    await page.getByRole('button', { name: 'Remove everything' }).click();
    await page.getByRole('heading', { name: 'Everything is removed' }).waitFor();
    const nothing = { databases: [], local: ['someone-elses'], session: [], caches: [], workers: 0 };
    expect(await left(page)).toEqual(nothing);
    expect(faults).toEqual([]);
    // Leaving the page saves nothing either: looked at from a page that is not ours. (The session's storage goes with the
    // tab; Chromium shows a page that is not isolated the one from before the isolation.)
    await page.goto(`${plain.url}icon.svg`);
    expect(await left(page)).toMatchObject({ ...nothing, session: expect.anything() });
    await page.context().close();
    await plain.close();
  });
});
