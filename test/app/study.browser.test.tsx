/** Nothing is lost: autosave, links, studies, import and the editor, on the real page. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { APP_MENU, RULES_MENU, STUDY_MENU } from '../../web/panels/menu.ts';
import { forgetEverything, openPage, openRecorded, type Page } from './page.ts';

let page: Page;

beforeEach(async () => {
  await forgetEverything();
  localStorage.setItem('bingwa.language', '"en"');
  localStorage.setItem('bingwa.speed', '0');
});

afterEach(() => {
  expect(page.errors).toEqual([]);
  page.close();
});

const moves = () => page.all('.move').map((move) => move.textContent);
const current = () => page.document.querySelector('.move[aria-current]')?.textContent ?? '';
const linkOf = () =>
  page.until('the link', () => /[?&]z=/.test(page.window.location.hash) && page.window.location.hash);

describe('the address', () => {
  it('reopens the game at the same ply', async () => {
    page = await openPage();
    await openRecorded(page, 'Voogt-69', 71);
    await page.until('the ply in the address', () => page.window.location.hash.endsWith('p=71'));
    const hash = await linkOf();
    const all = moves();
    page.close();
    await forgetEverything();
    page = await openPage({ hash });
    await page.until('the game', () => page.all('.move').length === 90);
    expect(moves()).toEqual(all);
    expect(current()).toContain('A7R*');
  });

  it('that is broken leaves the study and says so', async () => {
    page = await openPage();
    page.press('7');
    page.press('l');
    await page.find('.save-state', 'Saved');
    page.go('#/?v=1&z=abcdef');
    await page.find('.notice.error', /cut off or damaged.*Your own study was kept/);
    expect(current()).toContain('A7L*');
    await page.until('the own address', () => page.window.location.hash.includes('m=A7L*'));
  });

  it('pasted into an open page becomes a study of its own; the old one stays stored', async () => {
    page = await openPage();
    page.press('7');
    page.press('l');
    await page.find('.save-state', 'Saved');
    page.go('#/?v=1&r=kujifunza&m=A3R&p=1');
    await page.find('.study-rules', 'Bao la Kujifunza');
    await page.click('.header-button', 'Studies');
    await page.until('the stored study', () => page.all('.study').length === 1);
  });

  const FIRST = '#/?v=1&r=kujifunza&m=A3R&p=1';
  const SECOND = '#/?v=1&r=hawalis';
  const THIRD = '#/?v=1&r=kete';
  const settled = () => new Promise((resolve) => setTimeout(resolve, 700));
  const rulesOf = () => page.document.querySelector('.study-rules')?.textContent ?? '';

  it('set to a second link a moment after a first keeps the second', { timeout: 120_000 }, async () => {
    page = await openPage();
    const links = [
      [FIRST, 'Bao la Kujifunza'],
      [SECOND, 'Hawalis'],
      [THIRD, 'Kete'],
    ] as const;
    // Around the time after which the page writes its own address, and the turns in which a link is read.
    const waits = [0, 1, 5, 20, 100, 250, 290, 295, 300, 305, 310, 350];
    for (const [turn, wait] of waits.entries()) {
      // The first is another one than the one that is open.
      const [first] = links[(2 * turn) % 3]!;
      const [second, name] = links[(2 * turn + 1) % 3]!;
      page.go(first);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      page.go(second);
      await page.find('.study-rules', name);
      await settled();
      expect(rulesOf(), `${wait} ms`).toContain(name);
      expect(page.window.location.hash, `${wait} ms`).toBe(second);
    }
  });

  it('set back to the link before, at once, is that link again', async () => {
    page = await openPage();
    page.go(FIRST);
    await page.find('.study-rules', 'Bao la Kujifunza');
    await settled();
    page.go(SECOND);
    await page.find('.study-rules', 'Hawalis');
    page.go(FIRST);
    await settled();
    expect(rulesOf()).toContain('Bao la Kujifunza');
    expect(page.window.location.hash).toBe(FIRST);
  });

  it('that takes long to read does not come after a later, quicker one', async () => {
    page = await openPage();
    await openRecorded(page, 'Voogt-69', 71);
    const long = await linkOf();
    page.go(FIRST);
    await page.find('.study-rules', 'Bao la Kujifunza');
    await settled();
    page.go(String(long));
    await new Promise((resolve) => page.window.addEventListener('hashchange', resolve, { once: true }));
    page.go(SECOND);
    await settled();
    expect(rulesOf()).toContain('Hawalis');
    expect(page.window.location.hash).toBe(SECOND);
  });

  describe('of an earlier study of this tab', () => {
    const stored = async () => {
      await page.click('.header-button', 'Studies');
      await page.find('.study');
      const count = page.all('.study').length;
      await page.click('dialog [aria-label="Close"]');
      await page.until('the dialog to go', () => page.all('dialog[open]').length === 0);
      return count;
    };
    /** A stored study with one move, then another one by a link. */
    const leaveStudy = async () => {
      page = await openPage();
      page.press('7');
      page.press('l');
      await page.find('.save-state', 'Saved');
      await page.until('the own address', () => page.window.location.hash.includes('m=A7L*'));
    };

    it('brings that study back as it is stored, not a copy of it', async () => {
      await leaveStudy();
      await page.type('.comment-box textarea', 'only in the study');
      (page.document.activeElement as HTMLElement).blur();
      page.go(SECOND);
      await page.find('.study-rules', 'Hawalis');
      await settled();
      page.window.history.back();
      await page.find('.comment', 'only in the study');
      expect(rulesOf()).toContain('Kiswahili');
      page.press('5');
      page.press('l');
      await page.until('the second move', () => moves().length === 2);
      await page.find('.save-state', 'Saved');
      expect(await stored()).toBe(1);
    });

    it('does so after a reload too', async () => {
      await leaveStudy();
      page.go(SECOND);
      await page.find('.study-rules', 'Hawalis');
      await settled();
      await page.reload();
      await page.find('.study-rules', 'Hawalis');
      page.window.history.back();
      await page.find('.study-rules', 'Kiswahili');
      await page.find('.save-state', 'Saved');
      expect(moves()).toEqual(['A7L*']);
      expect(await stored()).toBe(1);
    });

    it('does so when the reload comes with the address before the last, and with no state', async () => {
      await leaveStudy();
      const before = page.window.location.hash;
      page.press('5');
      page.press('l');
      await page.until('the second move', () => moves().length === 2);
      await page.until('the next address', () => page.window.location.hash !== before);
      // As Chromium does it when the reload is asked for in the moment in which the address is written.
      page.window.history.replaceState(null, '', before);
      await page.reload();
      await page.find('.save-state', 'Saved');
      expect(moves()).toHaveLength(2);
      expect(await stored()).toBe(1);
    });

    it('keeps what was played in it since', async () => {
      await leaveStudy();
      page.go('#/learn');
      await page.until('the page', () => page.document.querySelector('main.analysis') === null);
      page.go('#/');
      await page.find('.move');
      page.press('5');
      page.press('l');
      await page.until('the second move', () => moves().length === 2);
      await settled();
      page.window.history.go(-2);
      await settled();
      expect(moves()).toHaveLength(2);
      expect(await stored()).toBe(1);
    });

    it('is a link like any other once the study is deleted', async () => {
      await leaveStudy();
      page.go(SECOND);
      await page.find('.study-rules', 'Hawalis');
      await settled();
      await page.click('.header-button', 'Studies');
      await page.click('.study [aria-label^="Delete"]');
      await page.until('none', () => page.all('.study').length === 0);
      await page.click('dialog [aria-label="Close"]');
      page.window.history.back();
      await page.find('.study-rules', 'Kiswahili');
      expect(moves()).toEqual(['A7L*']);
    });
  });

  it('is opened on the board from another page too, and another page is not left for it', async () => {
    page = await openPage();
    page.press('7');
    page.press('l');
    // Within the time after which the move is written into the address.
    page.go('#/learn');
    await page.until('the page', () => page.document.querySelector('main.analysis') === null);
    await settled();
    expect(page.window.location.hash).toMatch(/^#\/learn/);
    page.go(SECOND);
    await page.find('.study-rules', 'Hawalis');
    await settled();
    expect(page.window.location.hash).toBe(SECOND);
  });
});

describe('the study', () => {
  it('is there again after a reload, with its variation, comment and place', async () => {
    page = await openPage();
    await openRecorded(page, 'Voogt-1', 3);
    page.press('ArrowLeft');
    page.press('3');
    page.press('r');
    await page.find('.variation .move[aria-current]');
    await page.type('.comment-box textarea', 'why not this?');
    await page.find('.save-state', 'Saved');
    const before = [moves(), current()];
    await page.reload();
    await page.find('.variation .comment', 'why not this?');
    expect([moves(), current()]).toEqual(before);
  });

  it('changed a moment before the page goes away is not lost', async () => {
    page = await openPage();
    page.press('7');
    page.press('l');
    await page.find('.move', 'A7L*');
    await page.reload();
    await page.find('.move[aria-current]', 'A7L*');
  });

  it('can be renamed, deleted and brought back', async () => {
    page = await openPage();
    page.press('7');
    page.press('l');
    await page.find('.save-state', 'Saved');
    await page.click('.study-name');
    await page.click('.study .icon-button[aria-label^="Rename"]');
    const field = await page.find<HTMLInputElement>('.study input[name="name"]');
    field.value = 'My first';
    await page.click('.study .button.primary');
    await page.find('.study .entry-title', 'My first');
    await page.click('.study .icon-button[aria-label^="Delete"]');
    await page.until('no study', () => page.all('.study').length === 0);
    await page.click('.notice .button', 'Undo');
    await page.find('.study .entry-title', 'My first');
  });

  it('changed in two tabs is asked about, and both versions are kept', async () => {
    page = await openPage();
    page.press('7');
    page.press('l');
    await page.find('.save-state', 'Saved');
    const { StudyStore } = await import('../../web/state/storage.ts');
    const tab = new StudyStore();
    const [mine] = (await tab.list()).studies;
    await tab.save({ ...mine!, text: '1. A6L* *\n', name: 'other tab' });
    await tab.close();
    page.press('5');
    page.press('r');
    await page.click('.notice.error .button', 'Keep mine as a copy');
    await page.click('.header-button', 'Studies');
    await page.until('both', () => page.all('.study').length === 2);
    await page.find('.study .entry-title', 'other tab');
  });
});

describe('import', () => {
  it('keeps the text and tells the line of the error, offering what could be read', async () => {
    page = await openPage();
    await page.click('.header-button', 'Import');
    const text = '[South "Asha"]\n\n1. A6L* a5L\n2. A1R a5R *';
    await page.type('dialog textarea', text);
    await page.click('dialog .button.primary');
    await page.find('dialog .error li', /line 4/i);
    expect((await page.find<HTMLTextAreaElement>('dialog textarea')).value).toBe(text);
    await page.click('dialog .entry', 'Asha');
    await page.until('the two moves', () => page.all('.move').length === 2);
  });

  it('opens a position at once', async () => {
    page = await openPage();
    await page.click('.header-button', 'Import');
    await page.type('dialog textarea', '2,2,4,6,0,0,3,4/3,0,3,0,0,5,1,0/2,0,1,2,0,1,1,1/1,2,4,5,3,3,3,2 S 0,0 - - 1');
    await page.click('dialog .button.primary');
    await page.find('.turn', 'South to move · Mtaji');
    // It came from nowhere but the paste: it is stored though nothing has been played yet.
    await page.find('.save-state', 'Saved');
  });
});

describe('a new game', () => {
  it('of another variant by house rules shows what differs', async () => {
    page = await openPage();
    await page.click('.header-button', 'New game');
    await page.click('dialog .house-rules summary');
    await page.choose('dialog select', 'boardGameArena');
    await page.click('dialog .button.primary');
    await page.find('.house-note', /takasia pit must be taken first/);
    await page.until('the rules in the address', () => page.window.location.hash.includes('takasiaDuty'));
  });

  it('of Hawalis has seven columns', async () => {
    page = await openPage();
    await page.click('.header-button', 'New game');
    await page.click('dialog input[value="hawalis"]');
    await page.click('dialog .button.primary');
    await page.until('28 pits', () => page.all('[data-pit]').length === 28);
  });
});

describe('a dialog', () => {
  it('that is closed leaves the next one open, however soon that is asked for', async () => {
    page = await openPage();
    await page.click('.header-button', 'Library');
    const library = await page.find<HTMLDialogElement>('dialog[open]');
    // As Escape does it; the element tells of it after the click.
    library.close();
    page
      .all('.header-button')
      .find((each) => each.textContent === 'Import')!
      .click();
    await page.find('dialog[open] textarea');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(page.all('dialog[open] textarea')).toHaveLength(1);
  });
});

describe('the editor', () => {
  it('shows a set-up that is no position with its reasons, keeps it, and searches only what is one', async () => {
    page = await openPage();
    page.press('e');
    await page.click('.editor-half .icon-button[aria-label^="One fewer"]');
    await page.find('.total.error', '63 / 64');
    await page.find('.editor .error li', /63/);
    expect((await page.find<HTMLButtonElement>('.editor .button.primary')).disabled).toBe(true);
    await page.click('.editor .button', 'Store as it is');
    await page.find('.notice', 'Saved');
    await page.reload();
    await page.find('.total.error', '63 / 64');
    await page.click('.editor .button', 'Start position');
    await page.click('.editor .button.primary');
    await page.find('.turn', 'South to move');
  });
});

describe('on a phone', () => {
  it.each(['en', 'sw'])('of 360 px it fits in %s, with targets of 44 px', async (language) => {
    localStorage.setItem('bingwa.language', JSON.stringify(language));
    page = await openPage({ width: 360, height: 740 });
    await page.click('.app-head .narrow-only');
    const entries = [...STUDY_MENU, ...RULES_MENU, ...APP_MENU].length;
    await page.until('the whole menu', () => page.all('.menu-entry').length === entries);
    await page.click('dialog .dialog-head .icon-button');
    page.press('l');
    await page.find('.engine-score');
    expect(page.document.documentElement.scrollWidth).toBe(360);
    for (const button of page.all('.step-controls button, .board-tools button, .engine-options .icon-button')) {
      const { width, height } = button.getBoundingClientRect();
      if (width > 0) expect([width >= 44, height >= 44], button.outerHTML).toEqual([true, true]);
    }
  });
});
