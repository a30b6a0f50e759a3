import { getHeapStatistics } from 'node:v8';
import { describe, expect, it } from 'vitest';
import {
  columnsOfText,
  DIALECTS,
  formatGame,
  parseBao,
  parseGames,
  parseMove,
  parseSetup,
  readAnything,
  VARIANTS,
} from '../../web/rules/index.ts';
import { positionOf, rulesOf } from '../rules/helpers.ts';
import { type Chance, chanceOf, randomGame, samples } from './helpers.ts';

const LONGEST_MS = 50;
const MOST_BYTES = 50e6;

const PIECES = [
  ...'{}()[]<>;:%$!?*+#"\\/,.- \n\t\0AaBbLRSN0189',
  ...[
    '\\}',
    '1.',
    '1...',
    '...',
    '999',
    '-1',
    '1e9',
    '[%eval ',
    '[Event "',
    '[Variant "kete"]',
    '[Option.',
    '__proto__',
    '\ud800',
  ],
  ...['A6L*', 'a5R>', '((', '))', '1-0', '\r\n', '\u2028', '\uFEFF', 'Position: ', '$255', '$256', '0'.repeat(40)],
];

/** Deletes, doubles, replaces or inserts pieces, 1 to 8 times. */
function mutated(text: string, chance: Chance): string {
  let changed = text;
  for (let count = 1 + chance.int(8); count > 0; count--) {
    const from = chance.int(changed.length + 1);
    const to = Math.min(changed.length, from + chance.int(12));
    const middle = [
      () => '',
      () => chance.pick(PIECES),
      () => changed.slice(from, to) + changed.slice(from, to),
      () => changed.slice(from, to) + chance.pick(PIECES),
    ][chance.int(4)]!();
    changed = changed.slice(0, from) + middle + changed.slice(to);
  }
  return changed;
}

/** Runs a reader on mutations of `texts`: each must end in a value or an error, in time. Returns how many were values. */
function survives(
  inputs: number,
  texts: readonly string[],
  read: (text: string, chance: Chance) => { readonly ok: boolean },
): number {
  const chance = chanceOf(20_261_129);
  let values = 0;
  const slow: string[] = [];
  const fat: string[] = [];
  for (let count = 0; count < inputs; count++) {
    const input = mutated(chance.pick(texts), chance);
    const heap = getHeapStatistics().used_heap_size;
    const before = performance.now();
    let result: { readonly ok: boolean; readonly error?: { readonly message: string } };
    try {
      result = read(input, chance);
    } catch (error) {
      throw new Error(`input ${count}: ${JSON.stringify(input)}`, { cause: error });
    }
    if (getHeapStatistics().used_heap_size - heap > MOST_BYTES) fat.push(input);
    // A second look, at work instead of time, tells a slow input from a busy machine.
    if (performance.now() - before > LONGEST_MS) {
      const again = process.cpuUsage();
      read(input, chance);
      const { user, system } = process.cpuUsage(again);
      if ((user + system) / 1000 > LONGEST_MS) slow.push(input);
    }
    if (result.ok) values += 1;
    else expect(result.error!.message).not.toBe('');
  }
  expect(slow).toEqual([]);
  expect(fat).toEqual([]);
  return values;
}

const games = VARIANTS.map((variant, seed) => formatGame(randomGame(rulesOf(variant), 14, chanceOf(seed))));
const rows = samples();

const baoFile = `% mutated
South: Omar; x
Variant: kiswahili;
1: A7L* a5R; y
2: A6L* a5R;
3: A2L a6L;
`;

/** Mutation fuzz of all text forms, `inputs` of each. */
export function fuzzTextForms(inputs: number): void {
  // Some mutations stay readable: a reader that refused all would prove nothing.
  const some = inputs / 100;

  describe(`${inputs} mutated inputs end in a value or an error within ${LONGEST_MS} ms`, () => {
    it('as positions', () => {
      const texts = rows.map((row) => row.position);
      expect(survives(inputs, texts, (text) => parseSetup(text, columnsOfText(text) ?? 8))).toBeGreaterThan(some);
    });

    it('as moves, in every dialect', () => {
      const positions = rows
        .filter((_, index) => index % 10 === 0)
        .map((row) => ({ ...row, start: positionOf(row.rules, row.position) }));
      const texts = ['A6L*', 'a5R>', 'B2L', '7', 'A5<+*', 'd3>+'];
      const values = survives(inputs, texts, (text, chance) => {
        const { rules, start } = chance.pick(positions);
        return parseMove(rules, start, text, chance.pick(DIALECTS));
      });
      expect(values).toBeGreaterThan(0);
    });

    it('as game text', () => {
      expect(survives(inputs, games, (text) => parseGames(text))).toBeGreaterThan(some);
    });

    it('as .bao files', () => {
      expect(survives(inputs, [baoFile], (text) => parseBao(text))).toBeGreaterThan(some);
    });

    it('as anything', () => {
      const texts = [...games, baoFile, ...rows.slice(0, 20).map((row) => row.position)];
      expect(survives(inputs, texts, (text) => readAnything(text, rulesOf('kiswahili')))).toBeGreaterThan(some);
    });
  });
}
