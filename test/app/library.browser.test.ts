/** The library as a user meets it: a game plain, or with the analysis that the page then shows as its report. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetEverything, openPage, type Page } from './page.ts';

let page: Page;

beforeEach(async () => {
  await forgetEverything();
  localStorage.setItem('bingwa.language', '"en"');
  localStorage.setItem('bingwa.speed', '0');
  page = await openPage();
  await page.click('.header-button', 'Library');
  await page.until('the analysed games', () => page.all('.recorded .button').length === 8);
});

afterEach(() => {
  expect(page.errors).toEqual([]);
  page.close();
});

const analysed = (round: string) =>
  page.all('.recorded .button').find((each) => each.getAttribute('aria-label') === `${round} with our analysis`);

it('says engine, nodes and depths, and names each game for a screen reader', () => {
  const text = page.document.querySelector('dialog')?.textContent ?? '';
  expect(text).toMatch(/Bingwa [\d.]+, 1,000,000 nodes for each position, depth \d+ to \d+/);
  for (const entry of page.all('.recorded b')) expect(analysed(entry.textContent ?? '')).toBeDefined();
});

it('opens a game with its glyphs, better lines, evaluations and report; the plain one has none', async () => {
  analysed('Voogt-1')!.click();
  await page.until('the game', () => page.all('.move').length > 35);
  expect(page.all('.moves .variation, .moves [class*="variation"]').length).toBeGreaterThan(0);
  await page.click('[role="tab"]', 'Report');
  const table = await page.find('.report-table');
  expect(table.textContent).toMatch(/Accuracy\d+%\d+%/);
  await page.click('.header-button', 'Library');
  await page.click('.entry', 'Voogt-1');
  await page.until('the plain game', () => page.all('.move').length === 35);
  expect(page.document.querySelector('.report-table')).toBeNull();
});

it('judges every move of a game with our analysis, the first one too', async () => {
  const round = 'Voogt-69';
  analysed(round)!.click();
  await page.until('the game', () => page.all('.move').length > 35);
  await page.click('[role="tab"]', 'Report');
  await page.find('.report-table');
  // 1. A7L* gave away more than a tenth of South's chances.
  await page.find('.finding', /^1\.\s*A7L\*/);
  expect(page.document.querySelector('.tool-panel, [role="tabpanel"]')?.textContent).not.toContain('not evaluated');
});
