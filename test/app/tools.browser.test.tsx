/** Graph, report, play, openings and share as a user meets them: the real page with the real engine. */

import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetEverything, openPage, openRecorded, type Page } from './page.ts';

let page: Page;

async function open(options: Parameters<typeof openPage>[0] = {}): Promise<void> {
  await forgetEverything();
  localStorage.setItem('bingwa.language', '"en"');
  localStorage.setItem('bingwa.speed', '0');
  page = await openPage(options);
}

afterEach(() => {
  expect(page.errors).toEqual([]);
  page.close();
});

const current = () => page.document.querySelector('.move[aria-current]')?.textContent ?? '';
const moves = () => page.all('.moves .move').map((move) => (move.firstChild?.textContent ?? '').trim());
const status = () => page.document.querySelector('.play-status')?.textContent ?? '';
const tab = (name: string) => page.click('[role="tab"]', name);
const button = (name: string) => page.click('.tool-panel button', name);

async function violations(): Promise<readonly string[]> {
  // The page's own axe sees the page's own window.
  const script = page.document.createElement('script');
  script.textContent = axe.source;
  page.document.head.append(script);
  const inside = (page.window as unknown as { axe: typeof axe }).axe;
  const { violations: found } = await inside.run(page.document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** A report of the game on the board, quick and small. */
async function makeReport(nodes = 1): Promise<void> {
  await tab('Report');
  const field = await page.find<HTMLInputElement>('.report-form input');
  field.value = String(nodes);
  field.dispatchEvent(new page.window.Event('change', { bubbles: true }));
  await button('Make the report');
  await page.find('.report-progress');
}

const reportDone = () => page.until('the report', () => page.all('.report-progress').length === 0, 60_000);

describe.each([
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
])('on %s', (_, size) => {
  beforeEach(() => open({ ...size, hash: '#/?v=1&r=kiswahili&m=A6L*.a5R.A3R' }));

  it('the graph fills while a report is made, and a click or a key on it goes to the ply', async () => {
    await page.until('the game', () => moves().length === 3);
    const graph = await page.find('.eval-graph');
    expect(graph.dataset.empty).toBe('true');
    await makeReport();
    await page.until('a run', () => page.all('.graph-line').length > 0);
    await reportDone();
    expect(graph.getAttribute('aria-valuemax')).toBe('3');
    const box = graph.getBoundingClientRect();
    const at = (ply: number) => box.left + 7 + ((box.width - 14) * ply) / 3;
    const fire = (type: string, x: number) =>
      graph.dispatchEvent(
        new page.window.PointerEvent(type, { clientX: x, clientY: box.top + 5, bubbles: true, button: 0 }),
      );
    graph.setPointerCapture = () => {};
    fire('pointerdown', at(2));
    await page.until('ply 2', () => current().startsWith('a5R'));
    graph.hasPointerCapture = () => true;
    fire('pointermove', at(1));
    await page.until('ply 1', () => current().startsWith('A6L*'));
    graph.focus();
    page.press('End');
    await page.until('the end', () => current().startsWith('A3R'));
    page.press('ArrowLeft');
    await page.until('one back', () => graph.getAttribute('aria-valuenow') === '2');
    expect(graph.getAttribute('aria-valuetext')).toMatch(/^Ply 2, a5R: [+-]?\d/);
  });

  it('has nothing for axe to find in any tool, wide or narrow', async () => {
    await page.until('the game', () => moves().length === 3);
    for (const tool of ['Play', 'Openings', 'Report']) {
      await tab(tool);
      await page.until('the tool', () => (page.document.querySelector('.tool-panel')?.children.length ?? 0) > 0);
      await page.until(
        'its texts',
        () => !page.document.querySelector('.tool-panel')?.textContent?.includes('Loading'),
      );
      expect(await violations(), tool).toEqual([]);
    }
    await makeReport();
    await reportDone();
    expect(await violations()).toEqual([]);
    expect(page.document.documentElement.scrollWidth).toBeLessThanOrEqual(size.width);
  });
});

describe('the game report', () => {
  beforeEach(() => open());

  it('judges both players, jumps to a move, is stored with the study and written into it', async () => {
    await openRecorded(page, 'Voogt-3', 1);
    await makeReport(2);
    await reportDone();
    const table = await page.find('.report-table');
    expect(table.textContent).toContain('Ramadhan');
    expect(table.textContent).toMatch(/Accuracy\d+%\d+%/);
    expect(page.document.querySelector('.tool-panel')?.textContent).toContain('blunder from 15%, mistake from 10%');
    expect(page.document.querySelector('.tool-panel')?.textContent).toContain('2,000 nodes for each position');
    await page.click('.finding');
    await page.until('the move', () => page.all('.finding[aria-current]').length === 1);
    const worst = page.document.querySelector('.finding b')?.textContent ?? '';
    expect(current()).toContain(worst);
    const before = page.all('.finding').length;
    await page.until('the study to be saved', () => page.document.querySelector('.save-state.saved'));
    await page.reload();
    await tab('Report');
    await page.find('.report-table');
    expect(page.all('.finding')).toHaveLength(before);
    await button('Write into the game');
    await page.until('the comments', () => page.all('.moves .comment').length > 0);
    expect(page.document.querySelector('.moves .comment')?.textContent).toMatch(/^Bingwa: .*win chance lost/);
  });

  it('keeps what it found when it is cancelled, and goes on searching the worst five deeper', async () => {
    await openRecorded(page, 'Voogt-3', 1);
    await makeReport(20);
    await page.until('some plies', () => page.all('.graph-line').length > 0);
    await button('Cancel');
    await reportDone();
    expect(page.document.querySelector('.tool-panel')?.textContent).toMatch(/\d+ moves are not evaluated/);
    const depth = () => /depth (\d+)/.exec(page.document.querySelector('.tool-panel')?.textContent ?? '')?.[1];
    expect(depth()).toBeDefined();
    await makeReportAgain();
    await button('Redo the worst five deeper');
    await page.find('.report-progress');
    await reportDone();
    await page.find('.report-table');
  });
});

async function makeReportAgain(): Promise<void> {
  const field = await page.find<HTMLInputElement>('.report-form input');
  field.value = '1';
  field.dispatchEvent(new page.window.Event('change', { bubbles: true }));
  await button('Make it again');
  await page.find('.report-progress');
  await reportDone();
}

const type = (keys: string) => {
  for (const key of keys) page.press(key);
};

describe('playing', () => {
  beforeEach(() => open());

  const start = async (level: number) => {
    await tab('Play');
    await page.choose('.play-form select', String(level));
    await button('Start');
    await page.until('the first turn', () => status().startsWith('Your turn'));
  };

  it('the computer answers, hides its opinion, takes back, and gives a hint', async () => {
    await start(2);
    type('6l');
    await page.until('the answer', () => moves().length === 2 && status().startsWith('Your turn'));
    expect(page.document.querySelector('.graph-hint')?.textContent).toContain('Hidden');
    expect(page.all('.move-eval')).toHaveLength(0);
    await button('Hint');
    await page.find('.tool-panel p', /^Hint: A\d[LR]/);
    await button('Take back');
    await page.until('the start', () => moves().length === 0);
    expect(status()).toContain('South');
    await button('Stop the game');
    await page.find('.play-form');
  });

  it('plays the same move again after a take-back: a level is nodes and a seed', async () => {
    await start(3);
    const answers: string[] = [];
    for (let time = 0; time < 3; time++) {
      type('6l');
      await page.until('the answer', () => moves().length === 2 && status().startsWith('Your turn'));
      answers.push(moves()[1]!);
      await button('Take back');
      await page.until('the start', () => moves().length === 0);
    }
    expect(new Set(answers).size).toBe(1);
  });

  describe.each([
    ['a desktop', { width: 1280, height: 800 }],
    ['a phone', { width: 360, height: 740 }],
  ])('goes on after a reload on %s', (_, size) => {
    beforeEach(async () => {
      page.close();
      await open(size);
    });
    const terms = () => page.document.querySelector('.tool-panel .hint')?.textContent ?? '';
    const yours = () => page.until('the turn', () => status().startsWith('Your turn') && terms() !== '');

    it('with side, level and seed, what is hidden stays hidden, and moves can be taken back', async () => {
      localStorage.setItem('bingwa.engineOn', 'true');
      await page.reload();
      await start(3);
      type('6l');
      await page.until('the answer', () => moves().length === 2 && status().startsWith('Your turn'));
      const before = { terms: terms(), moves: moves() };
      await page.reload();
      await yours();
      expect({ terms: terms(), moves: moves() }).toEqual(before);
      await page.find('.graph-hint', 'Hidden');
      expect(page.all('.move-eval')).toHaveLength(0);
      expect(page.document.querySelector('.eval-text')).toBeNull();
      await button('Take back');
      await page.until('the start', () => moves().length === 0);
      await page.reload();
      await yours();
      expect(moves()).toEqual([]);
      type('6l');
      await page.until('the same answer', () => moves().length === 2 && status().startsWith('Your turn'));
      expect(moves()).toEqual(before.moves);
    });

    it('before the first move, shown evaluations included, and no longer once it is stopped', async () => {
      await start(1);
      await page.click('.tool-panel label', 'Show the evaluation');
      await page.reload();
      await yours();
      await page.find('.eval-text');
      await button('Stop the game');
      await page.find('.play-form');
      await page.reload();
      await tab('Play');
      await page.find('.play-form');
    });
  });

  it('a reload while the computer thinks makes it think again, and another page in between ends nothing', async () => {
    await tab('Play');
    await page.click('.radios label', 'North');
    await page.choose('.play-form select', '7');
    await button('Start');
    await page.until('its turn', () => status().includes('thinks'));
    await page.reload();
    await page.until('its move', () => moves().length === 1 && status().startsWith('Your turn: North'), 60_000);
    page.go('#/learn');
    await page.find('main.learn, .learn');
    page.go('#/');
    await page.until('North’s turn', () => status().startsWith('Your turn: North'));
    // Another study does not take part in the game, and coming back to it goes on.
    await openRecorded(page, 'Voogt-1', 3);
    await page.find('.play-form');
    await page.click('.header-button', 'Studies');
    await page.click('dialog .entry', /Untitled|untitled/);
    await page.until('North’s turn again', () => status().startsWith('Your turn: North'));
  }, 90_000);

  it('the computer begins where the other side is chosen', async () => {
    await tab('Play');
    await page.click('.radios label', 'North');
    await page.choose('.play-form select', '1');
    await button('Start');
    await page.until('its move', () => moves().length === 1 && status().startsWith('Your turn: North'));
  });

  it('a finished game tells its result and shows evaluations again', async () => {
    page.go(
      `#/?v=1&r=kiswahili&s=${encodeURIComponent('0,0,0,0,0,0,0,0/0,0,0,1,0,0,0,0/0,0,2,1,1,0,0,0/20,20,19,0,0,0,0,0 S 0,0 - - 40')}`,
    );
    await page.until('the position', () => page.document.querySelector('.turn')?.textContent?.includes('Mtaji'));
    await tab('Play');
    await page.click('.radios label', 'Two at this board');
    await button('Start');
    await page.until('the turn', () => status().includes('South to move'));
    expect(page.document.querySelector('.graph-hint')?.textContent).toContain('Hidden');
    type('3r');
    await page.until('the end', () => status() === 'South wins: no legal move');
    // The graph follows a frame later.
    await page.until('the evaluations', () => page.document.querySelector('.graph-hint') === null);
    await button('Game report');
    await page.find('.report-form');
  });

  it('two people by link: each move gives a link that the other opens to move', async () => {
    await tab('Play');
    await page.click('.radios label', 'Two by link');
    await button('Start');
    await page.until('the turn', () => status().startsWith('Your turn: South'));
    type('6l');
    const field = await page.until('the link', () => {
      const text = page.document.querySelector<HTMLTextAreaElement>('.tool-panel textarea')?.value ?? '';
      return text.includes('A6L*') && text;
    });
    expect(field).toContain('play=link');
    type('5r');
    expect(moves()).toEqual(['A6L*']);
    const hash = field.slice(field.indexOf('#'));
    page.close();
    await open({ hash });
    await page.until('the other’s turn', () => status().startsWith('Your turn: North'));
    type('5r');
    const answer = await page.until('the answer’s link', () => {
      const text = page.document.querySelector<HTMLTextAreaElement>('.tool-panel textarea')?.value ?? '';
      return text.includes('A6L*.a5R') && text;
    });
    await page.until('the address', () => page.window.location.hash.includes('A6L*.a5R'));
    page.go(answer.slice(answer.indexOf('#')));
    await page.until('South’s turn again', () => status().startsWith('Your turn: South'));
    expect(moves()).toEqual(['A6L*', 'a5R']);
  });
});

describe('the openings', () => {
  it('list the moves here with score and depth, play one, and end where the book ends', async () => {
    await open();
    await tab('Openings');
    await page.find('.book-table');
    const listed = page.all('.book-move').map((each) => each.textContent ?? '');
    expect(listed.sort()).toEqual(['A6L*', 'A6R*', 'A7L*', 'A7R*']);
    await page.click('.book-move', 'A6L*');
    await page.until('the move', () => current().startsWith('A6L*'));
    await page.until('the answers', () => page.all('.book-move').some((each) => each.textContent?.startsWith('a')));
    page.go('#/?v=1&r=kete');
    await page.find('.tool-panel p', 'no book for this game');
  });
});
