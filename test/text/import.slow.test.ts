import { expect, it } from 'vitest';
import {
  addMoves,
  countMoves,
  formatGameSteps,
  type Game,
  type LegalMove,
  legalMoves,
  newGame,
  parseGamesSteps,
  play,
  type Ruleset,
} from '../../web/rules/index.ts';
import { rulesOf } from '../rules/helpers.ts';
import { type Chance, chanceOf, flat } from './helpers.ts';

/** Random games from the start, each grown into the same tree. */
function bigTree(rules: Ruleset, size: number, chance: Chance): Game {
  let game = newGame(rules);
  // Only every hundredth game is worth counting them all.
  for (let games = 0; games % 100 !== 0 || countMoves(game) < size; games++) {
    const line: LegalMove[] = [];
    let position = game.start;
    for (let legal = legalMoves(rules, position); legal.length > 0; legal = legalMoves(rules, position)) {
      const move = chance.pick(legal);
      line.push(move);
      const played = play(rules, position, move);
      if (played.outcome) break;
      position = played.position;
    }
    game = addMoves(game, [], line).game;
  }
  return game;
}

/** The value of a generator that is run to its end, and the milliseconds of its longest step. */
function runSteps<Value>(steps: Generator<unknown, Value, undefined>): { value: Value; longest: number } {
  let longest = 0;
  for (;;) {
    // Work, not time: other programs on the machine must not decide the test.
    const before = process.cpuUsage();
    const step = steps.next();
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    if (step.done) return { value: step.value, longest };
  }
}

it('a tree of 100 000 moves is written and read in steps of less than 200 ms of work, and is the tree that it was', () => {
  const tree = bigTree(rulesOf('kiswahili'), 100_000, chanceOf(5));
  const written = runSteps(formatGameSteps(tree));
  expect(written.longest).toBeLessThan(200);
  const read = runSteps(parseGamesSteps(written.value));
  expect(read.longest).toBeLessThan(200);
  if (!read.value.ok) throw new Error(read.value.error.message);
  expect(flat(read.value.value[0]!.game)).toEqual(flat(tree));
});
