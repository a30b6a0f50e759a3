/**
 * `npm run page-speed`: how fast the built page is in a real Chromium on this machine. Prints the time until the board can be
 * played; the time from clicks to the frames that show their answers, on a desktop and on a phone, while the engine searches
 * with all threads; how long a tree of 100 000 moves takes to be imported and the longest task meanwhile; and how many frames
 * come late while a move of many laps is played back on a phone, the processor slowed down to a quarter. `--part` chooses
 * some of these, `--help` shows the rest. Let nothing else run: the load is printed before and after.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { args, findBrowser } from '../test/browser.mjs';
import { numberOf, type OptionSpec, optionsOrHelp } from './options.ts';
import { type Click, measureClicks } from './page-clicks.ts';
import { bigTree, longMove } from './page-trees.ts';

const RUNS = 5;
const TREE = 100_000;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
/** The value below which `part` of all lie. */
const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
const tell = (what: string, values: readonly number[]): void => {
  const rounded = values.map((value) => Math.round(value));
  console.log(`${what}: median ${Math.round(median(values))} ms, ${Math.min(...rounded)} to ${Math.max(...rounded)}`);
};

async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('grid').waitFor();
  return page;
}

/** Milliseconds from the start of the navigation until the frame after the one that has the board with its pits to play. */
async function timeToBoard(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const ready = new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector('[role="gridcell"]') === null) requestAnimationFrame(look);
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
      };
      look();
    });
    (globalThis as { boardReady?: Promise<number> }).boardReady = ready;
  });
  await page.goto(url);
  const ms = await page.evaluate(() => (globalThis as { boardReady?: Promise<number> }).boardReady ?? Number.NaN);
  await page.getByRole('gridcell', { name: /^A6/ }).click();
  await page.getByRole('button', { name: /A6L/ }).waitFor();
  await context.close();
  return ms;
}

/** Slowdown of the processor for the frames, and the least laps of the move that is played back. */
const SLOWER = 4;
const LAPS = 30;
/** A click is answered at once if it takes no longer. */
const AT_ONCE = 50;
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;

/** Milliseconds between the frames of the page while it plays the move back on a phone of 360 x 740. */
async function playbackFrames(browser: Browser, url: string, start: string, move: string): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const query = new URLSearchParams({ v: '1', r: 'kiswahili', s: start, m: move });
  await page.goto(`${url}#/?${query}`);
  await page.getByRole('grid').waitFor();
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.getByRole('button', { name: 'Next move', exact: true }).tap();
  await page.locator('.bao[data-playing]').waitFor();
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const lengths: number[] = [];
        let last = 0;
        const frame = (now: number) => {
          if (last > 0) lengths.push(now - last);
          last = now;
          if (document.querySelector('.bao[data-playing]') === null) resolve(lengths);
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
  );
  await context.close();
  return frames;
}

/** The longest task of the page's thread while it imports the game file, and how long the import takes. */
async function importStall(browser: Browser, url: string, file: string): Promise<{ longest: number; total: number }> {
  const page = await open(browser, url);
  await page.evaluate(() => {
    const tasks: number[] = [];
    (globalThis as { tasks?: number[] }).tasks = tasks;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('dialog').waitFor();
  const started = Date.now();
  // By its path: a text handed over is unpacked within the page, in a task that is no user's.
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 120_000 });
  await page.waitForTimeout(3000);
  const total = Date.now() - started - 3000;
  const tasks = await page.evaluate(() => (globalThis as { tasks?: number[] }).tasks ?? []);
  await page.context().close();
  return { longest: Math.max(0, ...tasks), total };
}

const PARTS = ['board', 'clicks', 'import', 'frames'] as const;
type Part = (typeof PARTS)[number];
const SPECS: readonly OptionSpec[] = [
  { name: 'part', value: 'names', help: `some of ${PARTS.join(',')}; all of them without it` },
  { name: 'size', value: 'name', help: 'clicks on a desktop or a phone only' },
  { name: 'rounds', value: 'n', help: 'clicks of each kind (8)' },
  { name: 'scene', value: 'text', help: 'clicks only where the name of the scene has this in it' },
  { name: 'dist', value: 'folder', help: 'another build than the one in dist, to compare' },
  { name: 'engine-off', help: 'the same clicks without a search' },
  { name: 'help', help: 'this text' },
];

async function tellFrames(browser: Browser, url: string): Promise<void> {
  const { start, move, laps } = longMove(LAPS);
  const frames = await playbackFrames(browser, url, start, move);
  // A tenth of a millisecond of leeway: the clock of the page is not finer.
  const late = (limit: number) => {
    const share = frames.filter((ms) => ms > limit + 0.1).length / frames.length;
    return `${(100 * share).toFixed(1)}% over ${limit} ms`;
  };
  console.log(
    `playback of ${laps} laps on a phone, processor ${SLOWER} times slower: ${frames.length} frames, median ` +
      `${median(frames).toFixed(1)} ms, ${late(17)}, ${late(34)}, longest ${Math.max(...frames).toFixed(0)}`,
  );
}

function tellClicks(what: string, clicks: readonly Click[]): void {
  const shown = clicks.map((click) => click.shown);
  const slow = shown.filter((ms) => ms > AT_ONCE).length;
  const longest = (of: 'held' | 'made' | 'script' | 'work') =>
    Math.round(Math.max(...clicks.map((click) => click[of])));
  console.log(
    `${what}: median ${Math.round(median(shown))} ms, 95 of 100 within ${Math.round(quantile(shown, 0.95))}, longest ` +
      `${Math.round(Math.max(...shown))}, ${slow} of ${shown.length} over ${AT_ONCE}, held by the tools before for up to ${longest('held')}; ` +
      `made within ${longest('made')}, scripts ${longest('script')}; the page's thread computes ` +
      `${Math.round(median(clicks.map(({ work }) => work)))}, at most ${longest('work')} ms`,
  );
}

async function tellAllClicks(browser: Browser, url: string, options: ReadonlyMap<string, string>): Promise<void> {
  const engine = !options.has('engine-off');
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (size !== (options.get('size') ?? size)) continue;
    const scenes = measureClicks(browser, url, viewport, {
      rounds: numberOf(options, 'rounds', 8, 1, 1000),
      engine,
      only: options.get('scene') ?? '',
    });
    const all: Click[] = [];
    for await (const clicks of scenes) {
      all.push(...clicks);
      tellClicks(`clicks on a ${size}, ${clicks[0]?.scene}`, clicks);
      for (const name of new Set(clicks.map(({ what }) => what)))
        tellClicks(
          `  ${name}`,
          clicks.filter(({ what }) => name === what),
        );
    }
    tellClicks(`clicks on a ${size}, the engine ${engine ? 'on all threads' : 'off'}`, all);
  }
}

async function main(): Promise<void> {
  const read = optionsOrHelp('npm run page-speed -- [options]', SPECS);
  if (read === null) return;
  const { options } = read;
  const parts = (options.get('part')?.split(',') ?? PARTS) as readonly Part[];
  const root = process.cwd();
  const server = await preview({
    root: path.join(root, 'web'),
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: path.resolve(root, options.get('dist') ?? 'dist') },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls?.local[0] ?? '';
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.path,
    args,
    env: { ...process.env, ...found.env } as Record<string, string>,
  });
  const load = () => console.log(`load of the machine: ${os.loadavg()[0]?.toFixed(2)} on ${os.cpus().length} cores`);
  try {
    load();
    if (parts.includes('board')) {
      const boards: number[] = [];
      for (let i = 0; i < RUNS; i++) boards.push(await timeToBoard(browser, url));
      tell('until the board can be played', boards);
    }
    if (parts.includes('frames')) await tellFrames(browser, url);
    if (parts.includes('clicks')) await tellAllClicks(browser, url, options);
    if (parts.includes('import')) {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bingwa-import-'));
      try {
        const file = path.join(folder, 'big.txt');
        fs.writeFileSync(file, bigTree(TREE));
        const { longest, total } = await importStall(browser, url, file);
        console.log(`import of ${TREE} moves: ${total} ms, longest task ${Math.round(longest)} ms`);
      } finally {
        fs.rmSync(folder, { recursive: true });
      }
    }
    load();
  } finally {
    await browser.close();
    await server.close();
  }
}

await main();
