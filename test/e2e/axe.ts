/** What axe finds on a page of the built app. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/**
 * WCAG 2.2 A and AA, and axe's own best practices; or the colours only, for the second theme; or all but the colours (the
 * slow part), for the languages.
 */
export async function findings(page: Page, what: 'all' | 'colours' | 'texts' = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (what === 'colours') axe.withRules(['color-contrast']);
  if (what === 'texts') axe.disableRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((each) => each.html.slice(0, 200)).join(' | ')}`);
}
