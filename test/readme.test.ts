import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PUBLISHED } from '../bench/signature.ts';
import { en } from '../web/i18n/en.ts';
import { keysMarkdown } from '../web/state/keys.ts';

const root = path.resolve(import.meta.dirname, '..');
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('the README', () => {
  it('has the keys as the one table has them', () => {
    expect(readme).toContain(keysMarkdown((key) => String(en[key])).trim());
  });

  it('names only scripts that exist', () => {
    const named = [...readme.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  it('links only to files that exist', () => {
    const links = [...readme.matchAll(/\]\((?!http)([^)#]+)\)/g)].map((match) => match[1] ?? '');
    for (const link of links) expect(fs.existsSync(path.join(root, link)), link).toBe(true);
  });

  it('states the published signature', () => {
    expect(readme.replaceAll(/[ ,\u202f]/g, '')).toContain(String(PUBLISHED.full.nodes));
  });
});
