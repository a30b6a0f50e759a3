/** What axe finds on a page of the built app. */
import axe from 'axe-core';
import type { Page } from 'playwright';
import { atRest } from './harness.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * Once the page has come to rest: WCAG 2.2 A and AA, and axe's own best practices; or the colours only, for the second theme; or all but the colours (the
 * slow part), for the languages. And, of fields, what Chromium's own tools note anew whenever one is drawn: neither id nor name.
 */
export async function findings(page: Page, what: 'all' | 'colours' | 'texts' = 'all'): Promise<string[]> {
  await atRest(page);
  // Once into each document, and run there. (The page has no frames of its own; with one axe would find that it was left out.)
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (which) => {
    const { violations } = await window.axe!.run(document, {
      resultTypes: ['violations'],
      ...(which === 'colours' && { runOnly: ['color-contrast'] }),
      // The size of targets is WCAG 2.2 AA, but axe looks at it only where it is asked to.
      ...(which !== 'colours' && {
        rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: which === 'all' } },
      }),
    });
    return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ html }) => html) }));
  }, what);
  const nameless = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ id, name }) => id === '' && name === '')
      .map(({ outerHTML }) => outerHTML),
  );
  return [
    ...violations.map(({ id, places }) => `${id}: ${places.map((html) => html.slice(0, 200)).join(' | ')}`),
    ...nameless.map((html) => `a field with neither id nor name: ${html.slice(0, 200)}`),
  ];
}
