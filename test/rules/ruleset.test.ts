/** Rules 3.6: which house rules go with which game, and why not. */
import { describe, expect, test } from 'vitest';
import {
  PLACE_PRESETS,
  presetSwitches,
  rulesetOf,
  type Switches,
  switchDifferences,
  VARIANTS,
} from '../../web/rules/index.ts';
import { rulesOf } from './helpers.ts';

function reasons(variant: string, switches: Partial<Switches>): readonly string[] {
  const rules = rulesetOf(variant, switches);
  return rules.ok ? [] : rules.error;
}

describe('rulesets', () => {
  test.each(VARIANTS)('%s is its preset when nothing is chosen', (variant) => {
    const rules = rulesOf(variant);
    expect(rules.switches).toEqual(presetSwitches(variant));
    expect(switchDifferences(rules)).toEqual({});
    expect(rules.seeds).toBe(2 * (rules.start.ghala + rules.start.pits.reduce((sum, seeds) => sum + seeds, 0)));
    expect(rules.start.pits).toHaveLength(2 * rules.columns);
  });

  test('what differs from the preset gives the same ruleset again', () => {
    const rules = rulesOf('kete', { takasia: false, moveLimit: 500 });
    expect(switchDifferences(rules)).toEqual({
      takasia: false,
      takasiaDuty: false,
      takasiaHouseRunsOn: false,
      moveLimit: 500,
    });
    expect(rulesOf('kete', switchDifferences(rules))).toEqual(rules);
  });

  test.each(PLACE_PRESETS)('$name is played on kiswahili', ({ switches }) => {
    expect(switchDifferences(rulesOf('kiswahili', switches))).toEqual(switches);
  });

  test.each([
    ['chess', {}, /unknown variant "chess", expected one of kiswahili, /],
    ['kiswahili', { castling: true }, /unknown switch "castling"/],
    ['kiswahili', { takasia: 1 }, /takasia is 1, expected true or false/],
    ['kiswahili', { moveLimit: 0 }, /moveLimit is 0, expected a whole number from 1 to 1000000/],
    ['kiswahili', { moveLimit: 1_000_001 }, /moveLimit is 1000001/],
    ['kiswahili', { moveLimit: 2.5 }, /moveLimit is 2.5/],
    ['kiswahili', { takasia: false, takasiaDuty: true }, /takasiaDuty: there is no takasia/],
    ['kujifunza', { nyumba8: true }, /nyumba8: kujifunza has no house/],
    ['kujifunza', { mtajiSafariChoice: true }, /mtajiSafariChoice: kujifunza has no house/],
    ['kujifunza', { takasia: true }, /takasia: kujifunza is played without takasia/],
    ['hawalis', { takasiaSingletonExempt: true }, /takasiaSingletonExempt: there is no takasia/],
    ['kiarabu', { mtajiTax: true }, /mtajiTax: kiarabu has no house/],
    ['kete', { singlesNeedFunctionalHouse: true }, /singlesNeedFunctionalHouse: an owned house is never dormant/],
    ['kete', { mtajiTax: true }, /mtajiTax: an owned house of kete never holds fewer than 6/],
    ['bawo', { nyumba8: true }, /nyumba8: the start 8-2-2/],
  ])('%s with %o is refused', (variant, switches, reason) => {
    expect(reasons(variant, switches as Partial<Switches>).join('\n')).toMatch(reason);
  });

  test('all reasons are listed', () => {
    expect(reasons('hawalis', { takasia: true, nyumba8: true, mtajiTax: true })).toHaveLength(3);
  });

  test('names from the prototype chain are no variants', () => {
    expect(reasons('constructor', {})[0]).toContain('unknown variant');
    expect(reasons('__proto__', {})[0]).toContain('unknown variant');
  });

  test('the cap counts in the Arab games too', () => {
    expect(rulesOf('kiarabu', { moveLimit: 10 }).switches.moveLimit).toBe(10);
  });
});
