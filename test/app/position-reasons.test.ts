/** The reasons against a set-up in every language: each has its sentence, with the same parameters and the page's names. */
import { describe, expect, it } from 'vitest';
import { eo } from '../../web/i18n/reasons/eo.ts';
import { fil } from '../../web/i18n/reasons/fil.ts';
import { hu } from '../../web/i18n/reasons/hu.ts';
import { reasonText } from '../../web/i18n/reasons/index.ts';
import { pl } from '../../web/i18n/reasons/pl.ts';
import { ro } from '../../web/i18n/reasons/ro.ts';
import { sw } from '../../web/i18n/reasons/sw.ts';
import {
  POSITION_REASONS,
  type PositionReasonKey,
  startPosition,
  validate,
  whyNotPosition,
} from '../../web/rules/index.ts';
import { rulesOf } from '../rules/helpers.ts';

const keys = Object.keys(POSITION_REASONS) as PositionReasonKey[];
const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(Object.entries({ sw, eo, fil, hu, pl, ro }))('%s', (_, table) => {
  it.each(keys)('%s has a sentence of its own with the parameters of the English one', (key) => {
    expect(holes(table[key])).toEqual(holes(POSITION_REASONS[key]));
    expect(table[key]).not.toBe(POSITION_REASONS[key]);
  });
});

describe('a set-up with several faults', () => {
  const kiswahili = rulesOf('kiswahili');
  const start = startPosition(kiswahili);
  const lost = { ...start, S: { ...start.S, ghala: 20 }, takasia: { side: 'S', index: 0 } as const };

  it('has one reason for each message of validate, in the same order', () => {
    const refused = validate(kiswahili, lost);
    expect(refused.ok).toBe(false);
    const reasons = whyNotPosition(kiswahili, lost);
    expect(reasons.map(({ message }) => message)).toEqual(refused.ok ? [] : refused.error);
    expect(reasons.map(({ key }) => key)).toEqual(['seeds', 'ghalas', 'takasiaEmpty', 'takasiaHand']);
    expect(reasons[0]!.params).toEqual({ found: 62, expected: 64 });
  });

  it('a position has none', () => {
    expect(whyNotPosition(kiswahili, start)).toEqual([]);
  });

  it('is told with the names of sides and games', () => {
    const hawalis = rulesOf('hawalis');
    const board = startPosition(hawalis);
    const wrong = whyNotPosition(hawalis, { ...board, N: { ...board.N, ownsHouse: true } });
    expect(wrong.map(reasonText)).toEqual(['North owns a house, but Hawalis has none']);
  });
});
