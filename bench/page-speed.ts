/**
 * `npm run page-speed`: how fast the built page is in a real Chromium on this machine. Prints the time until the board can be
 * played, the time from clicks to the frames that show their effects while the engine searches with all threads, and the
 * longest time the page stands still while it imports a tree of 100 000 moves, and how many frames come late while a move of
 * many laps is played back on a phone, the processor slowed down to a quarter (`--frames`: that alone). Build first
 * (`npm run build`), and let nothing else run: the load is printed before and after.
 */
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { args, findBrowser } from '../test/browser.mjs';
import {
  addMove,
  formatGame,
  formatPosition,
  type Game,
  legalMoves,
  newGame,
  nodeAt,
  play,
  rulesetOf,
  startPosition,
} from '../web/rules/index.ts';

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

/** The clicks that are measured, over and over: they choose a pit, play a move, and step through the game. */
const CLICKS: readonly (readonly [what: string, where: string])[] = [
  ['choose a pit', '[data-pit="S5"]'],
  ['play a move', '.bao-choice button'],
  ['a move back', '.step-controls button:nth-child(2)'],
  ['a move on', '.step-controls button:nth-child(3)'],
  ['to the start', '.step-controls button:nth-child(1)'],
];
const ROUNDS = 30;
/** The browser tells how long a click took from here up, in steps of 8 ms. */
const LEAST = 16;

interface Measured {
  /** Duration of each click by the browser's own event timing: from the input to the frame that shows its effect. */
  readonly durations: number[];
  /** Whether the page had changed when the last click's listeners were done: else that frame would not show the effect. */
  changed: boolean;
}

/** Runs in the page before anything else: an engine without end and with all threads, and the two observers. */
function prepareClicks(least: number): void {
  localStorage.setItem('bingwa.threads', String(navigator.hardwareConcurrency));
  localStorage.setItem('bingwa.limit', '"infinite"');
  const measured: Measured = { durations: [], changed: false };
  (globalThis as { measured?: Measured }).measured = measured;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') measured.durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
  const changes = new MutationObserver(() => {});
  addEventListener(
    'click',
    () => {
      changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      changes.takeRecords();
    },
    true,
  );
  addEventListener('click', () => {
    measured.changed = changes.takeRecords().length > 0;
    changes.disconnect();
  });
}

/** Milliseconds from clicks to the frames that show their effects, by kind of click, the engine running. */
async function clickLatencies(browser: Browser, url: string): Promise<ReadonlyMap<string, number[]>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(prepareClicks, LEAST);
  await page.goto(url);
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('l');
  await page.locator('.line').first().waitFor();
  await page.waitForTimeout(2000);
  let later = 0;
  const latencies = new Map<string, number[]>(CLICKS.map(([what]) => [what, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [what, where] of CLICKS) {
      const box = await page.locator(where).first().boundingBox();
      if (box === null) throw new Error(`${where} is not on the page`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      // Not in step with the engine's infos, nor with the screen.
      await page.waitForTimeout(150 + ((round * 83 + where.length * 37) % 250));
      await page.evaluate(() => {
        (globalThis as { measured?: Measured }).measured?.durations.splice(0);
      });
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(300);
      const now = await page.evaluate(() => (globalThis as { measured?: Measured }).measured);
      // The timed frame does not show the effect of a click that changed the page only later.
      if (now?.changed === true) latencies.get(what)?.push(Math.max(LEAST, ...now.durations));
      else later++;
    }
  }
  if (later > 0) console.log(`${later} clicks changed the page only after their listeners and are left out`);
  await context.close();
  return latencies;
}

/** Slowdown of the processor for the frames, and the least laps of the move that is played back. */
const SLOWER = 4;
const LAPS = 20;

/** A position of random games and its move with the most laps, at least `LAPS`. */
function longMove(): { readonly start: string; readonly move: string; readonly laps: number } {
  const rules = rulesetOf('kiswahili');
  if (!rules.ok) throw new Error(rules.error.join('; '));
  let seed = 1;
  for (let game = 0; game < 2000; game++) {
    let position = startPosition(rules.value);
    for (let ply = 0; ply < 120; ply++) {
      const legal = legalMoves(rules.value, position);
      if (legal.length === 0) break;
      for (const move of legal) {
        const laps = play(rules.value, position, move).trace.filter((event) => event.type === 'lap').length;
        if (laps >= LAPS) return { start: formatPosition(position), move: move.text, laps };
      }
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      const move = legal[(seed >> 8) % legal.length];
      if (!move) break;
      const played = play(rules.value, position, move);
      if (played.outcome !== null) break;
      position = played.position;
    }
  }
  throw new Error(`no move of ${LAPS} laps`);
}

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
const load = () => console.log(`load of the machine: ${os.loadavg()[0]?.toFixed(2)} on ${os.cpus().length} cores`);
async function tellFrames(): Promise<void> {
  const { start, move, laps } = longMove();
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
async function tellRest(): Promise<void> {
  const boards: number[] = [];
  for (let i = 0; i < RUNS; i++) boards.push(await timeToBoard(browser, url));
  tell('until the board can be played', boards);
  const clicks = await clickLatencies(browser, url);
  for (const [what, values] of [['all clicks', [...clicks.values()].flat()] as const, ...clicks]) {
    const slow = values.filter((value) => value > 50).length;
    console.log(
      `${what}, the engine on all threads: median ${median(values)} ms, 95 of 100 within ${quantile(values, 0.95)}, ` +
        `longest ${Math.max(...values)}, ${slow} of ${values.length} over 50`,
    );
  }
  const { longest, total } = await importStall(browser, url, bigTree(TREE));
  console.log(`import of ${TREE} moves: ${total} ms, longest task ${Math.round(longest)} ms`);
}
try {
  load();
  await tellFrames();
  if (!process.argv.includes('--frames')) await tellRest();
  load();
} finally {
  await browser.close();
  await server.close();
}
