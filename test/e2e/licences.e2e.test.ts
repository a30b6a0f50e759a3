/** The list of the settings names everything that is in the built files, with the licence its package states. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LICENCES_FILE, SHIPPED } from '../../web/state/licences.ts';
import { dist } from './harness.ts';

const root = path.resolve(import.meta.dirname, '../..');
const manifest = (folder: string) => JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Packages whose files the source maps of the build name. */
function packagesInMaps(): Set<string> {
  const found = new Set<string>();
  for (const file of fs.readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.map'))) {
    const { sources } = JSON.parse(fs.readFileSync(path.join(dist, 'assets', file), 'utf8')) as { sources: string[] };
    for (const source of sources) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
      if (name) found.add(name);
    }
  }
  return found;
}

it('names every package in the built scripts, and every dependency', () => {
  const names = new Set(SHIPPED.map(({ name }) => name));
  const inMaps = packagesInMaps();
  expect(inMaps.size).toBeGreaterThan(2);
  for (const name of [...inMaps, ...Object.keys(manifest(root).dependencies ?? {})])
    expect(names, name).toContain(name);
});

it('states the licence of each package as it does itself, and holds its text', () => {
  const text = fs.readFileSync(path.join(dist, LICENCES_FILE), 'utf8');
  for (const { name, licence } of SHIPPED) {
    const folder = path.join(root, 'node_modules', name);
    expect(manifest(folder).license, name).toBe(licence);
    expect(text).toContain(fs.readFileSync(path.join(folder, 'LICENSE'), 'utf8').trim());
  }
  expect(text).toContain(fs.readFileSync(path.join(root, 'LICENSE'), 'utf8').trim());
});
