/** What must hold at every ply of any game, in every variant and under house rules. */
import { describe, expect, test } from 'vitest';
import {
  applyEvent,
  type Direction,
  legalMoves,
  outcome,
  type Position,
  play,
  type Ruleset,
  type Setup,
  type SetupInTurn,
  type Switches,
  VARIANTS,
  validate,
  whyNotPlayable,
} from '../../web/rules/index.ts';
import { formatPosition } from '../../web/rules/text-position.ts';
import { randomGame, randomOf, rulesOf } from './helpers.ts';

const GAMES = 6;
/** Every how many plies all moves and refusals of a position are tried. */
const SAMPLED = 7;

const RULESETS: readonly [string, Ruleset][] = [
  ...VARIANTS.map((variant): [string, Ruleset] => [variant, rulesOf(variant)]),
  ...(
    [
      { takasiaDuty: true, mtajiSafariChoice: true },
      { takasiaSingletonExempt: true, mtajiSafariChoice: true, mtajiTax: true },
      { singlesNeedFunctionalHouse: true, takasiaHouseRunsOn: true, houseOutlivesMtajiCapture: true },
      { nyumba8: true, takasia: false },
    ] satisfies Partial<Switches>[]
  ).map((switches): [string, Ruleset] => [`kiswahili ${JSON.stringify(switches)}`, rulesOf('kiswahili', switches)]),
  ['bawo with the duty and the choice', rulesOf('bawo', { takasiaDuty: true, mtajiSafariChoice: true })],
  ['kete without takasia', rulesOf('kete', { takasia: false, houseOutlivesMtajiCapture: false })],
];

function seedsIn(setup: Setup): number {
  return [...setup.S.pits, ...setup.N.pits].reduce((sum, seeds) => sum + seeds, setup.S.ghala + setup.N.ghala);
}

describe.each(RULESETS)('%s', (name, rules) => {
  test('seeds are conserved, and every position is valid', () => {
    const random = randomOf(name.length);
    for (let game = 0; game < GAMES; game++) {
      for (const { before, played } of randomGame(rules, random)) {
        const context = formatPosition(before);
        const removed = played.trace.reduce(
          (sum, event) => sum + (event.type === 'capture' && event.removed ? event.count : 0),
          0,
        );
        expect(seedsIn(played.position), context).toBe(seedsIn(before) - removed);
        if (rules.family === 'bao') expect(seedsIn(played.position), context).toBe(rules.seeds);
        expect(validate(rules, played.position), formatPosition(played.position)).toEqual({
          ok: true,
          value: played.position,
        });
      }
    }
  });

  test('the trace applied to the board gives the position, no seed left in the hand', () => {
    const random = randomOf(name.length + 1);
    for (let game = 0; game < GAMES; game++) {
      for (const { before, played } of randomGame(rules, random)) {
        const start: SetupInTurn = { ...before, hand: 0, nextTakasia: null };
        const seeds = seedsIn(before);
        let removed = 0;
        const after = played.trace.reduce((setup, event) => {
          const next = applyEvent(setup, event);
          if (event.type === 'capture' && event.removed) removed += event.count;
          if (next.hand < 0 || seedsIn(next) + next.hand + removed !== seeds) {
            expect.fail(`${event.type}: ${next.hand} in hand, ${formatPosition(next)}, from ${formatPosition(before)}`);
          }
          return next;
        }, start);
        expect(after, formatPosition(before)).toEqual({ ...played.position, hand: 0, nextTakasia: null });
      }
    }
  });

  test('legal moves can be played, all others are refused, and there are none exactly when the game is over', () => {
    const random = randomOf(name.length + 2);
    let ply = 0;
    for (let game = 0; game < GAMES; game++) {
      for (const { played } of randomGame(rules, random)) {
        if (played.outcome?.reason === 'never-ending turn') continue;
        expect(played.outcome).toEqual(outcome(rules, played.position));
        if (++ply % SAMPLED === 0 || played.outcome !== null) expectConsistent(rules, played.position);
      }
    }
  });

  test('the same holds in set-ups that no game led to', () => {
    const random = randomOf(name.length + 3);
    let tried = 0;
    for (let attempt = 0; attempt < 20_000 && tried < 40; attempt++) {
      const position = randomPosition(rules, random);
      if (position === null) continue;
      tried++;
      expectConsistent(rules, position);
      for (const move of legalMoves(rules, position)) {
        const { position: after, trace } = play(rules, position, move);
        if (trace.some((event) => event.type === 'capture' && event.removed)) continue;
        expect(seedsIn(after), formatPosition(position)).toBe(seedsIn(position));
      }
    }
    expect(tried).toBe(40);
  });
});

/** A set-up that no game need have led to: random pits, hands, houses, mark; null where it is not a position. */
function randomPosition(rules: Ruleset, random: () => number): Position | null {
  const below = (limit: number) => Math.floor(random() * limit);
  const size = 2 * rules.columns;
  const spread = 1 + below(2 * size);
  const pits = { S: Array<number>(size).fill(0), N: Array<number>(size).fill(0) };
  const inHand = rules.start.ghala > 0 && random() < 0.5 ? below(rules.start.ghala) : 0;
  const seeds = rules.family === 'arab' ? 1 + below(rules.seeds) : rules.seeds - 2 * inHand;
  for (let seed = 0; seed < seeds; seed++) {
    const pit = (below(spread) * 7) % (2 * size);
    pits[pit < size ? 'S' : 'N'][pit % size]! += 1;
  }
  const half = (side: 'S' | 'N') => ({
    pits: pits[side],
    ghala: inHand,
    ownsHouse: rules.houseFrom !== null && random() < 0.5,
  });
  const takasia = random() < 0.3 ? ({ side: random() < 0.5 ? 'S' : 'N', index: below(rules.columns) } as const) : null;
  const setup: Setup = { S: half('S'), N: half('N'), side: random() < 0.5 ? 'S' : 'N', takasia, moveNumber: 1 };
  const valid = validate(rules, setup);
  return valid.ok ? valid.value : null;
}

function expectConsistent(rules: Ruleset, position: Position): void {
  const context = formatPosition(position);
  const legal = legalMoves(rules, position);
  expect(legal.length === 0, context).toBe(outcome(rules, position) !== null);
  expect(new Set(legal.map(({ text }) => text)).size, context).toBe(legal.length);
  expect(
    [...legal].sort((a, b) => (a.text < b.text ? -1 : 1)),
    context,
  ).toEqual(legal);
  for (let pit = 0; pit < 2 * rules.columns; pit++) {
    const fromPit = legal.filter((move) => move.pit === pit);
    expect(whyNotPlayable(rules, position, pit) === null, `${context} pit ${pit}`).toBe(fromPit.length > 0);
    for (const direction of ['L', 'R'] satisfies Direction[]) {
      const thatWay = fromPit.filter((move) => move.direction === direction);
      expect(whyNotPlayable(rules, position, pit, direction) === null, `${context} ${pit}${direction}`).toBe(
        thatWay.length > 0,
      );
      for (const safari of [false, true]) {
        const move = { pit, direction, safari };
        if (thatWay.some((candidate) => candidate.safari === safari)) {
          expect(() => play(rules, position, move), context).not.toThrow();
        } else {
          expect(() => play(rules, position, move), context).toThrow(RangeError);
        }
      }
    }
  }
}
