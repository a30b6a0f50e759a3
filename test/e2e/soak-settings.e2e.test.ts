/** The settings that the soak puts back before it measures. */
import { expect, it } from 'vitest';
import { BarePage } from './bare-page.ts';
import { browser, built, openPage, withBrowser } from './harness.ts';
import { DIALOG, ENGINE, fieldsOf, Settings, setField } from './soak-settings.ts';

withBrowser();

it('are those of before, of the engine and of the page, whatever was changed; but each search is as long', async () => {
  const { page, faults } = await openPage(browser, built.url);
  const bare = await BarePage.of(page);
  const settings = new Settings(bare);
  await bare.click('.engine-toggle');
  await settings.note();
  const usual = await bare.until(fieldsOf, DIALOG);
  for (const [label, value] of [
    ['Colours', 'dark'],
    ['Board', 'plain'],
    ['Coordinates', 'false'],
    ['Single-key', 'false'],
  ] as const) {
    const found = usual.find((field) => field.label.startsWith(label));
    expect(found, label).toBeDefined();
    await bare.evaluate(setField, { place: DIALOG, label: found!.label, value });
  }
  const changed = await bare.until(fieldsOf, DIALOG);
  expect(changed.filter(({ value }, at) => value !== usual[at]!.value)).toHaveLength(4);
  await page.keyboard.press('Escape');
  await bare.click('.engine button', 'Engine settings');
  await page.locator('.engine-settings').waitFor();
  const threads = (await bare.until(fieldsOf, ENGINE)).find(({ label }) => label === 'Threads')!;
  await bare.evaluate(setField, { place: ENGINE, label: 'Threads', value: threads.value === '1' ? '2' : '1' });

  await settings.putBack();
  expect(await bare.until(fieldsOf, DIALOG)).toEqual(usual);
  await page.keyboard.press('Escape');
  await bare.click('.engine button', 'Engine settings');
  await page.locator('.engine-settings').waitFor();
  const engine = await bare.until(fieldsOf, ENGINE);
  expect(engine).toContainEqual(threads);
  expect(engine).toContainEqual({ label: 'Limit', value: 'nodes' });
  expect(engine).toContainEqual({ label: 'Nodes', value: '1000' });
  expect(faults).toEqual([]);
  await page.context().close();
});
