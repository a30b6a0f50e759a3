/** The browser of the soak: as a user's, no tool attached to a worker or recording requests, and still what goes wrong is seen. */
import { expect, it } from 'vitest';
import { browser, built, depthShown, openPage, withBrowser, workerFaults } from './harness.ts';

withBrowser([], true);

it('the engine computes, with the service worker beside it, and the tools know of no worker', async () => {
  const { page, faults } = await openPage(browser, built.url, { serviceWorkers: 'allow' });
  await page.locator('.engine-toggle').click();
  await expect.poll(() => depthShown(page)).toBeGreaterThan(5);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
  expect(page.workers()).toHaveLength(0);
  expect(page.context().serviceWorkers()).toHaveLength(0);
  expect(faults).toEqual([]);

  // Without a record of requests the console tells of one that must not be made.
  await page.evaluate(() => fetch('http://elsewhere.example/').catch(() => {}));
  await expect.poll(() => faults.join()).toContain('http://elsewhere.example/');
  await page.context().close();
});

it('what a worker says or throws as an error is a fault', async () => {
  const page = await browser.newPage();
  const faults: string[] = [];
  await workerFaults(await page.context().newCDPSession(page), faults);
  const start = (script: string) => page.evaluate((text) => void new Worker(`data:text/javascript,${text}`), script);
  await start('console.log("not this"); console.error("said")');
  await start('throw new Error("thrown")');
  await start('Promise.reject(new Error("rejected"))');
  await expect
    .poll(() => faults.toSorted())
    .toEqual(['worker: Uncaught (in promise) Error: rejected', 'worker: Uncaught Error: thrown', 'worker: said']);
  await page.context().close();
});
