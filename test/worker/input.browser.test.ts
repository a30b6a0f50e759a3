/** The searching threads stand still while the page answers its user. */
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { holdAtInput } from '../../web/engine/input.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('a click and a key hold the search before the page hears of them, and let it go once the answer is on the screen', async () => {
  const happened: string[] = [];
  const button = document.createElement('button');
  button.textContent = 'press';
  document.body.append(button);
  button.addEventListener('click', () => {
    happened.push('answered');
    requestAnimationFrame(() => happened.push('drawn'));
  });
  const leave = holdAtInput((ms) => happened.push(ms > 0 ? 'held' : 'let go'));
  await userEvent.click(button);
  await expect.poll(() => happened.at(-1)).toBe('let go');
  // The pointer going down, coming up, then the click.
  expect(happened).toEqual(['held', 'held', 'held', 'answered', 'drawn', 'let go']);
  happened.length = 0;
  button.blur();
  await userEvent.keyboard('x');
  await expect.poll(() => happened).toEqual(['held', 'let go']);
  happened.length = 0;
  // From the press to its end, though frames are drawn meanwhile; then it may go on, if no click comes of it.
  dispatchEvent(new PointerEvent('pointerdown'));
  await sleep(150);
  expect(happened).toEqual(['held']);
  dispatchEvent(new PointerEvent('pointercancel'));
  await expect.poll(() => happened).toEqual(['held', 'held', 'let go']);
  happened.length = 0;
  // A key kept down: the engine follows as well as it can.
  dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', repeat: true }));
  expect(happened).toEqual([]);
  leave();
  expect(happened).toEqual(['let go']);
  await userEvent.click(button);
  await sleep(200);
  expect(happened).toEqual(['let go', 'answered', 'drawn']);
  button.remove();
});
