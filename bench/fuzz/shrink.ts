/** From a failure to the smallest position, ruleset and move that still fail. */
import {
  formatPosition,
  type LegalMove,
  legalMoves,
  type Position,
  type Ruleset,
  rulesetOf,
  type Setup,
  type Side,
  switchDifferences,
  validate,
} from '../../web/rules/index.ts';
import type { RulesSpec } from '../../worker/protocol.ts';
import { specOf } from '../../worker/rules-spec.ts';
import { compareHash, compareMove, comparePosition, type FuzzEngine } from './compare.ts';

export interface Failure {
  readonly rules: RulesSpec;
  readonly position: string;
  /** Null: the position itself. */
  readonly move: string | null;
  readonly what: string;
}

interface Case {
  readonly rules: Ruleset;
  readonly position: Position;
}

/** What is wrong with a position set up afresh, or with the first of its moves that goes wrong; null if nothing is. */
export function failureAt(engine: FuzzEngine, rules: Ruleset, position: Position): Failure | null {
  const told = (what: string, move: LegalMove | null): Failure => ({
    rules: specOf(rules),
    position: formatPosition(position),
    move: move?.text ?? null,
    what,
  });
  const refused = engine.setRules(specOf(rules)) ?? engine.setPosition(formatPosition(position));
  if (refused !== null) return told(`the engine refuses it: ${refused}`, null);
  const moves = legalMoves(rules, position);
  const wrong = comparePosition(engine, rules, position, moves);
  if (wrong !== null) return told(wrong, null);
  for (const move of moves) {
    engine.setPosition(formatPosition(position));
    const compared = compareMove(engine, rules, position, move);
    if (compared.wrong !== null) return told(compared.wrong, move);
    if (compared.played.outcome?.reason === 'never-ending turn') continue;
    const hashed = compareHash(engine, compared.played.position);
    if (hashed !== null) return told(hashed, move);
  }
  return null;
}

/** The complaint without the move and the values in it: a smaller case must fail in the same way. */
const kindOf = ({ what }: Failure): string => what.replace(/[ "]*[A-Ba-b]?\d.*$|:.*$/s, '');

const SIDES: readonly Side[] = ['S', 'N'];
const MOST_TRIES = 20_000;

/** Tries ever simpler cases as long as one fails. Null if the case does not fail when it is set up afresh. */
export function shrink(engine: FuzzEngine, rules: Ruleset, position: Position): Failure | null {
  let best: Case = { rules, position };
  let failure = failureAt(engine, rules, position);
  if (failure === null) return null;
  let tries = 0;
  for (let better = true; better && tries < MOST_TRIES; ) {
    better = false;
    for (const candidate of simpler(best)) {
      if (++tries > MOST_TRIES) break;
      const found = failureAt(engine, candidate.rules, candidate.position);
      if (found === null || kindOf(found) !== kindOf(failure)) continue;
      best = candidate;
      failure = found;
      better = true;
      break;
    }
  }
  return failure;
}

function* simpler({ rules, position }: Case): Generator<Case> {
  const differing = switchDifferences(rules);
  for (const name of Object.keys(differing)) {
    const fewer = rulesetOf(rules.variant, { ...differing, [name]: undefined } as typeof differing);
    if (!fewer.ok) continue;
    const valid = validate(fewer.value, position);
    if (valid.ok) yield { rules: fewer.value, position: valid.value };
  }
  for (const setup of simplerSetups(position, rules)) {
    const valid = validate(rules, setup);
    if (valid.ok) yield { rules, position: valid.value };
  }
}

/** Each has one pit, hand, house or mark fewer than the given one, or a smaller move number. */
function* simplerSetups(position: Setup, rules: Ruleset): Generator<Setup> {
  if (position.moveNumber > 1) yield { ...position, moveNumber: 1 };
  if (position.takasia !== null) yield { ...position, takasia: null };
  for (const side of SIDES) {
    const half = position[side];
    if (half.ownsHouse) yield { ...position, [side]: { ...half, ownsHouse: false } };
    const occupied = half.pits.flatMap((seeds, index) => (seeds > 0 ? [index] : []));
    if (half.ghala > 0) {
      const pits = half.pits.slice();
      pits[2 * rules.columns - 1]! += half.ghala;
      yield { ...position, [side]: { ...half, ghala: 0, pits } };
    }
    for (const from of occupied) {
      if (rules.family === 'arab') {
        yield { ...position, [side]: { ...half, pits: half.pits.map((seeds, index) => (index === from ? 0 : seeds)) } };
      }
      for (const to of occupied) {
        if (to === from) continue;
        const pits = half.pits.slice();
        pits[to]! += pits[from]!;
        pits[from] = 0;
        yield { ...position, [side]: { ...half, pits } };
      }
    }
  }
}

export const failureText = ({ rules, position, move, what }: Failure): string =>
  `${what}\nrules ${JSON.stringify(rules)}\nposition ${position}\nmove ${move ?? 'none'}`;
