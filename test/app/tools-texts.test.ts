import { expect, it } from 'vitest';
import { setLanguage } from '../../web/i18n/index.ts';
import { en } from '../../web/i18n/tools/en.ts';
import { tt } from '../../web/i18n/tools/index.ts';
import { sw } from '../../web/i18n/tools/sw.ts';

type Entry = string | Readonly<Record<string, string>>;
const forms = (entry: Entry): string[] => (typeof entry === 'string' ? [entry] : Object.values(entry));
const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

it.each(Object.keys(en) as (keyof typeof en)[])('%s has the same parameters in Kiswahili', (key) => {
  const wanted = holes(forms(en[key]).join(' '));
  expect(holes(forms(sw[key]).join(' '))).toEqual(wanted);
  for (const form of forms(sw[key])) expect(form.trim()).not.toBe('');
});

it('a table on demand stands in English until the page’s language has arrived', async () => {
  expect(tt('report.progress', { done: 3, total: 10 })).toBe('3 of 10 positions');
  expect(tt('report.partial', { n: 1 })).toBe('1 move is not evaluated.');
  await setLanguage('sw');
  await expect.poll(() => tt('report.progress', { done: 3, total: 10 })).toBe('Hali 3 kati ya 10');
  await setLanguage('en');
  expect(tt('play.hint')).toBe('Hint');
});
