/** The analysis page as a user meets it: the real page with the real engine. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KEYS } from '../../web/state/keys.ts';
import { forgetEverything, openPage, openRecorded, type Page } from './page.ts';

let page: Page;

beforeEach(async () => {
  await forgetEverything();
  localStorage.setItem('bingwa.language', '"en"');
  localStorage.setItem('bingwa.speed', '0');
  page = await openPage();
});

afterEach(() => {
  expect(page.errors).toEqual([]);
  page.close();
});

const current = () => page.document.querySelector('.move[aria-current]')?.textContent ?? '';
const pit = (name: string) => page.document.querySelector<HTMLElement>(`[aria-label^="${name},"]`);

describe('the path of issue 2', () => {
  it('opens Voogt-69, goes to ply 71 and proves the win for North by a2R', async () => {
    await openRecorded(page, 'Voogt-69', 71);
    expect(current()).toContain('A7R*');
    await page.click('.engine-toggle');
    await page.find('.engine-score', 'North wins in 7');
    const line = await page.find('.line');
    expect(line.querySelector('.pv-move')?.textContent).toBe('a2R**');
    expect(page.document.querySelector('.eval-bar')?.getAttribute('aria-label')).toContain('North wins in 7');
  });

  it('plays a line up to the move that is clicked', async () => {
    await openRecorded(page, 'Voogt-69', 71);
    await page.click('.engine-toggle');
    await page.until('a line of three', () => page.all('.pv-move').length > 2);
    const wanted = page
      .all('.pv-move')
      .slice(0, 3)
      .map((move) => move.textContent ?? '');
    page.all('.pv-move')[2]?.click();
    await page.until('the third move', () => current().includes(wanted[2]!));
    expect(page.all('.variation .move').map((move) => move.textContent)).toHaveLength(3);
  });

  it('keeps what was proven when one steps on and back, with the engine off', async () => {
    await openRecorded(page, 'Voogt-69', 71);
    await page.click('.engine-toggle');
    await page.find('.engine-score', 'North wins in 7');
    page.press('l');
    page.press('ArrowRight');
    page.press('ArrowLeft');
    await page.find('.move[aria-current]', 'N #7');
  });
});

describe('the engine', () => {
  it('is off at first, and remembers that it was turned on', async () => {
    expect((await page.find('.engine')).dataset.on).toBe('false');
    page.press('l');
    await page.find('.engine-score');
    await page.reload();
    expect((await page.find('.engine')).dataset.on).toBe('true');
  });

  it('computes without end and without having the page drawn all the time', async () => {
    localStorage.setItem('bingwa.limit', '"infinite"');
    await page.reload();
    page.press('l');
    const bar = await page.find('.engine-progress[data-running="true"]');
    const places = new Set<string>();
    for (let look = 0; look < 20; look++) {
      const inStrip = page.document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.closest('.engine-progress') != null);
      expect(inStrip).toEqual([]);
      places.add(bar.style.getPropertyValue('--from'));
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    expect(places.size).toBeGreaterThan(2);
    page.press('l');
  });

  it('scores every legal move on the board', async () => {
    await openRecorded(page, 'Voogt-69', 71);
    page.press('l');
    page.press('a');
    await page.until('all badges', () => page.all('.bao [class*="badge"]').length >= 8);
  });

  it('shows as many lines as are asked for', async () => {
    await openRecorded(page, 'Voogt-69', 71);
    page.press('l');
    await page.choose('.engine-options select', '3');
    await page.until('three lines', () => page.all('.line').length === 3);
    await page.choose('.engine-options select', '0');
    await page.until('no lines', () => page.all('.line').length === 0);
    await page.find('.engine-score', 'North wins in 7');
  });

  it('shows what the chosen evaluation says, however deep another one looked, and remembers the choice', async () => {
    localStorage.setItem('bingwa.limit', '"depth"');
    localStorage.setItem('bingwa.limitDepth', '12');
    await page.reload();
    await openRecorded(page, 'Voogt-69', 20);
    page.press('l');
    const settings = '.engine [aria-label="Engine settings"]';
    const score = () => page.document.querySelector('.engine-score')?.textContent;
    const finished = (depth: number) =>
      page.until(`depth ${depth}`, () => {
        const shown = page.document.querySelector('.engine-figures > span')?.textContent ?? '';
        return shown.split('/')[0] === `Depth ${depth}` && page.document.querySelector('[data-running="false"]');
      });
    await finished(12);
    const trained = score();
    await page.click(settings);
    await page.choose('.engine-settings select[aria-label="Evaluation"]', 'material');
    await page.until('another score', () => score() !== trained && score() !== '…');
    await finished(12);
    const material = score();
    await page.reload();
    await finished(12);
    expect(score()).toBe(material);
    await page.click(settings);
    await page.choose('.engine-settings select[aria-label="Evaluation"]', 'trained');
    await page.until('the first score again', () => score() === trained);
  });

  it('searches only the moves that are chosen', async () => {
    await openRecorded(page, 'Voogt-69', 71);
    page.press('l');
    await page.find('.engine-score', 'North wins in 7');
    await page.click('.engine-options .icon-button[aria-label="Engine settings"]');
    await page.click('.chip', 'a5L**');
    await page.until('the chosen move', () => page.all('.line .pv-move')[0]?.textContent === 'a5L**');
    await page.click('.engine-note .button');
    await page.until('the best move', () => page.all('.line .pv-move')[0]?.textContent === 'a2R**');
  });

  it('tells the threat as hypothetical', async () => {
    await openRecorded(page, 'Voogt-69', 40);
    page.press('x');
    await page.find('.threat-banner', 'Hypothetical');
    page.press('ArrowRight');
    await page.until('the end of it', () => page.all('.threat-banner').length === 0);
  });

  it.each([
    ['Hash', '8'],
    ['Threads', '2'],
    ['Evaluation', 'material'],
  ])('goes on when its setting %s is changed', async (name, value) => {
    localStorage.setItem('bingwa.limit', '"infinite"');
    await page.reload();
    page.press('l');
    const figures = () => page.all('.engine-figures > span').map((one) => one.textContent ?? '');
    await page.until('a depth', () => /Depth \d+/.test(figures()[0] ?? ''));
    await page.click('.engine [aria-label="Engine settings"]');
    await page.choose(`.engine-settings select[aria-label="${name}"]`, value);
    // What the settings before had begun would be at its end by now.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(page.document.querySelector('.engine-progress')?.getAttribute('data-running')).toBe('true');
    const before = figures().join();
    await page.until('new figures', () => figures().join() !== before);
    expect(page.document.querySelector('.engine-progress')?.getAttribute('data-running')).toBe('true');
  });

  it('goes deeper than its limit without starting again', async () => {
    localStorage.setItem('bingwa.limit', '"depth"');
    localStorage.setItem('bingwa.limitDepth', '10');
    await page.reload();
    page.press('l');
    const depth = () => Number(/Depth (\d+)/.exec(page.all('.engine-figures > span')[0]?.textContent ?? '')?.[1] ?? 0);
    await page.until('depth 10', () => depth() === 10 && page.all('.engine-progress[data-running="false"]').length > 0);
    page.press('+', { shiftKey: true });
    await page.until('more than depth 10', () => depth() > 10);
  });

  it('follows a hundred quick steps and shows the last position only', async () => {
    await openRecorded(page, 'Voogt-69', 1);
    page.press('l');
    for (let step = 0; step < 100; step++) page.press(step % 3 === 2 ? 'ArrowLeft' : 'ArrowRight');
    const first = await page.until('a line', () => page.all('.line .pv-move')[0]?.textContent);
    const turn = (await page.find('.turn')).dataset.side;
    const isSouth = /^[AB]/.test(first);
    expect(isSouth).toBe(turn === 'S');
  });
});

describe('playing', () => {
  it('a pit and a direction is a move, another one branches, and undo takes it back', async () => {
    page.press('7');
    page.press('l');
    await page.find('.move[aria-current]', 'A7L*');
    page.press('Home');
    page.press('6');
    page.press('r');
    await page.find('.variation .move[aria-current]', 'A6R*');
    page.press('z', { ctrlKey: true });
    await page.until('no variation', () => page.all('.variation').length === 0);
    expect(page.all('.move')).toHaveLength(1);
  });

  it('a pit that cannot be played says which rule forbids it', async () => {
    pit('A1')?.click();
    await page.find('.board-line.refused', /A1: the pit is empty \(rule 2\.3\)/);
  });

  it('the board turns round and back', async () => {
    const top = () => pit('a1')!.getBoundingClientRect().top < pit('A1')!.getBoundingClientRect().top;
    expect(top()).toBe(true);
    page.press('f');
    await page.until('North below', () => !top());
  });

  it('a mark, a comment and a deleted move can all be undone', async () => {
    await openRecorded(page, 'Voogt-1', 5);
    page.press('4');
    page.press('Enter');
    await page.find('.move[aria-current]', '??');
    await page.click('.node-tools .icon-button[aria-label="Delete from here"]');
    await page.until('four moves', () => page.all('.move').length === 4);
    await page.click('.notice .button', 'Undo');
    await page.until('all moves', () => page.all('.move').length === 35);
    page.press('z', { ctrlKey: true });
    await page.until('no mark', () => page.all('.glyph').length === 0);
  });
});

describe('keyboard and menus', () => {
  it('the help shows the keys that are bound', async () => {
    page.press('?', { shiftKey: true });
    await page.find('dialog[open] kbd', 'F');
    expect(page.all('dialog[open] dt')).toHaveLength(KEYS.length);
  });

  it('single keys can be turned off; arrows and Ctrl stay', async () => {
    localStorage.setItem('bingwa.shortcuts', 'false');
    await page.reload();
    page.press('l');
    page.press('e');
    expect((await page.find('.engine')).dataset.on).toBe('false');
    expect(page.all('.editor')).toHaveLength(0);
  });

  it('what is written in a field is no shortcut', async () => {
    const box = await page.find<HTMLTextAreaElement>('.comment-box textarea');
    box.focus();
    page.press('l');
    expect((await page.find('.engine')).dataset.on).toBe('false');
  });

  it('every text changes with the language, the notation does not', async () => {
    await openRecorded(page, 'Voogt-1', 2);
    await page.choose('.head-tools select', 'sw');
    await page.find('.header-button', 'Maktaba');
    await page.find('.turn', 'Zamu ya Kusini');
    expect(page.document.documentElement.lang).toBe('sw');
    expect(current()).toContain('a5L');
  });
});
