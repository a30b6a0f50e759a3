/**
 * Hours of use in minutes: SOAK_ACTIONS (10 000) random actions with the engine on, after a tour of all there is, once to see what
 * the page's process holds, once to see what its heap is made of, for looking at the one changes the other. SOAK_SEED for another
 * user, SOAK_SNAPSHOTS for a folder that gets the heap at each measurement, to compare in Chromium's tools.
 */
import fs from 'node:fs';
import type { CDPSession } from 'playwright';
import { describe, expect, it } from 'vitest';
import { BarePage } from './bare-page.ts';
import { built, openBrowser, openPage, workerFaults } from './harness.ts';
import { type Heap, type Process, Soak } from './soak.ts';

const ACTIONS = Number(process.env.SOAK_ACTIONS ?? 10_000);
const SEED = Number(process.env.SOAK_SEED ?? 1);
/** SOAK_INTERPRETED=1 has V8 only interpret: it goes on compiling what runs hot, which is most of what the heap grows by. */
const FLAGS = process.env.SOAK_INTERPRETED === '1' ? ['--js-flags=--no-sparkplug --no-maglev --no-turbofan'] : [];
/** Numbers of actions after which memory is measured: a tenth, half, all. */
const MEASURED = [...new Set([Math.max(200, Math.round(ACTIONS / 10)), Math.round(ACTIONS / 2), ACTIONS])];

const MIB = 2 ** 20;
const inMib = (bytes: number | null) => (bytes === null ? '?' : (bytes / MIB).toFixed(2));

/** The user acts; `measure` is called after as many actions as `MEASURED` says. */
async function soakWith(measure: (soak: Soak, system: CDPSession, action: number) => Promise<void>): Promise<void> {
  const browser = await openBrowser(FLAGS, true);
  const { page, faults } = await openPage(browser, built.url, { serviceWorkers: 'allow' });
  page.on('dialog', (dialog) => void dialog.dismiss());
  page.on('popup', (popup) => void popup.close());
  page.on('download', (download) => void download.cancel());
  const bare = await BarePage.of(page);
  const system = await browser.newBrowserCDPSession();
  await workerFaults(bare.session, faults);
  const soak = new Soak(bare, SEED);
  try {
    await soak.tour();
    await soak.engine(true);
    for (let action = 1; action <= ACTIONS; action++) {
      await soak.act();
      await soak.noStaleLine();
      if (action % 50 === 0) await soak.linesFitTheAddress();
      if (faults.length > 0) throw new Error(faults.join('\n'));
      if (!MEASURED.includes(action)) continue;
      await measure(soak, system, action);
      const { nodes, jsEventListeners } = await bare.session.send('Memory.getDOMCounters');
      console.log(`${action} actions: ${nodes} nodes, ${jsEventListeners} listeners`);
      await soak.engine(true);
    }
  } catch (error) {
    // What it looked like, beside the other things that are built.
    await page.screenshot({ path: 'build/soak-failure.png', timeout: 5000 }).catch(() => {});
    throw new Error(`after ${soak.log.length} actions of seed ${SEED}, the last: ${soak.log.slice(-40).join(' | ')}`, {
      cause: error,
    });
  } finally {
    await browser.close();
  }
}

/** Factors below which memory counts as flat. */
interface Bounds {
  /** From the first measurement to the last. */
  readonly whole?: number;
  /** In the second half: what leaks goes on for ever. */
  readonly late?: number;
}

function expectFlat(what: string, sizes: readonly (number | null)[], { whole, late }: Bounds): void {
  expect(sizes).toHaveLength(MEASURED.length);
  const [first, half, last] = [sizes[0] ?? 1, sizes.at(-2) ?? 1, sizes.at(-1) ?? 1];
  console.log(`${what}: ${sizes.map(inMib).join(', ')} MiB, x ${(last / first).toFixed(3)}`);
  if (whole) expect.soft(last / first, what).toBeLessThan(whole);
  if (late && ACTIONS >= 2000) expect.soft(last / half, `second half: ${what}`).toBeLessThan(late);
}

describe(`${ACTIONS} random actions: no error, no stale line`, () => {
  it("the page's process does not grow with the engine running", async () => {
    const found: Process[] = [];
    await soakWith(async (soak, system) => {
      found.push(await soak.process(system));
    });
    expectFlat(
      'process with the engine',
      found.map(({ analysing }) => analysing),
      { whole: 1.1, late: 1.07 },
    );
    // The same growth: more than a tenth of what is smaller.
    expectFlat(
      'process without the engine',
      found.map(({ resident }) => resident),
      { late: 1.1 },
    );
  });

  it("the page's heap does not grow but for compiled code", async () => {
    const found: Omit<Heap, 'snapshot'>[] = [];
    await soakWith(async (soak, _system, action) => {
      const { snapshot, ...sizes } = await soak.heap();
      found.push(sizes);
      const folder = process.env.SOAK_SNAPSHOTS;
      if (folder) fs.writeFileSync(`${folder}/${action}.heapsnapshot`, snapshot);
    });
    // V8 compiles anew what is called often: as much as a tenth of the heap until it has seen everything.
    expectFlat(
      'heap',
      found.map(({ heap }) => heap),
      { late: 1.05 },
    );
    expectFlat(
      'heap without code',
      found.map(({ heap, code }) => heap - code),
      { whole: 1.1, late: 1.05 },
    );
  });
});
