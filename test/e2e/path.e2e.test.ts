import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { legalMoves, mainline, parseGames } from '../../web/rules/index.ts';
import { browser, built, DESKTOP, openGame, openPage, PHONE, servePlain, withBrowser } from './harness.ts';

const games = parseGames(fs.readFileSync(path.join(import.meta.dirname, '../data/zanzibar-1994.txt'), 'utf8'));
if (!games.ok) throw new Error(games.error.message);
const voogt69 = games.value[7]?.game;
if (!voogt69) throw new Error('the eighth game is missing');
const nodes = mainline(voogt69.root);

withBrowser();

const firstMoves = (page: Page) => page.locator('.line .pv-step:first-child .pv-move').allInnerTexts();
const score = (page: Page) => page.locator('.line .line-score').first();

describe('a championship game is analysed in the browser', () => {
  for (const [name, viewport] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    it(`Voogt-69 after 36. A7R* is a proven win for North in 7 by a2R** (${name})`, async () => {
      const { page, faults } = await openPage(browser, built.url, { viewport, hasTouch: name === 'phone' });
      if (name === 'phone') await page.getByRole('button', { name: 'Study', exact: true }).click();
      await openGame(page, 'Voogt-69', 71);
      await page.keyboard.press('l');
      await expect.poll(() => score(page).textContent(), { timeout: 20_000 }).toContain('N #7');
      expect((await firstMoves(page))[0]).toBe('a2R**');
      await expect.poll(() => page.locator('.engine').first().textContent()).toContain('North wins in 7');
      // Playing the line's second move plays the line up to it.
      await page.locator('.line .pv-move').nth(1).click();
      await expect.poll(() => page.locator('.move[aria-current=true]').textContent()).toContain('B7R');
      expect(faults).toEqual([]);
      await page.context().close();
    });
  }

  it('a link reopens the game at the same ply', async () => {
    const { page } = await openPage(browser, built.url);
    await openGame(page, 'Voogt-69', 71);
    await page.waitForURL(/p=71$/);
    const link = page.url();
    await page.context().close();
    const { page: other, faults } = await openPage(browser, link);
    await expect.poll(() => other.locator('.move[aria-current=true]').textContent()).toContain('A7R*');
    expect(await other.locator('.move').count()).toBe(nodes.length);
    expect(faults).toEqual([]);
    await other.context().close();
  });

  it('a hundred quick changes of position with the engine on leave lines of the last position only', async () => {
    const { page, faults } = await openPage(browser, built.url);
    await openGame(page, 'Voogt-69', 40);
    await page.keyboard.press('l');
    const keys = [
      'ArrowRight',
      'ArrowLeft',
      'End',
      'Home',
      'ArrowRight',
      'ArrowRight',
      'l',
      'ArrowRight',
      'l',
      'ArrowLeft',
    ];
    for (let i = 0; i < 100; i++) await page.keyboard.press(keys[(i * 7) % keys.length] ?? 'l');
    await page.keyboard.press('Home');
    for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowRight');
    if ((await page.locator('.line').count()) === 0) {
      await page.waitForTimeout(1500);
      if ((await page.locator('.line').count()) === 0) await page.keyboard.press('l');
    }
    const here = nodes[29];
    if (!here) throw new Error('ply 30 is missing');
    const legal = legalMoves(voogt69.rules, here.position).map((move) => move.text);
    await expect.poll(() => page.locator('.line').count(), { timeout: 10_000 }).toBeGreaterThan(0);
    for (let i = 0; i < 20; i++) {
      for (const move of await firstMoves(page)) expect(legal).toContain(move);
      await page.waitForTimeout(100);
    }
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a move is played by clicking a pit and a direction, and by keyboard', async () => {
    const { page, faults } = await openPage(browser, built.url);
    await page.getByRole('gridcell', { name: /^A6/ }).click();
    await page.getByRole('button', { name: /A6L/ }).click();
    await expect.poll(() => page.locator('.move[aria-current=true]').textContent()).toContain('A6L*');
    await page.keyboard.type('5R');
    await expect.poll(() => page.locator('.move[aria-current=true]').textContent()).toContain('a5R');
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('the page on a plain static host', () => {
  it('becomes isolated by its service worker, and then works without the host', async () => {
    const plain = await servePlain();
    const { page, faults } = await openPage(browser, plain.url, { serviceWorkers: 'allow' });
    await expect.poll(() => page.evaluate(() => globalThis.crossOriginIsolated), { timeout: 15_000 }).toBe(true);
    await page.waitForLoadState('networkidle');
    await plain.close();
    await page.reload();
    await openGame(page, 'Voogt-69', 71);
    await page.keyboard.press('l');
    await expect.poll(() => score(page).textContent(), { timeout: 20_000 }).toContain('N #7');
    expect(faults.filter((fault) => !fault.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
    await page.context().close();
  });

  it('without service workers the engine runs on one thread', async () => {
    const plain = await servePlain();
    const { page, faults } = await openPage(browser, plain.url);
    expect(await page.evaluate(() => globalThis.crossOriginIsolated)).toBe(false);
    await openGame(page, 'Voogt-69', 71);
    await page.keyboard.press('l');
    await expect.poll(() => score(page).textContent(), { timeout: 20_000 }).toContain('N #7');
    expect(faults.filter((fault) => !fault.includes('service worker') && !fault.includes('ServiceWorker'))).toEqual([]);
    await page.context().close();
    await plain.close();
  });
});
