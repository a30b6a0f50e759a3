/** The tables that are loaded on demand, in every language: complete, with the same parameters, terms and plural forms. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ct } from '../../web/i18n/command/index.ts';
import { LANGUAGES, type LanguageId, setLanguage } from '../../web/i18n/index.ts';
import type { Plural } from '../../web/i18n/messages.ts';
import { COMMAND_NAMES, understand, wordsFor } from '../../web/state/commandWords.ts';

type Table = Readonly<Record<string, string | Plural>>;

const folder = path.resolve(import.meta.dirname, '../../web/i18n');
/** Each folder of texts is one table, with a file named after each language. */
const TABLES = fs
  .readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const ids = (Object.keys(LANGUAGES) as LanguageId[]).filter((id) => id !== 'en');

async function tableOf(name: string, id: string): Promise<Table> {
  const module: Record<string, Table> = await import(`../../web/i18n/${name}/${id}.ts`);
  const table = module[id];
  if (table === undefined) throw new Error(`web/i18n/${name}/${id}.ts does not export "${id}"`);
  return table;
}

const forms = (entry: string | Plural): string[] => (typeof entry === 'string' ? [entry] : Object.values({ ...entry }));
const unique = (found: Iterable<string>): string[] => [...new Set(found)].sort();
const holes = (text: string): string[] => unique(text.match(/\{\w+\}/g) ?? []);
const terms = (text: string): string[] => unique([...text.matchAll(/\[\[(\w+)/g)].map((match) => match[1] ?? ''));

describe.each(TABLES)('the texts of %s', (name) => {
  it.each(ids)('have in %s the keys, parameters, terms and paragraphs of the English ones', async (id) => {
    const [english, table] = await Promise.all([tableOf(name, 'en'), tableOf(name, id)]);
    expect(Object.keys(table).sort()).toEqual(Object.keys(english).sort());
    for (const [key, entry] of Object.entries(english)) {
      const translated = table[key] ?? '';
      expect(typeof translated, key).toBe(typeof entry);
      expect(holes(forms(translated).join(' ')), key).toEqual(holes(forms(entry).join(' ')));
      if (typeof entry !== 'string' || typeof translated !== 'string') continue;
      expect(terms(translated), key).toEqual(terms(entry));
      expect(translated.split('\n').length, key).toBe(entry.split('\n').length);
    }
    for (const form of Object.values(table).flatMap(forms)) {
      expect(form, form).toBe(form.trim());
      expect(form).not.toBe('');
      // A stray brace, a doubled space, a bracket that marks no term.
      expect(form.replace(/\{\w+\}/g, 'x').replace(/\[\[\w+(\|[^\]]+)?\]\]/g, 'x'), form).not.toMatch(/[{}[\]]| {2}/);
    }
  });

  it.each(ids)('have in %s the plural forms that it tells apart', async (id) => {
    const categories = new Intl.PluralRules(id).resolvedOptions().pluralCategories;
    for (const [key, entry] of Object.entries(await tableOf(name, id))) {
      if (typeof entry !== 'string') expect(Object.keys(entry).sort(), key).toEqual([...categories].sort());
    }
  });
});

describe('typed commands', () => {
  it.each(Object.keys(LANGUAGES) as LanguageId[])('mean one thing each in %s', async (id) => {
    globalThis.document = { documentElement: {} } as Document;
    await setLanguage(id);
    await expect.poll(() => ct('title') === 'Command field').toBe(id === 'en');
    for (const name of COMMAND_NAMES) {
      for (const word of wordsFor(name)) {
        const wanted = name === 'goTo' ? { kind: 'goTo', ply: 12 } : { kind: 'command', name };
        const said = name === 'goTo' ? `${word} 12` : word;
        expect(understand(said), said).toEqual(wanted);
        expect(understand(` ${said.toUpperCase()} `), said).toEqual(wanted);
      }
    }
    expect(understand('A5R')).toEqual({ kind: 'other' });
    expect(understand('go to')).toEqual({ kind: 'goTo', ply: null });
  });
});
