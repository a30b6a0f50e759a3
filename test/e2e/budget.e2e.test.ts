import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dist, openBrowser, openPage, type Served, serveBuilt } from './harness.ts';

const weights = path.resolve(import.meta.dirname, '../../bench/weights');
/** Bytes of gzip: everything with the engine switched on, the evaluation's tables and the font aside. */
const BUDGET = 120_000;
/** The tables of all seven games travel in the worker's script. */
const tables = gzipSync(
  fs
    .readdirSync(weights)
    .filter((name) => /^\w+\.json$/.test(name) && !name.includes('origin'))
    .map((name) => fs.readFileSync(path.join(weights, name), 'utf8'))
    .join('\n'),
).length;

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

describe('what the first visit loads before anything is opened', () => {
  it(`is at most ${BUDGET} bytes of gzip with the engine switched on, without the evaluation's tables`, async () => {
    const { page } = await openPage(browser, 'about:blank', { serviceWorkers: 'block' });
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (protocol === 'http:') files.add(pathname === '/' ? 'index.html' : pathname.slice(1));
    });
    await page.goto(built.url);
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('l');
    await expect.poll(() => page.locator('.line').count(), { timeout: 15_000 }).toBeGreaterThan(0);
    const code = [...files].filter((file) => /\.(html|js|css|wasm)$/.test(file));
    const sizes = code.map((file) => [file, gzipSync(fs.readFileSync(path.join(dist, file))).length] as const);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    console.log(`first load: ${total} bytes gzip in ${sizes.length} files, ${tables} of them evaluation tables`);
    expect(code.some((file) => file.endsWith('.wasm'))).toBe(true);
    expect(total - tables, JSON.stringify(sizes)).toBeLessThanOrEqual(BUDGET);
    await page.context().close();
  });
});
