// The types: what is wrong here is found before it runs.
import { createEngine, type SearchJob } from 'bingwa/engine';
import { type LegalMove, legalMoves, type Position, type Ruleset } from 'bingwa/rules';

export const captures = (rules: Ruleset, position: Position): readonly LegalMove[] =>
  legalMoves(rules, position).filter((move) => move.captures);

export const bestMove = async (job: SearchJob): Promise<string | null> =>
  (await createEngine().analyse(job, () => {})).best;

// @ts-expect-error A set-up is no position before it was validated.
export const wrong = (rules: Ruleset) => legalMoves(rules, { side: 'S' });
