/** Rules 3.2: a match is the best of three games, over as soon as one player has won two. */
import { describe, expect, it } from 'vitest';
import {
  formatGame,
  formatPosition,
  type Game,
  legalMoves,
  newGame,
  parseGames,
  rulesetOf,
  type Switches,
  setTag,
  tagOf,
} from '../../web/rules/index.ts';
import { firstOfMatch, type GameResult, matchIn, nextOfMatch, resultOf, standing } from '../../web/state/keteMatch.ts';
import { linkQuery, readLink } from '../../web/state/share.ts';

function ruled(variant: string, switches: Partial<Switches> = {}) {
  const rules = rulesetOf(variant, switches);
  if (!rules.ok) throw new Error(rules.error.join('; '));
  return rules.value;
}
const KETE = ruled('kete');

/** The last game of a match with these results; the match itself told in words. */
function played(...results: GameResult[]): string {
  let game: Game | null = firstOfMatch(KETE);
  let told = '';
  for (const result of results) {
    if (game === null) return `${told}, no further game`;
    const match = matchIn(game);
    if (match === null) throw new Error('not in a match');
    const { score, over, winner } = standing(match, result);
    told = `${match.number}: ${score.S}-${score.N}${over ? ` won by ${winner}` : ''}`;
    game = nextOfMatch(game, result);
  }
  return `${told}${game === null ? ', no further game' : ''}`;
}

describe('a match of kete', () => {
  it.each([
    [['1-0'], '1: 1-0'],
    [['1-0', '1-0'], '2: 2-0 won by S, no further game'],
    [['0-1', '0-1'], '2: 0-2 won by N, no further game'],
    [['1-0', '0-1'], '2: 1-1'],
    [['1-0', '0-1', '0-1'], '3: 1-2 won by N, no further game'],
    [['1-0', '0-1', '1/2-1/2'], '3: 1-1 won by null, no further game'],
    [['1/2-1/2', '0-1', '1/2-1/2'], '3: 0-1 won by N, no further game'],
    [['*'], '1: 0-0, no further game'],
  ] as [GameResult[], string][])('%j is %s', (results, told) => {
    expect(played(...results)).toBe(told);
  });

  it('is begun by South, the next game by North, the third by South', () => {
    const first = firstOfMatch(KETE);
    const second = nextOfMatch(first, '1-0')!;
    const third = nextOfMatch(second, '0-1')!;
    expect([first, second, third].map((game) => game.start.side)).toEqual(['S', 'N', 'S']);
    expect(formatPosition(second.start)).toBe(formatPosition(first.start).replace(' S ', ' N '));
    expect(legalMoves(KETE, second.start).map((move) => move.text)).toEqual(['a6L*', 'a6R*', 'a7L*', 'a7R*']);
  });

  it('keeps its house rules and its players, but not the comments on one game', () => {
    const rules = ruled('kete', { takasiaDuty: false });
    const named = [
      ['South', 'Asha'],
      ['North', 'Juma'],
      ['Round', '1'],
      ['Result', '1-0'],
    ].reduce((game, [name, value]) => setTag(game, name!, value!), firstOfMatch(rules));
    const next = nextOfMatch(named, '1-0')!;
    expect(next.rules).toEqual(rules);
    expect(next.tags).toEqual([
      ['South', 'Asha'],
      ['North', 'Juma'],
      ['Match', 'kete'],
      ['MatchGame', '2'],
      ['MatchScore', '1-0'],
    ]);
  });

  it('is in the game text and in links, North to move included', async () => {
    const second = nextOfMatch(firstOfMatch(KETE), '0-1')!;
    const text = formatGame(second);
    expect(text).toContain('[Match "kete"]\n[MatchGame "2"]\n[MatchScore "0-1"]\n[Variant "kete"]');
    const read = parseGames(text);
    if (!read.ok) throw new Error(read.error.message);
    expect(formatGame(read.value[0]!.game)).toBe(text);
    expect(matchIn(read.value[0]!.game)).toEqual({ games: 3, wins: 2, number: 2, before: { S: 0, N: 1 } });
    const link = await readLink(await linkQuery(second, []));
    if (link.kind !== 'game') throw new Error(link.kind);
    expect(formatGame(link.game)).toBe(text);
  });
});

describe('tags that tell of no match', () => {
  const tagged = (number: string, score: string, variant = 'kete', match = variant) =>
    matchIn({
      rules: ruled(variant),
      tags: [
        ['Match', match],
        ['MatchGame', number],
        ['MatchScore', score],
      ],
    });

  it.each([
    ['a fourth game', '4', '1-1'],
    ['game 0', '0', '0-0'],
    ['no number', 'two', '1-0'],
    ['more wins than games', '2', '1-1'],
    ['a match that was over', '3', '2-0'],
    ['no score', '2', 'one-nil'],
  ])('%s', (_, number, score) => {
    expect(tagged('3', '1-1')?.number).toBe(3);
    expect(tagged(number, score)).toBeNull();
  });

  it('a game that is not played in matches, or another one than the tag says', () => {
    expect(tagged('2', '1-0', 'kiswahili')).toBeNull();
    expect(tagged('2', '1-0', 'kete', 'chess')).toBeNull();
    expect(matchIn(newGame(KETE))).toBeNull();
  });
});

describe('the result of a game of the match', () => {
  it('is that of the main line, else of the line on the board, else of the record', () => {
    const game = firstOfMatch(KETE);
    expect(resultOf(game, '*')).toBe('*');
    expect(resultOf(game, '0-1')).toBe('0-1');
    expect(resultOf(setTag(game, 'Result', '1-0'), '*')).toBe('1-0');
    expect(resultOf(setTag(game, 'Result', '1-0'), '0-1')).toBe('0-1');
    expect(tagOf(game, 'Result')).toBeUndefined();
    // South's front row is empty after this move: North has won on the board, whatever line one looks at.
    const over = parseGames(
      '[Variant "kete"]\n[SetUp "1"]\n[Position "0,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0/0,1,0,0,0,0,0,0/0,0,0,0,0,0,0,0 N 31,31 - - 9"]\n\n9... a7R *',
    );
    if (!over.ok) throw new Error(over.error.message);
    expect(resultOf(over.value[0]!.game, '1-0')).toBe('0-1');
  });
});
