import { expect, it } from 'vitest';
import type { Plural } from '../../web/i18n/messages.ts';
import { en } from '../../web/i18n/tools/en.ts';
import { sw } from '../../web/i18n/tools/sw.ts';

const forms = (entry: string | Plural): string[] => (typeof entry === 'string' ? [entry] : Object.values({ ...entry }));
const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

it.each(Object.keys(en) as (keyof typeof en)[])('%s has the same parameters in Kiswahili', (key) => {
  const wanted = holes(forms(en[key]).join(' '));
  expect(holes(forms(sw[key]).join(' '))).toEqual(wanted);
  for (const form of forms(sw[key])) expect(form.trim()).not.toBe('');
});
