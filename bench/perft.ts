/** `npm run perft -- [--variant v[+switch=value]...] [--position "<six fields>"] <depth>`: leaves per move, total, time, moves made per second. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { EngineHost } from '../worker/host.ts';
import type { RulesSpec } from '../worker/protocol.ts';

const USAGE = 'usage: perft [--variant kiswahili[+takasia=false]...] [--position "<six fields>"] <depth 1 to 24>';

function rulesSpec(text: string): RulesSpec {
  const [variant = '', ...switches] = text.split('+');
  const entries = switches.map((item): [string, boolean | number] => {
    const [name = '', value = 'true'] = item.split('=');
    return [name, /^\d+$/.test(value) ? Number(value) : value === 'true'];
  });
  return { variant, switches: Object.fromEntries(entries) };
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { variant: { type: 'string', default: 'kiswahili' }, position: { type: 'string' } },
    allowPositionals: true,
  });
  const depth = Number(positionals[0]);
  if (!Number.isInteger(depth) || depth < 1 || depth > 24) fail(USAGE);
  const wasm = await WebAssembly.compile(readFileSync(path.resolve('build/engine.wasm')));
  const host = await EngineHost.create(wasm, EngineHost.createMemory(1, false).memory, 0);
  const problem = host.setRules(rulesSpec(values.variant)) ?? (values.position && host.setPosition(values.position));
  if (problem) fail(problem);
  host.perft(Math.min(depth, 6));
  const started = performance.now();
  const divided = host.divide(depth);
  const seconds = (performance.now() - started) / 1000;
  // Inner levels are moves made too: divide by depth to get them all.
  let made = 0n;
  for (let d = 1; d < depth; d++) made += host.perft(d);
  const total = divided.reduce((sum, [, leaves]) => sum + leaves, 0n);
  for (const [move, leaves] of divided) console.log(`${move}: ${leaves}`);
  const rate = Number(made + total) / seconds / 1e6;
  console.log(`nodes ${total}`);
  console.log(`time ${Math.round(seconds * 1000)} ms`);
  console.log(`moves ${made + total}, ${rate.toFixed(1)} million a second`);
}

await main();
