// Runs a TypeScript entry in Node: `node bench/run-ts.mjs <entry.ts> [arguments]`.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const [entry, ...rest] = process.argv.slice(2);
if (!entry) {
  console.error('usage: node bench/run-ts.mjs <entry.ts> [arguments]');
  process.exit(2);
}
const program = path.join(await bundle(entry), 'entry.mjs');
process.argv = [process.argv[0], program, ...rest];
await import(pathToFileURL(program).href);
