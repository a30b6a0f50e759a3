/** The analysis board as its users meet it, in the built page: with mouse and keyboard on a desktop, by touch on a phone. */
import { type BrowserContextOptions, devices, type Locator, type Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { legalMoves, play, rulesetOf, startPosition } from '../../web/rules/index.ts';
import { browser, built, DESKTOP, depthShown, type Opened, openPage, PHONE, withBrowser } from './harness.ts';

withBrowser();

/** The first legal move of each turn: a game with mistakes in it. */
const SIX_PLIES = (() => {
  const rules = rulesetOf('kiswahili');
  if (!rules.ok) throw new Error(rules.error.join('; '));
  let position = startPosition(rules.value);
  return Array.from({ length: 6 }, () => {
    const move = legalMoves(rules.value, position)[0];
    if (!move) throw new Error('the game is over');
    position = play(rules.value, position, move).position;
    return move.text;
  });
})();

const MOBILE: BrowserContextOptions = { ...devices['Pixel 7'], viewport: PHONE, screen: PHONE };

describe.each([
  ['a desktop', { viewport: DESKTOP } as BrowserContextOptions, false],
  ['a phone', MOBILE, true],
])('on %s', (_, options, touch) => {
  let page: Page;
  let faults: Opened['faults'];

  beforeEach(async () => {
    ({ page, faults } = await openPage(browser, built.url, options));
    await page.getByRole('grid').waitFor();
  });
  afterEach(async () => {
    expect(faults).toEqual([]);
    await page.context().close();
  });

  const press = (target: Locator) => (touch ? target.tap() : target.click());
  const pit = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) }).getByRole('button');
  const current = () => page.locator('.move[aria-current=true]').textContent();
  const moves = () => page.locator('.moves .move').count();
  const label = (name: string) => page.getByRole('button', { name, exact: true });
  const menu = async (entry: string) => {
    if (!touch) return page.locator('.header-button', { hasText: entry }).click();
    await page.locator('.app-head .narrow-only').tap();
    await page.locator('.menu-entry', { hasText: entry }).tap();
  };
  const playOnBoard = async (name: string, text: string) => {
    await press(pit(name));
    await press(page.locator(`.bao-choice [data-move="${text}"]`));
    await expect.poll(current).toContain(text);
  };
  const go = async (query: string) => {
    await page.goto(`${built.url}#/?v=1&r=kiswahili&${query}`);
    await page.getByRole('grid').waitFor();
  };
  /** Voogt-69 after 36. A7R*: eight moves, a proven win for North. */
  const openWin = async () => {
    await menu('Library');
    await press(page.locator('.entry', { hasText: 'Voogt-69' }).first());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page
      .locator('.move')
      .nth(70)
      .evaluate((move: HTMLElement) => move.click());
    await expect.poll(current).toContain('A7R*');
  };
  const engineOn = () => press(page.getByRole('switch', { name: 'Engine', exact: true }));

  it('a study branches, is promoted, commented, marked, folded, deleted, undone, and is there again after the tab is closed', async () => {
    await playOnBoard('A6', 'A6L*');
    await press(label('Previous move'));
    await playOnBoard('A7', 'A7R*');
    await expect.poll(() => page.locator('.variation .move').count()).toBe(1);
    await press(label('Promote variation'));
    await expect.poll(() => page.locator('.variation .move').textContent()).toContain('A6L*');
    await press(page.locator('.glyph-button').first());
    await press(label('Comment'));
    // A tap becomes a click only later: what is typed before the field has the focus is no comment.
    await page.locator('.comment-box textarea:focus').waitFor();
    await page.keyboard.type('towards the left kichwa');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.move[aria-current=true] .glyph').textContent()).toBe('!');
    await press(page.locator('.fold').first());
    await expect.poll(() => page.locator('.fold').first().getAttribute('aria-expanded')).toBe('false');
    await press(label('Delete from here'));
    await expect.poll(moves).toBe(1);
    await press(page.locator('.notice').getByRole('button', { name: 'Undo' }));
    await expect.poll(moves).toBe(2);
    await page.locator('.save-state.saved').waitFor();
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    page = await context.newPage();
    await page.goto(built.url);
    await expect.poll(current).toContain('A7R*');
    expect(await page.locator('.variation .move').textContent()).toContain('A6L*');
    expect(await page.locator('.moves .comment').textContent()).toBe('towards the left kichwa');

    await menu('Studies');
    const download = page.waitForEvent('download');
    await press(page.getByRole('button', { name: /Export all/ }));
    const file = await (await download).path();
    const entries = () => page.locator('dialog .study').count();
    const before = await entries();
    await page.locator('dialog input[type=file]').setInputFiles(file);
    await expect.poll(entries).toBe(2 * before);
  });

  it('a position is read: bar with a zero line, proven win, all moves on the board, previews, threat, search of chosen moves', async () => {
    await openWin();
    await engineOn();
    const bar = page.locator('.eval-bar');
    await expect.poll(() => bar.getAttribute('aria-label'), { timeout: 30_000 }).toContain('North wins in 7');
    expect(await page.locator('.eval-zero').isVisible()).toBe(true);
    await press(page.locator('.engine-options .icon-button').first());
    await expect.poll(() => page.locator('.bao-badge').count(), { timeout: 20_000 }).toBe(8);
    const counts = () => page.locator('.bao-count').allTextContents();
    const still = (await counts()).join();
    await page.locator('.line .pv-move').first().focus();
    await page.locator('.bao[data-preview]').waitFor();
    expect((await counts()).join()).not.toBe(still);
    await page.locator('.line .pv-move').first().blur();
    await expect.poll(async () => (await counts()).join()).toBe(still);
    // Where a move goes is drawn before it is played: under the pointer, or under the finger as long as it rests.
    await press(pit('a5'));
    const arrow = page.locator('.bao-choice button').first();
    const box = (await arrow.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const cdp = await page.context().newCDPSession(page);
    if (touch) await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    else await page.mouse.move(x, y);
    await page.locator('.bao-path').first().waitFor({ state: 'attached' });
    if (touch) await cdp.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.bao-path').count()).toBe(0);
    expect(await current()).toContain('A7R*');
    // Only the moves of one pit: its menu. A long touch sends the same event, where the system knows it (headless Chromium does not).
    if (touch) await pit('a5').dispatchEvent('contextmenu');
    else await pit('a5').click({ button: 'right' });
    await page.locator('.board-frame[data-restricted=true]').waitFor();
    await expect
      .poll(() => page.locator('.line .pv-step:first-child .pv-move').first().textContent(), { timeout: 20_000 })
      .toMatch(/^a5/);
    await press(page.locator('.engine-note .button'));
    await press(page.locator('.engine-options .icon-button').nth(1));
    await page.locator('.threat-banner', { hasText: 'Hypothetical' }).waitFor();
  }, 120_000);

  it('the engine is off at first and remembered, goes deeper without starting again, and leaves the processor to another tab', async () => {
    const depth = () => depthShown(page);
    expect(await page.locator('.engine').getAttribute('data-on')).toBe('false');
    await engineOn();
    await expect.poll(depth, { timeout: 20_000 }).toBeGreaterThan(0);
    await page.reload();
    expect(await page.locator('.engine').getAttribute('data-on')).toBe('true');
    await press(label('Engine settings'));
    await page.locator('.engine-settings').getByLabel('Limit', { exact: true }).selectOption('depth');
    await page.locator('.engine-settings').getByLabel('Depth', { exact: true }).fill('12');
    await page.keyboard.press('Tab');
    await page.locator('.engine-progress[data-running=false]').waitFor({ timeout: 20_000 });
    const reached = await depth();
    expect(reached).toBeGreaterThanOrEqual(12);
    await press(page.getByRole('button', { name: 'Deeper' }));
    const seen: number[] = [];
    await expect
      .poll(
        async () => {
          seen.push(await depth());
          return seen.at(-1);
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThanOrEqual(reached + 4);
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(reached);
    // What was found stays when one comes back: a shallower search does not replace it.
    const deep = await depth();
    await page.locator('.engine-settings').getByLabel('Depth', { exact: true }).fill('6');
    await page.keyboard.press('Tab');
    await playOnBoard('A6', 'A6L*');
    await press(label('Previous move'));
    await expect.poll(depth).toBe(deep);
    await page.locator('.engine-settings').getByLabel('Limit', { exact: true }).selectOption('infinite');
    await page.locator('.engine-progress[data-running=true]').waitFor();
    const other = await page.context().newPage();
    await other.goto(built.url);
    await page.getByText(/another tab/i).waitFor({ timeout: 20_000 });
    await other.close();
    await page.locator('.engine-progress[data-running=false]').waitFor();
  }, 120_000);

  it('a whole game: the graph is dragged and keyed through, a report is made, judged by thresholds that are told, and written into it', async () => {
    await go(`m=${SIX_PLIES.join('.')}`);
    await press(page.getByRole('tab', { name: 'Report' }));
    await page.locator('.report-form input').fill('1');
    await press(page.getByRole('button', { name: 'Make the report' }));
    await page.locator('.report-table').waitFor({ timeout: 60_000 });
    await expect.poll(() => page.locator('.report-progress').count(), { timeout: 60_000 }).toBe(0);
    expect(await page.locator('.tool-panel').textContent()).toContain('blunder from 15%');
    const graph = page.getByRole('slider', { name: 'Evaluation of the game' });
    await graph.scrollIntoViewIfNeeded();
    const box = (await graph.boundingBox())!;
    const at = (ply: number) => ({ x: box.x + 7 + ((box.width - 14) * ply) / 6, y: box.y + box.height / 2 });
    if (touch) await page.touchscreen.tap(at(2).x, at(2).y);
    else {
      await page.mouse.move(at(5).x, at(5).y);
      await page.mouse.down();
      await page.mouse.move(at(2).x, at(2).y, { steps: 4 });
      await page.mouse.up();
    }
    await expect.poll(current).toContain(SIX_PLIES[1]);
    await graph.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(current).toContain(SIX_PLIES[2]);
    await press(page.getByRole('button', { name: 'Write into the game' }));
    const found = await page.locator('.finding').count();
    await expect.poll(() => page.locator('.moves .comment').count()).toBe(found);
    if (found > 0) {
      await press(page.locator('.finding').first());
      await expect.poll(() => page.locator('.finding[aria-current=true]').count()).toBe(1);
    }
  }, 120_000);

  it('a game against the engine: it answers, gives a hint, takes back, hides what it thinks, and goes on after a crash', async () => {
    await press(page.getByRole('tab', { name: 'Play' }));
    await page.locator('.play-form select').selectOption('2');
    await press(page.getByRole('button', { name: 'Start', exact: true }));
    await playOnBoard('A6', 'A6L*');
    await expect.poll(moves, { timeout: 20_000 }).toBe(2);
    await page.locator('.play-status[data-mine=true]').waitFor();
    await press(page.getByRole('button', { name: 'Hint', exact: true }));
    await page.getByText(/^Hint: [AB]\d[LR]/).waitFor({ timeout: 30_000 });
    await page.locator('.save-state.saved').waitFor();
    const context = page.context();
    const crashed = page;
    page = await context.newPage();
    await page.goto(built.url);
    await crashed.close();
    await page.locator('.play-status[data-mine=true]').waitFor();
    expect(await page.locator('.tool-panel').textContent()).toContain('Computer: North, level 2');
    await page.locator('.graph-hint', { hasText: 'Hidden' }).waitFor({ state: 'attached' });
    await press(page.getByRole('button', { name: 'Take back', exact: true }));
    await expect.poll(moves).toBe(0);
  });

  it('a position is set up by taps, typing and text, told what is wrong with it, mirrored, and any text is pasted', async () => {
    await press(label('Editor'));
    const total = () => page.locator('.editor .total').textContent();
    const start = await total();
    await press(pit('A1'));
    await expect.poll(total).not.toBe(start);
    await page.locator('.editor .error li').first().waitFor();
    expect(await page.getByRole('button', { name: 'Analyse', exact: true }).isDisabled()).toBe(true);
    if (touch) {
      await page.getByLabel('Choosing a pit').selectOption('takes');
      await press(pit('A1'));
    } else await pit('A1').click({ modifiers: ['Shift'] });
    await expect.poll(total).toBe(start);
    await pit('A1').focus();
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await expect.poll(() => pit('A1').locator('.bao-count').textContent()).toBe('12');
    await press(page.getByRole('button', { name: 'Mirror' }));
    await press(page.getByRole('button', { name: 'Start position' }));
    await page.locator('.editor .good').first().waitFor();
    await press(page.locator('.editor .panel-head .icon-button'));
    await menu('Import');
    await page
      .locator('dialog textarea')
      .fill('0,0,0,0,0,0,0,0/0,0,0,1,0,0,0,0/0,0,2,1,1,0,0,0/20,20,19,0,0,0,0,0 S 0,0 - - 40');
    await press(page.locator('dialog .button.primary'));
    await expect.poll(() => page.locator('.turn').textContent()).toContain('Mtaji');
    await expect.poll(() => pit('B1').locator('.bao-count').textContent()).toBe('20');
  });

  it('a study is shared: link, pictures, text, and a viewer for other pages that plays nothing', async () => {
    await go('m=A6L*.a5R');
    await menu('Share');
    const texts = () =>
      page.locator('dialog textarea').evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value));
    await expect.poll(async () => (await texts()).some((text) => text.includes('<iframe'))).toBe(true);
    for (const kind of ['SVG', 'PNG']) {
      const download = page.waitForEvent('download');
      await press(page.getByRole('button', { name: kind, exact: true }));
      expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${kind.toLowerCase()}$`));
    }
    const source = /src="([^"]+)"/
      .exec((await texts()).find((text) => text.includes('<iframe'))!)![1]!
      .replaceAll('&amp;', '&');
    const viewer = await page.context().newPage();
    await viewer.goto(source);
    await viewer.getByRole('grid').waitFor();
    await expect.poll(() => viewer.locator('body').textContent()).toContain('a5R');
    expect(await viewer.locator('[data-playable]').count()).toBe(0);
    await viewer.close();
  });

  it('who wants no motion sees result and path at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await playOnBoard('A6', 'A6L*');
    expect(await page.locator('.bao[data-playing]').count()).toBe(0);
    expect(await page.locator('.bao-last').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
