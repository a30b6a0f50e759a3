import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, type Served, serveBuilt } from './harness.ts';

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

describe('the network', () => {
  it('is loaded when a lane asks for it, and only then', async () => {
    const { page, faults } = await openPage(browser, `${built.url}#/compare`, { serviceWorkers: 'block' });
    const loaded: string[] = [];
    page.context().on('request', (request) => loaded.push(request.url()));
    const asked = () => loaded.some((url) => url.includes('kiswahili-network'));
    const compare = page.getByRole('button', { name: 'Compare here' });
    const nodes = async () => (await page.locator('main').textContent()) ?? '';
    await compare.click();
    await expect.poll(nodes, { timeout: 20_000 }).toMatch(/A\dL|A\dR/);
    await expect.poll(() => compare.isVisible(), { timeout: 30_000 }).toBe(true);
    expect(asked()).toBe(false);
    await page.locator('summary', { hasText: 'material' }).click();
    await page.getByLabel('Evaluation').nth(1).selectOption({ label: 'Network (Kiswahili)' });
    await compare.click();
    await expect.poll(asked, { timeout: 20_000 }).toBe(true);
    await expect.poll(() => compare.isVisible(), { timeout: 30_000 }).toBe(true);
    expect(await page.locator('summary', { hasText: 'network' }).count()).toBe(1);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
