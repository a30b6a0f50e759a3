/** The reasons against a set-up: keys and parameters beside the English sentence, and the page's names in what is shown. */
import { describe, expect, it } from 'vitest';
import { reasonText } from '../../web/i18n/reasons/index.ts';
import { startPosition, validate, whyNotPosition } from '../../web/rules/index.ts';
import { rulesOf } from '../rules/helpers.ts';

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
