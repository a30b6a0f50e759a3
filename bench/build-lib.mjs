// Builds what `npm pack` ships into build/lib: the rules, the engine for pages (web/) and for Node (node/) with the `bingwa`
// command, and their types. The WASM files stay where `npm run wasm` puts them, in build/.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = path.join(root, 'build/lib');
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));

/** Where the engine's files are found differs between page, package and Node: parts.ts is exchanged. */
const exchangeParts = (replacement) => ({
  name: 'exchange-parts',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './parts.ts' && importer?.endsWith('web/engine/engine.ts')
      ? path.join(root, 'web/engine', replacement)
      : undefined,
});

/** Vite's own handling of workers and assets is for applications; an SSR build leaves `new URL(...)` to the user's bundler. */
const bundle = (folder, input, { target, plugins = [], extension = 'js' }) =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    define: { __VERSION__: JSON.stringify(version) },
    ssr: { noExternal: true, target },
    build: {
      ssr: true,
      outDir: path.join(out, folder),
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, path.join(root, file)])),
        output: { entryFileNames: `[name].${extension}`, chunkFileNames: `[name]-[hash].${extension}` },
      },
    },
  });

/** A relative import in a declaration, its path without `.ts` in the group. */
const IMPORT = /(?:from\s*|import\()['"](\.[^'"]+)\.ts['"]/g;

function types() {
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', path.join(root, 'bench/tsconfig.lib.json')],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('the types of the package could not be made');
  const wanted = new Set();
  const follow = (file) => {
    if (wanted.has(file)) return;
    wanted.add(file);
    const text = fs.readFileSync(file, 'utf8');
    for (const [, name] of text.matchAll(IMPORT)) follow(path.resolve(path.dirname(file), `${name}.d.ts`));
    fs.writeFileSync(
      file,
      text.replace(IMPORT, (all) => all.replace(/\.ts(?=['"]$)/, '.js')),
    );
  };
  for (const entry of ['web/rules/index.d.ts', 'web/engine/index.d.ts']) follow(path.join(out, 'types', entry));
  // What no entry leads to is the inside of the engine, and would ask for packages that are bundled.
  for (const file of fs.readdirSync(path.join(out, 'types'), { recursive: true })) {
    const place = path.join(out, 'types', file);
    if (file.endsWith('.d.ts') && !wanted.has(place)) fs.rmSync(place);
  }
}

for (const file of ['engine.wasm', 'engine.mt.wasm', 'engine.scalar.wasm'])
  if (!fs.existsSync(path.join(root, 'build', file))) throw new Error(`no build/${file}: run "npm run wasm" first`);
fs.rmSync(out, { recursive: true, force: true });
await bundle('rules', { index: 'web/rules/index.ts' }, { target: 'webworker' });
await bundle(
  'web',
  { engine: 'web/engine/index.ts', 'search-worker': 'worker/search.worker.ts' },
  { target: 'webworker', plugins: [exchangeParts('parts-package.ts')] },
);
await bundle(
  'node',
  { engine: 'web/engine/index.ts', 'node-worker': 'worker/node-worker.ts', ugi: 'worker/ugi-main.ts' },
  { target: 'node', plugins: [exchangeParts('parts-node.ts')], extension: 'mjs' },
);
fs.writeFileSync(path.join(out, 'node/bin.mjs'), "#!/usr/bin/env node\nimport './ugi.mjs';\n", { mode: 0o755 });
types();
