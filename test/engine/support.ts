/** Real engine instances for the tests: build/*.wasm, made by `npm run wasm` before every test run. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EngineHost } from '../../worker/host.ts';
import type { RulesSpec } from '../../worker/protocol.ts';

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

/** A single engine over plain memory. */
export async function engine(hashMib = 4): Promise<EngineHost> {
  const { memory } = EngineHost.createMemory(hashMib, false);
  return EngineHost.create(module('engine.wasm'), memory, 0);
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
