/**
 * Compiles the engine: build/engine.wasm (plain memory), build/engine.mt.wasm (shared memory) and build/engine.scalar.wasm (plain
 * memory, no vector instructions, made of the first), and build/engine.debug.wasm when asked (`node assembly/build.mjs debug`);
 * build/laps.wasm, a program of its own for the benchmark of sowing. A target newer than all its sources is left alone. Runs
 * asc in this process, which takes a third of its command line's time.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILES = {
  release: 'engine.wasm',
  threads: 'engine.mt.wasm',
  scalar: 'engine.scalar.wasm',
  debug: 'engine.debug.wasm',
  laps: 'laps.wasm',
};
/** Has no thread, no host and no memory to share, so it takes nothing from asconfig.json. */
const LAPS = [
  ...['assembly/laps.ts', '--config', 'none', '--runtime', 'stub', '--enable', 'simd', '--noExportMemory'],
  ...[
    '--memoryBase',
    '9437184',
    '--initialMemory',
    '160',
    '--optimizeLevel',
    '3',
    '--shrinkLevel',
    '0',
    '--converge',
    '--noAssert',
  ],
];

const modified = (file) => (fs.existsSync(file) ? fs.statSync(file).mtimeMs : 0);

/** Builds the named targets; throws with the compiler's messages. */
export async function buildWasm(targets = ['release', 'threads', 'scalar', 'laps']) {
  const folder = path.join(ROOT, 'assembly');
  const sources = fs.readdirSync(folder).map((name) => path.join(folder, name));
  const newest = Math.max(...[...sources, path.join(ROOT, 'asconfig.json')].map(modified));
  for (const target of targets) {
    const name = FILES[target];
    if (!name) throw new Error(`unknown target ${target}, expected one of ${Object.keys(FILES).join(', ')}`);
    const file = path.join(ROOT, 'build', name);
    if (modified(file) >= newest) continue;
    const started = Date.now();
    // Under a name of its own, then renamed: nobody ever reads half a module, and several builds may run at once.
    const unfinished = `build/${process.pid}.${name}`;
    if (target === 'scalar') await lower(path.join(ROOT, unfinished));
    else await compile(target, unfinished);
    // A source saved while asc ran counts as newer.
    fs.utimesSync(path.join(ROOT, unfinished), started / 1000, started / 1000);
    fs.renameSync(path.join(ROOT, unfinished), file);
    const ms = Date.now() - started;
    console.error(`built build/${name}: ${fs.statSync(file).size} bytes in ${ms} ms`);
  }
}

// Loading the compiler takes most of a second, which commands with everything built need not wait for.

async function compile(target, outFile) {
  const { default: asc } = await import('assemblyscript/asc');
  const { error, stderr } = await asc.main(
    [
      ...(target === 'laps' ? LAPS : ['--config', 'asconfig.json', '--target', target]),
      ...['--baseDir', ROOT, '--outFile', outFile, '--noColors'],
    ],
    {},
  );
  if (error) throw new Error(`asc ${target} failed\n${stderr}`);
}

async function lower(outFile) {
  await buildWasm(['release']);
  const { scalarBuild } = await import('./scalar.mjs');
  fs.writeFileSync(outFile, scalarBuild(fs.readFileSync(path.join(ROOT, 'build', FILES.release))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildWasm(process.argv.length > 2 ? process.argv.slice(2) : undefined);
}
