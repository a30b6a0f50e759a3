import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { englishLabels } from '../../web/board/labels.ts';
import { countOf, drawn, LATE, mount, pit, SAFARI, START, TAKASIA, unmount } from './host.tsx';

afterEach(unmount);

const names = () =>
  [...document.querySelectorAll('[role="row"]')].map((row) =>
    [...row.querySelectorAll('.bao-pit')].map((button) => button.getAttribute('aria-label')?.split(',')[0]),
  );
const arrows = () => [...document.querySelectorAll<HTMLButtonElement>('.bao-choice button')];

describe('the board is one grid', () => {
  it('of four rows, b a A B from above, that say what lies in each pit and what can be played', () => {
    mount('kiswahili', START);
    expect(names().map((row) => row[0])).toEqual(['b8', 'a8', 'A1', 'B1']);
    expect(document.querySelectorAll('[role="grid"] [role="gridcell"]')).toHaveLength(32);
    expect(pit('A5').getAttribute('aria-label')).toBe('A5, nyumba, 6 seeds');
    expect(pit('A6').getAttribute('aria-label')).toBe('A6, 2 seeds, can play left or right');
    expect(document.querySelector('[data-store="S"]')?.getAttribute('aria-label')).toBe("South's ghala, 22 seeds");
    expect(drawn('S')).toEqual([0, 0, 0, 0, 6, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('turns round for North, seven columns too', () => {
    mount('hawalis', `${Array(4).fill('2,2,2,2,2,2,2').join('/')} S 0,0 - - 1`, { bottom: 'N' });
    expect(names()).toEqual([
      ['B7', 'B6', 'B5', 'B4', 'B3', 'B2', 'B1'],
      ['A7', 'A6', 'A5', 'A4', 'A3', 'A2', 'A1'],
      ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'],
      ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'],
    ]);
    expect(document.querySelector('[data-store]')).toBeNull();
    expect(document.querySelector('[data-house]')).toBeNull();
  });

  it('has one stop for the tab key; arrow keys move as on the screen', async () => {
    mount('kiswahili', START);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(pit('A1'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    expect(document.activeElement).toBe(pit('a6'));
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(pit('b8'));
    expect(document.querySelectorAll('.bao-pit[tabindex="0"]')).toHaveLength(1);
  });

  it('says takasia, a house that is dormant and one that is lost', () => {
    mount('kiswahili', TAKASIA);
    expect(pit('A6').getAttribute('aria-label')).toBe('A6, 3 seeds, takasia, may not be played');
    expect(pit('A5').getAttribute('aria-label')).toBe('A5, square pit, nyumba lost, 1 seed');
    mount('kiswahili', '0,0,0,0,0,0,0,0/0,1,1,5,1,1,0,0/0,1,0,0,8,1,0,0/0,0,0,0,0,0,0,0 N 22,23 SN - 1');
    expect(pit('a5').getAttribute('aria-label')).toBe('a5, dormant nyumba, 5 seeds');
  });

  it('speaks the language it is given', () => {
    mount('kiswahili', START, { labels: { ...englishLabels, toMove: () => 'Kusini acheze' } });
    expect(document.querySelector('[data-to-move]')?.textContent).toBe('Kusini acheze');
  });
});

describe('playing a move', () => {
  it('takes two taps: the pit, then its arrow; nothing happens on pointer down', async () => {
    const { heard } = mount('kiswahili', START);
    pit('A6').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(arrows()).toHaveLength(0);
    await userEvent.click(pit('A6'));
    expect(arrows().map((arrow) => arrow.getAttribute('aria-label'))).toEqual(['Left, A6L*', 'Right, A6R*']);
    expect(heard.played).toEqual([]);
    await userEvent.click(arrows()[1]!);
    expect(heard.played).toEqual(['A6R*']);
    await expect.poll(arrows).toHaveLength(0);
    expect(drawn('S')).toEqual([...heard.position.S.pits]);
  });

  it('of a pit with one direction: a second tap plays it, and the first shows it', async () => {
    const { heard } = mount('kujifunza', LATE);
    await userEvent.click(pit('B2'));
    expect(heard.considered.at(-1)).toBe('B2L');
    expect(heard.played).toEqual([]);
    await userEvent.click(pit('B2'));
    expect(heard.played).toEqual(['B2L']);
  });

  it('arrows point the owner’s way on the screen: North’s left is on the right', async () => {
    mount('kiswahili', '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,1,1,7,0,2,0/0,0,0,0,0,0,0,0 N 21,22 SN - 1');
    await userEvent.click(pit('a5'));
    const [first, second] = arrows();
    expect(first?.getBoundingClientRect().x).toBeLessThan(second?.getBoundingClientRect().x ?? 0);
    expect([first, second].map((arrow) => arrow?.dataset.move)).toEqual(['a5R', 'a5L']);
    expect(first?.getAttribute('aria-label')).toBe('Right kichwa, a5R, captures');
  });

  it('with the house asks before the move is made, only where both are possible', async () => {
    const { heard } = mount('kiswahili', SAFARI);
    await userEvent.click(pit('A8'));
    await userEvent.click(arrows()[0]!);
    expect(heard.played).toEqual([]);
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.bao-ask button')];
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Keep the house, A8R',
      'Play the house, A8R>',
      'Cancel',
    ]);
    await userEvent.click(buttons[1]!);
    expect(heard.played).toEqual(['A8R>']);

    const other = mount('kiswahili', SAFARI);
    await userEvent.click(pit('A2'));
    await userEvent.click(arrows()[0]!);
    expect(other.heard.played).toEqual(['A2L']);
  });

  it('by keyboard alone: Enter opens, arrows choose, Enter plays; the focus stays on the board', async () => {
    const { heard } = mount('kiswahili', START);
    pit('A7').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => arrows().indexOf(document.activeElement as HTMLButtonElement)).toBe(0);
    await userEvent.keyboard('{ArrowRight}');
    expect(heard.considered.at(-1)).toBe('A7R*');
    await userEvent.keyboard('{Enter}');
    expect(heard.played).toEqual(['A7R*']);
    expect(document.activeElement).toBe(pit('A7'));
  });

  it('L and R play the focused pit at once, and ask where the house is in question', async () => {
    const first = mount('kiswahili', START);
    pit('A6').focus();
    await userEvent.keyboard('l');
    expect(first.heard.played).toEqual(['A6L*']);
    const second = mount('kiswahili', SAFARI);
    pit('A8').focus();
    await userEvent.keyboard('r');
    await expect.poll(() => document.activeElement?.getAttribute('data-move')).toBe('A8R');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(second.heard.played).toEqual(['A8R>']);
  });

  it('keys that are quicker than the drawing go on from the pit with the focus, and what they choose stays chosen', async () => {
    mount('kiswahili', SAFARI);
    const press = (key: string) =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    pit('A6').focus();
    press('ArrowRight');
    press('ArrowRight');
    expect(document.activeElement).toBe(pit('A8'));
    press('r');
    await expect.poll(() => document.activeElement?.getAttribute('data-move')).toBe('A8R');
  });

  it('Escape leaves the choice and gives the focus back', async () => {
    const { heard } = mount('kiswahili', START);
    pit('A6').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => arrows().indexOf(document.activeElement as HTMLButtonElement)).toBe(0);
    await userEvent.keyboard('{Escape}');
    expect(arrows()).toHaveLength(0);
    expect(document.activeElement).toBe(pit('A6'));
    expect(heard.considered.at(-1)).toBeNull();
    expect(heard.played).toEqual([]);
  });

  it('tells the host which pit was refused', async () => {
    const { heard } = mount('kiswahili', START);
    await userEvent.click(pit('A5'));
    await userEvent.click(pit('a6'));
    expect(heard.refused).toEqual(['S4', 'N5']);
  });

  it('tells the host in which direction a pit was refused that has another', async () => {
    const { heard } = mount('kujifunza', LATE);
    pit('B2').focus();
    await userEvent.keyboard('r');
    expect([heard.refused, heard.played]).toEqual([['S14R'], []]);
    await userEvent.keyboard('l');
    expect(heard.played).toEqual(['B2L']);
  });

  it('keys that mean nothing to the board reach the host', async () => {
    mount('kiswahili', START);
    const reached: string[] = [];
    const listen = (event: KeyboardEvent) => reached.push(event.key);
    addEventListener('keydown', listen);
    pit('A1').focus();
    await userEvent.keyboard('l5{ArrowRight}?');
    removeEventListener('keydown', listen);
    expect(reached).toEqual(['l', '5', '?']);
  });
});

describe('drawing over the board', () => {
  it('a direction under the pointer shows where its move goes: laps, captures, end', async () => {
    mount('kiswahili', SAFARI);
    await userEvent.click(pit('A8'));
    expect(document.querySelectorAll('.bao-path .bao-took').length).toBeGreaterThan(0);
    expect(document.querySelector('.bao-playable')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('.bao-path')).toBeNull();
    expect(document.querySelector('.bao-playable')).not.toBeNull();
  });

  it('a preview shows the counts to come and which way they change', async () => {
    const { heard } = mount('kiswahili', START);
    await userEvent.click(pit('A6'));
    await userEvent.click(arrows()[1]!);
    const after = heard.position;
    mount('kiswahili', START, { preview: after });
    expect(drawn('S')).toEqual([...after.S.pits]);
    expect(pit('A6').dataset.change).toBe('less');
    expect(pit('A7').dataset.change).toBe('more');
    expect(pit('A1').dataset.change).toBeUndefined();
  });

  it.each([340, 800])(
    '%s px: of four badges on one pit the better one of each way is shown, and its count stays in sight',
    (width) => {
      const four = [
        ['L', false, '-12.9', 0],
        ['L', true, '-15.3', 3],
        ['R', true, '+14.6', 1],
        ['R', false, '+6.1', 2],
      ] as const;
      const { root } = mount(
        'kiswahili',
        START,
        {
          badges: four.map(([direction, safari, text, rank]) => ({
            pit: { side: 'S', index: 5 },
            direction,
            safari,
            text,
            rank,
            kind: 'other',
          })),
        },
        width,
      );
      const shown = [...root.querySelectorAll<HTMLElement>('.bao-badge')].filter((each) => each.offsetHeight > 0);
      expect(shown.map((each) => each.textContent)).toEqual(['◂-12.9', '+14.6›▸']);
      const count = pit('A6').querySelector('.bao-count')!.getBoundingClientRect();
      const seeds = [...pit('A6').querySelectorAll('ellipse[fill^="url"]')].map((each) => each.getBoundingClientRect());
      for (const badge of shown) {
        const { bottom } = badge.getBoundingClientRect();
        expect(bottom).toBeLessThan(count.top);
        expect(Math.max(...seeds.map((seed) => seed.bottom))).toBeGreaterThan(bottom);
      }
    },
  );

  it('badges show rank by more than colour, with the way of their move', () => {
    mount('kujifunza', LATE, {
      badges: [
        { pit: { side: 'S', index: 0 }, direction: 'R', safari: false, text: '+3.1', rank: 0, kind: 'best' },
        { pit: { side: 'S', index: 14 }, direction: 'L', safari: false, text: '−2.0', rank: 1, kind: 'other' },
      ],
    });
    expect([...document.querySelectorAll('.bao-badge')].map((badge) => badge.textContent)).toEqual(['+3.1▸', '◂−2.0']);
  });
});

describe('the editor', () => {
  it('adds by click, takes by shift-click, right click and minus, sets by typing', async () => {
    const edits: string[] = [];
    mount('kiswahili', START, {
      onEdit: (target, change) =>
        edits.push(
          `${'ghala' in target ? `ghala ${target.ghala}` : target.side + target.index} ${JSON.stringify(change)}`,
        ),
    });
    await userEvent.click(pit('A1'));
    await userEvent.click(pit('A6'), { modifiers: ['Shift'] });
    await userEvent.click(pit('A6'), { button: 'right' });
    await userEvent.click(pit('A2'), { button: 'right' });
    pit('A3').focus();
    await userEvent.keyboard('12');
    pit('A7').focus();
    await userEvent.keyboard('-');
    await userEvent.click(document.querySelector('[data-store="N"]')!);
    expect(edits).toEqual([
      'S0 {"delta":1}',
      'S5 {"delta":-1}',
      'S5 {"delta":-1}',
      'S2 {"set":1}',
      'S2 {"set":12}',
      'S6 {"delta":-1}',
      'ghala N {"delta":1}',
    ]);
    expect(countOf('A2')).toBe('0');
  });

  it('a drag carries one seed from pit to pit', async () => {
    const edits: string[] = [];
    mount('kiswahili', START, {
      onEdit: (target, change) => edits.push(`${JSON.stringify(target)} ${JSON.stringify(change)}`),
    });
    await userEvent.dragAndDrop(pit('A5'), pit('A1'));
    expect(edits).toEqual(['{"side":"S","index":4} {"delta":-1}', '{"side":"S","index":0} {"delta":1}']);
  });
});
