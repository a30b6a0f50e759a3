import { describe, expect, it } from 'vitest';
import { fitCurve, winChance } from '../../bench/curve.ts';
import { Random } from '../../bench/random.ts';
import { addPair, eloOf, eloOfScore, type Pentanomial, scoreOfElo, sprt } from '../../bench/statistics.ts';

/** Pairs of games between players `elo` apart; half of the openings favour whoever plays South in both games. */
function playPairs(random: Random, elo: number, pairs: number): Pentanomial {
  let counts: Pentanomial = [0, 0, 0, 0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    const tilt = random.below(2) === 0 ? 0 : 150;
    const asSouth = random.real() < scoreOfElo(elo + tilt) ? 1 : 0;
    const asNorth = random.real() < scoreOfElo(elo - tilt) ? 1 : 0;
    counts = addPair(counts, asSouth + asNorth);
  }
  return counts;
}

describe('Elo from pairs', () => {
  it('turns points into Elo and back', () => {
    expect(eloOfScore(0.75)).toBeCloseTo(190.849, 3);
    for (const elo of [-300, -12, 0, 45, 200]) expect(eloOfScore(scoreOfElo(elo))).toBeCloseTo(elo, 9);
  });

  it('has no opinion before the first pair', () => {
    expect(eloOf([0, 0, 0, 0, 0])).toBeNull();
  });

  it('says the opposite when the players are exchanged', () => {
    const one = eloOf([3, 10, 40, 25, 12])!;
    const other = eloOf([12, 25, 40, 10, 3])!;
    expect(other.elo).toBeCloseTo(-one.elo, 9);
    expect(other.low).toBeCloseTo(-one.high, 9);
    expect(other.error).toBeCloseTo(one.error, 9);
  });

  it('has a smaller error when openings split their points than when single games of the same score are counted', () => {
    // 100 pairs of one win each tell more than 50 pairs won twice and 50 lost twice.
    expect(eloOf([1, 0, 98, 0, 1])!.error).toBeLessThan(eloOf([50, 0, 0, 0, 50])!.error / 3);
  });

  it('covers the true difference in 95 of 100 matches', () => {
    const random = new Random(7);
    let covered = 0;
    const matches = 1000;
    for (let match = 0; match < matches; match++) {
      const elo = eloOf(playPairs(random, 60, 200))!;
      if (elo.low <= 60 && 60 <= elo.high) covered++;
    }
    expect(covered / matches).toBeGreaterThan(0.93);
    expect(covered / matches).toBeLessThan(0.97);
  });

  it('claims no certainty from a clean sweep', () => {
    const sweep = eloOf([0, 0, 0, 0, 10])!;
    expect(sweep.elo).toBe(Number.POSITIVE_INFINITY);
    expect(sweep.low).toBeGreaterThan(50);
    expect(sweep.low).toBeLessThan(400);
    const split = eloOf([0, 0, 10, 0, 0])!;
    expect(split.elo).toBe(0);
    expect(split.high).toBeGreaterThan(20);
  });

  it('refuses points that a pair cannot give', () => {
    expect(() => addPair([0, 0, 0, 0, 0], 2.5)).toThrow(/0 to 2 in halves/);
    expect(() => addPair([0, 0, 0, 0, 0], 0.3)).toThrow(/0 to 2 in halves/);
  });
});

describe('SPRT', () => {
  const bounds = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 };

  it('stops at the logarithms of the error odds', () => {
    const open = sprt([0, 0, 0, 0, 0], bounds);
    expect(open.upper).toBeCloseTo(2.944, 3);
    expect(open.lower).toBeCloseTo(-2.944, 3);
    expect(open.verdict).toBe('open');
  });

  it('agrees with the normal approximation near even strength', () => {
    const counts: Pentanomial = [30, 120, 320, 150, 40];
    const pairs = 660;
    const mean = (120 * 0.25 + 320 * 0.5 + 150 * 0.75 + 40) / pairs;
    const variance = (30 * mean ** 2 + 120 * (mean - 0.25) ** 2 + 320 * (mean - 0.5) ** 2) / pairs;
    const full = variance + (150 * (mean - 0.75) ** 2 + 40 * (mean - 1) ** 2) / pairs;
    const [s0, s1] = [scoreOfElo(0), scoreOfElo(20)];
    const normal = ((s1 - s0) * (2 * mean - s0 - s1) * pairs) / (2 * full);
    expect(sprt(counts, bounds).llr).toBeCloseTo(normal, 1);
  });

  it('accepts a wrong hypothesis about as rarely as allowed', () => {
    const random = new Random(11);
    let wrong = 0;
    const tests = 200;
    for (let test = 0; test < tests; test++) {
      let counts: Pentanomial = [0, 0, 0, 0, 0];
      for (;;) {
        const more = playPairs(random, 0, 20);
        counts = counts.map((count, i) => count + more[i]!) as unknown as Pentanomial;
        const { verdict } = sprt(counts, { ...bounds, elo1: 60 });
        if (verdict === 'elo1') wrong++;
        if (verdict !== 'open') break;
      }
    }
    expect(wrong / tests).toBeLessThan(0.09);
  });

  it('refuses bounds in the wrong order', () => {
    expect(() => sprt([1, 1, 1, 1, 1], { ...bounds, elo0: 30 })).toThrow(/elo0 30 must be below elo1 20/);
  });
});

describe('the curve from score to win chance', () => {
  it('finds the scale that the results were drawn with', () => {
    const random = new Random(3);
    const scores = Float32Array.from({ length: 40_000 }, () => random.normal() * 700);
    const results = scores.map((score) => (random.real() < winChance(score, 350) ? 1 : 0));
    const fit = fitCurve(scores, results);
    expect(fit.scale).toBeGreaterThan(335);
    expect(fit.scale).toBeLessThan(365);
    expect(fit.loss).toBeLessThan(Math.LN2);
  });

  it('refuses games in which the score says nothing, or the wrong thing', () => {
    expect(() => fitCurve([], [])).toThrow(/as many results as scores/);
    expect(() => fitCurve([100, 200, -100, -300], [0, 0, 1, 1])).toThrow(/no relation/);
  });
});
