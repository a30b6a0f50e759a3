import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** For each folder the places its files may import from (besides itself and packages). The longest match counts. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  assembly: [],
  'web/rules': [],
  worker: ['web/rules', 'build', 'bench'],
  'web/engine': ['web/rules', 'worker', 'build'],
  'web/board': ['web/rules'],
  'web/state': ['web/rules', 'web/engine', 'worker', 'web/i18n', 'web/board', 'web/games', 'bench'],
  'web/i18n': ['web/rules'],
  'web/learn': ['web/rules', 'web/i18n'],
  'web/panels': [
    'web/rules',
    'web/engine',
    'worker',
    'web/state',
    'web/board',
    'web/i18n',
    'web/learn',
    'web/games',
    'bench',
  ],
  'web/pages': [
    'web/rules',
    'web/engine',
    'worker',
    'web/state',
    'web/board',
    'web/i18n',
    'web/learn',
    'web/panels',
    'web/games',
    'bench',
  ],
  bench: ['web/rules', 'web/engine', 'web/trusted.ts', 'worker', 'build', 'test/browser.mjs'],
};

const PACKAGES: Record<string, readonly string[]> = {
  assembly: ['assemblyscript'],
  'web/rules': [],
  'web/board': ['preact'],
  'web/state': ['@preact/signals', 'comlink'],
  'web/engine': ['comlink'],
  worker: ['comlink', 'node'],
};

function sources(folder: string): string[] {
  return (fs.readdirSync(path.join(root, folder), { recursive: true }) as string[])
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => path.join(folder, file));
}

function importsOf(file: string): string[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const found = [
    ...text.matchAll(/^(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]/gm),
    ...text.matchAll(/^import\s*['"]([^'"]+)['"]/gm),
    ...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g),
  ];
  return found.map((match) => match[1] ?? '');
}

describe('imports point one way', () => {
  for (const [folder, allowed] of Object.entries(MAY_IMPORT)) {
    it(`${folder} imports only ${['itself', ...allowed].join(', ')}`, () => {
      const deeper = Object.keys(MAY_IMPORT).filter((other) => other.startsWith(`${folder}/`));
      const wrong: string[] = [];
      const files = sources(folder).filter((file) => !deeper.some((other) => file.startsWith(`${other}/`)));
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) {
        for (const name of importsOf(file)) {
          if (name.startsWith('.')) {
            const target = path.relative(root, path.resolve(root, path.dirname(file), name));
            const fine = [folder, ...allowed].some((place) => target === place || target.startsWith(`${place}/`));
            if (!fine && target !== 'package.json') wrong.push(`${file} imports ${target}`);
          } else {
            const packages = PACKAGES[folder];
            const fine =
              !packages || packages.some((p) => name === p || name.startsWith(`${p}/`) || name.startsWith(`${p}:`));
            if (!fine && folder !== 'assembly') wrong.push(`${file} imports the package ${name}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  }

  it('the reference model and the engine share no code: each imports from its own folder only', () => {
    for (const folder of ['assembly', 'web/rules']) {
      for (const file of sources(folder).filter((name) => name.endsWith('.ts'))) {
        for (const name of importsOf(file)) expect(name, file).toMatch(/^\.\//);
      }
    }
  });
});
