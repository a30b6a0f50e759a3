/** Mutation fuzz of what comes from outside but is no text form of the rules: links, and the JSON files of studies, benchmarks and matches. */
import { once } from 'node:events';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createDeflateRaw } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { newMatch, summarise } from '../../bench/match.ts';
import { parseMatch } from '../../bench/match-read.ts';
import { parseReport } from '../../bench/report-read.ts';
import { emptyReport } from '../../bench/run.ts';
import { addMove, formatGame, legalMoves, newGame, VARIANTS } from '../../web/rules/index.ts';
import { linkQuery, readLink } from '../../web/state/share.ts';
import type { StudyRecord } from '../../web/state/storage.ts';
import { exportAll, importAll } from '../../web/state/studyFile.ts';
import { rulesOf } from '../rules/helpers.ts';
import { type Chance, chanceOf, randomGame } from './helpers.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const LONGEST_MS = 50;
const MOST_BYTES = 50e6;

const PIECES = [
  ...'{}[]":,\\.&=?#%+-/_ \n\0AaBbNS019',
  ...[
    'null',
    'true',
    '1e999',
    '-0',
    '"__proto__":{"polluted":1},',
    '"constructor":{},',
    '"\\u0000"',
    '%00',
    '&z=',
    '&m=',
    '&p=',
    '&v=2',
  ],
  ...['[[[[[[[[', '\ud800', '9'.repeat(30), 'A'.repeat(200), 'v=1&', '.A6L*', ',0,0,0'],
];

function mutated(text: string, chance: Chance): string {
  let changed = text;
  for (let count = 1 + chance.int(6); count > 0; count--) {
    const from = chance.int(changed.length + 1);
    const to = Math.min(changed.length, from + chance.int(12));
    const piece = [() => '', () => chance.pick(PIECES), () => changed.slice(from, to).repeat(2)][chance.int(3)]!();
    changed = changed.slice(0, from) + piece + changed.slice(chance.int(2) === 0 ? from : to);
  }
  return changed;
}

/** `read` says whether it was a value; every input must end in that or in an error with words, within time and memory. */
async function survives(
  inputs: number,
  texts: readonly string[],
  read: (text: string) => Promise<boolean> | boolean,
): Promise<number> {
  const chance = chanceOf(20_261_130);
  let values = 0;
  const slow: string[] = [];
  const fat: string[] = [];
  for (let count = 0; count < inputs; count++) {
    const input = mutated(chance.pick(texts), chance);
    const heap = getHeapStatistics().used_heap_size;
    const before = performance.now();
    if (await read(input)) values++;
    if (getHeapStatistics().used_heap_size - heap > MOST_BYTES) fat.push(input);
    if (performance.now() - before > LONGEST_MS) {
      // A second look, at work instead of time, tells a slow input from a busy machine.
      const again = process.cpuUsage();
      await read(input);
      const { user, system } = process.cpuUsage(again);
      if ((user + system) / 1000 > LONGEST_MS) slow.push(input);
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  }
  expect(slow).toEqual([]);
  expect(fat).toEqual([]);
  return values;
}

/** An error must be an Error with words; anything else that is thrown is a fault. */
function isRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).not.toBe('');
    return false;
  }
}

const study = (text: string): StudyRecord => ({
  version: 2,
  id: 'one',
  name: 'A study',
  created: 1,
  changed: 2,
  revision: 3,
  text,
  at: '1',
  draft: null,
  app: '0.1.0',
});

/** So many zero bytes as a link would pack them. */
async function packedZeros(bytes: number): Promise<string> {
  const deflate = createDeflateRaw({ level: 1 });
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  const zeros = Buffer.alloc(1 << 24);
  for (let written = 0; written < bytes; written += zeros.length) {
    if (!deflate.write(zeros)) await once(deflate, 'drain');
  }
  deflate.end();
  await once(deflate, 'end');
  return Buffer.concat(parts).toString('base64url');
}

export function fuzzImports(inputs: number): void {
  describe(`${inputs} mutated imports end in a value or an error within ${LONGEST_MS} ms`, () => {
    it('as links', async () => {
      const games = VARIANTS.map((variant, seed) => randomGame(rulesOf(variant), 8, chanceOf(seed)));
      const start = newGame(rulesOf('kiswahili'));
      const one = addMove(start, [], legalMoves(start.rules, start.start)[0]!);
      const links = await Promise.all([...games.map((game) => linkQuery(game, [])), linkQuery(one.game, one.path)]);
      const values = await survives(inputs, links, async (text) => {
        const found = await readLink(text);
        if (found.kind === 'game-error') expect(found.reason.message).not.toBe('');
        return found.kind === 'game';
      });
      expect(values).toBeGreaterThan(inputs / 100);
    });

    it('as files of studies', async () => {
      const text = exportAll([study(formatGame(randomGame(rulesOf('kiswahili'), 6, chanceOf(1)))), study('*')]);
      const values = await survives(inputs, [text], (input) => {
        const found = importAll(input);
        if (!found.ok) expect(found.reason.message).not.toBe('');
        else
          for (const record of found.studies) expect(Object.keys(record).sort()).toEqual(Object.keys(study('')).sort());
        return found.ok;
      });
      expect(values).toBeGreaterThan(inputs / 100);
    });

    it('as benchmark reports', async () => {
      const text = JSON.stringify(emptyReport('a device', '1'));
      expect(await survives(inputs, [text], (input) => isRead(() => parseReport(input)))).toBeGreaterThan(inputs / 100);
    });

    it('as matches', async () => {
      const limits = { nodes: 10 };
      const side = { name: 'x', limits, setup: {} };
      const rules = { variant: 'kiswahili', switches: {} };
      const settings = { rules, a: side, b: side, seed: 1, sprt: null, adjudicate: true, maxPlies: 9 };
      const state = newMatch(settings, [{ moves: [], score: 0 }]);
      const values = await survives(inputs, [JSON.stringify(state)], (input) =>
        isRead(() => summarise(parseMatch(input))),
      );
      expect(values).toBeGreaterThan(inputs / 100);
    });
  });

  it('a link that unpacks to a gigabyte is refused before it has', async () => {
    const start = process.cpuUsage();
    const bomb = await packedZeros(2 ** 30);
    const packing = process.cpuUsage(start);
    // What packing has left behind is not what refusing takes.
    collectGarbage();
    const before = process.memoryUsage().arrayBuffers;
    const packed = process.cpuUsage();
    expect(await readLink(`v=1&z=${bomb}`)).toEqual({ kind: 'damaged' });
    const refusing = process.cpuUsage(packed);
    // To unpack it all takes five times as long as to pack it.
    expect(refusing.user + refusing.system).toBeLessThan(packing.user + packing.system);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(MOST_BYTES);
  });
}
