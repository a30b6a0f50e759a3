/** The app on the user's own device: installed, updated when he says so, and gone when he says so. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dist, openBrowser, openPage, servePlain } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

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
    const { page } = await openPage(browser, plain.url);
    await settled(page);
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A window without a user's profile cannot install anything; all else would be our fault.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    await page.context().close();
    await plain.close();
  });
});

describe('a newer version', () => {
  it('is offered, is not taken while the user goes on, and is taken when he says so', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bingwa-update-'));
    fs.cpSync(dist, folder, { recursive: true });
    const plain = await servePlain('/app/', folder);
    const { page, faults } = await openPage(browser, plain.url);
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
    const { page, faults } = await openPage(browser, plain.url);
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
