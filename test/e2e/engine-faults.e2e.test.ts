/** What can happen to the engine of the built page behind its back: it is told, the engine starts again, nothing found is lost. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { browser, built, depthShown, withBrowser } from './harness.ts';

withBrowser();

/** Milliseconds: ten of silence, the restart, and a busy machine. */
const PATIENCE = 40_000;

interface Workers {
  /** Every worker the page has started, as the page has it. */
  started: Worker[];
}

/** The page with the engine on, an infinite search, and its workers within reach; `arrange` runs before it is opened. */
async function openEngine(threads: number, arrange: (page: Page) => Promise<unknown> = async () => {}) {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript((count) => {
    // Chromium's answer decides how many threads may be chosen; this machine's must not decide the test.
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 });
    localStorage.setItem('bingwa.threads', String(count));
    localStorage.setItem('bingwa.limit', '"infinite"');
    const kept: Workers = { started: [] };
    Object.assign(globalThis, { kept });
    globalThis.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        kept.started.push(this);
      }
    };
  }, threads);
  await arrange(page);
  await page.goto(built.url);
  await page.locator('.engine-toggle').click();
  return { page, faults };
}

const notices = (page: Page) => page.locator('.notice').allInnerTexts();
const lines = (page: Page) => page.locator('.line').count();
const started = (page: Page) => page.evaluate(() => (globalThis as unknown as { kept: Workers }).kept.started.length);
const kill = (page: Page, index: number) =>
  page.evaluate((at) => (globalThis as unknown as { kept: Workers }).kept.started[at]!.terminate(), index);

const restart = (page: Page) => page.locator('.trouble').getByRole('button', { name: 'Restart' }).click();

const loseSharedMemory = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SharedArrayBuffer');
  });

/** The constructor of the platform, which gives no more than `pages` (64 KiB each). */
const shortOfMemory = (page: Page, pages: number) =>
  page.addInitScript((most) => {
    const { Memory } = WebAssembly;
    WebAssembly.Memory = new Proxy(Memory, {
      construct(target, [wanted]: [WebAssembly.MemoryDescriptor]) {
        if (wanted.initial > most) throw new RangeError('WebAssembly.Memory(): could not allocate memory');
        return new target(wanted);
      },
    });
  }, pages);

describe('memory that is short', () => {
  it('gives a smaller table, and the user is told', async () => {
    // 10 MiB and a table of 8.
    const { page, faults } = await openEngine(2, (opened) => shortOfMemory(opened, (10 + 8) * 16));
    await expect.poll(() => lines(page), { timeout: PATIENCE }).toBeGreaterThan(0);
    expect(await notices(page)).toEqual(['The hash has 8 MiB instead of 16: the browser gives no more memory.']);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('that cannot be shared leaves one thread, and the user is told', async () => {
    const { page, faults } = await openEngine(2, (opened) => shortOfMemory(opened, 1));
    await expect.poll(() => lines(page), { timeout: PATIENCE }).toBeGreaterThan(0);
    expect(await notices(page)).toEqual([
      'The engine runs on one thread: the browser gave no memory that threads could share.',
    ]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('for no table at all is reported, and the engine starts when there is memory again', async () => {
    const script = '**/search.worker*.js';
    const { page, faults } = await openEngine(1, async (opened) => {
      await loseSharedMemory(opened);
      await opened.route(script, async (route) => {
        const response = await route.fetch();
        const none = 'WebAssembly.Memory = class { constructor() { throw new RangeError("no memory") } };';
        await route.fulfill({ response, body: none + (await response.text()) });
      });
    });
    const trouble = page.locator('.trouble');
    await expect.poll(() => trouble.textContent(), { timeout: PATIENCE }).toContain('the browser gave it no memory');
    await page.unroute(script);
    await trouble.getByRole('button', { name: 'Restart' }).click();
    await expect.poll(() => lines(page), { timeout: PATIENCE }).toBeGreaterThan(0);
    expect(await trouble.count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('files that do not come', () => {
  it.each([
    // Chromium remembers that code did not come: then only the other thing helps that the notice names.
    ['its program', '**/assets/engine-*.js', (page: Page) => page.reload()],
    ['its WASM', '**/assets/engine*.wasm', restart],
    ['its threads', '**/assets/search.worker*.js', restart],
  ])('%s: reported, and the engine starts when they do', async (_, files, help) => {
    const { page } = await openEngine(1, (opened) => opened.route(files, (route) => route.abort()));
    const trouble = page.locator('.trouble');
    await expect.poll(() => trouble.textContent(), { timeout: PATIENCE }).toContain('its files could not be loaded');
    await page.unroute(files);
    await help(page);
    await expect.poll(() => lines(page), { timeout: PATIENCE }).toBeGreaterThan(0);
    await page.context().close();
  });
});

it('without SharedArrayBuffer one thread analyses, and the settings say why', async () => {
  const { page, faults } = await openEngine(2, loseSharedMemory);
  await expect.poll(() => depthShown(page), { timeout: PATIENCE }).toBeGreaterThan(8);
  expect(await started(page)).toBe(1);
  await page.getByRole('button', { name: 'Engine settings' }).click();
  expect(await page.locator('.engine-settings').textContent()).toContain('One thread only');
  expect(faults).toEqual([]);
  await page.context().close();
});

// All at the same time: most of it is waiting for ten seconds of silence.
describe.concurrent('a thread that is gone', () => {
  it.for([
    ['the leader of two', 2, 0, async () => {}],
    ['the helper of two', 2, 1, async () => {}],
    ['the only one, in plain memory', 1, 0, loseSharedMemory],
  ] as const)(
    '%s: told, started again, and the result of before stays until there is a deeper one',
    { timeout: 120_000 },
    async ([, threads, victim, arrange], { expect }) => {
      const { page, faults } = await openEngine(threads, arrange);
      await expect.poll(() => depthShown(page), { timeout: PATIENCE }).toBeGreaterThan(12);
      expect(await started(page)).toBe(threads);
      await kill(page, victim);
      const reached = await depthShown(page);
      // Any result that is less deep, at any moment from now on.
      await page.evaluate((least) => {
        const seen: number[] = [];
        Object.assign(globalThis, { seen });
        const look = () => {
          const text = document.querySelector('.engine-figures > span')?.textContent ?? '';
          const now = Number(/^Depth (\d+)/.exec(text)?.[1] ?? 0);
          if (now < least && document.querySelector('.trouble') === null) seen.push(now);
          requestAnimationFrame(look);
        };
        look();
      }, reached);
      await expect
        .poll(() => notices(page), { timeout: PATIENCE })
        .toEqual([
          expect.stringMatching(
            /^The engine stopped working \(no sign of life for more than 10 seconds\) and was restarted; the analysis goes on\.$/,
          ),
        ]);
      expect(await started(page)).toBe(2 * threads);
      expect(await lines(page)).toBeGreaterThan(0);
      // The new threads get as far, and further.
      await expect.poll(() => depthShown(page), { timeout: PATIENCE }).toBeGreaterThan(reached);
      expect(await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)).toEqual([]);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
});

describe('a thread that breaks down', () => {
  it('twice within a minute is not started a third time by itself, but by the user', async () => {
    const { page } = await openEngine(1, loseSharedMemory);
    // An exception outside of any call, as a browser out of memory throws it.
    const breakDown = async () => {
      await expect.poll(() => depthShown(page), { timeout: PATIENCE }).toBeGreaterThan(4);
      await page
        .workers()
        .at(-1)!
        .evaluate(() => {
          setTimeout(() => {
            throw new RangeError('Out of memory');
          });
        });
    };
    await breakDown();
    await expect.poll(() => notices(page), { timeout: PATIENCE }).toEqual([expect.stringContaining('Out of memory')]);
    await expect.poll(() => started(page)).toBe(2);
    await expect.poll(() => page.workers().length).toBe(1);
    await page.waitForTimeout(500);
    await breakDown();
    const trouble = page.locator('.trouble');
    await trouble.waitFor();
    expect(await trouble.textContent()).toContain('Out of memory');
    expect(await started(page)).toBe(2);
    await trouble.getByRole('button', { name: 'Restart' }).click();
    await expect.poll(() => lines(page)).toBeGreaterThan(0);
    expect(await started(page)).toBe(3);
    await page.context().close();
  });
});

it('a page that is left while its engine is still on its way leaves no thread behind', async () => {
  let asked = () => {};
  const underWay = new Promise<void>((resolve) => {
    asked = resolve;
  });
  let arrive = () => {};
  const left = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { page, faults } = await openEngine(1, (opened) =>
    opened.route('**/assets/engine-*.js', async (route) => {
      asked();
      await left;
      await route.continue();
    }),
  );
  await underWay;
  await page.getByRole('link', { name: 'Learn' }).click();
  await page.getByRole('link', { name: 'Analysis' }).waitFor();
  await page.waitForTimeout(500);
  arrive();
  await page.waitForTimeout(1500);
  expect(await started(page)).toBe(0);
  expect(page.workers()).toHaveLength(0);
  // And there is one as soon as somebody is there to use it.
  await page.getByRole('link', { name: 'Analysis' }).click();
  await expect.poll(() => lines(page), { timeout: PATIENCE }).toBeGreaterThan(0);
  expect(await page.locator('.trouble').count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});
