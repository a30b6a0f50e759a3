/** Pages in a real browser: drawn, found by role and name, checked by axe. */
import axe from 'axe-core';
import { type ComponentType, render } from 'preact';
import { expect } from 'vitest';
import '../../web/app.css';

let root: HTMLElement | null = null;

export function show(Page: ComponentType): HTMLElement {
  hide();
  document.documentElement.lang = 'en';
  document.documentElement.dataset.theme = 'light';
  root = document.createElement('div');
  root.id = 'app';
  document.body.append(root);
  render(<Page />, root);
  return root;
}

export function hide(): void {
  if (root === null) return;
  render(null, root);
  root.remove();
  root = null;
}

/** Violations as "rule: element", none expected. */
export async function axeFindings(): Promise<string[]> {
  const { violations } = await axe.run(root ?? document.body, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

export const text = (): string => root?.textContent ?? '';

/** Waits until the page says what `pattern` matches. */
export const until = (pattern: RegExp, timeout = 20_000): Promise<void> =>
  expect.poll(text, { timeout, interval: 50 }).toMatch(pattern);
