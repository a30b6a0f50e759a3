/** What the page cannot read or play it says in the reader's language, wherever text or a move can be put in. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageId, type Messages } from '../../web/i18n/index.ts';
import { browser, built, openPage, PHONE, withBrowser } from './harness.ts';

withBrowser();

interface Sayings {
  readonly forbidden: string;
  readonly illegal: string;
  readonly noMove: string;
  readonly counts: string;
  readonly houseRule: string;
  readonly json: string;
}

/** Whole sentences, as they stand on the page. */
const SAYINGS: Readonly<Partial<Record<LanguageId, Sayings>>> = {
  sw: {
    forbidden: 'A1L: shimo ni tupu (kanuni 2.3). Zinazoweza kuchezwa: A6L* A6R* A7L* A7R*',
    illegal: '"A1L" hairuhusiwi hapa: shimo hili haliwezi kuchezwa (A6L* A6R* A7L* A7R*)',
    noMove: '"5X" si zamu; inatakiwa: safu, shimo, L au R, ">" kwa nyumba, kama A6L* au a5R>',
    counts: 'ubao: hesabu 2 katika safu b; inatakiwa: hesabu 8 zikitengwa na ","',
    houseRule: '“Shimo la takasia lazima liliwe kwanza”: kanuni hizi hazina takasia',
    json: 'si maandishi ya JSON: mstari 1, safu 2',
  },
  pl: {
    forbidden: 'A1L: dołek jest pusty (zasada 2.3). Można zagrać: A6L* A6R* A7L* A7R*',
    illegal: '"A1L" jest tu niedozwolone: z tego dołka nie można zagrać (A6L* A6R* A7L* A7R*)',
    noMove: '"5X" nie jest ruchem; oczekiwano: rząd, dołek, L lub R, ">" dla domu, jak A6L* lub a5R>',
    counts: 'plansza: liczby w rzędzie b: 2; oczekiwano: liczby rozdzielone ",": 8',
    houseRule: '“Dołek takasia trzeba zbić najpierw”: te zasady nie znają takasia',
    json: 'to nie jest tekst JSON: wiersz 1, kolumna 2',
  },
};

/** The page of a reader of `id`, in a new game. */
async function openIn(id: LanguageId, hash = ''): Promise<Page> {
  const opened = await openPage(browser, 'about:blank', { viewport: PHONE });
  await opened.page.addInitScript((language) => localStorage.setItem('bingwa.language', JSON.stringify(language)), id);
  await opened.page.goto(built.url + hash);
  await opened.page.getByRole('grid').first().waitFor();
  return opened.page;
}

async function openDialog(page: Page, label: string): Promise<void> {
  await page.locator('.head-tools .narrow-only').click();
  await page
    .locator('.menu-entry')
    .and(page.getByRole('button', { name: label, exact: true }))
    .click();
  await page.locator('.menu-entry').first().waitFor({ state: 'detached' });
  await page.getByRole('dialog').waitFor();
}

const text = async (page: Page, selector: string) =>
  ((await page.locator(selector).last().textContent()) ?? '').replace(/\s+/g, ' ').trim();

describe.each(Object.entries(SAYINGS) as [LanguageId, Sayings][])('in %s', (id, says) => {
  it('a move that is typed on the board', async () => {
    const page = await openIn(id);
    await page.keyboard.type('1l');
    await expect.poll(() => text(page, '.board-line')).toBe(says.forbidden);
    await page.context().close();
  });

  it('a move in the command field, at once', async () => {
    const page = await openIn(id);
    await page.keyboard.press(':');
    await page.locator('.command-box input').fill('A1L');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.command-entry').count()).toBe(1);
    expect(await text(page, '.command-entry p')).toContain(says.forbidden);
    await page.locator('.command-box input').fill('5X');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.command-entry').count()).toBe(2);
    expect(await text(page, '.command-entry p')).toContain(says.noMove);
    await page.context().close();
  });

  it('what is pasted: a game, a position, with the line', async () => {
    const messages: Messages = await LANGUAGES[id].load();
    const page = await openIn(id);
    await openDialog(page, messages['menu.import']);
    const read = async (pasted: string) => {
      await page.locator('.dialog textarea').fill(pasted);
      await page.locator('.dialog .button.primary').click();
      await page.locator('.dialog .error li').waitFor();
      return text(page, '.dialog .error li');
    };
    const line = (n: number, reason: string) =>
      messages['import.error'].replace('{line}', String(n)).replace('{reason}', reason).toLowerCase();
    expect((await read('[Event "x"]\n\n1. A1L')).toLowerCase()).toBe(line(3, `1. ${says.illegal}`.toLowerCase()));
    expect((await read('0,0/0/0/0 S 22,22 SN - 1')).toLowerCase()).toBe(line(1, says.counts.toLowerCase()));
    await page.context().close();
  });

  it('a position in the editor', async () => {
    const page = await openIn(id);
    await page.keyboard.press('e');
    await page.locator('.editor textarea').fill('0,0/0/0/0 S 22,22 SN - 1');
    await expect.poll(() => text(page, '.editor textarea ~ .error, .editor .field + .error')).toBe(says.counts);
    await page.context().close();
  });

  it('a link whose game cannot be played, on the board and in the board for other pages', async () => {
    const page = await openIn(id, '#/?v=1&r=kiswahili&m=A1L');
    await expect.poll(() => text(page, '.notice p')).toContain(says.illegal);
    await page.goto(`${built.url}embed.html#r=kiswahili&m=A1L&lang=${id}`);
    await expect.poll(() => text(page, '.error')).toContain(says.illegal);
    await page.context().close();
  });

  it('house rules that do not go together', async () => {
    const messages: Messages = await LANGUAGES[id].load();
    const page = await openIn(id);
    await openDialog(page, messages['menu.new']);
    await page.locator('.house-rules summary').click();
    await page.getByRole('switch', { name: messages['switch.takasiaDuty'] }).press('Space');
    await page.getByRole('switch', { name: messages['switch.takasia'], exact: true }).press('Space');
    await expect.poll(() => text(page, '.dialog .error li')).toBe(says.houseRule);
    await page.context().close();
  });

  it('a file that is no file of studies', async () => {
    const messages: Messages = await LANGUAGES[id].load();
    const page = await openIn(id);
    await openDialog(page, messages['menu.studies']);
    const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{x}') };
    await page.locator('.dialog input[type=file]').setInputFiles(file);
    await expect.poll(() => page.locator('body').textContent()).toContain(says.json);
    await page.context().close();
  });
});
