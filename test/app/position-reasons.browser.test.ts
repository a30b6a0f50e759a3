/** The reasons follow the language of the page: their table arrives when the language is chosen. */
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../web/i18n/index.ts';
import { reasonText } from '../../web/i18n/reasons/index.ts';
import { rulesetOf, startPosition, whyNotPosition } from '../../web/rules/index.ts';

afterEach(() => setLanguage('en'));

it.each([
  ['sw', 'Kaskazini anamiliki nyumba, lakini Hawalis haina nyumba'],
  ['pl', 'Północ ma dom, ale w tej grze go nie ma: Hawalis'],
  ['hu', 'Észak házat birtokol, de itt nincs ház: Hawalis'],
] as const)('in %s', async (id, sentence) => {
  const hawalis = rulesetOf('hawalis');
  if (!hawalis.ok) throw new Error(hawalis.error.join('; '));
  const rules = hawalis.value;
  const board = startPosition(rules);
  const [reason] = whyNotPosition(rules, { ...board, N: { ...board.N, ownsHouse: true } });
  await setLanguage(id);
  await expect.poll(() => reasonText(reason!)).toBe(sentence);
});
