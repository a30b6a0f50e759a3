/** What can be unfolded: made when it is unfolded for the first time, by pointer or key, and kept from then on. */
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Fold } from '../../web/panels/controls.tsx';

let root: HTMLElement;
let made: number;

function Inside() {
  made += 1;
  return <p>inside</p>;
}

const show = (open?: boolean) =>
  render(
    <Fold summary="Settings" class="folded" {...(open === undefined ? {} : { open })}>
      <Inside />
    </Fold>,
    root,
  );
const summary = () => root.querySelector('summary')!;
const seen = () => root.querySelector('p')?.checkVisibility() ?? false;

beforeEach(() => {
  made = 0;
  root = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  render(null, root);
  root.remove();
});

describe('a fold', () => {
  it('makes nothing until it is unfolded', async () => {
    show();
    show();
    expect(made).toBe(0);
    expect(root.querySelector('p')).toBeNull();
    await userEvent.click(summary());
    await expect.poll(seen).toBe(true);
  });

  it('is unfolded by the keyboard', async () => {
    show();
    summary().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(seen).toBe(true);
  });

  it('keeps what is inside, with what was typed there, when it is folded and unfolded again', async () => {
    show();
    await userEvent.click(summary());
    await expect.poll(seen).toBe(true);
    const inside = root.querySelector('p');
    await userEvent.click(summary());
    await expect.poll(seen).toBe(false);
    await userEvent.click(summary());
    await expect.poll(seen).toBe(true);
    expect(root.querySelector('p')).toBe(inside);
  });

  it('is unfolded from the first if it is told so, and as soon as it is told so', () => {
    show(true);
    expect(seen()).toBe(true);
    render(null, root);
    show(false);
    expect(seen()).toBe(false);
    show(true);
    expect(seen()).toBe(true);
  });
});
