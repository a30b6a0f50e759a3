import { describe, expect, it } from 'vitest';
import { en } from '../../web/i18n/learn/en.ts';
import { type Claim, holds } from '../../web/learn/claims.ts';
import { EXAMPLES, type ExampleId } from '../../web/learn/examples.ts';
import type { Example } from '../../web/learn/types.ts';
import { legalMoves, play, startPosition } from '../../web/rules/index.ts';
import { rulesOf } from '../rules/helpers.ts';
import { turnOf } from './support.ts';

const examples = Object.entries(EXAMPLES) as [ExampleId, Example][];

describe('the examples of the learning pages', () => {
  for (const [id, example] of examples) {
    it(`${id}: ${example.move} does what is said of it`, () => {
      const turn = turnOf(example);
      expect(example.claims.length).toBeGreaterThan(0);
      expect(example.claims.filter((claim) => !holds(claim, turn))).toEqual([]);
    });
  }
});

/** The claim with something in it changed: another number, pit, side or reason. */
function twisted(claim: Claim): Claim[] {
  switch (claim.kind) {
    case 'captures':
      return [
        { ...claim, n: claim.n + 1 },
        { ...claim, at: 'B1' },
      ];
    case 'captureCount':
    case 'laps':
      return [{ ...claim, n: claim.n + 1 }];
    case 'kichwa':
      return [
        { ...claim, chosen: !claim.chosen },
        { ...claim, side: claim.side === 'L' ? 'R' : 'L' },
      ];
    case 'ends':
      return [
        { ...claim, in: 'b1' },
        { ...claim, reason: 'never-ending' },
      ];
    case 'tax':
      return [{ ...claim, leaves: claim.leaves - 1 }];
    case 'houseLost':
      return [{ ...claim, why: claim.why === 'lifted' ? 'captured' : 'lifted' }];
    case 'takasia':
      return [
        { ...claim, as: claim.as === 'ban' ? 'duty' : 'ban' },
        { ...claim, pit: 'b2' },
      ];
    case 'runsThrough':
    case 'onlyPit':
      return [{ ...claim, pit: 'b2' }];
    case 'wins':
      return [{ ...claim, side: claim.side === 'S' ? 'N' : 'S' }];
    case 'refused':
      return [{ ...claim, reason: 'game over' }];
    case 'houseKept':
    case 'takata':
    case 'neverEnding':
    case 'safari':
    case 'houseCaptures':
      return [];
  }
}

describe('a claim', () => {
  it('does not hold when its number, pit, side or reason is changed', () => {
    let tried = 0;
    for (const [id, example] of examples) {
      const turn = turnOf(example);
      for (const claim of example.claims.flatMap(twisted)) {
        tried++;
        expect(holds(claim, turn), `${id}: ${JSON.stringify(claim)}`).toBe(false);
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  it('of a kind without numbers fails where it does not belong', () => {
    const quiet = turnOf(EXAMPLES.start);
    const capturing = turnOf(EXAMPLES.capture);
    expect(holds({ kind: 'takata' }, capturing)).toBe(false);
    for (const kind of ['safari', 'houseCaptures', 'neverEnding'] as const) expect(holds({ kind }, quiet)).toBe(false);
    expect(holds({ kind: 'houseKept', side: 'S' }, turnOf(EXAMPLES.safari))).toBe(false);
  });
});

describe('facts in the texts', () => {
  it('every first move of Hawalis has five laps; from the front row it takes four seeds, from the back none', () => {
    const rules = rulesOf('hawalis');
    const start = startPosition(rules);
    for (const move of legalMoves(rules, start)) {
      const { trace } = play(rules, start, move);
      const taken = trace.reduce((sum, event) => sum + (event.type === 'capture' ? event.count : 0), 0);
      expect(trace.filter((event) => event.type === 'lap')).toHaveLength(5);
      expect(taken, move.text).toBe(move.pit < 7 ? 4 : 0);
    }
  });

  it('the seeds, hands and limits named are those of the rulesets', () => {
    const ghala = (variant: string) => rulesOf(variant).start.ghala;
    expect(en['rules.kiswahili.board.text']).toContain(`${ghala('kiswahili')} in the`);
    expect(en['rules.bawo.start.text']).toContain(`${ghala('bawo')} are in hand`);
    expect(en['rules.bawo10.start.text']).toContain(`${ghala('bawo10')} in hand`);
    expect(en['rules.hawalis.start.text']).toContain(`${rulesOf('hawalis').seeds} in all`);
    expect(en['rules.kiarabu.start.text']).toContain(`${rulesOf('kiarabu').seeds} in all`);
    expect(rulesOf('kiswahili').switches.moveLimit).toBe(
      Number(/more than ([\d ]+) seeds/.exec(en['rules.kiswahili.end.text'])![1]!.replaceAll(' ', '')),
    );
  });
});
