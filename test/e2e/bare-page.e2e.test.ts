/** The page as the soak drives it: without the scripts that Playwright brings into a page. */
import { expect, it } from 'vitest';
import { BarePage } from './bare-page.ts';
import { browser, openPage, servePlain, withBrowser } from './harness.ts';

withBrowser();

/** Characters of the scripts that do not come from a file, in all worlds of the page. */
async function scriptsBrought(bare: BarePage): Promise<number> {
  let brought = 0;
  bare.session.on('Debugger.scriptParsed', ({ url, length = 0 }) => {
    if (!/^https?:/.test(url)) brought += length;
  });
  await bare.session.send('Debugger.enable');
  await bare.session.send('Debugger.disable');
  return brought;
}

it('brings no script into the page but the functions that it is given', async () => {
  const served = await servePlain();
  const { page } = await openPage(browser, served.url);
  const bare = await BarePage.of(page);
  await bare.click('button', 'New game');
  await bare.until(() => document.querySelector('dialog[open]'), undefined);
  expect(await bare.evaluate((name) => document.querySelectorAll(name).length, 'dialog[open]')).toBe(1);
  const before = await scriptsBrought(bare);
  expect(before).toBeLessThan(10_000);
  // Playwright's own way, for comparison: a script of hundreds of thousands of characters.
  await page.locator('dialog[open] button').first().isVisible();
  expect(await scriptsBrought(bare)).toBeGreaterThan(before + 50_000);
  await page.context().close();
  await served.close();
});

it('answers with what a function returns or its promise comes to, and fails with what it throws', async () => {
  const page = await browser.newPage();
  const bare = await BarePage.of(page);
  expect(await bare.evaluate(({ a, b }) => [a + b, '"\u2028'], { a: 1, b: 2 })).toEqual([3, '"\u2028']);
  expect(await bare.evaluate(async () => await new Promise((resolve) => setTimeout(resolve, 10, 'late')))).toBe('late');
  const throws = () => {
    throw new Error('thrown there');
  };
  await expect(bare.evaluate(throws)).rejects.toThrow('thrown there');
  await expect(bare.evaluate(() => Promise.reject(new Error('rejected there')))).rejects.toThrow('rejected there');
  await page.context().close();
});

it('clicks what has the name and can be clicked, once it can', async () => {
  const page = await browser.newPage();
  await page.setContent(
    `<button hidden>Go</button><button disabled>Go</button><button aria-label="Other">Go</button>
     <div style="position:relative"><button id="it">Go</button><p id="above" style="position:absolute;inset:0;margin:0">above</p></div>`,
  );
  const bare = await BarePage.of(page);
  await bare.evaluate(() => {
    for (const one of document.querySelectorAll('button'))
      one.addEventListener('click', () => {
        document.title += one.id || 'wrong';
      });
    setTimeout(() => document.querySelector('#above')?.remove(), 200);
  });
  await bare.click('button', 'Go');
  await expect.poll(() => bare.evaluate(() => document.title)).toBe('it');
  await page.context().close();
});
