// Before tests that open the built page: builds it if anything it is made of has changed since.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = [
  'assembly',
  'bench',
  'web',
  'worker',
  'asconfig.json',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];
/** What the build writes last. */
const LAST = path.join(root, 'dist', 'sw.js');

/** The latest change of a file, or of any below a folder, in milliseconds. */
function changed(name) {
  const file = path.join(root, name);
  const stat = fs.statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return fs
    .readdirSync(file, { recursive: true, withFileTypes: true })
    .reduce((latest, entry) => Math.max(latest, fs.statSync(path.join(entry.parentPath, entry.name)).mtimeMs), 0);
}

/** Throws if the build fails. */
export default function buildIfOld() {
  const built = fs.existsSync(LAST) ? fs.statSync(LAST).mtimeMs : 0;
  if (SOURCES.every((name) => changed(name) <= built)) return;
  const { status } = spawnSync('npm', ['run', '-s', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Within a test it is `test`, and the page would be built for development: larger, and with the places of its sources.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('the page could not be built');
}
