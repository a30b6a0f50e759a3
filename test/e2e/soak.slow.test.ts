/** Hours of use in minutes: SOAK_ACTIONS (10 000) random actions with the engine on; SOAK_SEED for another user. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dist, openBrowser, openPage, serveBuilt } from './harness.ts';
import { Soak } from './soak.ts';

const ACTIONS = Number(process.env.SOAK_ACTIONS ?? 10_000);
const SEED = Number(process.env.SOAK_SEED ?? 1);
/** Actions until everything has been loaded once. */
const WARM_UP = Math.min(1000, ACTIONS / 2);
const EVERY = Math.max(100, ACTIONS / 10);

it(`${ACTIONS} random actions: no error, no stale line, no growing memory`, async () => {
  const browser = await openBrowser();
  // A copy: whoever builds meanwhile does not take the files away from a long run.
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'bingwa-soak-'));
  fs.cpSync(dist, copy, { recursive: true });
  const served = await serveBuilt(copy);
  const { page, faults } = await openPage(browser, served.url);
  page.on('dialog', (dialog) => void dialog.dismiss());
  page.on('popup', (popup) => void popup.close());
  page.on('download', (download) => void download.cancel());
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const soak = new Soak(page, SEED);
  const sizes: number[] = [];
  try {
    await soak.warmUp();
    await soak.engine(true);
    for (let action = 1; action <= ACTIONS; action++) {
      await soak.act();
      await soak.noStaleLine();
      if (action % 25 === 0) await soak.linesFitTheAddress();
      if (faults.length > 0) throw new Error(faults.join('\n'));
      if (action >= WARM_UP && (action - WARM_UP) % EVERY === 0) {
        sizes.push(await soak.memory(session));
        const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
        const mib = (sizes.at(-1)! / 2 ** 20).toFixed(2);
        console.log(`${action} actions, ${mib} MiB, ${nodes} nodes, ${jsEventListeners} listeners`);
        await soak.engine(true);
      }
    }
  } catch (error) {
    throw new Error(`after ${soak.log.length} actions of seed ${SEED}, the last: ${soak.log.slice(-40).join(' | ')}`, {
      cause: error,
    });
  } finally {
    await browser.close();
    await served.close();
    fs.rmSync(copy, { recursive: true, force: true });
  }
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.at(-1)! / sizes[0]!).toBeLessThan(1.1);
});
