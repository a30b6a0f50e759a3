/** The analysis board stays where it is: nothing on it moves by itself, and a finger finds what it aims at. */
import { type BrowserContextOptions, devices, type Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { legalMoves, play, rulesetOf, startPosition } from '../../web/rules/index.ts';
import { browser, built, DESKTOP, type Opened, openPage, PHONE, withBrowser } from './harness.ts';

withBrowser();

const PLIES = 12;
/** The last legal move of each turn. */
const GAME = (() => {
  const rules = rulesetOf('kiswahili');
  if (!rules.ok) throw new Error(rules.error.join('; '));
  let position = startPosition(rules.value);
  return Array.from({ length: PLIES }, () => {
    const move = legalMoves(rules.value, position).at(-1);
    if (!move) throw new Error('the game is over');
    position = play(rules.value, position, move).position;
    return move.text;
  });
})();
const LINK = `#/?v=1&r=kiswahili&m=${GAME.join('.')}&p=${PLIES}`;

const MOBILE: BrowserContextOptions = { ...devices['Pixel 7'], viewport: PHONE, screen: PHONE };

/** Runs in the page before anything else: keeps what the browser itself counts as a shift of the layout. */
function watchShifts(): void {
  const seen: string[] = [];
  (globalThis as { shifts?: string[] }).shifts = seen;
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly {
      readonly node: Node | null;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }[];
  }
  const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(',');
  new PerformanceObserver((list) => {
    // Also what follows an input at once: a step through the game is no reason for anything to move.
    for (const { value, sources } of list.getEntries() as Shift[]) {
      // Text that is another one now, within a box that stays: the numbers and names are what changes.
      const replaced =
        '.pv, .line-score, .move-eval, .engine-figures > *, .bao-badges, .bao-count, .bao-plate > *, .eval-text, .save-state';
      const counted = sources.filter(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element != null && element.closest(replaced) === null;
      });
      if (counted.length === 0) continue;
      const moved = counted.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.tagName}.${element?.className} ${box(previousRect)} -> ${box(currentRect)}`;
      });
      seen.push(`${value.toFixed(4)}: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift' });
}

describe.each([
  ['a desktop', { viewport: DESKTOP } as BrowserContextOptions, false],
  ['a phone', MOBILE, true],
])('on %s', (_, options, touch) => {
  let page: Page;
  let faults: Opened['faults'];

  beforeEach(async () => {
    ({ page, faults } = await openPage(browser, built.url + LINK, options, (opened) =>
      opened.addInitScript(watchShifts),
    ));
    await page.getByRole('grid').waitFor();
  });
  afterEach(async () => {
    expect(faults).toEqual([]);
    await page.context().close();
  });

  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await (touch ? button.tap() : button.click());
  };
  const engine = () => {
    const toggle = page.getByRole('switch', { name: 'Engine', exact: true });
    return touch ? toggle.tap() : toggle.click();
  };
  /** What has shifted since the last call, once everything has come to rest. */
  const shifts = async () => {
    await page.waitForTimeout(400);
    return page.evaluate(() => (globalThis as { shifts?: string[] }).shifts?.splice(0));
  };
  const steps = async () => {
    for (let step = 0; step < 4; step++) await press('Previous move');
    for (let step = 0; step < 4; step++) await press('Next move');
    await press('First position');
    await press('Last move');
  };

  it('steps through a game shift nothing, with the engine off and on', async () => {
    await page.waitForLoadState('networkidle');
    await shifts();
    await steps();
    expect(await shifts()).toEqual([]);
    await engine();
    await page.locator('.line').first().waitFor({ timeout: 20_000 });
    // The strip opens for the one who turned it on; from then on it stays as high as it is.
    await shifts();
    await steps();
    await page.waitForTimeout(1500);
    expect(await shifts()).toEqual([]);
  });

  it('a move that is played, its way under the pointer, a preview and a refused pit shift nothing', async () => {
    await engine();
    await page.locator('.line').first().waitFor({ timeout: 20_000 });
    await press('First position');
    await shifts();
    if (!touch) {
      await page.locator('.bao-pit[data-playable]').first().hover();
      await page.locator('.pv-move').first().hover();
      await page.locator('.bao[data-preview]').waitFor();
      await page.mouse.move(5, 5);
      expect(await shifts()).toEqual([]);
    }
    await press('Next move');
    await press('Play the move again');
    await page.locator('.bao[data-playing]').waitFor();
    await page.locator('.bao[data-playing]').waitFor({ state: 'detached', timeout: 20_000 });
    expect(await shifts()).toEqual([]);
    const refused = page.getByRole('gridcell', { name: /^b1,/ }).getByRole('button');
    await (touch ? refused.tap() : refused.click());
    await page.locator('.board-line.refused').waitFor();
    expect(await shifts()).toEqual([]);
  });

  it('a step draws nothing in the move list but the mark of the move that is the current one', async () => {
    await page.evaluate(() => {
      const changes: string[] = [];
      (globalThis as { changes?: string[] }).changes = changes;
      new MutationObserver((records) => {
        for (const { type, attributeName, target } of records)
          changes.push(`${type} ${attributeName} ${(target as Element).className}`);
      }).observe(document.querySelector('.moves')!, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    for (let step = 0; step < 3; step++) await press('Previous move');
    await press('Next move');
    await page.waitForTimeout(300);
    const changes = await page.evaluate(() => (globalThis as { changes?: string[] }).changes ?? []);
    expect(changes.length).toBeGreaterThanOrEqual(8);
    expect(new Set(changes)).toEqual(new Set(['attributes aria-current move']));
  });

  it('a notice covers none of the steps through the game', async () => {
    await page.keyboard.press('Control+z');
    await page.locator('.notice').waitFor();
    const covered = await page.evaluate(
      () =>
        [...document.querySelectorAll('.step-controls button')].filter((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          const places = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(x + width * part, y + height / 2));
          return places.some((top) => !button.contains(top));
        }).length,
    );
    expect(covered).toBe(0);
    // What stands last on a phone's page, the curve, is not under it for good.
    await page.locator('.eval-graph').waitFor();
    const curve = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const { x, y, width, height } = document.querySelector('.eval-graph')!.getBoundingClientRect();
      const at = (part: number) => document.elementFromPoint(x + width * part, y + height / 2);
      return [0.1, 0.5, 0.9].map((part) => at(part)?.closest('.notice, .step-bar, .eval-graph')?.className ?? 'none');
    });
    expect(curve).toEqual(['eval-graph', 'eval-graph', 'eval-graph']);
  });

  it('an engine that runs is in sight beside the whole board: its switch, its score and its figures', async () => {
    await engine();
    await page.locator('.engine-figures .hashfull').waitFor({ timeout: 20_000 });
    await page.evaluate(() => scrollTo(0, 0));
    const hidden = await page.evaluate(() => {
      const bar = document.querySelector('.step-bar')!.getBoundingClientRect();
      const over = getComputedStyle(document.querySelector('.step-bar')!).position === 'fixed' ? bar.top : innerHeight;
      return [
        '.bao-box',
        '.board-tools',
        '.engine-toggle',
        '.engine-score',
        '.engine-figures span:nth-child(2)',
      ].filter((where) => {
        const { top, bottom } = document.querySelector(where)!.getBoundingClientRect();
        return top < 0 || bottom > over;
      });
    });
    expect(hidden).toEqual([]);
  });

  it('a search that is made endless while it runs stops by itself after half an hour', async () => {
    await page.addInitScript(() => {
      const real = globalThis.setTimeout;
      const hurried = (run: () => void, ms?: number) => real(run, ms === 30 * 60_000 ? 1500 : ms);
      globalThis.setTimeout = hurried as typeof setTimeout;
    });
    await page.reload();
    await engine();
    await page.locator('.engine-progress[data-running=true]').waitFor();
    await press('Engine settings');
    await page.locator('.engine-settings').getByLabel('Limit', { exact: true }).selectOption('infinite');
    await page.locator('.engine-progress[data-running=true][data-endless=true]').waitFor();
    await page.locator('.notice', { hasText: 'The engine stopped by itself after 30 minutes' }).waitFor();
    await page.locator('.engine-progress[data-running=false]').waitFor();
  });

  it.runIf(touch)('the board is as wide as the phone, and every target is 44 pixels high and wide', async () => {
    await engine();
    await page.locator('.line').first().waitFor({ timeout: 20_000 });
    const board = (await page.locator('.bao-box').boundingBox())!;
    expect(board.width).toBeGreaterThan(PHONE.width * 0.93);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(button, select, a, [role=tab]), .app-head :is(button, a, select)')]
        // Words within a text, and the pits, eight of which share the width of the phone.
        .filter((each) => !each.matches('.term-word, .bao-pit, .skip-link'))
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (Math.round(box.width) < 44 || Math.round(box.height) < 44))
        .map(({ each, box }) => `${each.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`),
    );
    expect(small).toEqual([]);
  });
});
