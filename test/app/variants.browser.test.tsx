/** Every game of rules 3 on the real page: its start, a move by click, the engine, a link; notes, house rules and matches. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetEverything, openPage, type Page, type PageOptions } from './page.ts';

let page: Page;
const logged: string[] = [];

beforeEach(async () => {
  await forgetEverything();
  logged.length = 0;
  localStorage.setItem('bingwa.language', '"en"');
  localStorage.setItem('bingwa.speed', '0');
});

afterEach(() => {
  expect([...page.errors, ...logged]).toEqual([]);
  page.close();
});

async function open(options?: PageOptions): Promise<void> {
  page = await openPage(options);
  const { console } = page.window;
  const tell = console.error;
  console.error = (...words: unknown[]) => {
    logged.push(words.map(String).join(' '));
    tell.apply(console, words);
  };
}

const pits = () => page.all('[data-pit]');
/** Seeds of a pit as the board tells them: `A5, 6 seeds`. */
const count = (pit: HTMLElement) =>
  Number(/\d+/.exec((pit.getAttribute('aria-label') ?? '').replace(/^\w+/, ''))?.[0] ?? 0);
/** Without the evaluation that stands behind a move. */
const moves = () => page.all('.move').map((move) => /^[\d.… ]*([ABab]\d[LR]>?\**)/.exec(move.textContent ?? '')?.[1]);

async function newGame(variant: string): Promise<void> {
  await page.click('.header-button', 'New game');
  await page.click(`dialog input[value="${variant}"]`);
}

const start = () => page.click('dialog .button.primary', 'Start');

/** Plays the first move that the board offers, by clicks. */
async function playByClick(): Promise<void> {
  const arrow = await page.until('an arrow', () => {
    const [shown] = page.all('[data-move]');
    // A board that has just got other moves forgets a choice that was quicker than its next frame.
    if (shown === undefined && page.all('[data-selected]').length === 0) page.all('[data-playable]')[0]?.click();
    return shown;
  });
  arrow.click();
  await page.until('the move', () => moves().length > 0);
}

describe('every game', () => {
  it.each([
    ['kiswahili', 'Bao la Kiswahili', 32, [6, 2, 2], 20, true],
    ['kujifunza', 'Bao la Kujifunza', 32, [2, 2, 2], 64, false],
    ['kete', 'Bao la Kete', 32, [6, 2, 2], 20, true],
    ['bawo', 'Bawo', 32, [8, 2, 2], 24, true],
    ['bawo10', 'Bawo (10)', 32, [10, 2, 2], 28, true],
    ['hawalis', 'Hawalis', 28, [2, 2, 2], 56, false],
    ['kiarabu', 'Bao la Kiarabu', 32, [3, 3, 3], 96, false],
  ] as const)('%s: starts right, is played by click, searched, and reopened by its link', async (...row) => {
    const [variant, name, pitCount, fromFive, onBoard, house] = row;
    await open();
    await newGame(variant);
    await start();
    await page.until(`${pitCount} pits`, () => pits().length === pitCount);
    await page.find('.study-rules', name);
    const front = [4, 5, 6].map((index) => page.document.querySelector<HTMLElement>(`[data-pit="S${index}"]`)!);
    expect(front.map(count)).toEqual(fromFive);
    expect(pits().reduce((sum, pit) => sum + count(pit), 0)).toBe(onBoard);
    expect(page.all('[data-house]').length).toBe(house ? 2 : 0);
    expect(page.all('[data-store]').length).toBe(house ? 2 : 0);

    await playByClick();
    page.press('l');
    await page.find('.engine-score', /\d|wins/);
    await page.until('a line', () => page.all('.line .pv-move').length > 0);
    page.press('l');
    await page.until('the move in the address', () => page.window.location.hash.includes('p=1'));
    const { hash } = page.window.location;
    const before = [moves(), pits().map(count)];
    page.close();
    await forgetEverything();
    await open({ hash });
    await page.find('.study-rules', name);
    await page.until('the move', () => moves().length > 0);
    expect([moves(), pits().map(count)]).toEqual(before);
  });
});

describe('what differs', () => {
  it('is told for the game chosen, and opens as a study in which the move has been played', async () => {
    await open();
    page.press('7');
    page.press('l');
    await page.find('.save-state', 'Saved');
    await newGame('kete');
    const example = await page.find('dialog .variant-notes li .button');
    const move = /[ABab]\d[LR]>?\**/.exec(example.textContent ?? '')?.[0];
    example.click();
    await page.find('.study-rules', 'Bao la Kete');
    await page.find('.move[aria-current]', move);
    await page.find('.study-name', `Bao la Kete, example ${move}`);
    // The board before the move is one step away, and the old study is stored.
    page.press('ArrowLeft');
    await page.until('the start', () => page.all('.move[aria-current]').length === 0);
    await page.click('.header-button', 'Studies');
    await page.until('the old study', () => page.all('.study').length === 1);
  });

  it('is told behind a button in the head, by the house rules of the study', async () => {
    await open({ hash: '#/?v=1&r=kiswahili&o=mtajiSafariChoice:true.mtajiTax:true' });
    await page.find('.house-note', /Safari choice in mtaji too · Tax in mtaji/);
    await page.click('.head-link', 'About these rules');
    await page.find('dialog h4', 'Encyclopedia');
    await page.until('two examples', () => page.all('dialog .variant-notes li .button').length === 2);
    await page.click('dialog .variant-notes li .button');
    await page.find('.move[aria-current]');
    // By the same house rules: without them the move would not be what the note says.
    await page.find('.house-note', /Safari choice in mtaji too · Tax in mtaji/);
  });

  it('still at a place is told with its preset', async () => {
    await open();
    await page.click('.header-button', 'New game');
    await page.click('dialog .house-rules summary');
    for (const place of ['mancalaWorld', 'boardGameArena', 'encyclopedia', 'abstractPlay']) {
      await page.choose('dialog select', place);
      const told = await page.until('two headings', () => {
        const headings = page.all('dialog .variant-notes h4');
        return headings.length === 2 && headings;
      });
      expect(told[1]?.nextElementSibling?.textContent?.length, place).toBeGreaterThan(20);
    }
  });
});

describe('house rules', () => {
  it('of a running study are changed by a new study from the same start', async () => {
    await open();
    page.press('7');
    page.press('l');
    await page.find('.save-state', 'Saved');
    await page.click('.head-link', 'Options');
    const apply = await page.find<HTMLButtonElement>('dialog .button.primary', 'New study by these rules');
    expect(apply.disabled).toBe(true);
    await page.click('dialog .switch', 'Nyumba of eight');
    await page.until('a change to apply', () => !apply.disabled);
    apply.click();
    await page.find('.house-note', 'Nyumba of eight');
    expect(moves()).toEqual([]);
    expect(count(page.document.querySelector<HTMLElement>('[data-pit="S4"]')!)).toBe(8);
    await page.click('.header-button', 'Studies');
    await page.until('the old study', () => page.all('.study').length === 1);
  });

  it('many at once are readable in 360 px', async () => {
    const o =
      'takasiaSingletonExempt:true.takasiaDuty:true.mtajiSafariChoice:true.mtajiTax:true.nyumba8:true.moveLimit:100';
    await open({ hash: `#/?v=1&r=kiswahili&o=${o}`, width: 360, height: 740 });
    const note = await page.find('.house-note', /Tax in mtaji.*Nyumba of eight.*Seeds in one turn at most: 100/);
    const { left, right } = note.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
    expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth + 1);
    expect(page.document.documentElement.scrollWidth).toBe(360);
  });
});

describe('a match of kete', () => {
  /** North to move takes South's only front seed. */
  const LAST = '[Position "0,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0/0,1,0,0,0,0,0,0/0,0,0,0,0,0,0,0 N 31,31 - - 9"]';
  const won = (number: number, score: string, players = '') =>
    `${players}[Match "kete"]\n[MatchGame "${number}"]\n[MatchScore "${score}"]\n[Variant "kete"]\n[SetUp "1"]\n${LAST}\n\n9... a7R *`;

  async function paste(text: string): Promise<void> {
    await page.click('.header-button', 'Import');
    await page.type('dialog textarea', text);
    await page.click('dialog .button.primary');
    await page.find('.match-score');
  }

  it('is begun in the dialog and survives a reload', async () => {
    await open();
    await newGame('kete');
    await page.click('dialog .switch', 'Match of three games');
    await start();
    await page.find('.match-score', 'Match, game 1 of 3: South 0 – 0 North');
    await page.find('.save-state', 'Saved');
    await page.reload();
    await page.find('.match-score', 'Match, game 1 of 3: South 0 – 0 North');
    expect(page.all('.match-score .button')).toEqual([]);
  });

  it('goes on after a won game, begun by the other side, and each game stays a study', async () => {
    await open();
    await paste(won(1, '0-0', '[South "Asha"]\n[North "Juma"]\n'));
    page.press('End');
    await page.find('.match-score', 'South 0 – 1 North');
    await page.click('.match-score .button', 'Next game');
    await page.find('.match-score', 'Match, game 2 of 3: South 0 – 1 North');
    await page.find('.turn[data-side="N"]');
    await page.find('.save-state', 'Saved');
    await page.click('.header-button', 'Share');
    const text = (await page.find<HTMLTextAreaElement>('dialog .text-out textarea[rows="8"]')).value;
    expect(text).toMatch(
      /\[South "Asha"\]\n\[North "Juma"\]\n\[Match "kete"\]\n\[MatchGame "2"\]\n\[MatchScore "0-1"\]/,
    );
    await page.click('dialog .dialog-head .icon-button');
    await page.click('.header-button', 'Studies');
    await page.until('both games', () => page.all('.study').length === 2);
  });

  it('is over with the second win', async () => {
    await open();
    await paste(won(2, '0-1'));
    page.press('End');
    await page.find('.match-score b', 'North wins the match 0 – 2');
    expect(page.all('.match-score .button')).toEqual([]);
  });
});
