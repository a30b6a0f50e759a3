/** The reasons follow the language of the page: their table arrives when the language is chosen. */
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../web/i18n/index.ts';
import { readReason, reasonText } from '../../web/i18n/reasons/index.ts';
import {
  parseGames,
  parseMove,
  type Ruleset,
  rulesetOf,
  startPosition,
  type VariantId,
  whyNotPosition,
  whyNotRuleset,
} from '../../web/rules/index.ts';

afterEach(() => setLanguage('en'));

function rulesOf(variant: VariantId): Ruleset {
  const rules = rulesetOf(variant);
  if (!rules.ok) throw new Error(rules.error.join('; '));
  return rules.value;
}

it.each([
  ['sw', 'Kaskazini anamiliki nyumba, lakini Hawalis haina nyumba'],
  ['pl', 'Północ ma dom, ale w tej grze go nie ma: Hawalis'],
  ['hu', 'Észak házat birtokol, de itt nincs ház: Hawalis'],
] as const)('a set-up in %s', async (id, sentence) => {
  const rules = rulesOf('hawalis');
  const board = startPosition(rules);
  const [reason] = whyNotPosition(rules, { ...board, N: { ...board.N, ownsHouse: true } });
  await setLanguage(id);
  await expect.poll(() => reasonText(reason!)).toBe(sentence);
});

describe('a reason within a reason', () => {
  it.each([
    ['sw', 'mstari 3: 1. "A1L" hairuhusiwi hapa: shimo hili haliwezi kuchezwa (A6L* A6R* A7L* A7R*)'],
    ['ro', 'rândul 3: 1. "A1L" nu este permisă aici: această groapă nu poate fi jucată (A6L* A6R* A7L* A7R*)'],
  ] as const)('is told in %s to its end', async (id, sentence) => {
    const read = parseGames('[Event "x"]\n\n1. A1L');
    await setLanguage(id);
    expect(read.ok ? '' : await readReason(read.error.reason)).toBe(sentence);
  });

  it('names games and house rules as the page does', async () => {
    await setLanguage('sw');
    const [reason] = whyNotRuleset('hawalis', { mtajiTax: true });
    expect(await readReason(reason!)).toBe('“Kodi katika mtaji”: Hawalis haina nyumba');
  });

  it('waits for its table where it is said once', async () => {
    const rules = rulesOf('kiswahili');
    const move = parseMove(rules, startPosition(rules), 'x');
    await setLanguage('eo');
    expect(move.ok ? '' : await readReason(move.error.reason)).toContain(
      '"x" ne estas movo; atendita estas: vico, kavo',
    );
  });
});
