// Runs a TypeScript entry in Node: `node bench/run-ts.mjs <entry.ts> [arguments]`. Node 20 reads no TypeScript, so the
// entry and every worker it names are bundled with Vite into build/node/, once for each state of the sources.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [entry, ...rest] = process.argv.slice(2);
if (!entry) {
  console.error('usage: node bench/run-ts.mjs <entry.ts> [arguments]');
  process.exit(2);
}

/** Path, size and time of every source: cheap to take, changes with any edit. */
function stateOfSources() {
  const hash = createHash('sha256').update(entry);
  for (const folder of ['web', 'worker', 'bench']) {
    for (const file of fs.readdirSync(path.join(root, folder), { recursive: true }).sort()) {
      if (!/\.(ts|tsx|json|mjs)$/.test(file)) continue;
      const { mtimeMs, size } = fs.statSync(path.join(root, folder, file));
      hash.update(`${folder}/${file} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const name = entry.replace(/\.ts$/, '').replaceAll(/[\\/]/g, '-');
const folder = path.join(root, 'build/node', name);
const stamp = path.join(folder, 'state');
const state = stateOfSources();
if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== state) {
  const { build } = await import('vite');
  // Built beside and moved into place: two commands may start at once.
  const fresh = `${folder}.${process.pid}`;
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __VERSION__: JSON.stringify(version) },
    ssr: { noExternal: true },
    build: {
      ssr: path.resolve(root, entry),
      outDir: fresh,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  });
  fs.writeFileSync(path.join(fresh, 'state'), state);
  fs.rmSync(folder, { recursive: true, force: true });
  try {
    fs.renameSync(fresh, folder);
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true });
    if (!fs.existsSync(stamp)) throw error;
  }
}
process.argv = [process.argv[0], path.join(folder, 'entry.mjs'), ...rest];
await import(pathToFileURL(process.argv[1]).href);
