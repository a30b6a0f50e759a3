/**
 * How long a click in the built page takes to be answered, as its user sees it: from the input event to the frame that shows
 * the change. What counts as the answer is stated for every kind of click; one without an answer is an error, none is left out.
 */
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { bigTree } from './page-trees.ts';

/** One kind of click: what is clicked, and where its answer is seen. */
interface Kind {
  readonly what: string;
  /** Selector; of several elements the one in the middle, unless `nth` says which. */
  readonly where: string;
  readonly nth?: number;
  /** Selector of what is another thing once the click is answered: the elements themselves, their attributes, their text. */
  readonly look: string;
  /** Where in the element, as a part of its width; the middle otherwise. Varied from round to round. */
  readonly across?: readonly number[];
  /** The input that is answered, if it is not the click. */
  readonly on?: 'pointerdown';
}

/** A page brought to some state, and what is clicked there, in an order in which each kind finds its target. */
interface Scene {
  readonly name: string;
  readonly prepare: (page: Page, press: Press) => Promise<void>;
  readonly kinds: readonly Kind[];
}

type Press = (selector: string, nth?: number) => Promise<void>;

export interface Click {
  readonly scene: string;
  readonly what: string;
  /** Milliseconds from when the browser has the input for the page to the frame on the screen, by its own record of the two. */
  readonly shown: number;
  /** Milliseconds before that in which the browser's tools held the input, which no user's is. */
  readonly held: number;
  /** Milliseconds from the input until the page had made that frame: scripts, styles, layout and painting, no rasterising. */
  readonly made: number;
  /** Milliseconds of scripts among them. */
  readonly script: number;
  /** Milliseconds that the page's thread computed from the press on, with what follows the answer: no other program changes it. */
  readonly work: number;
}

/** Counts, the side to move, and whether a move is being played back. */
const BOARD = '.bao, .bao-count, .bao-plate';
const BACK: Kind = { what: 'a move back', where: '.step-controls button', nth: 1, look: BOARD };
const ON: Kind = { what: 'a move on', where: '.step-controls button', nth: 2, look: BOARD };
const START: Kind = { what: 'to the start', where: '.step-controls button', nth: 0, look: BOARD };
const END: Kind = { what: 'to the end', where: '.step-controls button', nth: 3, look: BOARD };
const listed = (nth: number): Kind => ({
  what: 'a move of the list',
  where: '.moves .move-row .move',
  nth,
  look: BOARD,
});
const PLAY: readonly Kind[] = [
  { what: 'choose a pit', where: '.bao-pit[data-playable]', look: '.bao-choice, .bao-choice button' },
  { what: 'play a move', where: '.bao-choice button', nth: 0, look: BOARD },
];
const GLYPH: Kind = { what: 'mark a move', where: '.glyph-button', nth: 2, look: '.glyph-button' };

/** A new game, or on a phone the menu. */
const OPENS_DIALOG = '.head-menu .header-button:visible, .app-head .narrow-only:visible';
const CLOSES_DIALOG = 'dialog[open] .dialog-head button';

const SCENES: readonly Scene[] = [
  {
    name: 'a new game',
    prepare: async (_page, press) => {
      // Its code is loaded when it is first opened.
      await press(OPENS_DIALOG);
      await press(CLOSES_DIALOG);
    },
    kinds: [
      ...PLAY,
      BACK,
      ON,
      START,
      { what: 'turn the board', where: '.board-tools button', nth: 0, look: '.bao-plate' },
      {
        what: 'all moves on or off',
        where: '.engine-options .icon-button',
        nth: 0,
        look: '.engine-options .icon-button',
      },
      { what: 'a move of a line', where: '.pv-move', nth: 3, look: BOARD },
      { what: 'engine off', where: '.engine-toggle', look: '.engine-toggle' },
      { what: 'engine on', where: '.engine-toggle', look: '.engine-toggle' },
      { what: 'open a dialog', where: OPENS_DIALOG, nth: 0, look: 'dialog' },
      { what: 'close a dialog', where: CLOSES_DIALOG, nth: 0, look: 'dialog' },
    ],
  },
  {
    name: 'a whole game with graph and report',
    prepare: async (page, press) => {
      await openMenu(page, press, 'Library');
      await press('.entry', 1);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await press('#tool-report');
      await page.locator('.report-form input').fill('100');
      await press('.report-form button');
      await page.locator('.finding').first().waitFor({ timeout: 120_000 });
      await page.locator('.report-progress').waitFor({ state: 'detached', timeout: 120_000 });
    },
    kinds: [
      ON,
      END,
      BACK,
      START,
      {
        what: 'a point of the graph',
        where: '.eval-graph',
        across: [0.2, 0.7, 0.4, 0.9],
        look: BOARD,
        on: 'pointerdown',
      },
      { what: 'a finding of the report', where: '.finding', nth: 2, look: BOARD },
      listed(24),
      GLYPH,
      { what: 'the analysis tab', where: '#tool-analysis', look: '.tool-tabs button, .engine' },
      ...PLAY,
      { what: 'the report tab', where: '#tool-report', look: '.tool-tabs button, .report-table' },
      { what: 'the book tab', where: '#tool-book', look: '.tool-tabs button' },
      { what: 'back to the report', where: '#tool-report', look: '.tool-tabs button, .report-table' },
      listed(9),
    ],
  },
  {
    name: 'a tree of 100 000 moves',
    prepare: async (page, press) => {
      await openMenu(page, press, 'Import');
      await page.locator('dialog input[type=file]').setInputFiles({
        name: 'big.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(bigTree(100_000)),
      });
      await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 120_000 });
      await page.waitForTimeout(3000);
    },
    kinds: [
      ON,
      END,
      BACK,
      START,
      listed(20),
      {
        what: 'a point of the graph',
        where: '.eval-graph',
        across: [0.2, 0.7, 0.4, 0.9],
        look: BOARD,
        on: 'pointerdown',
      },
      { what: 'open a variation', where: '.fold[aria-expanded=false]', look: '.fold' },
      GLYPH,
      ...PLAY,
      listed(9),
    ],
  },
];

/** The browser tells how long an input took from here up. */
const LEAST = 16;

interface Probe {
  look: string;
  before: string;
  input: string;
  began: number;
  changed: number;
  made: number;
  /** The answer was there when the listeners of the input were done. */
  atOnce: boolean;
  /** Only of an answer that came later: when the frame after its own began, which is as soon as that can be seen. */
  next: number;
  entries: { name: string; start: number; duration: number; begin: number; end: number }[];
  arm: (look: string, input: string) => void;
}

/** Runs in the page before anything else: an engine without end and with all threads, and what watches the answers. */
function installProbe(least: number): void {
  localStorage.setItem('bingwa.threads', String(navigator.hardwareConcurrency));
  localStorage.setItem('bingwa.limit', '"infinite"');
  localStorage.setItem('bingwa.lines', '3');
  const seen = () =>
    [...document.querySelectorAll(probe.look)]
      .map(
        (each) => (each.cloneNode(false) as Element).outerHTML + (each.childElementCount > 0 ? '' : each.textContent),
      )
      .join('');
  const probe: Probe = {
    look: '',
    before: '',
    input: '',
    began: Number.NaN,
    changed: Number.NaN,
    made: Number.NaN,
    atOnce: false,
    next: Number.NaN,
    entries: [],
    arm(look, input) {
      Object.assign(probe, { look, input, began: Number.NaN, changed: Number.NaN, made: Number.NaN, next: Number.NaN });
      probe.atOnce = false;
      probe.entries = [];
      probe.before = seen();
    },
  };
  (globalThis as { probe?: Probe }).probe = probe;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      probe.entries.push({
        name: entry.name,
        start: entry.startTime,
        duration: entry.duration,
        begin: entry.processingStart,
        end: entry.processingEnd,
      });
  }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
  // Its message is a task of its own: the input's is done by then.
  const taskAfter = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    return () => port2.postMessage(null);
  };
  let listening = false;
  const inputDone = taskAfter(() => {
    listening = false;
  });
  const frameMade = taskAfter(() => {
    probe.made = performance.now();
  });
  for (const input of ['click', 'pointerdown'])
    addEventListener(
      input,
      (event) => {
        if (probe.input !== input || !Number.isNaN(probe.began)) return;
        probe.began = event.timeStamp;
        listening = true;
        inputDone();
      },
      true,
    );
  new MutationObserver(() => {
    if (Number.isNaN(probe.began) || !Number.isNaN(probe.changed) || seen() === probe.before) return;
    probe.changed = performance.now();
    probe.atOnce = listening;
    requestAnimationFrame(() => {
      frameMade();
      // Not otherwise: a page that has begun another frame keeps its last one from the screen.
      if (!probe.atOnce)
        requestAnimationFrame(() => {
          probe.next = performance.now();
        });
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Microseconds at which an input reached each step of its way, by the names that the browser gives these steps. */
type Way = ReadonlyMap<string, number>;
const FIRST = 'COMPONENT_INPUT_EVENT_LATENCY_ORIGINAL';
const HANDED = 'COMPONENT_INPUT_EVENT_LATENCY_BEGIN_RWH';
const SHOWN = 'COMPONENT_INPUT_EVENT_LATENCY_FRAME_SWAP';
const LATENCY = 'InputLatency::';

interface LatencyEvent {
  readonly name: string;
  readonly args: {
    readonly chrome_latency_info?: {
      readonly component_info?: readonly { readonly component_type: string; readonly time_us: number }[];
    };
  };
}

/** The browser writes down the way of every input from here until the function is called that it resolves with. */
async function recordInputs(browser: CDPSession): Promise<() => Promise<ReadonlyMap<string, Way>>> {
  const ways = new Map<string, Way>();
  const keep = ({ value }: { value: object[] }) => {
    for (const { name, args } of value as LatencyEvent[]) {
      const steps = args.chrome_latency_info?.component_info;
      if (name.startsWith(LATENCY) && steps !== undefined)
        ways.set(name.slice(LATENCY.length), new Map(steps.map((step) => [step.component_type, step.time_us])));
    }
  };
  browser.on('Tracing.dataCollected', keep);
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['latencyInfo'], excludedCategories: ['*'] },
  });
  return async () => {
    const written = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
    await browser.send('Tracing.end');
    await written;
    browser.off('Tracing.dataCollected', keep);
    return ways;
  };
}

/**
 * Milliseconds from the first event of the input to when the browser had it for the page, and from there to the frame with its
 * answer. A touch that the tools inject is held until the page has drawn a frame, up to 32 ms; a finger's is not.
 */
function latencyOf(ways: ReadonlyMap<string, Way>, touch: boolean, input: string): { held: number; shown: number } {
  const [down, up, tap] = touch ? ['TouchStart', 'TouchEnd', 'GestureTap'] : ['MouseDown', 'MouseUp', 'MouseUp'];
  const [came, led] = input === 'click' ? [ways.get(up!), ways.get(tap!)] : [ways.get(down!), ways.get(down!)];
  const time = (way: Way | undefined, step: string) => (way?.get(step) ?? Number.NaN) / 1000;
  return {
    held: time(came, HANDED) - time(came, FIRST),
    shown: time(led, SHOWN) - time(came, HANDED),
  };
}

async function openMenu(page: Page, press: Press, entry: string): Promise<void> {
  const button = page.locator('.head-menu .header-button', { hasText: entry });
  if (await button.isVisible()) return button.click();
  await press('.app-head .narrow-only');
  await page.locator('.menu-entry', { hasText: entry }).tap();
}

/** Milliseconds that a finger stays down: as long as people's do at least. */
const PRESSED = [60, 75, 90];

/** Presses and lets go at (x, y), as a hand does it. */
async function pressAt(
  page: Page,
  cdp: CDPSession,
  touch: boolean,
  x: number,
  y: number,
  round: number,
): Promise<void> {
  const pressed = PRESSED[round % PRESSED.length]!;
  if (touch) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(pressed);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await page.mouse.down();
    await page.waitForTimeout(pressed);
    await page.mouse.up();
  }
}

/** One click, measured. */
async function measure(
  page: Page,
  cdp: CDPSession,
  browser: CDPSession,
  work: () => Promise<number>,
  touch: boolean,
  scene: string,
  kind: Kind,
  round: number,
): Promise<Click> {
  const all = page.locator(kind.where);
  const target = all.nth(kind.nth ?? (await all.count()) >> 1);
  // In the middle: on a phone what is at an edge lies under the bar with the steps.
  if (touch) await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  else await target.scrollIntoViewIfNeeded();
  const aim = async () => {
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${scene}: ${kind.where} is not on the page`);
    const x = box.x + box.width * (kind.across?.[round % kind.across.length] ?? 0.5);
    const y = box.y + box.height / 2;
    if (!touch) await page.mouse.move(x, y);
    return { x, y };
  };
  await aim();
  // Not in step with the engine's infos, nor with the screen.
  await page.waitForTimeout(200 + ((round * 83 + kind.what.length * 37) % 250));
  const input = kind.on ?? 'click';
  await page.evaluate(([look, on]) => (globalThis as { probe?: Probe }).probe?.arm(look!, on!), [kind.look, input]);
  const written = await recordInputs(browser);
  const before = await work();
  // Where it is now: the engine's lines move on.
  const { x, y } = await aim();
  await pressAt(page, cdp, touch, x, y, round);
  // Nothing is asked of the page meanwhile, and after that not once a frame.
  await page.waitForTimeout(100);
  await page
    .waitForFunction(
      () => {
        const { made, atOnce, next } = (globalThis as { probe?: Probe }).probe!;
        return !Number.isNaN(made) && (atOnce || !Number.isNaN(next));
      },
      null,
      { timeout: 5000, polling: 50 },
    )
    .catch(() => {
      throw new Error(`${scene}: “${kind.what}” changed nothing in ${kind.look}`);
    });
  const worked = (await work()) - before;
  await page.waitForTimeout(150);
  // Of some inputs the browser writes no frame down; then it tells their time in steps of 8 ms.
  const { held, shown } = latencyOf(await written(), touch, input);
  const probe = await page.evaluate(() => {
    const { arm, ...rest } = (globalThis as { probe?: Probe }).probe!;
    return rest;
  });
  const entry = probe.entries.find(({ name, start }) => name === input && Math.abs(start - probe.began) < 1);
  // The frame that the browser recorded shows the answer only if that was there when the listeners were done.
  const recorded = Number.isNaN(shown) ? (entry?.duration ?? LEAST) : shown;
  const answered = probe.atOnce ? recorded : Math.max(probe.next - probe.began - held, recorded);
  if (Number.isNaN(answered)) throw new Error(`${scene}: the browser wrote nothing down of “${kind.what}”`);
  return {
    scene,
    what: kind.what,
    shown: answered,
    held: held || 0,
    made: probe.made - probe.began,
    script: probe.changed - (entry?.begin ?? probe.began),
    work: worked,
  };
}

export interface ClickOptions {
  readonly rounds: number;
  /** False: the same clicks without a search. */
  readonly engine: boolean;
  /** A part of a scene's or kind's name: only these. */
  readonly only: string;
}

/** Measures every kind of click `rounds` times in each scene, and gives each scene's as it ends; throws if one is not answered. */
export async function* measureClicks(
  browser: Browser,
  url: string,
  size: { readonly width: number; readonly height: number },
  { rounds, engine, only }: ClickOptions,
): AsyncGenerator<readonly Click[]> {
  const touch = size.width < 600;
  const options: BrowserContextOptions = { viewport: size, hasTouch: touch, isMobile: touch, locale: 'en-GB' };
  for (const { name, prepare, kinds } of SCENES.filter((scene) => scene.name.includes(only))) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.addInitScript(installProbe, LEAST);
    await page.goto(url);
    await page.getByRole('grid').waitFor();
    const press: Press = async (selector, nth = 0) => {
      const target = page.locator(selector).nth(nth);
      await (touch ? target.tap() : target.click());
    };
    await prepare(page, press);
    if (engine) {
      await page.keyboard.press('l');
      await page.waitForTimeout(2000);
    }
    const cdp = await context.newCDPSession(page);
    const tools = await browser.newBrowserCDPSession();
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const work = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name: metric }) => metric === 'TaskDuration')?.value ?? Number.NaN);
    };
    const clicks: Click[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const kind of kinds) {
        if (!engine && /engine|line|all moves/.test(kind.what)) continue;
        clicks.push(await measure(page, cdp, tools, work, touch, name, kind, round));
      }
    }
    await tools.detach();
    await context.close();
    yield clicks;
  }
}
