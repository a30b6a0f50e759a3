/** Opens the built app in a real Chromium: with the headers of `npm start`, or from a plain static server in a sub-folder. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { args, findBrowser } from '../browser.mjs';

/** The built app: one copy for all tests, of which none changes it (serve-built.ts). */
const { folder: dist, url } = inject('built');

export { dist };
/** Where it is served as `npm start` does it. */
export const built = { url };

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
};

/** A static host that knows nothing: no isolation headers, no type for WASM, the app (in `directory`) in a sub-folder. */
export async function servePlain(folder = '/some/folder/', directory = dist): Promise<Served> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const name = decodeURIComponent(pathname.slice(folder.length)) || 'index.html';
    const file = path.join(directory, name);
    if (!pathname.startsWith(folder) || !fs.existsSync(file) || !fs.statSync(file).isFile()) {
      response.writeHead(404).end('not found');
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    fs.createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${folder}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * `more`: further arguments of the command line. `unwatched`: as a user's browser, in which the tools attach to no worker and record
 * no request (unwatched-chromium.mjs): Playwright then knows of neither, `workerFaults` tells what the workers say, and a request to
 * another host is a fault by what the page's policy has the console say of it.
 */
export async function openBrowser(more: readonly string[] = [], unwatched = false): Promise<Browser> {
  const found = await findBrowser();
  return chromium.launch({
    executablePath: unwatched ? path.join(import.meta.dirname, 'unwatched-chromium.mjs') : found.path,
    args: [...args, ...more],
    env: { ...process.env, ...found.env, CHROMIUM: found.path } as Record<string, string>,
  });
}

/** Adds to `faults` what the page's workers say or throw as errors, which Playwright does not tell of workers it is not attached to. */
export async function workerFaults(session: CDPSession, faults: string[]): Promise<void> {
  session.on('Log.entryAdded', ({ entry }) => {
    if (entry.source === 'worker' && entry.level === 'error') faults.push(`worker: ${entry.text}`);
  });
  await session.send('Log.enable');
}

export interface Opened {
  readonly page: Page;
  /** Console errors, uncaught exceptions and requests to other hosts so far. */
  readonly faults: string[];
}

/**
 * A page in a fresh context; everything that must not happen is collected in `faults`. Without the service worker, which would
 * store the whole app anew in every context, unless `options` allows it. `arrange` runs before anything is loaded.
 */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  arrange: (page: Page) => Promise<unknown> = async () => {},
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  const { host } = new URL(url);
  page.on('request', (request) => {
    const to = new URL(request.url());
    if (/^(http|ws)/.test(to.protocol) && to.host !== host) faults.push(`request to ${request.url()}`);
  });
  await arrange(page);
  await page.goto(url);
  return { page, faults };
}

/** Nothing on the page has changed for a tenth of a second; an engine that runs is not waited for longer than a second. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let quiet = setTimeout(end, 100);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, 100);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(end, 1000);
      }),
  );

/** Plies of the engine's result that is shown, 0 for none. (The number of nodes follows without a space between.) */
export async function depthShown(page: Page): Promise<number> {
  const [depth = ''] = await page.locator('.engine-figures > span').allTextContents();
  return Number(/^Depth (\d+)/.exec(depth)?.[1] ?? 0);
}

/** To one of the pages of the app, by its route, without loading the app again. */
export async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = `#/${to}`;
  }, route);
  await page.locator(`.app-head [href="#/${route}"][aria-current=page]`).first().waitFor({ state: 'attached' });
  await page
    .locator(route === '' ? 'main.analysis' : 'main:not(.analysis) h1')
    .first()
    .waitFor();
}

/** Opens one of the eight games from the library at `ply`. */
export async function openGame(page: Page, name: string, ply: number): Promise<void> {
  await page.getByRole('button', { name: 'Library' }).click();
  // The plain record comes first, then the same game with our analysis.
  await page
    .getByRole('button', { name: new RegExp(`${name} `) })
    .first()
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Home');
  if (ply === 0) return;
  const move = page.locator('.move').nth(ply - 1);
  await move.evaluate((each: HTMLElement) => each.click());
  await expect.poll(() => move.getAttribute('aria-current')).toBe('true');
}

/** Of a test file that calls `withBrowser`, from its first test on. */
export let browser: Browser;

/** For the top of a test file: a browser for its tests, opened as `openBrowser` does it, closed after them. */
export function withBrowser(...how: Parameters<typeof openBrowser>): void {
  beforeAll(async () => {
    browser = await openBrowser(...how);
  });
  afterAll(() => browser?.close());
}
