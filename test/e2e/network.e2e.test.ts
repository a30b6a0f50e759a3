import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hasNetwork } from '../../bench/weights/with-network.ts';
import { VARIANTS } from '../../web/rules/index.ts';
import { browser, built, openPage, withBrowser } from './harness.ts';

withBrowser();

const NETWORK = '**/kiswahili-network*';
const figures = async (page: Page) => (await page.locator('.engine-figures').textContent()) ?? '';

describe('the network', () => {
  it.each(VARIANTS)('of %s, if it has one, is loaded with its first search, not with the page', async (variant) => {
    const { page, faults } = await openPage(browser, `${built.url}#/?v=1&r=${variant}`);
    const loaded: string[] = [];
    page.context().on('request', (request) => loaded.push(request.url()));
    const networks = () => loaded.flatMap((url) => /([a-z0-9]+)-network/.exec(url)?.[1] ?? []);
    await page.locator('.engine-toggle').waitFor();
    expect(networks()).toEqual([]);
    await page.locator('.engine-toggle').click();
    await expect.poll(() => figures(page), { timeout: 20_000 }).toMatch(/Depth \d/);
    expect([...new Set(networks())]).toEqual(hasNetwork(variant) ? [variant] : []);
    expect(await page.locator('.engine-note').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('that cannot be had is reported, and the search goes by the tables', async () => {
    const { page } = await openPage(browser, built.url);
    await page.context().route(NETWORK, (route) => route.abort());
    await page.locator('.engine-toggle').click();
    await expect.poll(() => figures(page), { timeout: 20_000 }).toMatch(/Depth \d/);
    expect(await page.locator('.engine-note').textContent()).toContain('evaluated by tables');
    await page.context().unroute(NETWORK);
    await page.context().close();
  });

  it.each([
    ['is what the computer plays level six by', true],
    ['that cannot be had is told by level six, which plays by the tables', false],
  ])('%s', async (_, reachable) => {
    const { page } = await openPage(browser, built.url);
    if (!reachable) await page.context().route(NETWORK, (route) => route.abort());
    const asked = page.waitForRequest(/kiswahili-network/);
    await page.getByRole('tab', { name: 'Play' }).click();
    await page.getByLabel('Level').selectOption({ index: 5 });
    await page.locator('.radios label', { hasText: 'North' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await asked;
    await page.locator('.move').first().waitFor();
    expect(await page.locator('.notice', { hasText: 'evaluated by tables' }).count()).toBe(reachable ? 0 : 1);
    await page.context().close();
  });

  it('is not asked for by a lane that evaluates otherwise', async () => {
    const { page, faults } = await openPage(browser, `${built.url}#/compare`);
    const loaded: string[] = [];
    page.context().on('request', (request) => loaded.push(request.url()));
    const asked = () => loaded.some((url) => url.includes('kiswahili-network'));
    const compare = page.getByRole('button', { name: 'Compare here' });
    const finished = async () => {
      await compare.click();
      await expect
        .poll(async () => (await page.locator('main').textContent()) ?? '', { timeout: 20_000 })
        .toMatch(/A\dL|A\dR/);
      await expect.poll(() => compare.isVisible(), { timeout: 30_000 }).toBe(true);
    };
    await page.locator('summary', { hasText: 'trained' }).click();
    await page.getByLabel('Evaluation').nth(0).selectOption({ label: 'Tables' });
    await finished();
    expect(asked()).toBe(false);
    await page.getByLabel('Evaluation').nth(0).selectOption({ label: 'Trained' });
    await finished();
    expect(asked()).toBe(true);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
