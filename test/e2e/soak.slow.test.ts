/**
 * Hours of use in minutes: SOAK_ACTIONS (10 000) random actions with the engine on, after a tour of all there is;
 * SOAK_SEED for another user, SOAK_SNAPSHOTS for a folder that gets the heap at each measurement, to compare in Chromium's tools.
 */
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { BarePage } from './bare-page.ts';
import { built, openBrowser, openPage, workerFaults } from './harness.ts';
import { type Memory, Soak } from './soak.ts';

const ACTIONS = Number(process.env.SOAK_ACTIONS ?? 10_000);
const SEED = Number(process.env.SOAK_SEED ?? 1);
/** SOAK_INTERPRETED=1 has V8 only interpret: it goes on compiling what runs hot, which is most of what the heap grows by. */
const FLAGS = process.env.SOAK_INTERPRETED === '1' ? ['--js-flags=--no-sparkplug --no-maglev --no-turbofan'] : [];
/** Numbers of actions after which memory is measured: a tenth, half, all. */
const MEASURED = [Math.max(200, Math.round(ACTIONS / 10)), Math.round(ACTIONS / 2), ACTIONS];

/** `data`: the heap without compiled code. */
type Sizes = Omit<Memory, 'snapshot'> & { readonly data: number };

const MIB = 2 ** 20;
const inMib = (bytes: number | null) => (bytes === null ? '?' : (bytes / MIB).toFixed(2));

it(`${ACTIONS} random actions: no error, no stale line, no growing memory`, async () => {
  const browser = await openBrowser(FLAGS, true);
  const { page, faults } = await openPage(browser, built.url, { serviceWorkers: 'allow' });
  page.on('dialog', (dialog) => void dialog.dismiss());
  page.on('popup', (popup) => void popup.close());
  page.on('download', (download) => void download.cancel());
  const bare = await BarePage.of(page);
  const system = await browser.newBrowserCDPSession();
  await workerFaults(bare.session, faults);
  const soak = new Soak(bare, SEED);
  const sizes: Sizes[] = [];
  try {
    await soak.tour();
    await soak.engine(true);
    for (let action = 1; action <= ACTIONS; action++) {
      await soak.act();
      await soak.noStaleLine();
      if (action % 50 === 0) await soak.linesFitTheAddress();
      if (faults.length > 0) throw new Error(faults.join('\n'));
      if (!MEASURED.includes(action)) continue;
      const { snapshot, ...size } = await soak.memory(system);
      sizes.push({ ...size, data: size.heap - size.code });
      const { nodes, jsEventListeners } = await bare.session.send('Memory.getDOMCounters');
      console.log(
        `${action} actions: process ${inMib(size.analysing)} MiB with the engine, ${inMib(size.resident)} without; ` +
          `heap ${inMib(size.heap)} MiB, ${inMib(size.code)} of it code; ${nodes} nodes, ${jsEventListeners} listeners`,
      );
      const folder = process.env.SOAK_SNAPSHOTS;
      if (folder) fs.writeFileSync(`${folder}/${action}.heapsnapshot`, snapshot);
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
  expect(sizes.length).toBeGreaterThan(1);
  const [first, half, last] = [sizes[0]!, sizes[1]!, sizes.at(-1)!];
  const growth = (of: keyof Sizes, from: Sizes) => (last[of] ?? 1) / (from[of] ?? 1);
  const inAll = (of: keyof Sizes) => growth(of, first).toFixed(3);
  console.log(
    `process x ${inAll('analysing')} with the engine, ${inAll('resident')} without; ` +
      `heap x ${inAll('heap')}, without code ${inAll('data')}`,
  );
  for (const of of ['analysing', 'data', 'heap', 'resident'] as const)
    expect.soft(growth(of, first), of).toBeLessThan(1.1);
  if (ACTIONS < 2000) return;
  // What leaks goes on for ever.
  for (const of of ['data', 'heap'] as const) expect.soft(growth(of, half), `second half: ${of}`).toBeLessThan(1.05);
  expect.soft(growth('analysing', half), 'second half: analysing').toBeLessThan(1.07);
  expect.soft(growth('resident', half), 'second half: resident').toBeLessThan(1.1);
});
