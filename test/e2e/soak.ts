/** A user who does anything: seeded random actions on the built page, and what must hold after each. */
import fs from 'node:fs';
import type { CDPSession } from 'playwright';
import { Random } from '../../bench/random.ts';
import { spread } from '../../bench/speed.ts';
import { formatPosition, legalMoves, nodeAt, VARIANTS } from '../../web/rules/index.ts';
import { readLink } from '../../web/state/share.ts';
import type { BarePage } from './bare-page.ts';
import { Settings } from './soak-settings.ts';

const KEYS = [
  ...['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
  ...['f', 's', 'l', 'l', 'x', 'a', '+', 'e', 'c', '?', ':', 'Escape', 'Tab'],
  ...['Space', 'Control+z', 'Control+z', 'Control+y', '1', '5', '6', 'b', 'r', '>', 'Enter', 'Backspace'],
];
const TOOLS = ['analysis', 'play', 'report', 'book'];
const ROUTES = ['', '', '', 'compare', 'match', 'bench', 'puzzles', 'learn'];
/** Not pressed: what computes for minutes, leaves the page, or ends the run's own conditions (language, stored data). */
const LEAVE_ALONE =
  /run|start the|begin|measure|install|update|remove all|delete all|forget|language|download|file|print/i;

const DIALOGS = ['New game', 'Library', 'Import', 'Share', 'Studies', 'Keys', 'Settings', 'Command field', 'Editor'];

/** Bytes of the operating system that the page's process holds, garbage collected; null where the system does not tell. */
export interface Process {
  /** With the engine's threads, after a search of a million nodes; the median of several readings. */
  readonly analysing: number | null;
  /** Without the engine. */
  readonly resident: number | null;
}

/** Bytes of the page's heap without the engine, garbage collected. */
export interface Heap {
  /** Objects, elements, styles, compiled code. */
  readonly heap: number;
  /** Of these, code of the app's functions: V8 compiles anew what is called often, unless it is told not to. */
  readonly code: number;
  /** The heap as Chromium's tools read it. */
  readonly snapshot: string;
}

/**
 * The profiler is on only as long as it takes: until it is off, it remembers every object it has seen, 20 MiB after a few snapshots.
 * A snapshot takes 200 MiB while it is made, among which all that is made meanwhile lies scattered ever after.
 */
async function takeSnapshot(session: CDPSession): Promise<string> {
  const parts: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.send('HeapProfiler.disable');
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return parts.join('');
}

/** What a heap snapshot adds up to. */
function heapOf(text: string): Heap {
  const { snapshot, nodes } = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta as { node_fields: string[]; node_types: string[][] };
  const [type, size] = ['type', 'self_size'].map((field) => fields.indexOf(field)) as [number, number];
  const compiled = types[type]!.indexOf('code');
  const sums = { heap: 0, code: 0, snapshot: text };
  for (let at = 0; at < nodes.length; at += fields.length) {
    sums.heap += nodes[at + size];
    if (nodes[at + type] === compiled) sums.code += nodes[at + size];
  }
  return sums;
}

/** What the process holds with the engine is the median of so many readings, each with the board drawn anew: one differs from the next by 2 MiB. */
const READINGS = 3;

/** Chromium lets go of a worker that was ended within so many milliseconds. */
const WORKERS_GONE = 40_000;

/**
 * Bytes of the machine's memory that only the page's process holds and has written to (what it shares with others would depend on
 * what else runs); null if they cannot be read. Chromium keeps another process ready for a page to come: the page's is the larger one.
 */
async function residentOf(browser: CDPSession): Promise<number | null> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  try {
    return Math.max(
      ...processInfo
        .filter(({ type }) => type === 'renderer')
        .map(({ id }) => /^Private_Dirty:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))![1])
        .map((kib) => Number(kib) * 1024),
    );
  } catch {
    return null;
  }
}

/** Fails if the position that the address names does not have these moves. */
async function checkLines(first: readonly string[], address: string): Promise<void> {
  const query = address.slice(address.indexOf('#') + 1).replace(/^\/?\??/, '');
  const link = await readLink(query);
  if (link.kind !== 'game') throw new Error(`lines are shown, but the address ${address} is no game`);
  const node = nodeAt(link.game, link.path);
  if (!node) throw new Error(`the address ${address} names no position`);
  const legal = legalMoves(link.game.rules, node.position).map((move) => move.text);
  const wrong = first.filter((move) => !legal.includes(move));
  if (wrong.length > 0) throw new Error(`${wrong} shown at ${formatPosition(node.position)}: ${legal}`);
}

export class Soak {
  /** Every action so far, to repeat a fault. */
  readonly log: string[] = [];
  private readonly random: Random;
  private readonly settings: Settings;

  constructor(
    private readonly bare: BarePage,
    seed: number,
  ) {
    this.random = new Random(seed);
    this.settings = new Settings(bare);
  }

  private get page() {
    return this.bare.page;
  }

  /**
   * The first actions: every game with every tool, every page and dialog. What is loaded when it is first needed is loaded, and
   * most of what is compiled when it is first used, before anything is measured.
   */
  async tour(): Promise<void> {
    await this.engine(true);
    await this.settings.note();
    await this.closeAll();
    for (const variant of VARIANTS) {
      await this.engine(true, variant);
      for (const tool of TOOLS) {
        await this.closeAll();
        await this.bare.evaluate((id) => document.querySelector<HTMLElement>(`#tool-${id}`)?.click(), tool);
        this.note(`tool ${tool} for ${variant}`);
        for (let i = 0; i < 6; i++) await (i % 2 === 0 ? this.play() : this.key());
        await this.settle();
      }
    }
    for (const name of DIALOGS) {
      await this.engine(true);
      await this.bare.click('button', name);
      this.note(`dialog ${name}`);
      await this.page.waitForTimeout(300);
      await this.set();
      await this.write();
      await this.closeAll();
    }
    for (const route of new Set(ROUTES)) {
      await this.visit(route);
      await this.page.waitForTimeout(500);
      for (let tab = 0; await this.tab(tab); tab++) await this.settle();
      for (let i = 0; i < 20; i++) await (i % 2 === 0 ? this.press() : this.set());
      await this.closeAll();
    }
  }

  /** Clicks on this tab of the page; false if there are not so many. */
  private tab(which: number): Promise<boolean> {
    return this.bare.evaluate((at) => {
      const one = document.querySelectorAll<HTMLElement>('[role=tab], main nav a')[at];
      if (one?.checkVisibility()) one.click();
      return one !== undefined;
    }, which);
  }

  private settle(): Promise<void> {
    return this.page.waitForTimeout(100);
  }

  private open(route: string): Promise<void> {
    return this.bare.evaluate((to) => {
      location.hash = `#/${to}`;
    }, route);
  }

  private async visit(route: string): Promise<void> {
    this.note(`go #/${route}`);
    await this.open(route);
  }

  /** Closes whatever is open above the page. */
  private async closeAll(): Promise<void> {
    for (let i = 0; i < 3; i++) await this.page.keyboard.press('Escape');
    // A dialog whose code is on its way opens late.
    for (let quiet = 0; quiet < 2; quiet++) {
      const closed = await this.bare.evaluate(() => {
        const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
        dialog?.close();
        return dialog !== null;
      });
      if (closed) quiet = -1;
      await this.page.waitForTimeout(50);
    }
  }

  async act(): Promise<void> {
    const kind = this.random.below(100);
    if (kind < 35) await this.key();
    else if (kind < 60) await this.play();
    else if (kind < 85) await this.press();
    else if (kind < 88) await this.newGame();
    else if (kind < 91) await this.go();
    else if (kind < 94) await this.set();
    else if (kind < 97) await this.write();
    else await this.pause();
  }

  private note(action: string): void {
    this.log.push(action);
  }

  private async key(): Promise<void> {
    const key = this.random.pick(KEYS);
    this.note(`key ${key}`);
    await this.page.keyboard.press(key);
  }

  /** A playable pit, then one of the choices that appear. */
  private async play(): Promise<void> {
    const chance = this.random.real();
    const done = await this.bare.evaluate((at) => {
      const pits = [...document.querySelectorAll<HTMLElement>('.bao-pit[aria-label*=", can "]')];
      const pit = pits[Math.floor(at * pits.length)];
      pit?.click();
      return pit?.getAttribute('aria-label') ?? 'nothing playable';
    }, chance);
    this.note(`play ${done}`);
    await this.press('.bao-choice, [role=menu], .choice');
  }

  /** Any button, tab, or switch that can be seen; inside the open dialog if there is one. */
  private async press(within = ''): Promise<void> {
    const done = await this.bare.evaluate(
      ({ at, skip, scope }) => {
        const alone = new RegExp(skip, 'i');
        const root = document.querySelector('dialog[open]') ?? document;
        const parts = scope === '' ? [root] : [...document.querySelectorAll(scope)];
        const found = parts
          .flatMap((part) => [
            ...part.querySelectorAll<HTMLElement>(
              'button, [role=tab], [role=menuitem], summary, input[type=checkbox], input[type=radio], a[href^="#"]',
            ),
          ])
          .filter((one) => {
            const name = `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`;
            return one.checkVisibility() && !(one as HTMLButtonElement).disabled && !alone.test(name);
          });
        const one = found[Math.floor(at * found.length)];
        one?.click();
        return one ? `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent?.slice(0, 40)}` : 'nothing';
      },
      { at: this.random.real(), skip: LEAVE_ALONE.source, scope: within },
    );
    if (within === '' || done !== 'nothing') this.note(`press ${done}`);
  }

  private async newGame(): Promise<void> {
    this.note('new game');
    const chance = this.random.real();
    await this.bare.evaluate((at) => {
      const open = [...document.querySelectorAll<HTMLElement>('.header-button')].find(
        (one) => one.textContent === 'New game',
      );
      open?.click();
      return new Promise<void>((resolve) => {
        setTimeout(() => {
          const games = [...document.querySelectorAll<HTMLElement>('dialog[open] input[name=variant]')];
          games[Math.floor(at * games.length)]?.click();
          document.querySelector<HTMLElement>('dialog[open] button[type=submit]')?.click();
          resolve();
        }, 60);
      });
    }, chance);
  }

  private async go(): Promise<void> {
    await this.visit(this.random.pick(ROUTES));
    if (this.random.below(2) === 0) await this.settle();
  }

  /** Changes a select or a number field. */
  private async set(): Promise<void> {
    const done = await this.bare.evaluate(
      ({ at, value }) => {
        const root = document.querySelector('dialog[open]') ?? document;
        const fields = [
          ...root.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
            'select, input[type=number], input[type=range]',
          ),
        ].filter(
          (one) =>
            one.checkVisibility() &&
            !one.disabled &&
            one.getAttribute('aria-label') !== 'Language' &&
            !one.querySelector('option[value=sw]'),
        );
        const field = fields[Math.floor(at * fields.length)];
        if (!field) return 'nothing';
        if (field instanceof HTMLSelectElement) field.selectedIndex = Math.floor(value * field.options.length);
        else field.value = String(Math.floor(Number(field.min || 0) + value * 20));
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
        return `${field.getAttribute('aria-label') ?? field.className} = ${field.value}`;
      },
      { at: this.random.real(), value: this.random.real() },
    );
    this.note(`set ${done}`);
  }

  private async write(): Promise<void> {
    const text = this.random.pick(['A6L*', '<b>bold</b>', '__proto__', '\u{1f331} "quoted" {x}', 'x'.repeat(200)]);
    const done = await this.bare.evaluate((words) => {
      const field = document.querySelector<HTMLTextAreaElement>('textarea');
      if (!field?.checkVisibility()) return 'nowhere';
      field.value = words;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return field.className;
    }, text);
    this.note(`write ${text.slice(0, 20)} ${done}`);
  }

  private async pause(): Promise<void> {
    this.note('pause');
    await this.page.waitForTimeout(this.random.below(100));
  }

  /**
   * What of the engine's lines cannot belong to the board beside them; empty if all is well. The field of languages loses the
   * focus: letters typed there would choose one, and what is not to be pressed is known by its English name.
   */
  private lineFaults(): Promise<string[]> {
    return this.bare.evaluate(() => {
      const { activeElement, documentElement } = document;
      if (activeElement instanceof HTMLSelectElement && activeElement.querySelector('option[value=sw]')) {
        activeElement.blur();
      }
      if (documentElement.lang !== 'en') return [`the language is ${documentElement.lang}`];
      const labels = [...document.querySelectorAll('.bao-pit, [role=gridcell]')].map(
        (one) => one.getAttribute('aria-label') ?? '',
      );
      return [...document.querySelectorAll('.line .pv-step:first-child .pv-move:not(:disabled)')].flatMap((move) => {
        const at = labels.find((text) => text.startsWith(`${move.textContent?.slice(0, 2)},`));
        return at === undefined || at.includes(', can ') ? [] : [`${move.textContent} shown, but "${at}"`];
      });
    });
  }

  /** A frame has begun, and 100 ms have passed: what may be behind the board by a frame has come, however late that frame was. */
  private drawn(): Promise<void> {
    return this.bare.evaluate(
      () => new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
  }

  /** Fails if a line is shown that the board cannot play. A line may be one frame behind. */
  async noStaleLine(): Promise<void> {
    let faults = await this.lineFaults();
    if (faults.length === 0) return;
    await this.drawn();
    faults = await this.lineFaults();
    if (faults.length === 0) return;
    // A page that had no time to draw is another fault than a line that stays.
    const since = Date.now();
    while (Date.now() - since < 5000 && (await this.lineFaults()).length > 0) await this.settle();
    throw new Error(`${faults.join('; ')}, for ${Date.now() - since} ms more`);
  }

  /**
   * The lines' first moves are legal in the position that the address names: it is written a third of a second after a change, and
   * tells of these lines if it stays as it is for longer. That of a new game is written at once, when lines may be one frame behind.
   */
  async linesFitTheAddress(): Promise<void> {
    for (let tries = 0; tries < 10; tries++) {
      await this.drawn();
      const address = this.page.url();
      const first = await this.bare.evaluate(() =>
        [...document.querySelectorAll('.line .pv-step:first-child .pv-move:not(:disabled)')].map(
          (move) => move.textContent ?? '',
        ),
      );
      if (first.length === 0) return;
      await this.page.waitForTimeout(600);
      if (address === this.page.url()) return checkLines(first, address);
    }
  }

  /** A fresh page state: the board with a new game, nothing open, the settings of a first visit, the engine off. */
  private async fresh(): Promise<void> {
    const { session } = this.bare;
    await this.engine(true);
    await this.settings.putBack();
    await this.closeAll();
    await this.engine(false);
    // A page that is drawn anew lets go of what Preact still remembers of the last drawing. Garbage is collected between: what is
    // drawn among the garbage of hours lies scattered ever after, and keeps the pages of memory that it lies in.
    await this.show('learn');
    await this.tidy();
    await this.show('');
    // Chromium itself does so when it has had nothing to do for half a minute, at the next of its looks twice a minute.
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await session.send('ServiceWorker.disable');
    await this.page.waitForTimeout(WORKERS_GONE);
    await this.tidy();
  }

  private async show(route: string): Promise<void> {
    await this.open(route);
    await this.page.waitForTimeout(1000);
  }

  /** What the page keeps. Not for a run that asks for `process` too: a snapshot changes what that finds from then on. */
  async heap(): Promise<Heap> {
    await this.fresh();
    return heapOf(await takeSnapshot(this.bare.session));
  }

  /** What the page's process holds. */
  async process(browser: CDPSession): Promise<Process> {
    await this.fresh();
    const resident = await residentOf(browser);
    await this.engine(true);
    await this.bare.until(() => {
      const stop = document.querySelector<HTMLButtonElement>('.engine-options button');
      return document.querySelector('.engine-figures .hashfull') !== null && stop?.disabled === true;
    }, undefined);
    const readings: (number | null)[] = [];
    while (readings.length < READINGS) {
      await this.engine(true);
      await this.tidy();
      readings.push(await residentOf(browser));
    }
    return { resident, analysing: readings.includes(null) ? null : spread(readings as number[]).median };
  }

  /** What the browser gives up when memory is short: garbage, fonts, tiles, texts, pages of memory that it has emptied. */
  private async tidy(): Promise<void> {
    const { session } = this.bare;
    // Twice: what is let go of the first time frees garbage, and pages of memory that only the second time are given back.
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 3; i++) {
        await session.send('HeapProfiler.collectGarbage');
        await this.page.waitForTimeout(100);
      }
      await session.send('Memory.simulatePressureNotification', { level: 'critical' });
      await this.page.waitForTimeout(1000);
    }
  }

  /** From wherever the user has gone: the board with a new game, the engine on or off. */
  async engine(on: boolean, variant = 'kiswahili'): Promise<void> {
    const { bare } = this;
    await this.closeAll();
    await this.open('');
    await this.page.waitForTimeout(300);
    await bare.until((name) => {
      const choice = document.querySelector<HTMLElement>(`dialog[open] input[value=${name}]`);
      choice?.click();
      if (choice) return true;
      // One that was asked for before, and whose code comes only now.
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      const buttons = [...document.querySelectorAll<HTMLElement>('.header-button')];
      buttons.find((one) => one.textContent === 'New game')?.click();
      return false;
    }, variant);
    await bare.click('dialog[open] button[type=submit]');
    await bare.click('[role=tab]', 'Analysis');
    const isOn = await bare.until(
      () => document.querySelector('.engine-toggle')?.getAttribute('aria-checked'),
      undefined,
    );
    if ((isOn === 'true') !== on) await bare.click('.engine-toggle');
  }
}
