/** The puzzle of the day changes with the date of the user's place, and the filters show what they name and no more. */
import fs from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { parseSuite, type SuiteEntry } from '../../bench/position-suite.ts';
import { ANY, dailyOf, matches, type PuzzleFilter, stageOf } from '../../web/state/puzzleChoice.ts';
import { browser, built, openPage, withBrowser } from './harness.ts';

const PUZZLES = parseSuite(
  fs.readFileSync(new URL('../../web/games/puzzles.txt', import.meta.url), 'utf8'),
).entries.filter((entry) => entry.pliesToWin !== null && entry.best.length > 0);

withBrowser();

const shown = async (page: Page): Promise<string> => (await page.locator('h1 small').textContent()) ?? '';

describe('the puzzle of the day', () => {
  const at = async (time: string, timezoneId: string): Promise<string> => {
    const { page } = await openPage(browser, 'about:blank', { timezoneId });
    await page.clock.setFixedTime(new Date(time));
    await page.goto(`${built.url}#/puzzles`);
    await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
    const id = await shown(page);
    await page.context().close();
    return id;
  };
  const of = (date: string) => dailyOf(PUZZLES, date)!.id;

  it('is another one on another date, and the same all day', async () => {
    expect(of('2027-03-01')).not.toBe(of('2027-03-02'));
    expect(await at('2027-03-01T00:01:00Z', 'UTC')).toBe(of('2027-03-01'));
    expect(await at('2027-03-01T23:59:00Z', 'UTC')).toBe(of('2027-03-01'));
    expect(await at('2027-03-02T00:01:00Z', 'UTC')).toBe(of('2027-03-02'));
  });

  it('goes by the date where the user is', async () => {
    expect(await at('2027-03-01T22:30:00Z', 'Africa/Nairobi')).toBe(of('2027-03-02'));
  });
});

describe('the filters', () => {
  const select = (page: Page, index: number) => page.locator('.puzzle-filters select').nth(index);
  const count = async (page: Page) =>
    Number(/[\d,]+/.exec((await page.locator('.puzzle-side .hint').first().textContent()) ?? '')?.[0].replace(',', ''));
  const LENGTHS: readonly PuzzleFilter['plies'][] = [
    [1, 999],
    [1, 5],
    [6, 9],
    [10, 999],
  ];
  const variants = ['', ...new Set(PUZZLES.map((entry) => entry.rules.variant))];
  const stages = ['', ...new Set(PUZZLES.map(stageOf))] as const;

  /** Counts what is shown for the filter, and goes through the first and the last of it. */
  async function check(page: Page, filter: PuzzleFilter, solved: readonly string[] = []): Promise<void> {
    const expected: readonly SuiteEntry[] = PUZZLES.filter((entry) => matches(entry, filter, solved));
    expect(await count(page), JSON.stringify(filter)).toBe(expected.length);
    const ids = expected.map((entry) => entry.id);
    if (ids.length < 2) return;
    // The puzzle that was on the board stays if it matches: its neighbours are those of the filter, in their order, in a ring.
    for (const [button, by] of [
      ['Next', 1],
      ['Previous', -1],
      ['Previous', -1],
    ] as const) {
      const from = ids.indexOf(await shown(page));
      expect(from, JSON.stringify(filter)).toBeGreaterThanOrEqual(0);
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect.poll(() => shown(page)).toBe(ids.at((from + by) % ids.length));
    }
  }

  it('each alone, and all together, count and show the puzzles they name', { timeout: 120_000 }, async () => {
    const solved = PUZZLES.slice(0, 40).map((entry) => entry.id);
    const { page } = await openPage(browser, 'about:blank');
    await page.addInitScript((ids) => localStorage.setItem('bingwa.puzzles', JSON.stringify(ids)), solved);
    await page.goto(`${built.url}#/puzzles`);
    await page.locator('.puzzle-filters').waitFor();
    for (const variant of variants) {
      await select(page, 0).selectOption(variant);
      await check(page, { ...ANY, variant });
    }
    await select(page, 0).selectOption('');
    for (const stage of stages) {
      await select(page, 1).selectOption(stage);
      await check(page, { ...ANY, stage });
    }
    await select(page, 1).selectOption('');
    for (const [index, plies] of LENGTHS.entries()) {
      await select(page, 2).selectOption(String(index));
      await check(page, { ...ANY, plies });
    }
    await select(page, 2).selectOption('0');
    await page.getByRole('switch', { name: 'Unsolved only' }).press('Space');
    await check(page, { ...ANY, unsolvedOnly: true }, solved);
    await select(page, 0).selectOption('kiswahili');
    await select(page, 1).selectOption('namua');
    await select(page, 2).selectOption('2');
    await check(page, { variant: 'kiswahili', stage: 'namua', plies: [6, 9], unsolvedOnly: true }, solved);
    await select(page, 1).selectOption('arab');
    expect(await count(page)).toBe(0);
    await page.context().close();
  });
});
