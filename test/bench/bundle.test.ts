import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

it('a program sees the same environment whether it was bundled just now or before', () => {
  // Not below build/: what is bundled there changes with every bundle.
  const name = `.environment-${process.pid}`;
  const entry = path.join(root, `${name}.ts`);
  const { NODE_ENV: _, ...env } = process.env;
  const run = () => execFileSync('node', ['bench/run-ts.mjs', `${name}.ts`], { cwd: root, env, encoding: 'utf8' });
  fs.writeFileSync(entry, 'console.log(Object.keys(process.env).sort().join());');
  try {
    const [first, second] = [run(), run()];
    expect(first.split(',')).toContain('PATH');
    expect(first).toBe(second);
  } finally {
    fs.rmSync(entry);
    const bundles = path.join(root, 'build/node');
    for (const folder of fs.existsSync(bundles) ? fs.readdirSync(bundles) : [])
      if (folder.startsWith(`${name}-`)) fs.rmSync(path.join(bundles, folder), { recursive: true });
  }
});
