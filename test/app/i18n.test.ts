import { describe, expect, it } from 'vitest';
import { en } from '../../web/i18n/en.ts';
import { formatCompact, formatSigned, LANGUAGES, preferredLanguage, t } from '../../web/i18n/index.ts';
import type { MessageKey, Plural } from '../../web/i18n/messages.ts';

const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
const forms = (message: string | Plural): string[] =>
  typeof message === 'string' ? [message] : Object.values({ ...message });
const keys = Object.keys(en) as MessageKey[];

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('the messages in %s', (id) => {
  it('are the same keys, with the same parameters in each form, and none is empty', async () => {
    const messages = await LANGUAGES[id].load();
    expect(Object.keys(messages).sort()).toEqual([...keys].sort());
    for (const key of keys) {
      const wanted = [...new Set(forms(en[key]).flatMap(holes))];
      for (const form of forms(messages[key])) {
        expect(form.trim(), key).not.toBe('');
        for (const hole of holes(form)) expect(wanted, `${key}: ${form}`).toContain(hole);
        if (typeof en[key] === 'string') expect([...new Set(holes(form))], `${key}: ${form}`).toEqual(wanted.sort());
      }
    }
  });

  it('have the plural forms that the language tells apart', async () => {
    const messages = await LANGUAGES[id].load();
    const categories = new Intl.PluralRules(id).resolvedOptions().pluralCategories;
    for (const key of keys) {
      const message = messages[key];
      if (typeof message === 'string') continue;
      for (const category of categories) expect(Object.keys(message), `${key} lacks "${category}"`).toContain(category);
    }
  });
});

describe('a message', () => {
  it('takes its parameters and its plural form', () => {
    expect(t('score.wins', { side: 'North', n: 7 })).toBe('North wins in 7');
    expect(t('library.plies', { n: 1 })).toBe('1 ply');
    expect(t('library.plies', { n: 90 })).toBe('90 plies');
  });

  it('shows numbers as the language writes them', () => {
    expect(formatCompact(1_234_567)).toBe('1.23M');
    expect(formatSigned(0.44)).toBe('+0.4');
    expect(formatSigned(0)).toBe('0.0');
  });
});

describe("the browser's language", () => {
  it('comes first, whatever its region', () => {
    expect(preferredLanguage(['sw-KE', 'en'])).toBe('sw');
    expect(preferredLanguage(['xx', 'sw'])).toBe('sw');
    expect(preferredLanguage(['constructor', 'xx'])).toBe('en');
  });

  it('is known by its older tags too, and each language is named in itself', () => {
    expect(preferredLanguage(['tl-PH', 'en'])).toBe('fil');
    expect(preferredLanguage(['mo'])).toBe('ro');
    for (const [id, { name }] of Object.entries(LANGUAGES)) {
      const own = new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? '';
      expect(name.toLowerCase()).toBe(own.toLowerCase());
    }
  });
});
