import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { WITH_NETWORK } from '../../bench/weights/with-network.ts';
import { atRest, browser, built, dist, openPage, withBrowser } from './harness.ts';

/** Bytes of gzip: code and styles of the first visit (the engine is off then) and the engine's WASM. */
const BUDGET = 120_000;
/** The same with what the first search of every game loads after it: the engine's worker with all tables, all networks. */
const WITH_WEIGHTS = 1_000_000;

withBrowser();

describe('what the first visit loads before anything is opened', () => {
  it(`is at most ${BUDGET} bytes of gzip together with the engine's WASM, fonts and pictures aside, and ${WITH_WEIGHTS} with the weights of all games`, async () => {
    const { page } = await openPage(browser, 'about:blank');
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (protocol === 'http:') files.add(pathname === '/' ? 'index.html' : pathname.slice(1));
    });
    await page.goto(built.url);
    await page.getByRole('grid').waitFor();
    await page.waitForLoadState('networkidle');
    const wasm = fs.readdirSync(path.join(dist, 'assets')).find((name) => /^engine\.mt-.*\.wasm$/.test(name));
    expect(wasm).toBeDefined();
    const code = [...files].filter((file) => /\.(html|js|css)$/.test(file));
    expect(code.length).toBeGreaterThan(3);
    const root = path.resolve(import.meta.dirname, '../..');
    for (const file of code)
      expect(fs.readFileSync(path.join(dist, file), 'utf8').includes(root), `${file} tells where it was built`).toBe(
        false,
      );
    const sizes = [...code, `assets/${wasm}`].map(
      (file) => [file, gzipSync(fs.readFileSync(path.join(dist, file))).length] as const,
    );
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    console.log(`first load with WASM: ${total} bytes gzip in ${sizes.length} files`);
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(BUDGET);

    const assets = fs.readdirSync(path.join(dist, 'assets'));
    const networks = WITH_NETWORK.map((variant) => assets.find((name) => name.startsWith(`${variant}-network-`))!);
    const later = [...networks, assets.find((name) => /^search\.worker-.*\.js$/.test(name))!];
    for (const name of later) expect([...files]).not.toContain(`assets/${name}`);
    const weights = later.map((name) => gzipSync(fs.readFileSync(path.join(dist, 'assets', name))).length);
    const all = weights.reduce((sum, size) => sum + size, total);
    console.log(`with the engine's worker and the weights of all games: ${all} bytes gzip`);
    expect(all).toBeLessThanOrEqual(WITH_WEIGHTS);
    await page.context().close();
  });

  it('has of the typeface only what English is written with, on every page', async () => {
    const { page } = await openPage(browser, 'about:blank');
    const fonts = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /(inter-[a-z-]+)-wght-normal-[^/]+\.woff2$/.exec(request.url()) ?? [];
      if (name !== undefined) fonts.add(name);
    });
    await page.goto(built.url);
    await page.getByRole('grid').waitFor();
    for (const route of ['compare', 'match', 'bench', 'puzzles', 'learn', '']) {
      await page.goto(`${built.url}#/${route}`);
      await atRest(page);
    }
    expect([...fonts]).toEqual(['inter-latin']);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ro');
    await expect.poll(() => [...fonts]).toContain('inter-latin-ext');
    await page.context().close();
  });
});
