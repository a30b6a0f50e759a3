/** Every key of the table does what the table says, on a desktop and on a phone with a keyboard, in the built page. */
import { type BrowserContextOptions, devices, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatPosition, legalMoves, type Position, play, rulesetOf, startPosition } from '../../web/rules/index.ts';
import { KEYS } from '../../web/state/keys.ts';
import { browser, built, DESKTOP, depthShown, openPage, PHONE, withBrowser } from './harness.ts';

withBrowser();

const rules = (() => {
  const read = rulesetOf('kiswahili');
  if (!read.ok) throw new Error(read.error.join('; '));
  return read.value;
})();

/** The first legal move of each turn. */
const LINE = (() => {
  let position = startPosition(rules);
  return Array.from({ length: 6 }, () => {
    const move = legalMoves(rules, position)[0]!;
    position = play(rules, position, move).position;
    return move.text;
  });
})();
/** Another first move than the line's. */
const OTHER = legalMoves(rules, startPosition(rules)).find((move) => move.text !== LINE[0])!.text;

/** The first position of the games in which always the last move is played, or the first, that `wanted` finds something in. */
function find<T>(wanted: (position: Position) => T | undefined): T {
  for (let game = 0; game < 64; game++) {
    let position = startPosition(rules);
    for (let ply = 0; ply < 80; ply++) {
      const found = wanted(position);
      if (found !== undefined) return found;
      const legal = legalMoves(rules, position);
      const move = legal[(game >> (ply % 6)) & 1 ? legal.length - 1 : 0];
      if (!move) break;
      const played = play(rules, position, move);
      if (played.outcome !== null) break;
      position = played.position;
    }
  }
  throw new Error('no such position');
}

/** A position and one of its moves that may go on with the house or not. */
const HOUSE = find((position) => {
  const [move] = legalMoves(rules, position).filter((each) => each.safari);
  if (move === undefined) return undefined;
  const short = move.text.replace(/[>*]+$/, '');
  const both = legalMoves(rules, position).filter((each) => each.text.replace(/[>*]+$/, '') === short);
  return both.length === 2 ? { start: formatPosition(position), move: move.text, keys: short } : undefined;
});
/** Nobody has seeds in hand: the other side could move as well. */
const OPEN = find((position) => (position.S.ghala + position.N.ghala === 0 ? formatPosition(position) : undefined));

/** How often the page was loaded. */
let loads = 0;

class Board {
  constructor(readonly page: Page) {}

  press = (key: string) => this.page.keyboard.press(key.replace('Ctrl+', 'Control+'));
  current = () => this.page.evaluate(() => document.querySelector('.move[aria-current] > span')?.textContent ?? null);
  expectMove = (move: string | null) =>
    expect
      .poll(() => this.page.evaluate(() => document.querySelector('.move[aria-current]')?.textContent ?? null))
      [move === null ? 'toBeNull' : 'toContain'](move as string);
  count = (what: string) => this.page.locator(what).count();
  expectCount = (what: string, count: number) =>
    expect.poll(() => this.count(what), { timeout: 20_000, message: what }).toBe(count);
  attribute = (what: string, name: string) => this.page.locator(what).first().getAttribute(name);
  expectAttribute = (what: string, name: string, value: string | null) =>
    expect.poll(() => this.attribute(what, name), { timeout: 20_000, message: `${what} ${name}` }).toBe(value);
  typed = (text: string) =>
    expect
      .poll(async () => (await this.page.locator('.board-line.typing kbd').allTextContents()).join(), { message: text })
      .toBe(text);

  /** The line, standing at a ply. */
  async line(ply: number): Promise<void> {
    await this.open({ m: LINE.join('.'), p: String(ply) });
    await this.expectMove(ply === 0 ? null : LINE[ply - 1]!);
  }
  async open(query: Record<string, string>): Promise<void> {
    // Another address than that of the last key, or the page would not be loaded anew.
    loads += 1;
    const hash = new URLSearchParams({ v: '1', r: 'kiswahili', ...query });
    await this.page.goto(`${built.url}?${loads}#/?${hash}`);
    await this.page.getByRole('grid').waitFor();
  }
  /** The line with another first move beside its own. */
  async fork(): Promise<void> {
    await this.line(0);
    await this.page.keyboard.type(OTHER.slice(1, 3));
    await this.expectMove(OTHER);
  }
  /** The engine, on from here, with a line to show. */
  async search(): Promise<void> {
    await this.press('l');
    await this.page.locator('.line .pv-move').first().waitFor({ timeout: 30_000 });
  }
  depth = () => depthShown(this.page);
}

const digit = (key: string) => async (board: Board) => {
  await board.line(0);
  await board.press(key);
  await board.typed(`A${key}`);
};
const undoable = async (board: Board) => {
  await board.fork();
  await board.press('Ctrl+z');
  await board.expectCount('.variation', 0);
};
const redo = (key: string) => async (board: Board) => {
  await undoable(board);
  await board.press(key);
  await board.expectCount('.variation', 1);
};
const commandField = (key: string) => async (board: Board) => {
  await board.line(0);
  await board.press(key);
  await board.page.locator('.command-box input:focus').waitFor();
};

/** What each key does; a row of the table without a key of its own by the name of its label. */
const DOES: Readonly<Record<string, (board: Board) => Promise<void>>> = {
  ArrowRight: async (board) => {
    await board.line(2);
    await board.press('ArrowRight');
    await board.expectMove(LINE[2]!);
  },
  ArrowLeft: async (board) => {
    await board.line(2);
    await board.press('ArrowLeft');
    await board.expectMove(LINE[0]!);
  },
  ArrowUp: async (board) => {
    await board.fork();
    await board.press('ArrowUp');
    await board.expectMove(LINE[0]!);
  },
  ArrowDown: async (board) => {
    await board.fork();
    await board.press('ArrowDown');
    await board.expectMove(LINE[0]!);
    await board.press('ArrowDown');
    await board.expectMove(OTHER);
  },
  Home: async (board) => {
    await board.line(3);
    await board.press('Home');
    await board.expectMove(null);
  },
  End: async (board) => {
    await board.line(2);
    await board.press('End');
    await board.expectMove(LINE[5]!);
  },
  f: async (board) => {
    await board.line(0);
    const before = await board.attribute('.eval-bar', 'data-bottom');
    await board.press('f');
    await board.expectAttribute('.eval-bar', 'data-bottom', before === 'S' ? 'N' : 'S');
    await board.press('f');
    await board.expectAttribute('.eval-bar', 'data-bottom', before);
  },
  s: async (board) => {
    await board.line(0);
    await board.press('ArrowRight');
    await board.page.locator('.bao[data-playing]').waitFor();
    await board.press('s');
    await board.expectCount('.bao[data-playing]', 0);
    await board.expectMove(LINE[0]!);
    expect(await board.count('.bao-last .bao-line')).toBeGreaterThan(0);
  },
  e: async (board) => {
    await board.line(0);
    await board.press('e');
    await board.expectCount('.editor', 1);
    await board.press('e');
    await board.expectCount('.editor', 0);
  },
  l: async (board) => {
    await board.line(0);
    await board.expectAttribute('.engine', 'data-on', 'false');
    await board.press('l');
    await board.expectAttribute('.engine', 'data-on', 'true');
  },
  Space: async (board) => {
    await board.line(0);
    await board.search();
    // At a limit: the best move stays what it is.
    await board.page.locator('.engine-progress[data-running=false]').waitFor({ timeout: 30_000 });
    const best = (await board.page.locator('.pv-move').first().textContent())!;
    await board.press('Space');
    await board.expectMove(best);
  },
  x: async (board) => {
    await board.open({ s: OPEN });
    await board.press('x');
    await board.page.locator('.threat-banner').waitFor({ timeout: 30_000 });
  },
  a: async (board) => {
    await board.line(0);
    await board.search();
    await board.press('a');
    await board.expectCount('.bao-badge', legalMoves(rules, startPosition(rules)).length);
    await board.press('a');
    await board.expectCount('.bao-badge', 1);
  },
  '+': async (board) => {
    await board.line(0);
    await board.search();
    await board.page.locator('.engine-progress[data-running=false]').waitFor({ timeout: 30_000 });
    const before = await board.depth();
    await board.press('+');
    await expect.poll(board.depth, { timeout: 30_000 }).toBeGreaterThan(before);
  },
  ...Object.fromEntries(Array.from('12345678', (key) => [key, digit(key)])),
  r: async (board) => {
    const move = legalMoves(rules, startPosition(rules)).find((each) => each.direction === 'R')!;
    await board.line(0);
    await board.press(move.text[1]!);
    await board.press('r');
    await board.expectMove(move.text);
  },
  Enter: async (board) => {
    await board.open({ s: HOUSE.start });
    await board.page.keyboard.type(HOUSE.keys.replace(/^[Aa]/, ''));
    await board.typed(HOUSE.keys.toUpperCase());
    await board.press('Enter');
    await board.expectCount('.board-line.typing', 0);
    await expect.poll(board.current).not.toBeNull();
    expect(await board.current()).not.toContain('>');
  },
  Escape: async (board) => {
    await board.line(0);
    await board.press('5');
    await board.typed('A5');
    await board.press('Escape');
    await board.expectCount('.board-line.typing', 0);
  },
  Backspace: async (board) => {
    await board.open({ s: HOUSE.start });
    await board.page.keyboard.type(HOUSE.keys.replace(/^[Aa]/, ''));
    await board.typed(HOUSE.keys.toUpperCase());
    await board.press('Backspace');
    await board.typed(HOUSE.keys.toUpperCase().slice(0, 2));
    await board.press('Backspace');
    await board.expectCount('.board-line.typing', 0);
  },
  b: async (board) => {
    await board.line(0);
    await board.press('b');
    await board.typed('B');
    await board.press('2');
    await board.typed('B2');
  },
  '>': async (board) => {
    await board.open({ s: HOUSE.start });
    await board.page.keyboard.type(HOUSE.keys.replace(/^[Aa]/, ''));
    await board.press('>');
    await board.expectMove(HOUSE.move);
  },
  'keys.nag': async (board) => {
    await board.line(1);
    await board.press('4');
    await expect
      .poll(() => board.page.locator('.move[aria-current] .glyph').allTextContents(), { timeout: 10_000 })
      .toEqual(['??']);
  },
  c: async (board) => {
    await board.line(1);
    await board.press('c');
    await board.page.locator('.comment-box textarea:focus').waitFor();
  },
  'Ctrl+z': undoable,
  'Ctrl+Shift+z': redo('Ctrl+Shift+z'),
  'Ctrl+y': redo('Ctrl+y'),
  ':': commandField(':'),
  '/': commandField('/'),
  'Ctrl+k': commandField('Ctrl+k'),
  '?': async (board) => {
    await board.line(0);
    await board.press('?');
    await board.page.getByRole('dialog').waitFor();
    expect(await board.page.getByRole('dialog').locator('kbd').count()).toBeGreaterThan(KEYS.length);
  },
};

const NAMES = KEYS.flatMap((binding) => (binding.keys.length > 0 ? binding.keys : [binding.label]));

it('each key of the table has its expectation here, and nothing else has one', () => {
  expect(Object.keys(DOES).sort()).toEqual([...NAMES].sort());
});

describe.each([
  ['a desktop', { viewport: DESKTOP } as BrowserContextOptions],
  ['a phone', { ...devices['Pixel 7'], viewport: PHONE, screen: PHONE } as BrowserContextOptions],
])('on %s', (_, options) => {
  let board: Board;
  let faults: readonly string[];

  beforeAll(async () => {
    const opened = await openPage(browser, built.url, options);
    faults = opened.faults;
    board = new Board(opened.page);
    // Each key begins with the engine off, at a limit that it reaches at once.
    await opened.page.addInitScript(() => {
      localStorage.clear();
      localStorage.setItem('bingwa.limit', '"depth"');
      localStorage.setItem('bingwa.limitDepth', '6');
    });
  });
  afterAll(async () => {
    expect(faults).toEqual([]);
    await board.page.context().close();
  });

  it.each(NAMES)('%s', async (name) => {
    await DOES[name]!(board);
  });

  it('Space plays the best move after a click on the engine’s switch, and presses the switch once a key has reached it', async () => {
    await board.line(0);
    const toggle = board.page.locator('.engine-toggle');
    await toggle.click();
    await board.page.locator('.engine-progress[data-running=false]').waitFor({ timeout: 30_000 });
    const best = (await board.page.locator('.pv-move').first().textContent())!;
    await board.press('Space');
    await board.expectMove(best);
    await board.expectAttribute('.engine', 'data-on', 'true');
    await toggle.focus();
    await board.press('Shift+Tab');
    await board.press('Tab');
    await board.press('Space');
    await board.expectAttribute('.engine', 'data-on', 'false');
    await board.expectMove(best);
  });

  it('? right after the Escape that closes a dialog is a key of the page, however quickly it comes', async () => {
    const { page } = board;
    await board.line(0);
    for (let time = 0; time < 12; time++) {
      await board.press('?');
      const keys = page.getByRole('dialog', { name: 'Keyboard' });
      await keys.waitFor();
      // Both are on their way before the page has answered the first.
      await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('c')]);
      await keys.waitFor({ state: 'detached' });
      await page.locator('.comment-box textarea:focus').waitFor();
      await page.locator('.comment-box textarea').blur();
    }
  });
});

describe('a dialog with nothing chosen gives the focus back to what opened it', () => {
  it.each([
    ['Escape', async (page: Page) => page.keyboard.press('Escape')],
    ['its button', async (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click()],
    ['a click beside it', async (page: Page) => page.mouse.click(4, 700)],
  ])('when it is closed by %s', async (_, close) => {
    const { page, faults } = await openPage(browser, built.url, { viewport: DESKTOP });
    const opener = page.getByRole('button', { name: 'Library', exact: true });
    for (let time = 0; time < 2; time++) {
      await opener.press('Enter');
      await page.getByRole('dialog').waitFor();
      await close(page);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
