import { describe, expect, it } from 'vitest';
import { type Claim, holds, pitNamed, type Turn } from '../../web/learn/claims.ts';
import { EXAMPLES } from '../../web/learn/examples.ts';
import { TUTORIAL, type TutorialStep } from '../../web/learn/tutorial.ts';
import { legalMoves, play, whyNotPlayable } from '../../web/rules/index.ts';
import { playIn } from '../rules/helpers.ts';
import { turnOf } from './support.ts';

const EXAMPLE_OF = (id: TutorialStep['id']) => EXAMPLES[TUTORIAL.find((step) => step.id === id)!.example];

/** For every legal move of a step, whether it reaches the goal. */
function reaching(step: TutorialStep): { readonly all: number; readonly reach: readonly string[] } {
  const { rules, before } = turnOf(EXAMPLES[step.example]);
  const turns = legalMoves(rules, before).map(
    (move): Turn => ({ rules, before, move, played: play(rules, before, move) }),
  );
  const reach = turns.filter((turn) => step.goal.every((claim: Claim) => holds(claim, turn)));
  return { all: turns.length, reach: reach.map(({ move }) => move.text) };
}

const seedsIn = (played: { readonly position: Turn['before'] }, pit: string) => {
  const { side, index } = pitNamed(8, pit);
  return played.position[side].pits[index];
};

describe('the first game', () => {
  for (const step of TUTORIAL) {
    it(`${step.id}: "show me" reaches the goal, by the model`, () => {
      expect(reaching(step).reach).toContain(EXAMPLES[step.example].move);
      expect(turnOf(EXAMPLES[step.example]).before.side).toBe('S');
    });
  }

  it('a goal can be missed where there is a choice to learn', () => {
    const choices = (['kichwa', 'house', 'safari', 'takasia'] as const).map((id) =>
      reaching(TUTORIAL.find((step) => step.id === id)!),
    );
    for (const { all, reach } of choices) {
      expect(reach).toHaveLength(1);
      expect(all).toBeGreaterThan(1);
    }
  });

  it('any first move will do, and either kichwa at the first capture', () => {
    expect(reaching(TUTORIAL[0]!)).toEqual({ all: 4, reach: ['A6L*', 'A6R*', 'A7L*', 'A7R*'] });
    expect(reaching(TUTORIAL[1]!)).toEqual({ all: 2, reach: ['A5L', 'A5R'] });
  });

  it('the second step follows from the first: 1. A6R* a6L*', () => {
    const { rules } = turnOf(EXAMPLES.start);
    const first = playIn(rules, EXAMPLES.start.position, 'A6R*');
    expect(playIn(rules, first.text, 'a6L*').text).toBe(EXAMPLES.capture.position);
  });

  it('collecting follows from takasia: North may not start from a4, plays a3L**, and a4 is taken', () => {
    const { rules, played } = turnOf(EXAMPLES.takasiaSet);
    expect(whyNotPlayable(rules, played.position, { side: 'N', index: 3 })?.reason).toBe('takasia');
    const set = playIn(rules, EXAMPLES.takasiaSet.position, 'A2R*');
    expect(playIn(rules, set.text, 'a3L**').text).toBe(EXAMPLES.takasiaTaken.position);
  });

  it('the numbers in its sentences are those on the board', () => {
    const after = (id: TutorialStep['id']) => turnOf(EXAMPLE_OF(id)).played;
    expect(seedsIn(after('house'), 'A5')).toBe(9);
    expect(seedsIn(after('tax'), 'A5')).toBe(5);
    expect(seedsIn({ position: turnOf(EXAMPLE_OF('mtaji')).before }, 'B8')).toBe(10);
    expect(turnOf(EXAMPLE_OF('mtaji')).played.trace.find((event) => event.type === 'capture')?.by.index).toBe(2);
    expect(seedsIn({ position: turnOf(EXAMPLE_OF('collect')).before }, 'a4')).toBe(8);
    expect(after('win').position.N.ghala).toBe(14);
    expect(turnOf(EXAMPLE_OF('takata')).before.S).toMatchObject({ ghala: 22 });
  });

  it('a wrong pit is explained by the rule that forbids it', () => {
    const refused = (id: TutorialStep['id'], pit: string) => {
      const { rules, before } = turnOf(EXAMPLE_OF(id));
      return whyNotPlayable(rules, before, pitNamed(8, pit));
    };
    expect(refused('takata', 'A5')).toEqual({ rule: '2.3', reason: 'house exempt' });
    expect(refused('capture', 'A7')).toEqual({ rule: '2.3', reason: 'must capture' });
    expect(refused('mtaji', 'B4')).toEqual({ rule: '2.4', reason: 'must capture' });
  });
});
