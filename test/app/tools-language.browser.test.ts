import { expect, it } from 'vitest';
import { setLanguage } from '../../web/i18n/index.ts';
import { tt } from '../../web/i18n/tools/index.ts';

it('a table on demand stands in English until the page’s language has arrived', async () => {
  expect(tt('report.progress', { done: 3, total: 10 })).toBe('3 of 10 positions');
  expect(tt('report.partial', { n: 1 })).toBe('1 move is not evaluated.');
  await setLanguage('sw');
  await expect.poll(() => tt('report.progress', { done: 3, total: 10 })).toBe('Hali 3 kati ya 10');
  await setLanguage('en');
  expect(tt('play.hint')).toBe('Hint');
});
