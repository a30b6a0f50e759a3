/**
 * Hours of use in minutes: SOAK_ACTIONS (10 000) random actions with the engine on; SOAK_SEED for another user, SOAK_SNAPSHOTS for
 * a folder that gets the heap at each measurement, to compare in Chromium's tools.
 */
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { openBrowser, openPage, serveBuilt } from './harness.ts';
import { type Memory, Soak } from './soak.ts';

const ACTIONS = Number(process.env.SOAK_ACTIONS ?? 10_000);
const SEED = Number(process.env.SOAK_SEED ?? 1);
/** Actions until everything has been loaded once. */
const WARM_UP = Math.min(1000, ACTIONS / 2);
const EVERY = Math.max(100, ACTIONS / 10);

it(`${ACTIONS} random actions: no error, no stale line, no growing memory`, async () => {
  // Else Chromium takes its time to add up what the page and its workers hold.
  const browser = await openBrowser(['--enable-blink-features=ForceEagerMeasureMemory']);
  const served = await serveBuilt();
  const { page, faults } = await openPage(browser, served.url);
  page.on('dialog', (dialog) => void dialog.dismiss());
  page.on('popup', (popup) => void popup.close());
  page.on('download', (download) => void download.cancel());
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const soak = new Soak(page, SEED);
  const sizes: Omit<Memory, 'snapshot'>[] = [];
  try {
    await soak.warmUp();
    await soak.engine(true);
    for (let action = 1; action <= ACTIONS; action++) {
      await soak.act();
      await soak.noStaleLine();
      if (action % 50 === 0) await soak.linesFitTheAddress();
      if (faults.length > 0) throw new Error(faults.join('\n'));
      if (action >= WARM_UP && (action - WARM_UP) % EVERY === 0) {
        const { snapshot, ...size } = await soak.memory(session);
        sizes.push(size);
        const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
        const [held, code, all] = [size.held, size.code, size.all].map((bytes) => (bytes / 2 ** 20).toFixed(2));
        console.log(
          `${action} actions: ${held} MiB held, ${code} MiB of code, ${all} MiB by the browser's count, ` +
            `${nodes} nodes, ${jsEventListeners} listeners`,
        );
        const folder = process.env.SOAK_SNAPSHOTS;
        if (folder) fs.writeFileSync(`${folder}/${action}.heapsnapshot`, snapshot);
        await soak.engine(true);
      }
    }
  } catch (error) {
    // What it looked like, beside the other things that are built.
    await page.screenshot({ path: 'build/soak-failure.png', timeout: 5000 }).catch(() => {});
    throw new Error(`after ${soak.log.length} actions of seed ${SEED}, the last: ${soak.log.slice(-40).join(' | ')}`, {
      cause: error,
    });
  } finally {
    await browser.close();
    await served.close();
  }
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.at(-1)!.held / sizes[0]!.held).toBeLessThan(1.1);
});
