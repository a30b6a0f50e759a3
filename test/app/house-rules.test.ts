/** House rules of 3.6 in links and game text, and under a study that has begun. */
import { describe, expect, it } from 'vitest';
import {
  addMoves,
  formatGame,
  formatPosition,
  type Game,
  legalMoves,
  newGame,
  PLACE_PRESETS,
  parseGames,
  parseSetup,
  presetSwitches,
  rulesetOf,
  type Switches,
  switchDifferences,
  VARIANTS,
  validate,
} from '../../web/rules/index.ts';
import { underOtherRules } from '../../web/state/otherRules.ts';
import { linkQuery, readLink } from '../../web/state/share.ts';

function ruled(variant: string, switches: Partial<Switches> = {}) {
  const rules = rulesetOf(variant, switches);
  if (!rules.ok) throw new Error(rules.error.join('; '));
  return rules.value;
}

/** A game with one move played: an empty one would hide a lost start position. */
function begun(variant: string, switches: Partial<Switches>): Game {
  const game = newGame(ruled(variant, switches));
  return addMoves(game, [], legalMoves(game.rules, game.start).slice(0, 1)).game;
}

/** Each switch alone, turned from the preset wherever the game allows it, and the presets by place. */
const cases: [string, Partial<Switches>][] = [
  ...VARIANTS.flatMap((variant) =>
    Object.entries({ ...presetSwitches(variant), moveLimit: 100 })
      .map(([name, value]): Partial<Switches> => ({ [name]: name === 'moveLimit' ? value : !value }))
      .filter((switches) => rulesetOf(variant, switches).ok)
      .map((switches): [string, Partial<Switches>] => [variant, switches]),
  ),
  ...PLACE_PRESETS.map(({ switches }): [string, Partial<Switches>] => ['kiswahili', switches]),
  ['kiswahili', { takasiaSingletonExempt: true, mtajiSafariChoice: true, mtajiTax: true, nyumba8: true, moveLimit: 7 }],
];

describe('house rules that differ from the preset', () => {
  it('are many', () => expect(cases.length).toBeGreaterThan(35));

  it.each(cases)('%s %j: come back from a link and from game text', async (variant, switches) => {
    const game = begun(variant, switches);
    const link = await readLink(await linkQuery(game, []));
    if (link.kind !== 'game') throw new Error(link.kind);
    expect(link.game.rules).toEqual(game.rules);
    const text = formatGame(game);
    for (const [name, value] of Object.entries(switchDifferences(game.rules))) {
      expect(text).toContain(`[Option.${name} "${value}"]`);
    }
    const read = parseGames(text);
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value[0]!.game.rules).toEqual(game.rules);
    expect(formatGame(link.game)).toBe(text);
  });

  it('are in packed links too', async () => {
    const game = { ...begun('kete', { takasiaDuty: false, moveLimit: 500 }), tags: [['South', 'Asha'] as const] };
    const query = await linkQuery(game, []);
    expect(query).toContain('z=');
    const link = await readLink(query);
    if (link.kind !== 'game') throw new Error(link.kind);
    expect(link.game.rules).toEqual(game.rules);
  });
});

describe('other house rules for a study', () => {
  it('begin it again without its moves; a start of their own takes the place of the start', () => {
    const game = begun('kiswahili', {});
    const eight = underOtherRules(game, ruled('kiswahili', { nyumba8: true }));
    if (!eight.ok) throw new Error(eight.error.join('; '));
    expect(eight.value.start.S.pits[4]).toBe(8);
    expect(eight.value.root.children).toEqual([]);
    const back = underOtherRules(eight.value, ruled('kiswahili'));
    expect(back.ok && formatPosition(back.value.start)).toBe(formatPosition(game.start));
  });

  it('keep a start position that was set up, and say why if it is no position by them', () => {
    const text = '0,0,0,0,0,0,0,0/3,1,5,0,0,0,0,1/0,0,1,5,1,2,4,0/1,1,1,1,1,0,0,0 S 18,18 - - 5';
    const setUp = (variant: string, position: string) => {
      const setup = parseSetup(position, 8);
      const start = setup.ok && validate(ruled(variant), setup.value);
      if (start === false || !start.ok) throw new Error('not a position');
      return newGame(ruled(variant), start.value);
    };
    const kept = underOtherRules(setUp('kiswahili', text), ruled('kiswahili', { takasia: false }));
    expect(kept.ok && formatPosition(kept.value.start)).toBe(text);
    const due = setUp('kete', '2,1,2,4,2,2,1,2/1,2,8,0,4,3,3,1/1,1,0,0,0,1,0,0/5,7,0,1,2,6,2,0 S 0,0 - a3 24');
    const refused = underOtherRules(due, ruled('kete', { takasiaDuty: false }));
    expect(!refused.ok && refused.error.map(({ message }) => message).join()).toContain('takasia');
  });
});
