import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LATE, mount, pit, SAFARI, START, TAKASIA, unmount } from './host.tsx';

afterEach(unmount);

const box = (element: Element | null) => {
  if (!element) throw new Error('not on the board');
  return element.getBoundingClientRect();
};

describe('axe finds nothing', () => {
  for (const theme of ['wood', 'plain'] as const) {
    for (const scheme of ['light', 'dark'] as const) {
      it(`${theme}, ${scheme}: at rest, choosing, asking, editing`, async () => {
        const check = async (root: HTMLElement) => {
          if (scheme === 'dark') document.documentElement.dataset.theme = 'dark';
          const { violations } = await axe.run(root, {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
          });
          expect(violations.map((found) => `${found.id}: ${found.nodes[0]?.html}`)).toEqual([]);
        };
        await check(mount('kiswahili', TAKASIA, { theme }).root);
        const { root } = mount('kiswahili', SAFARI, { theme });
        await userEvent.click(pit('A8'));
        await check(root);
        await userEvent.click(document.querySelector('.bao-choice button')!);
        await check(root);
        await check(mount('kiswahili', START, { theme, onEdit: () => {} }).root);
      });
    }
  }
});

describe('it fits', () => {
  for (const width of [320, 360, 600, 1000]) {
    it(`${width} px: nothing sticks out, numerals and targets are large enough, nothing moves`, async () => {
      const { root } = mount('kiswahili', SAFARI, {}, width);
      const before = box(root);
      expect(root.scrollWidth).toBeLessThanOrEqual(width);
      for (const button of root.querySelectorAll('.bao-pit')) {
        const { width: w, height: h } = box(button);
        expect(w).toBeGreaterThanOrEqual(width < 360 ? 37 : 40);
        expect(h).toBeGreaterThanOrEqual(44);
      }
      for (const number of root.querySelectorAll('.bao-count')) {
        expect(Number.parseFloat(getComputedStyle(number).fontSize)).toBeGreaterThanOrEqual(13);
      }
      for (const name of ['A2', 'A8']) {
        await userEvent.click(pit(name));
        for (const arrow of root.querySelectorAll('.bao-choice button')) {
          const { width: w, height: h, left, right } = box(arrow);
          expect(Math.min(w, h)).toBeGreaterThanOrEqual(44);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width + 1);
        }
      }
      await userEvent.click(root.querySelector('.bao-choice button')!);
      for (const button of root.querySelectorAll('.bao-ask button:not(.bao-cancel)')) {
        expect(box(button).height).toBeGreaterThanOrEqual(44);
      }
      expect(box(root.querySelector('.bao-ask')).right).toBeLessThanOrEqual(width);
      expect(box(root)).toEqual(before);
    });
  }

  it('the ghala lie at the ends of a wide board, above and below on a phone', () => {
    const centre = (side: string) => {
      const { x, y, width, height } = box(document.querySelector(`[data-store="${side}"]`));
      return { x: x + width / 2, y: y + height / 2 };
    };
    mount('kiswahili', START, {}, 900);
    expect(centre('N').x).toBeLessThan(box(pit('A1')).left);
    expect(centre('S').x).toBeGreaterThan(box(pit('A8')).right);
    mount('kiswahili', START, {}, 360);
    expect(centre('N').y).toBeLessThan(box(pit('b8')).top);
    expect(centre('S').y).toBeGreaterThan(box(pit('B1')).bottom);
  });

  it('up to twelve seeds are drawn one by one', () => {
    mount('kujifunza', LATE);
    const drawnIn = (name: string) => pit(name).querySelectorAll('ellipse[fill^="url"]').length;
    expect([drawnIn('b5'), drawnIn('A2'), drawnIn('A1')]).toEqual([6, 0, 2]);
  });
});
