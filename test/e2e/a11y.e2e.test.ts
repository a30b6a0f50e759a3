/**
 * axe finds nothing on any page in any state, in any language, which fits a desktop there; and everything can be reached and
 * done without a pointer.
 */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../web/i18n/en.ts';
import { LANGUAGES, type LanguageId, type MessageKey, type Messages } from '../../web/i18n/index.ts';
import { PAGES } from '../../web/pages/registry.ts';
import { TOOLS } from '../../web/state/tools.ts';
import { findings } from './axe.ts';
import { atRest, browser, built, goTo, openGame, openPage, withBrowser } from './harness.ts';
import { misfits } from './misfits.ts';

let page: Page;
withBrowser();
beforeAll(async () => {
  ({ page } = await openPage(browser, built.url, { colorScheme: 'light', reducedMotion: 'reduce' }));
});

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const go = (route: string) => goTo(page, route);
/** The texts of the language that the page is in. */
let messages: Messages = en;
const said = (key: MessageKey) => messages[key] as string;
const button = (key: MessageKey) => page.getByRole('button', { name: said(key), exact: true }).first();
const speak = async (id: LanguageId) => {
  await page.locator('.head-tools select').selectOption({ label: LANGUAGES[id].name });
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(id);
  messages = await LANGUAGES[id].load();
};
const closeDialog = async () => {
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

interface State {
  readonly name: string;
  readonly enter: () => Promise<unknown>;
  readonly leave?: () => Promise<unknown>;
}

const dialog = (name: string, open: () => Promise<unknown>): State => ({
  name: `the dialog ${name}`,
  enter: async () => {
    await open();
    await page.getByRole('dialog').waitFor();
  },
  leave: closeDialog,
});

/** Every state of the board page and every page, one after the other on one page. */
const STATES: readonly State[] = [
  { name: 'the start', enter: () => go('') },
  {
    name: 'a game with the engine running',
    enter: async () => {
      await button('menu.library').click();
      await page.locator('.dialog .entry').first().click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await press('l');
      await page.locator('.line').first().waitFor();
    },
    leave: () => press('l'),
  },
  {
    name: 'a refused pit, with why',
    enter: async () => {
      await page.getByRole('gridcell', { name: /^b1\b/ }).click();
      await page.locator('.board-line.refused').waitFor();
    },
  },
  {
    name: 'a word of Bao explained',
    enter: async () => {
      await press('Home');
      await page.locator('.turn .term-word').click();
      await page.locator('.term-box').waitFor();
    },
    leave: () => press('Escape'),
  },
  {
    name: 'the engine’s settings',
    enter: () => button('engine.settings').click(),
    leave: () => button('engine.settings').click(),
  },
  {
    name: 'the command field with answers',
    enter: async () => {
      await page.locator('#board').focus();
      await press(':');
      for (const [at, text] of ['help', 'nonsense'].entries()) {
        await page.locator('.command-box input').fill(text);
        await press('Enter');
        await page.locator('.command-entry').nth(at).waitFor();
      }
    },
    leave: () => press('Escape'),
  },
  ...TOOLS.filter((tool) => tool !== 'analysis').map((tool) => ({
    name: `the tool ${tool}`,
    enter: async () => {
      await page.locator(`#tool-${tool}`).click();
      await page.locator(`#tool-${tool}[aria-selected=true]`).waitFor();
    },
    leave: () => page.locator('#tool-analysis').click(),
  })),
  {
    name: 'the position editor',
    enter: () => button('menu.editor').click(),
    leave: () => button('menu.editor').click(),
  },
  dialog('New game, with house rules that do not go together', async () => {
    await button('menu.new').click();
    await page.locator('.house-rules summary').click();
    await page.getByRole('switch', { name: said('switch.takasiaDuty') }).press('Space');
    await page.getByRole('switch', { name: said('switch.takasia'), exact: true }).press('Space');
    await page.locator('.dialog .error').waitFor();
  }),
  dialog('About these rules', () => button('rules.about').click()),
  dialog('Options', () => button('rules.options').click()),
  dialog('Library', () => button('menu.library').click()),
  dialog('Import, with errors', async () => {
    await button('menu.import').click();
    await page.locator('.dialog textarea').fill('1. A1L');
    await page.locator('.dialog .button.primary').click();
    await page.locator('.dialog .error').waitFor();
  }),
  dialog('Share', () => button('menu.export').click()),
  dialog('Studies', () => button('menu.studies').click()),
  dialog('Keys', () => press('?')),
  dialog('Settings, asking about local data', async () => {
    await button('menu.settings').click();
    await button('forget.all').click();
  }),
  ...PAGES.filter(({ route }) => route !== '').map(({ route }) => ({
    name: `the page ${route}`,
    enter: () => go(route),
    leave: () => go(''),
  })),
];

/** What axe says in each state and what does not fit there, with the state's name. */
async function findingsEverywhere(what: Parameters<typeof findings>[1]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, enter, leave } of STATES) {
    await enter().catch((error) => {
      throw new Error(`${name}: ${error.message}`, { cause: error });
    });
    const here = await findings(page, what);
    if (what !== 'colours') {
      const folded = await page.locator('.dialog details:not([open]) > summary').all();
      for (const summary of folded) await summary.click();
      if (folded.length > 0) await atRest(page);
      here.push(...(await misfits(page)));
    }
    found.push(...here.map((each) => `${name}: ${each}`));
    await leave?.();
  }
  return found;
}

describe('axe finds nothing', () => {
  it('in any state, in light colours, and everything fits', { timeout: 240_000 }, async () => {
    expect(await findingsEverywhere('all')).toEqual([]);
  });

  it('wrong with the contrast in dark colours, in any state', { timeout: 240_000 }, async () => {
    await go('');
    await button('settings.theme.dark').click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    const found = await findingsEverywhere('colours');
    await button('settings.theme.light').click();
    expect(found).toEqual([]);
  });

  it.each((Object.keys(LANGUAGES) as LanguageId[]).filter((id) => id !== 'en'))(
    'in %s, in any state, and everything fits',
    {
      timeout: 240_000,
    },
    async (id) => {
      await go('');
      await speak(id);
      const found = await findingsEverywhere('texts');
      await speak('en');
      expect(found).toEqual([]);
    },
  );
});

/** What can be pressed but was not reached by Tab from the top of the page to its end. */
async function unreached(): Promise<string[]> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-reached]')) each.removeAttribute('data-reached');
  });
  for (let i = 0; i < 400; i++) {
    await press('Tab');
    const again = await page.evaluate(() => {
      const now = document.activeElement;
      // Between the page's end and its beginning, where the browser's own controls would be.
      if (now === null || now === document.body) return false;
      const before = now.hasAttribute('data-reached');
      now.setAttribute('data-reached', '');
      return before;
    });
    if (again) break;
  }
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches(':disabled'))
      // One stop for a group whose arrow keys do the rest: the board, tabs, lines, radio buttons.
      .filter((each) => each.tabIndex >= 0 && !each.matches('[type=radio]:not(:checked)'))
      .filter((each) => each.closest('[inert], [aria-hidden=true]') === null && !each.hasAttribute('data-reached'))
      .map((each) => each.outerHTML.slice(0, 120)),
  );
}

describe('without a pointer', () => {
  it('Tab reaches every control of every page', { timeout: 120_000 }, async () => {
    for (const { route } of PAGES) {
      await go(route);
      expect(await unreached(), `page “${route}”`).toEqual([]);
    }
    await go('');
  });

  it('a game is opened, played, commented, analysed and left by keys alone', async () => {
    await page.reload();
    await page.getByRole('grid').first().waitFor();
    const current = page.locator('.move[aria-current=true]');
    await button('menu.new').focus();
    await press('Enter');
    await page.getByRole('dialog').waitFor();
    await button('new.start').focus();
    await press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('#board').focus();
    await press('6', 'l');
    await expect.poll(() => current.textContent()).toContain('A6L*');
    await press('c');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.type('first');
    await page.locator('#board').focus();
    await press('ArrowLeft', 'ArrowRight', 'l');
    await page.locator('.line').first().waitFor();
    await press('l', 'e');
    await page.getByText('Position text').first().waitFor();
    await press('e', '?');
    await page.getByRole('heading', { name: 'Keyboard' }).waitFor();
    await press('Escape');
    await press('Control+z');
    await expect.poll(() => page.locator('.move').count()).toBeLessThanOrEqual(2);
  });
});

describe('a word of Bao', () => {
  it('in the head of the board explains itself in the page’s language, and Escape closes it', async () => {
    await page.reload();
    await page.getByRole('grid').first().waitFor();
    await openGame(page, 'Voogt-69', 0);
    const picker = page.locator('.head-tools select');
    for (const [language, says] of [
      ['English', 'The first stage'],
      ['Magyar', 'Az első szakasz'],
    ] as const) {
      await picker.selectOption({ label: language });
      await page.locator('.turn .term-word').focus();
      await press('Enter');
      await page.locator('.term-box').getByText(says).waitFor();
      expect(await page.locator('.turn [role=status]').textContent()).toContain(says);
      await press('Escape');
      await page.locator('.term-box').waitFor({ state: 'detached' });
    }
    await picker.selectOption({ label: 'English' });
  });
});

describe('the command field', () => {
  const field = () => page.getByLabel('Move or command');
  const answer = () => page.locator('.command-entry').last();
  const say = async (text: string) => {
    const before = await page.locator('.command-entry').count();
    await field().fill(text);
    await press('Enter');
    await expect.poll(() => page.locator('.command-entry').count()).toBe(before + 1);
    return ((await answer().textContent()) ?? '').replace(/\s+/g, ' ');
  };

  it('plays, asks, goes and answers, by key from anywhere on the page', async () => {
    await page.reload();
    await page.getByRole('grid').first().waitFor();
    await openGame(page, 'Voogt-69', 0);
    await press('/');
    await expect.poll(() => field().evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await page.getByRole('log').getAttribute('aria-label')).toBe('Answers');
    expect(await say('go to 12')).toMatch(/Ply 12 of 90, \S+\. South to move, Namua/);
    expect(await say('next')).toContain('Ply 13 of 90');
    expect(await say('prev')).toContain('Ply 12 of 90');
    expect(await say('end')).toContain('The game is over');
    expect(await say('next')).toContain('This is the last move');
    expect(await say('go to 200')).toContain('expected 0 to 90');
    expect(await say('go to')).toContain('lacks its number');
    expect(await say('start')).toContain('First position. South to move, Namua.');
    expect(await say('moves')).toContain('4 moves: A6L* A6R* A7L* A7R*');
    expect(await say('position')).toContain('South, front row: 0, 0, 0, 0, 6, 2, 2, 0');
    expect(await say('flip')).toContain('North is at the bottom');
    expect(await say('flip')).toContain('South is at the bottom');
    expect(await say('6l')).toContain('A6L* played. North to move');
    expect(await say('undo')).toContain('Taken back');
    expect(await say('A1L')).toMatch(/Not possible here: .*A6L\*/);
    expect(await say('dance')).toMatch(/neither a command nor a move\. Expected a move such as A\d/);
    expect(await say('help')).toContain('go to 12, goto 12, go 12, ply 12');
    await press('Escape');
    expect(await field().count()).toBe(0);
  });

  it('asks the engine', async () => {
    await page.reload();
    await page.getByRole('grid').first().waitFor();
    await openGame(page, 'Voogt-69', 71);
    await page.locator('.board-tools').getByRole('button', { name: 'Command field' }).click();
    expect(await say('engine on')).toContain('The engine is on.');
    await expect.poll(() => say('eval'), { timeout: 20_000 }).toContain('North wins in 7');
    expect(await say('best')).toContain('a2R**: North wins in 7');
    expect(await say('lines')).toMatch(/1\. North wins in 7, depth \d+: a2R\*\* B7R/);
    expect(await say('engine off')).toContain('The engine is off.');
    await press('Escape');
  });

  it('takes words of the page’s language, with or without their accents, and English ones', async () => {
    await page.locator('.head-tools select').selectOption({ label: 'Polski' });
    await page.locator('#board').focus();
    await press(':');
    const inPolish = page.getByLabel('Ruch lub polecenie');
    await inPolish.fill('idz do 3');
    await press('Enter');
    await expect.poll(() => answer().textContent()).toContain('Półruch 3 z 90');
    await inPolish.fill('start');
    await press('Enter');
    await expect.poll(() => answer().textContent()).toContain('Pierwsza pozycja');
    await press('Escape');
    await page.locator('.head-tools select').selectOption({ label: 'English' });
  });
});
