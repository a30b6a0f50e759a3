/** Every column of the table of rules 4. */
import { expect, test } from 'vitest';
import { perft, startPosition, VARIANTS } from '../../web/rules/index.ts';
import { rulesOf } from './helpers.ts';
import { PERFT } from './perft-table.ts';

test.each(VARIANTS)('perft of %s, all depths', (variant) => {
  const rules = rulesOf(variant);
  const depth = PERFT[variant].length;
  expect(perft(rules, startPosition(rules), depth)).toBe(PERFT[variant][depth - 1]);
});
