// Bundles a TypeScript entry for Node, which reads no TypeScript in version 20: `bundle(entry)` returns the folder that holds
// entry.mjs and, beside it, node-worker.mjs, the search thread that programs with an engine start. One folder for each
// state of the sources, so that a program that runs keeps its files while another is built.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const WORKER = 'worker/node-worker.ts';
const DAY = 86_400_000;

/** Path, size and time of every source: cheap to take, changes with any edit. */
function stateOfSources(entry) {
  const hash = createHash('sha256').update(entry);
  const add = (file) => {
    const { mtimeMs, size } = fs.statSync(path.join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  };
  add('package-lock.json');
  add(entry);
  const own = path.dirname(entry).split('/')[0];
  for (const folder of new Set(['web', 'worker', 'bench', own].filter((each) => each !== '.'))) {
    for (const file of fs.readdirSync(path.join(root, folder), { recursive: true }).sort()) {
      if (/\.(ts|tsx|json|mjs)$/.test(file)) add(`${folder}/${file}`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Old bundles of the same entry, unless a program started today may still want them. */
function sweep(folder, name, keep) {
  for (const other of fs.readdirSync(folder)) {
    if (!other.startsWith(`${name}-`) || other === keep) continue;
    const place = path.join(folder, other);
    if (Date.now() - fs.statSync(place).mtimeMs > DAY) fs.rmSync(place, { recursive: true, force: true });
  }
}

/** @param {string} entry path from the project's root @returns {Promise<string>} absolute path of the folder */
export async function bundle(entry) {
  const name = entry.replace(/\.ts$/, '').replaceAll(/[\\/]/g, '-');
  const parent = path.join(root, 'build/node');
  const folder = path.join(parent, `${name}-${stateOfSources(entry)}`);
  if (fs.existsSync(folder)) return folder;
  const { build } = await import('vite');
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  // Built beside and moved into place: two commands may start at once.
  const fresh = path.join(parent, `.${name}.${process.pid}`);
  const { NODE_ENV } = process.env;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __VERSION__: JSON.stringify(version) },
    ssr: { noExternal: true, external: ['playwright', 'vite'] },
    build: {
      ssr: true,
      outDir: fresh,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: { entry: path.resolve(root, entry), 'node-worker': path.resolve(root, WORKER) },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  // Vite sets it to what it builds for; a program that was bundled just now is not to see another world than one bundled before.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  try {
    fs.renameSync(fresh, folder);
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true });
    if (!fs.existsSync(folder)) throw error;
  }
  sweep(parent, name, path.basename(folder));
  return folder;
}
