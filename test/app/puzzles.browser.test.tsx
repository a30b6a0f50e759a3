/** The puzzles page: solved on the board against the real engine, refuted where a try is wrong. */
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseSuite, type SuiteEntry } from '../../bench/position-suite.ts';
import text from '../../web/games/puzzles.txt?raw';
import { legalMoves, play as playMove } from '../../web/rules/index.ts';
import { dailyOf, today } from '../../web/state/puzzleChoice.ts';
import { forgetEverything, openPage, type Page } from './page.ts';

let page: Page;
const all = parseSuite(text).entries;

async function open(size: { width: number; height: number }): Promise<void> {
  await forgetEverything();
  localStorage.setItem('bingwa.language', '"en"');
  localStorage.setItem('bingwa.speed', '0');
  page = await openPage(size);
  page.go('#/puzzles');
  await page.find('.puzzle-status');
}

afterEach(() => {
  expect(page.errors).toEqual([]);
  page.close();
});

const status = () => page.document.querySelector<HTMLElement>('.puzzle-status');
const shown = (): SuiteEntry => {
  const id = page.document.querySelector('h1 small')?.textContent;
  return all.find((entry) => entry.id === id)!;
};

/** Plays a move as one does with a finger: the pit, then the way, then whether to play the house. */
async function play(move: string): Promise<void> {
  const before = page.all('.puzzle-steps .move').length;
  const moved = () => page.all('.puzzle-steps .move').length > before;
  const offered = () => moved() || page.all(`[data-move~="${move}"]`).length > 0;
  for (let tries = 0; tries < 20 && !offered(); tries++) {
    // A choice made before the board has taken the new position up is void.
    await page.click(`[role="gridcell"] [aria-label^="${move.slice(0, 2)},"]`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  expect(offered(), `${move} is offered`).toBe(true);
  while (!moved()) {
    page.all(`[data-move~="${move}"]`)[0]?.click();
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** A short puzzle without the safari question. */
async function openShort(): Promise<SuiteEntry> {
  await page.choose('.puzzle-filters label:nth-of-type(1) select', 'kiswahili');
  await page.choose('.puzzle-filters label:nth-of-type(3) select', '1');
  for (let tries = 0; tries < 40; tries++) {
    const entry = shown();
    if (entry.pliesToWin! <= 3 && !entry.best[0]!.includes('>')) return entry;
    await page.click('.puzzle-side .button', 'Next');
    await page.until('another', () => shown() !== entry);
  }
  throw new Error('no short puzzle');
}

describe.each([
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
])('on %s', (_, size) => {
  beforeEach(() => open(size));

  it('the puzzle of the day is chosen by date, and axe finds nothing', async () => {
    const daily = shown();
    expect(page.document.querySelector('h1')?.textContent).toContain('Puzzle of the day');
    await page.click('.puzzle-side .button', 'Next');
    await page.until('another', () => shown() !== daily);
    await page.click('.puzzle-side .button', 'Puzzle of the day');
    await page.until('the same', () => shown() === daily);
    const script = page.document.createElement('script');
    script.textContent = axe.source;
    page.document.head.append(script);
    const { violations } = await (page.window as unknown as { axe: typeof axe }).axe.run(page.document.body);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    expect(page.document.documentElement.scrollWidth).toBeLessThanOrEqual(size.width);
  });

  it('a wrong try is refuted on the board and can be taken back', async () => {
    const entry = await openShort();
    const wrong = legalMoves(entry.rules, entry.position).find(
      ({ text: move }) =>
        !entry.best.includes(move) && !move.includes('>') && !entry.best[0]!.startsWith(move.slice(0, 2)),
    );
    if (wrong === undefined) throw new Error('no wrong move');
    await play(wrong.text);
    await page.until('the verdict', () => status()?.dataset.kind === 'wrong');
    expect(page.all('.puzzle-steps .move').length).toBeGreaterThan(1);
    await page.click('.puzzle-side .button', 'Try again');
    await page.until('the start', () => status()?.dataset.kind === 'try');
    expect(page.all('.puzzle-steps .move')).toHaveLength(0);
  });
});

describe('a puzzle', () => {
  beforeEach(() => open({ width: 1280, height: 800 }));

  it('is solved by playing it out, and remembered', async () => {
    const entry = await openShort();
    await play(entry.best[0]!);
    await page.until('the answer', () => status()?.dataset.kind === 'try' || status()?.dataset.kind === 'solved');
    for (let turns = 0; status()?.dataset.kind !== 'solved' && turns < 3; turns++) {
      expect(status()?.textContent).toBe('Right. Go on.');
      // One ply from the win: any move that ends the game does; the shown solution names one.
      const steps = page.all('.puzzle-steps .move').map((move) => move.textContent ?? '');
      await play(winningMove(entry, steps));
      await page.until('the verdict', () => status()?.dataset.kind !== 'checking');
    }
    expect(status()?.textContent).toBe('Solved.');
    expect(JSON.parse(localStorage.getItem('bingwa.puzzles') ?? '[]')).toContain(entry.id);
    expect(page.document.querySelector('.puzzle-side')?.textContent).toMatch(/; 1 of \d+ solved/);
  });

  it('shows its solution move by move, and then is not counted', async () => {
    await openShort();
    await page.click('.puzzle-side .button', 'Show the solution');
    await page.until('the solution', () => status()?.dataset.kind === 'shown');
    const last = page.all('.puzzle-steps .move').at(-1)!;
    last.click();
    await page.until('its end', () => last.getAttribute('aria-current') === 'true');
    expect(page.document.querySelector('.puzzle-side')?.textContent).toMatch(/; 0 of \d+ solved/);
  });
});

describe('a page that stays open past midnight', () => {
  beforeEach(() => open({ width: 1280, height: 800 }));

  /** The page's clock goes on by so many days, which it may notice when it is shown again. */
  function sleepFor(days: number): void {
    const { Date: Real } = page.window;
    page.window.Date = class extends Real {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [Real.now() + days * 86_400_000] : given) as []));
      }
    } as DateConstructor;
    page.document.dispatchEvent(new page.window.Event('visibilitychange'));
  }
  const title = () => page.document.querySelector('h1')?.textContent ?? '';
  const puzzles = all.filter((entry) => entry.pliesToWin !== null && entry.best.length > 0);
  const dailyIn = (days: number) => dailyOf(puzzles, today(new Date(Date.now() + days * 86_400_000)))!;
  const idOf = (entry: SuiteEntry) => entry.id;
  const next = puzzles[(puzzles.indexOf(dailyIn(0)) + 1) % puzzles.length]!;
  /** Days until the puzzle of the day is neither today's nor the one that follows it here. */
  const later = [1, 2, 3, 4].find((days) => ![dailyIn(0), next].includes(dailyIn(days)))!;

  it('shows the puzzle of the new day', async () => {
    expect(shown().id).toBe(idOf(dailyIn(0)));
    sleepFor(later);
    await page.until('the new one', () => shown().id === idOf(dailyIn(later)));
    expect(title()).toContain('Puzzle of the day');
  });

  it('leaves the puzzle that somebody is at work on, but calls it that of the day no more', async () => {
    const before = shown();
    await page.click('.puzzle-side .button', 'Show the solution');
    await page.until('the solution', () => status()?.dataset.kind === 'shown');
    sleepFor(later);
    await page.until('the title', () => !title().includes('of the day'));
    expect(shown()).toBe(before);
    await page.click('.puzzle-side .button', 'Puzzle of the day');
    await page.until('the new one', () => shown().id === idOf(dailyIn(later)));
  });

  it('leaves the puzzle that was chosen instead', async () => {
    await page.click('.puzzle-side .button', 'Next');
    await page.until('another', () => shown().id === next.id);
    sleepFor(later);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(shown().id).toBe(next.id);
    await page.click('.puzzle-side .button', 'Puzzle of the day');
    await page.until('the new one', () => shown().id === idOf(dailyIn(later)));
  });
});

/** The move that ends the game in the position after `steps`. */
function winningMove(entry: SuiteEntry, steps: readonly string[]): string {
  let at = entry.position;
  for (const step of steps) {
    const move = legalMoves(entry.rules, at).find(({ text: each }) => each === step)!;
    at = playMove(entry.rules, at, move).position;
  }
  const wins = legalMoves(entry.rules, at).filter(
    (move) => playMove(entry.rules, at, move).outcome?.winner === entry.position.side,
  );
  return (wins.find(({ text: move }) => !move.includes('>')) ?? wins[0])!.text;
}
