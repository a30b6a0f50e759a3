/** A position belongs to the rules of its game: by those of a board of another size a turn would never end. */
import { describe, expect, it } from 'vitest';
import {
  legalMoves,
  newGame,
  play,
  rulesetOf,
  VARIANTS,
  whyNotPlayable,
  whyNotPosition,
} from '../../web/rules/index.ts';
import { hasLegalMove } from '../../web/rules/moves.ts';
import { unwrap } from '../../web/rules/text-error.ts';

const all = VARIANTS.map((variant) => unwrap(rulesetOf(variant)));
const pairs = all.flatMap((rules) => all.map((other) => ({ rules, other, position: newGame(other).root.position })));

describe('a position of another board', () => {
  for (const { rules, other, position } of pairs.filter((pair) => pair.rules.columns !== pair.other.columns)) {
    it(`of ${other.variant} is refused by the rules of ${rules.variant}, with what was found and expected`, () => {
      const pits = 2 * other.columns;
      const said = `South has ${pits} pits, North ${pits}; ${2 * rules.columns} each expected by the rules of ${rules.variant}`;
      expect(() => legalMoves(rules, position)).toThrow(said);
      expect(() => hasLegalMove(rules, position)).toThrow(said);
      expect(() => whyNotPlayable(rules, position, 0)).toThrow(said);
      for (const move of legalMoves(other, position)) expect(() => play(rules, position, move)).toThrow(said);
      expect(whyNotPosition(rules, position)).not.toEqual([]);
    });
  }

  it('of the same size is not: it may be one of these rules too', () => {
    for (const { rules, position } of pairs.filter((pair) => pair.rules.columns === pair.other.columns)) {
      expect(() => legalMoves(rules, position)).not.toThrow();
    }
  });
});

describe('a game', () => {
  it('has a start position of its own: what is known of one holds by the rules of its game', () => {
    const [rules] = all;
    const first = newGame(rules!);
    const second = newGame(rules!, first.start);
    expect(second.start).toEqual(first.start);
    expect(second.start).not.toBe(first.start);
    expect(second.root.position).toBe(second.start);
  });
});
