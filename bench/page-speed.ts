/**
 * `npm run page-speed`: how fast the built page is in a real Chromium on this machine. Prints the time until the board can be
 * played, the answer to a click while the engine searches with all threads, and the longest time the page stands still while
 * it imports a tree of 100 000 moves. Build first (`npm run build`).
 */
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { args, findBrowser } from '../test/browser.mjs';
import { addMove, formatGame, type Game, legalMoves, newGame, nodeAt, rulesetOf } from '../web/rules/index.ts';

const RUNS = 5;
const TREE = 100_000;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
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

/** Milliseconds from a click's arrival to the next frame that shows its effect, the engine running. */
async function clickLatencies(browser: Browser, url: string): Promise<number[]> {
  const page = await open(browser, url);
  await page.keyboard.press('l');
  await page.locator('.line').first().waitFor();
  const latencies: number[] = [];
  for (let i = 0; i < 20; i++) {
    const measured = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener(
            'click',
            (event) => {
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => resolve(performance.now() - event.timeStamp);
                port2.postMessage(0);
              });
            },
            { once: true, capture: true },
          );
        }),
    );
    await page.getByRole('gridcell', { name: i % 2 === 0 ? /^A6/ : /^A7/ }).click();
    latencies.push(await measured);
  }
  await page.context().close();
  return latencies;
}

/** A game text with `moves` moves: a long line from which variations branch off, all of them legal. */
function bigTree(moves: number): string {
  const rules = rulesetOf('kiswahili');
  if (!rules.ok) throw new Error(rules.error.join('; '));
  let game: Game = newGame(rules.value);
  let seed = 1;
  const below = (n: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed % n;
  };
  let count = 0;
  while (count < moves) {
    let path: readonly string[] = [];
    for (let ply = 0; ply < 60 && count < moves; ply++) {
      const node = nodeAt(game, path);
      const legal = node === null ? [] : legalMoves(rules.value, node.position);
      const move = legal[below(Math.max(legal.length, 1))];
      if (!move) break;
      const known = node?.children.some((child) => child.id === move.text);
      const added = addMove(game, path, move);
      if (!known) count++;
      game = added.game;
      path = added.path;
    }
  }
  return formatGame(game);
}

/** The longest task of the page's thread while it imports the text, and how long the import takes. */
async function importStall(browser: Browser, url: string, text: string): Promise<{ longest: number; total: number }> {
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
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'big.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
  await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 120_000 });
  await page.waitForTimeout(3000);
  const total = Date.now() - started - 3000;
  const tasks = await page.evaluate(() => (globalThis as { tasks?: number[] }).tasks ?? []);
  await page.context().close();
  return { longest: Math.max(0, ...tasks), total };
}

const root = process.cwd();
const server = await preview({
  root: path.join(root, 'web'),
  configFile: path.join(root, 'vite.config.ts'),
  logLevel: 'error',
  preview: { port: 0, host: '127.0.0.1' },
});
const url = server.resolvedUrls?.local[0] ?? '';
const found = await findBrowser();
const browser = await chromium.launch({
  executablePath: found.path,
  args,
  env: { ...process.env, ...found.env } as Record<string, string>,
});
try {
  const boards: number[] = [];
  for (let i = 0; i < RUNS; i++) boards.push(await timeToBoard(browser, url));
  tell('until the board can be played', boards);
  tell('a click while the engine searches', await clickLatencies(browser, url));
  const { longest, total } = await importStall(browser, url, bigTree(TREE));
  console.log(`import of ${TREE} moves: ${total} ms, longest task ${Math.round(longest)} ms`);
} finally {
  await browser.close();
  await server.close();
}
