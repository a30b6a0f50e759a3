/** `npm run selfplay`: games of the engine against itself as training samples. Stopped at any time, it goes on where it was. */
import fs from 'node:fs';
import path from 'node:path';
import { EngineHost } from '../worker/host.ts';
import { loadModule } from '../worker/node-engine.ts';
import type { EvaluationName } from '../worker/protocol.ts';
import { helpText, numberOf, type OptionSpec, readOptions, switchesOf } from './options.ts';
import { blocksOf } from './samples.ts';
import { type SelfplaySettings, selfplayGame } from './selfplay.ts';
import { loadNetworkOf, loadWeights } from './weights-load.ts';

const SPECS: readonly OptionSpec[] = [
  { name: 'out', value: 'file', help: 'samples are appended here; settings stand in <file>.json' },
  { name: 'games', value: 'n', help: 'games of all shards together (default 1000)' },
  { name: 'shard', value: 'i/n', help: 'plays games i, i + n, i + 2n, ... only (default 0/1); merge by concatenation' },
  { name: 'seed', value: 'n', help: 'default 1' },
  { name: 'nodes', value: 'n', help: 'nodes a move (default 5000)' },
  { name: 'variant', value: 'name', help: 'default kiswahili' },
  { name: 'rule', value: 'name=value,..', help: 'house rules that differ from the preset' },
  { name: 'opening-plies', value: 'n', help: 'random plies at the start, or one more (default 8)' },
  { name: 'wander', value: 'n', help: 'random moves in a thousand afterwards (default 30)' },
  { name: 'evaluation', value: 'name', help: 'trained (default), tables, simple, material' },
  { name: 'tables', value: 'file', help: 'weights instead of the built-in ones' },
  { name: 'wasm', value: 'file', help: 'another build of the engine' },
  { name: 'help', help: 'this' },
];

/** The whole blocks of the file; a part of one left by a stop is cut off. Returns the games already played. */
function resume(out: string, settings: string): Set<number> {
  const side = `${out}.json`;
  if (!fs.existsSync(out)) {
    fs.mkdirSync(path.dirname(path.resolve(out)), { recursive: true });
    fs.writeFileSync(out, '');
    fs.writeFileSync(side, settings);
    return new Set();
  }
  const old = fs.existsSync(side) ? fs.readFileSync(side, 'utf8') : '';
  if (old !== settings) throw new Error(`${side} has other settings: choose another --out, or the same options`);
  const heads = blocksOf(fs.readFileSync(out));
  fs.truncateSync(out, heads.at(-1)?.end ?? 0);
  return new Set(heads.map((head) => head.game));
}

async function main(): Promise<void> {
  const { options } = readOptions(process.argv.slice(2), SPECS);
  if (options.has('help')) return console.log(helpText('npm run selfplay -- --out <file> [options]', SPECS));
  const out = options.get('out');
  if (!out) throw new Error('--out <file> is needed');
  const shard = /^(\d+)\/(\d+)$/.exec(options.get('shard') ?? '0/1');
  const [index, shards] = [Number(shard?.[1]), Number(shard?.[2])];
  if (!shard || !(index < shards)) throw new Error(`--shard ${options.get('shard')}: i/n with i below n expected`);
  const settings: SelfplaySettings = {
    rules: { variant: options.get('variant') ?? 'kiswahili', switches: switchesOf(options.get('rule')) },
    seed: numberOf(options, 'seed', 1),
    nodes: numberOf(options, 'nodes', 5000, 1),
    openingPlies: numberOf(options, 'opening-plies', 8, 0, 40),
    wander: numberOf(options, 'wander', 30, 0, 1000) / 1000,
    maxPlies: 400,
    options: { evaluation: (options.get('evaluation') ?? 'trained') as EvaluationName },
  };
  const games = numberOf(options, 'games', 1000, 1, 2 ** 31);
  const weights = options.has('tables') ? [options.get('tables')!] : [];
  const wasm = options.get('wasm');
  const known = { ...settings, shard: `${index}/${shards}`, weights: weights.map((file) => path.basename(file)) };
  const played = resume(out, `${JSON.stringify(known, null, 2)}\n`);
  const { memory } = EngineHost.createMemory(4, false);
  const module = wasm ? await WebAssembly.compile(fs.readFileSync(wasm)) : await loadModule(false);
  const host = await EngineHost.create(module, memory, 0);
  if (weights.length === 0) await loadNetworkOf(host, settings.rules.variant);
  for (const file of weights) loadWeights(host, fs.readFileSync(file));
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopped = true));
  const start = performance.now();
  let shown = start;
  let [done, samples] = [0, 0];
  for (let game = index; game < games && !stopped; game += shards) {
    if (played.has(game)) continue;
    const block = selfplayGame(host, settings, game);
    done++;
    if (block) {
      fs.appendFileSync(out, block);
      samples += blocksOf(block)[0]!.samples;
    }
    const time = performance.now();
    if (time - shown > 10_000) {
      shown = time;
      const rate = samples / ((time - start) / 1000);
      process.stderr.write(`game ${game + 1} of ${games}  ${samples} samples  ${rate.toFixed(0)}/s\n`);
      // Lets a signal in: searching blocks the event loop.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(`${out}: ${done} games, ${samples} samples in ${seconds.toFixed(1)} s${stopped ? ' (stopped)' : ''}`);
}

main().catch((error) => {
  console.error(`selfplay: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
