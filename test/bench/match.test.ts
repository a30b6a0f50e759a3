import { describe, expect, it } from 'vitest';
import { playGame } from '../../bench/game-play.ts';
import {
  type GameTask,
  isFinished,
  type Lane,
  type MatchSettings,
  type MatchState,
  newMatch,
  openTasks,
  pointsOfA,
  runMatch,
  summarise,
} from '../../bench/match.ts';
import { parseMatch } from '../../bench/match-read.ts';
import { makeOpenings } from '../../bench/openings.ts';
import type { Player } from '../../bench/players.ts';
import { Random } from '../../bench/random.ts';
import {
  type LegalMove,
  legalMoves,
  matchMove,
  type Position,
  parseGames,
  parseSetup,
  play,
  type Ruleset,
  rulesetOf,
  validate,
} from '../../web/rules/index.ts';
import type { RulesSpec } from '../../worker/protocol.ts';

const kiswahili: RulesSpec = { variant: 'kiswahili', switches: {} };

/** A player by rule: `pick` is asked with the legal moves. */
function rulePlayer(
  name: string,
  pick: (rules: Ruleset, position: Position, legal: readonly LegalMove[]) => string,
): Player {
  let rules: Ruleset;
  return {
    name,
    async newGame(spec) {
      const read = rulesetOf(spec.variant, spec.switches);
      if (!read.ok) throw new Error(read.error.join());
      rules = read.value;
    },
    async choose(root, moves) {
      const setup = parseSetup(root, rules.columns);
      if (!setup.ok) throw new Error(setup.error.message);
      const start = validate(rules, setup.value);
      if (!start.ok) throw new Error(start.error.join());
      let position = start.value;
      for (const text of moves) {
        const move = matchMove(rules, position, legalMoves(rules, position), text);
        if (!move.ok) throw new Error(move.error.message);
        position = play(rules, position, move.value).position;
      }
      const move = pick(rules, position, legalMoves(rules, position));
      const own = position[position.side];
      return {
        move,
        score: { kind: 'cp', value: own.pits.reduce((a, b) => a + b, -16) },
        depth: 1,
        nodes: 1,
        timeMs: 0,
      };
    },
    close() {},
  };
}

const byChance = (seed: number) => {
  const random = new Random(seed);
  return rulePlayer('chance', (_, __, legal) => random.pick(legal).text);
};

/** Takes the move after which it has most seeds. */
const greedy = rulePlayer('greedy', (rules, position, legal) => {
  const seeds = (move: LegalMove) =>
    play(rules, position, move).position[position.side].pits.reduce((sum, n) => sum + n, 0);
  return legal.reduce((best, move) => (seeds(move) > seeds(best) ? move : best)).text;
});

const settings: MatchSettings = {
  rules: kiswahili,
  a: { name: 'greedy', limits: { nodes: 1 }, setup: {} },
  b: { name: 'chance', limits: { nodes: 1 }, setup: {} },
  seed: 1,
  sprt: null,
  adjudicate: true,
  maxPlies: 300,
};

const wide = { rules: kiswahili, count: 12, plies: 8, seed: 1, bound: 10_000, limits: {} };

function laneOf(a: Player, b: Player): Lane {
  return (task: GameTask, match) => {
    const seatA = { player: a, name: match.a.name, limits: match.a.limits };
    const seatB = { player: b, name: match.b.name, limits: match.b.limits };
    return playGame(match, task.opening, task.aIsSouth ? seatA : seatB, task.aIsSouth ? seatB : seatA);
  };
}

describe('openings', () => {
  it('are the same for the same seed, all different, and none loses its length', async () => {
    const one = await makeOpenings(wide, greedy);
    const longer = await makeOpenings({ ...wide, count: 20 }, greedy);
    expect(longer.slice(0, 12)).toEqual(one);
    expect(new Set(longer.map(({ moves }) => moves.join(' '))).size).toBe(20);
    for (const { moves } of longer) expect(moves).toHaveLength(8);
    expect(await makeOpenings({ ...wide, seed: 2 }, greedy)).not.toEqual(one);
  });

  it('are kept only if the judge finds them balanced', async () => {
    const narrow = await makeOpenings({ ...wide, count: 30, bound: 3 }, greedy);
    expect(narrow).toHaveLength(30);
    for (const { score } of narrow) expect(Math.abs(score)).toBeLessThanOrEqual(3);
    const all = await makeOpenings({ ...wide, count: 30 }, greedy);
    expect(all.some(({ score }) => Math.abs(score) > 3)).toBe(true);
  });

  it('are kept only if a second judge, asked to look again, finds them balanced too', async () => {
    const contrary: Player = {
      ...greedy,
      async choose(root, moves, limits) {
        const choice = await greedy.choose(root, moves, limits);
        return { ...choice, score: { kind: 'cp', value: -(choice.score as { value: number }).value } };
      },
    };
    const once = await makeOpenings({ ...wide, count: 60 }, greedy);
    const twice = await makeOpenings({ ...wide, count: 10 }, greedy, { judge: contrary, limits: {}, bound: 3 });
    const narrow = once
      .filter(({ score }) => Math.abs(score) <= 3)
      .map(({ moves, score }) => ({ moves, score: -score }));
    expect(twice).toEqual(narrow.slice(0, 10));
    expect(narrow.length).toBeLessThan(60);
  });

  it('are as many as the game gives', async () => {
    const few = await makeOpenings({ ...wide, count: 30, plies: 2 }, greedy);
    expect(few.length).toBeLessThanOrEqual(14);
    expect(few.length).toBeGreaterThan(8);
  });
});

describe('a game of a match', () => {
  const seat = (player: Player) => ({ player, name: player.name, limits: { nodes: 1 } });

  it('is kept as game text that reads back to the same moves and result', async () => {
    const game = await playGame(settings, [], seat(greedy), seat(byChance(3)));
    const read = parseGames(game.text);
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value).toHaveLength(1);
    expect(game.text).toContain(`[Result "${game.result}"]`);
    expect(game.text).toContain('[South "greedy"]');
    expect(game.forfeit).toBe(false);
    expect(game.plies).toBeGreaterThan(8);
  });

  it('is lost by an illegal move, by silence and by failing', async () => {
    const cheat = rulePlayer('cheat', () => 'B5L');
    const silent: Player = {
      ...greedy,
      choose: async () => ({ move: null, score: null, depth: 0, nodes: 0, timeMs: 0 }),
    };
    const broken: Player = { ...greedy, choose: () => Promise.reject(new Error('out of order')) };
    for (const [player, reason] of [
      [cheat, /illegal move B5L/],
      [silent, /gave no move/],
      [broken, /failed: out of order/],
    ] as const) {
      const asSouth = await playGame(settings, [], seat(player), seat(greedy));
      expect([asSouth.result, asSouth.forfeit]).toEqual(['0-1', true]);
      expect(asSouth.reason).toMatch(reason);
      const asNorth = await playGame(settings, [], seat(greedy), seat(player));
      expect([asNorth.result, asNorth.forfeit]).toEqual(['1-0', true]);
    }
  });

  it('ends when both players have proven the same winner, unless it is to be played out', async () => {
    const seen = (kind: 'win' | 'loss'): Player => ({
      ...greedy,
      choose: async (...job) => ({ ...(await greedy.choose(...job)), score: { kind, plies: 9 } }),
    });
    const short = await playGame(settings, [], seat(seen('win')), seat(seen('loss')));
    expect([short.result, short.reason, short.plies]).toEqual(['1-0', 'adjudication', 2]);
    const long = await playGame({ ...settings, adjudicate: false }, [], seat(seen('win')), seat(seen('loss')));
    expect(long.plies).toBeGreaterThan(10);
    const quarrel = await playGame(settings, [], seat(seen('win')), seat(seen('win')));
    expect(quarrel.reason).not.toBe('adjudication');
  });

  it('refuses an opening that cannot be played', async () => {
    await expect(playGame(settings, ['A6L*', 'A6L*'], seat(greedy), seat(greedy))).rejects.toThrow(
      /opening "A6L\* A6L\*": A6L\* is not legal/,
    );
  });
});

describe('a match', () => {
  it('plays each opening with both colours and counts pairs', async () => {
    const state = newMatch(settings, await makeOpenings(wide, greedy));
    const end = await runMatch(state, [laneOf(greedy, byChance(1))], () => {});
    const sum = summarise(end);
    expect(isFinished(end)).toBe(true);
    expect(end.games).toHaveLength(24);
    expect(sum.pairs).toBe(12);
    expect(sum.wins + sum.draws + sum.losses).toBe(24);
    expect(sum.pentanomial.reduce((a, b) => a + b)).toBe(12);
    expect(sum.pentanomial.reduce((points, n, i) => points + (n * i) / 2, 0)).toBe(sum.wins + sum.draws / 2);
    for (let pair = 0; pair < 12; pair++) {
      const games = end.games.filter((game) => game.pair === pair);
      expect(games.map((game) => game.aIsSouth).sort()).toEqual([false, true]);
    }
    expect(sum.forfeits).toBe(0);
    expect(sum.elo!.elo).toBeGreaterThan(0);
  });

  it('counts a game for A by the colour A had', () => {
    const game = {
      pair: 0,
      result: '0-1' as const,
      reason: '',
      forfeit: false,
      plies: 9,
      nodes: [0, 0] as const,
      timeMs: [0, 0] as const,
      text: '',
    };
    expect(pointsOfA({ ...game, aIsSouth: true })).toBe(0);
    expect(pointsOfA({ ...game, aIsSouth: false })).toBe(1);
    expect(pointsOfA({ ...game, aIsSouth: false, result: '1/2-1/2' })).toBe(0.5);
  });

  it('stops when asked, survives as JSON and goes on where it was', async () => {
    const start = newMatch(settings, await makeOpenings(wide, greedy));
    const stop = new AbortController();
    let text = '';
    await runMatch(
      start,
      [laneOf(greedy, byChance(1)), laneOf(greedy, byChance(2))],
      (state) => {
        text = JSON.stringify(state);
        if (state.games.length === 7) stop.abort();
      },
      stop.signal,
    );
    const stopped = parseMatch(text);
    expect(stopped.games.length).toBeGreaterThanOrEqual(7);
    expect(stopped.games.length).toBeLessThanOrEqual(8);
    expect(openTasks(stopped)).toHaveLength(24 - stopped.games.length);
    const end = await runMatch(stopped, [laneOf(greedy, byChance(3))], () => {});
    expect(end.games.slice(0, stopped.games.length)).toEqual(stopped.games);
    expect(new Set(end.games.map((game) => `${game.pair} ${game.aIsSouth}`)).size).toBe(24);
  });

  it('ends early when the SPRT has decided', async () => {
    const bounds = { elo0: 0, elo1: 200, alpha: 0.05, beta: 0.05 };
    const openings = await makeOpenings({ ...wide, count: 60 }, greedy);
    const end = await runMatch(
      newMatch({ ...settings, sprt: bounds }, openings),
      [laneOf(greedy, byChance(1))],
      () => {},
    );
    expect(summarise(end).sprt!.verdict).toBe('elo1');
    expect(end.games.length).toBeLessThan(120);
  });

  it('goes on with the other lanes when one breaks, and reports when all have', async () => {
    const start = newMatch(settings, await makeOpenings({ ...wide, count: 3 }, greedy));
    const broken: Lane = () => Promise.reject(new Error('lane out of order'));
    const end = await runMatch(start, [broken, laneOf(greedy, byChance(1))], () => {});
    expect(end.games).toHaveLength(6);
    let kept: MatchState = start;
    let games = 0;
    const tiring: Lane = (task, match) =>
      games++ < 2 ? laneOf(greedy, byChance(1))(task, match) : Promise.reject(new Error('lane tired'));
    await expect(
      runMatch(start, [tiring], (state) => {
        kept = state;
      }),
    ).rejects.toThrow(/lane tired/);
    expect(kept.games).toHaveLength(2);
  });
});
