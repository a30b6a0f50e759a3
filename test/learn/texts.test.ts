import { describe, expect, it } from 'vitest';
import { en } from '../../web/i18n/learn/en.ts';
import type { LearnKey } from '../../web/i18n/learn/index.ts';
import { sw } from '../../web/i18n/learn/sw.ts';
import { TERMS } from '../../web/learn/background.ts';
import { paragraphs, richParts } from '../../web/learn/rich.ts';

const keys = Object.keys(en) as LearnKey[];
const params = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const terms = (text: string) => richParts(text).flatMap((part) => (typeof part === 'string' ? [] : [part.term]));

/** Names, numbers and Bao's own words are the same in every language. */
const SAME =
  /^(term\.\w+|rule\.(2\.1\.5|2\.6|3\.4|3\.5)|compare\.(kalah|oware|bao|nyumba|takasia)|tutorial\.(takasia|safari)\.title|rules\.kiswahili\.(takata|mtaji|mtajiTakata|takasia)\.title|rules\.kete\.takasia\.title)$/;

describe('the texts of the learning pages', () => {
  it('Swahili has every key, and each text takes the parameters of the English one', () => {
    expect(Object.keys(sw).sort()).toEqual([...keys].sort());
    expect(keys.filter((key) => params(sw[key]).join() !== params(en[key]).join())).toEqual([]);
  });

  it('no text is empty, has a stray brace or bracket, or doubled space', () => {
    for (const texts of [en, sw]) {
      const bad = keys.filter((key) => {
        const bare = texts[key].replace(/\{\w+\}/g, 'x').replace(/\[\[\w+(\|[^\]]+)?\]\]/g, 'x');
        return texts[key].trim() !== texts[key] || texts[key] === '' || /[{}[\]|]| {2}/.test(bare);
      });
      expect(bad).toEqual([]);
    }
  });

  it('every marked term is in the glossary, and both languages explain the same terms in a text', () => {
    for (const key of keys) expect(new Set(terms(sw[key])), key).toEqual(new Set(terms(en[key])));
  });

  it('no Swahili text was left in English', () => {
    expect(keys.filter((key) => sw[key] === en[key] && !SAME.test(key))).toEqual([]);
  });

  it('both languages break a text into the same paragraphs', () => {
    expect(keys.filter((key) => paragraphs(en[key]).length !== paragraphs(sw[key]).length)).toEqual([]);
  });

  it('each term of the glossary has a name and an explanation, and none is missing from the list', () => {
    const named = keys.flatMap((key) => /^term\.(\w+)$/.exec(key)?.[1] ?? []);
    expect([...TERMS].sort()).toEqual(named.sort());
    for (const id of TERMS) expect(sw[`term.${id}.text`].length).toBeGreaterThan(10);
  });

  it('a mark that names no term is refused', () => {
    expect(() => richParts('the [[kichwa]] and the [[kichwe]]')).toThrow('[[kichwe]] is not a term of the glossary');
  });
});
