/** Reading an example the way the page does: with the rules model. */
import type { Turn } from '../../web/learn/claims.ts';
import type { Example } from '../../web/learn/types.ts';
import { play, type Ruleset } from '../../web/rules/index.ts';
import { moveNamed, positionOf, rulesOf } from '../rules/helpers.ts';

export function rulesOfExample(example: Example): Ruleset {
  return rulesOf(example.variant, example.switches ?? {});
}

/** Throws if the position does not validate or the move is not legal. */
export function turnOf(example: Example): Turn {
  const rules = rulesOfExample(example);
  const before = positionOf(rules, example.position);
  const move = moveNamed(rules, before, example.move);
  return {
    rules,
    before,
    move: { ...move, captures: !example.move.includes('*'), text: example.move },
    played: play(rules, before, move),
  };
}
