/** A browser without SIMD: a Chromium that is told its processor has no vector instructions WebAssembly could use. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHED } from '../../bench/signature.ts';
import { built, openBrowser, openPage } from './harness.ts';

let without: Browser;
let everyday: Browser;
beforeAll(async () => {
  [without, everyday] = await Promise.all([openBrowser(['--js-flags=--no-enable-ssse3']), openBrowser()]);
});
afterAll(async () => {
  await Promise.all([without?.close(), everyday?.close()]);
});

async function openBench(browser: Browser) {
  const opened = await openPage(browser, `${built.url}#/bench`);
  const loaded: string[] = [];
  opened.page.context().on('request', (request) => loaded.push(request.url()));
  return { ...opened, wasm: () => [...new Set(loaded.map((url) => /\/(engine[.\w]*?)-[^/]*\.wasm/.exec(url)?.[1]))] };
}

describe('where WebAssembly has no SIMD', () => {
  it('the engine runs without, counts the published nodes and says what it is', async () => {
    const { page, faults, wasm } = await openBench(without);
    expect(await page.getByRole('checkbox', { name: 'SIMD on and off' }).isDisabled()).toBe(true);
    for (const name of ['Moves per second (perft)', 'Random games', 'Threads', 'Time to solve'])
      await page.getByRole('checkbox', { name }).uncheck();
    await page.getByText('More settings').click();
    await page.getByLabel('Runs').fill('1');
    await page.getByLabel('Depth', { exact: true }).fill(`${PUBLISHED.short.depth}`);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('[data-verdict="good"]').waitFor({ timeout: 30_000 });
    expect(await page.locator('.device').textContent()).toContain('without SIMD');
    expect(wasm().filter(Boolean)).toEqual(['engine.scalar']);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('the board is analysed', async () => {
    const { page, faults } = await openPage(without, built.url);
    await page
      .getByRole('switch', { name: /engine/i })
      .first()
      .click();
    await expect.poll(() => page.locator('main').textContent(), { timeout: 20_000 }).toMatch(/A\d[LR]/);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('where it has', () => {
  it('the build without is loaded by the comparison only, and both give one signature', async () => {
    const { page, faults, wasm } = await openBench(everyday);
    for (const name of ['Moves per second (perft)', 'Random games', 'Threads', 'Time to solve', 'SIMD on and off'])
      await page.getByRole('checkbox', { name }).uncheck();
    await page.getByText('More settings').click();
    await page.getByLabel('Runs').fill('1');
    await page.getByLabel('Depth', { exact: true }).fill(`${PUBLISHED.short.depth}`);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('[data-verdict="good"]').waitFor({ timeout: 30_000 });
    expect(wasm()).not.toContain('engine.scalar');
    await page.getByRole('checkbox', { name: 'Signature and search speed' }).uncheck();
    await page.getByRole('checkbox', { name: 'SIMD on and off' }).check();
    await page.getByRole('button', { name: 'Run again' }).click();
    await page.locator('.simd [data-same="true"]').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Run again' }).waitFor({ timeout: 60_000 });
    expect(wasm()).toContain('engine.scalar');
    expect(await page.locator('.simd table.bars').count()).toBe(4);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
