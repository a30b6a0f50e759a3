/** Real engine instances for the tests: build/*.wasm, made by `npm run wasm` before every test run. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type EngineExports, instantiate } from '../../worker/exports.ts';
import { EngineHost } from '../../worker/host.ts';
import type { RulesSpec, SearchInfo, SearchJob, SearchResult } from '../../worker/protocol.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = new Map<string, WebAssembly.Module>();

function module(name: string): WebAssembly.Module {
  let compiled = modules.get(name);
  if (!compiled) {
    compiled = new WebAssembly.Module(readFileSync(`${root}/build/${name}`));
    modules.set(name, compiled);
  }
  return compiled;
}

/** A single engine over plain memory; `build`: with vector instructions or without. */
export async function engine(
  hashMib = 4,
  build: 'engine.wasm' | 'engine.scalar.wasm' = 'engine.wasm',
): Promise<EngineHost> {
  const { memory } = EngineHost.createMemory(hashMib, false);
  return EngineHost.create(module(build), memory, 0);
}

/** The bare exports over plain memory, as a host without manners would use them. */
export async function exportsOf(hashMib: number): Promise<{ exports: EngineExports; memory: WebAssembly.Memory }> {
  const { memory } = EngineHost.createMemory(hashMib, false);
  const { exports } = await instantiate(module('engine.wasm'), memory);
  exports.init(0);
  return { exports, memory };
}

/** `threads` engines over one shared memory. */
export async function pool(threads: number, hashMib = 4): Promise<{ hosts: EngineHost[]; memory: WebAssembly.Memory }> {
  const { memory } = EngineHost.createMemory(hashMib, true);
  const hosts: EngineHost[] = [];
  for (let i = 0; i < threads; i++) hosts.push(await EngineHost.create(module('engine.mt.wasm'), memory, i));
  return { hosts, memory };
}

/** Data lines of a tab-separated file in test/data, comments left out. */
export function rows(name: string): string[][] {
  return readFileSync(`${root}/test/data/${name}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** `kiswahili+takasia=off+moveLimit=100` as in the test data. */
export function rulesFrom(text: string): RulesSpec {
  const [variant = '', ...switches] = text.split('+');
  return {
    variant,
    switches: Object.fromEntries(
      switches.map((item): [string, boolean | number] => {
        const [name = '', value = 'on'] = item.split('=');
        return [name, name === 'moveLimit' ? Number(value) : value === 'on'];
      }),
    ),
  };
}

export const KISWAHILI = { variant: 'kiswahili', switches: {} };
export const KUJIFUNZA = { variant: 'kujifunza', switches: {} };
export const START = '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN - 1';
export const LEARNER = '2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 S 0,0 - - 1';
const voogt69 = rows('zanzibar-1994-positions.tsv').filter((row) => row[0] === 'Voogt-69');
/** Position after a ply of Voogt-69. */
export const after = (ply: number) => voogt69.find((row) => row[1] === String(ply))![3]!;

/** Without limits but for those in `rest`. */
export const job = (root: string, rest: Partial<SearchJob> = {}): SearchJob => ({
  rules: KISWAHILI,
  root,
  moves: [],
  limits: {},
  multiPv: 1,
  searchMoves: [],
  ...rest,
});

/** Runs a search to its end. */
export function search(
  host: EngineHost,
  wanted: SearchJob,
  onInfo: (info: SearchInfo) => void = () => {},
): SearchResult {
  expect(host.prepare(wanted)).toBeNull();
  while (host.run(onInfo) === 'paused');
  return host.result();
}
