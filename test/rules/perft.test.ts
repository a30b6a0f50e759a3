/** The table of rules 4. The deeper columns are in perft.slow.test.ts. */
import { describe, expect, test } from 'vitest';
import { divide, perft, startPosition, VARIANTS } from '../../web/rules/index.ts';
import { rulesOf } from './helpers.ts';
import { PERFT } from './perft-table.ts';

/** Deepest column that a quick run counts. */
const QUICK_DEPTH: Readonly<Record<string, number>> = {
  kiswahili: 7,
  kujifunza: 6,
  kete: 7,
  bawo: 7,
  bawo10: 7,
  hawalis: 4,
  kiarabu: 3,
};

describe('perft from the start', () => {
  test.each(VARIANTS)('%s', (variant) => {
    const rules = rulesOf(variant);
    const counts = PERFT[variant].slice(0, QUICK_DEPTH[variant]);
    expect(counts.map((_, i) => perft(rules, startPosition(rules), i + 1))).toEqual(counts);
  });

  test('nyumba8', () => {
    const rules = rulesOf('kiswahili', { nyumba8: true });
    const counts = [4, 14, 38, 128, 447, 1595];
    expect(counts.map((_, i) => perft(rules, startPosition(rules), i + 1))).toEqual(counts);
  });

  test('depth 0 is the position itself', () => {
    const rules = rulesOf('kiswahili');
    expect(perft(rules, startPosition(rules), 0)).toBe(1);
  });

  test.each(VARIANTS)('%s: divide adds up, move by move in the order of the text', (variant) => {
    const rules = rulesOf(variant);
    const parts = divide(rules, startPosition(rules), 3);
    expect(parts.reduce((sum, [, count]) => sum + count, 0)).toBe(PERFT[variant][2]);
    expect(parts.map(([text]) => text)).toEqual(parts.map(([text]) => text).sort());
  });
});
