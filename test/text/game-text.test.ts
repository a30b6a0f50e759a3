import { describe, expect, it } from 'vitest';
import {
  countMoves,
  formatGame,
  formatGameSteps,
  formatGames,
  formatPosition,
  type GameNode,
  mainline,
  nodeAt,
  type ParsedGame,
  parseGames,
  parseGamesSteps,
  type ReadOptions,
  switchDifferences,
  tagOf,
  VARIANTS,
} from '../../web/rules/index.ts';
import { rulesOf } from '../rules/helpers.ts';
import { championship, chanceOf, flat, plies, randomGame } from './helpers.ts';

function gamesOf(text: string, options?: ReadOptions): ParsedGame[] {
  const games = parseGames(text, options);
  if (!games.ok) throw new Error(games.error.message);
  return games.value;
}

const gameOf = (text: string, options?: ReadOptions) => gamesOf(text, options)[0]!.game;

function errorOf(text: string, options?: ReadOptions) {
  const games = parseGames(text, options);
  if (games.ok) throw new Error(`read: ${text.slice(0, 100)}`);
  return games.error;
}

const line = (node: GameNode) => mainline(node).map((next) => next.id);

describe('a large tree', () => {
  it('is written in pieces, which together are its text', () => {
    const many = randomGame(rulesOf('kiswahili'), 3000, chanceOf(11));
    expect(countMoves(many)).toBeGreaterThan(1000);
    let pieces = 0;
    for (const steps = formatGameSteps(many); ; pieces++) {
      const step = steps.next();
      if (!step.done) continue;
      expect(step.value).toBe(formatGame(many));
      break;
    }
    expect(pieces).toBeGreaterThanOrEqual(Math.floor(countMoves(many) / 1000));
  });
});

describe('the eight championship games', () => {
  const games = gamesOf(championship);

  it('are read, and every ply has the recorded position', () => {
    expect(games.map(({ game }) => tagOf(game, 'Round'))).toEqual([...new Set(plies.map((row) => row.game))]);
    let compared = 0;
    for (const { game } of games) {
      const rows = plies.filter((row) => row.game === tagOf(game, 'Round'));
      const nodes = [game.root, ...mainline(game.root)];
      expect(nodes.map((node) => formatPosition(node.position))).toEqual(rows.map((row) => row.position));
      expect(nodes.slice(1).map((node) => node.id)).toEqual(rows.slice(1).map((row) => row.move));
      compared += nodes.length;
    }
    expect(compared).toBe(466);
  });

  it('are written letter by letter as they stand in the file', () => {
    expect(formatGames(games.map(({ game }) => game))).toBe(championship);
  });

  it('know the line they begin at', () => {
    const lines = championship.split('\n');
    for (const { game, line: number } of games) {
      expect(lines[number - 1]).toContain('[Event');
      expect(lines.slice(number - 1, number + 4).join()).toContain(`"${tagOf(game, 'Round')}"`);
    }
  });
});

describe('game text', () => {
  it('has moves, glyphs, comments, variations and a result', () => {
    const game = gameOf(
      `
      ; before the game
      [Event "A \\"test\\""]
      [Unknown "kept"]
      { {at the start} }
      1. A7L*! a5R?! { [%eval -0.42] [%depth 18] good } ( 1... a5L $6 $14 { other } 2. A6L* ( { why } 2. A6R ?? ) )
      2. A6L* ; to the end } of ( the line
      2... a5R 1/2-1/2`.replace('{ {at the start} }', '{ at the start }'),
    );
    expect(game.tags).toEqual([
      ['Event', 'A "test"'],
      ['Unknown', 'kept'],
      ['Result', '1/2-1/2'],
    ]);
    expect(game.root.comment).toBe('before the game\nat the start');
    expect(line(game.root)).toEqual(['A7L*', 'a5R', 'A6L*', 'a5R']);
    const first = nodeAt(game, ['A7L*'])!;
    expect(first.nags).toEqual([1]);
    expect(nodeAt(game, ['A7L*', 'a5R'])).toMatchObject({
      nags: [6],
      comment: 'good',
      evaluation: { score: '-0.42', depth: 18 },
    });
    expect(nodeAt(game, ['A7L*', 'a5L'])).toMatchObject({ nags: [6, 14], comment: 'other' });
    expect(nodeAt(game, ['A7L*', 'a5L', 'A6R*'])).toMatchObject({ nags: [4], comment: 'why' });
    expect(nodeAt(game, ['A7L*', 'a5R', 'A6L*'])!.comment).toBe('to the end } of ( the line');
  });

  it('accepts what moves accept, numbers glued to moves, and numbers left out', () => {
    expect(line(gameOf('1.7l a5R 2.A6L 2...A5R').root)).toEqual(['A7L*', 'a5R', 'A6L*', 'a5R']);
    expect(line(gameOf('7L\ta5R\r\nA6L* a5R *').root)).toEqual(['A7L*', 'a5R', 'A6L*', 'a5R']);
  });

  it('reads the dialect it is told', () => {
    expect(line(gameOf('1. A7<* a5> 2. A6<*', { dialect: 'kiba' }).root)).toEqual(['A7L*', 'a5R', 'A6L*']);
    expect(line(gameOf('1. g2<* d3<', { dialect: 'abstractplay' }).root)).toEqual(['A7L*', 'a5R']);
    expect(errorOf('1. A7<* a5>').candidates).toContain('A7L*');
  });

  it('begins a new game at a result or at a tag', () => {
    const games = gamesOf('1. A7L* * 1. A6L* 1-0 [Event "x"] [Result "0-1"] 1. A6R* [Event "y"] *');
    expect(games.map(({ game }) => line(game.root))).toEqual([['A7L*'], ['A6L*'], ['A6R*'], []]);
    expect(games.map(({ game }) => tagOf(game, 'Result'))).toEqual([undefined, '1-0', '0-1', undefined]);
  });

  it('keeps a comment after the last result with that game', () => {
    expect(gameOf('1. A7L* 1-0 { resigned }').root.comment).toBe('resigned');
  });

  it('warns when the result after the moves is not the tag', () => {
    const [game] = gamesOf('[Result "1-0"]\n\n1. A7L* 0-1');
    expect(tagOf(game!.game, 'Result')).toBe('1-0');
    expect(game!.warnings).toMatchObject([{ line: 3, column: 9, field: 'Result' }]);
  });

  it('joins a variation that repeats a move to that move; the outer line stays the main one', () => {
    const game = gameOf('1. A7L* ( 1. A7L* a5L { inner } ) ( 1. A7L* a5R { same } ) 1... a5R 2. A6L*');
    expect(line(game.root)).toEqual(['A7L*', 'a5R', 'A6L*']);
    expect(game.root.children).toHaveLength(1);
    expect(nodeAt(game, ['A7L*'])!.children.map((child) => [child.id, child.comment])).toEqual([
      ['a5R', 'same'],
      ['a5L', 'inner'],
    ]);
    expect(flat(gameOf(formatGame(game)))).toEqual(flat(game));
  });

  it('keeps other commands in the comment, and a depth without evaluation', () => {
    const game = gameOf('1. A7L* { [%clk 0:01] [%depth 4] x } a5R { [%eval #-7] }');
    expect(nodeAt(game, ['A7L*'])).toMatchObject({ comment: '[%clk 0:01] [%depth 4] x' });
    expect(nodeAt(game, ['A7L*', 'a5R'])).toMatchObject({ comment: '', evaluation: { score: '#-7', depth: null } });
    expect(flat(gameOf(formatGame(game)))).toEqual(flat(game));
  });

  it('treats names of object prototypes as names', () => {
    const game = gameOf('[__proto__ "x"]\n[constructor "y"]\n[toString "z"]\n\n1. A7L* *');
    expect(game.tags.map(([name]) => name)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(({} as Record<string, unknown>).x).toBe(undefined);
    expect(gameOf(formatGame(game)).tags).toEqual(game.tags);
    expect(errorOf('[Variant "__proto__"]\n\n*').message).toContain('unknown variant');
    expect(errorOf('[Option.__proto__ "true"]\n\n*').message).toContain('unknown switch');
  });
});

describe('rules and start in tags', () => {
  it('are the variant and the house rules that differ', () => {
    const game = gameOf('[Variant "kiswahili"]\n[Option.takasia "false"]\n[Option.moveLimit "100"]\n[Site "x"]\n\n*');
    expect(switchDifferences(game.rules)).toEqual({ takasia: false, moveLimit: 100 });
    expect(game.tags).toEqual([['Site', 'x']]);
    const again = gameOf(formatGame(game));
    expect(again.rules).toEqual(game.rules);
  });

  it('come from the caller when the text has none', () => {
    const rules = rulesOf('kiswahili', { takasiaDuty: true });
    expect(gameOf('1. A7L*', { rules }).rules).toEqual(rules);
    const more = gameOf('[Option.mtajiTax "true"]\n\n1. A7L*', { rules });
    expect(switchDifferences(more.rules)).toEqual({ takasiaDuty: true, mtajiTax: true });
    expect(switchDifferences(gameOf('[Variant "kiswahili"]\n\n1. A7L*', { rules }).rules)).toEqual({});
  });

  it('are a position with its side and move number', () => {
    const position = plies.find((row) => row.game === 'Voogt-69' && row.ply === 71)!.position;
    const game = gameOf(`[SetUp "1"]\n[Position "${position}"]\n\n36... a4R** 37. B7R`);
    expect(formatPosition(game.start)).toBe(position);
    expect(formatGame(game)).toContain('\n36... a4R** 37. B7R *\n');
    expect(flat(gameOf(formatGame(game)))).toEqual(flat(game));
  });

  it.each([
    ['[Variant "chess"]', 'Variant', 'kiswahili'],
    ['[Option.takasia "perhaps"]', 'Option.takasia', 'takasia is'],
    ['[Option.nothing "true"]', 'Option.nothing', 'unknown switch'],
    ['[Position "1,2,3 S"]', 'Position', 'missing'],
    ['[Position "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 20,22 SN - 1"]', 'Position', '62'],
    [
      '[Variant "hawalis"]\n[Position "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 0,0 - - 1"]',
      'Position',
      '7 counts',
    ],
  ])('are refused with the tag named: %s', (tags, field, why) => {
    const error = errorOf(`[Event "x"]\n${tags}\n\n1. A7L*`);
    expect(error.field).toBe(field);
    expect(error.message).toContain(why);
    expect(error.line).toBe(1 + tags.split('\n').length);
  });
});

describe('an error', () => {
  it('tells line, column, move number and candidates, and keeps what stands before', () => {
    const error = errorOf('[Event "a"]\n\n1. A7L* *\n\n[Event "b"]\n\n1. A7L* a5R\n2. A6L* ( 2. A1L ) a5R', {});
    expect(error).toMatchObject({ line: 8, column: 14, moveNumber: '2.', expected: 'a legal move' });
    expect(error.candidates).toContain('A6L*');
    expect(error.message).toContain('line 8: 2. "A1L" is not legal');
    expect(error.partial.map(({ game }) => line(game.root))).toEqual([['A7L*'], ['A7L*', 'a5R', 'A6L*']]);
  });

  it('gives the number of a move of North with three dots', () => {
    expect(errorOf('1. A7L* a1L').moveNumber).toBe('1...');
  });

  it.each([
    ['1. A7L* { no end', 'a comment without end', 1, 9],
    ['1. A7L* ( 1. A6L*', 'a variation without end', 1, 9],
    ['1. A7L* )', '")" without "("', 1, 9],
    ['( 1. A7L* )', 'a variation before any move', 1, 1],
    ['1. A7L* ( )', 'a variation without a move', 1, 11],
    ['1. A7L* ( 1. A6L* 1-0 )', 'a result inside a variation', 1, 19],
    ['1. A7L* ( [Event "x"] )', 'inside a variation', 1, 11],
    ['1. A7L* $256', 'a glyph number', 1, 9],
    ['1. A7L* !!!', 'a suffix', 1, 9],
    ['1. A7L* }', 'without beginning', 1, 9],
    ['\n[Event "x]\n', 'tag Event', 2, 1],
    ['[Event]', 'a tag pair', 1, 1],
    ['[Event "x" y]', '"]"', 1, 12],
    ['1. A7L* **', 'is not a move', 1, 9],
    ['', 'no game', 1, 1],
    ['{ only a comment }', 'no game', 1, 1],
  ])('in %j names the place', (text, what, errorLine, column) => {
    const error = errorOf(text);
    expect(error.message).toContain(what);
    expect([error.line, error.column]).toEqual([errorLine, column]);
  });
});

describe('reading is bounded', () => {
  it('in length, moves, games and nesting', () => {
    expect(errorOf('1. A7L*', { maxLength: 6 }).message).toContain('7 characters');
    const tooMany = errorOf('1. A7L* a5R 2. A6L* a5R', { maxMoves: 3 });
    expect(tooMany.message).toContain('3 at most');
    expect(countMoves(tooMany.partial[0]!.game)).toBe(3);
    expect(errorOf('* * *', { maxGames: 2 }).message).toContain('2 at most');
    expect(errorOf('1. A7L* ( 1. A6L* ( 1. A6R* ) )', { maxNesting: 1 }).message).toContain('1 at most');
  });

  it('so that hostile megabytes end in an error quickly', () => {
    const mega = 1_000_000;
    const bombs = [
      '1. A7L* '.concat('( 1. A6L* '.repeat(mega)),
      '('.repeat(mega),
      '{'.repeat(9 * mega),
      '1. A7L* '.concat('\\}'.repeat(4 * mega)),
      `1. A7L* {${'\\}'.repeat(4 * mega)}`,
      '['.repeat(mega),
      `[A "${'x'.repeat(9 * mega)}"]`,
      '[A "x"]'.repeat(mega),
      '* '.repeat(mega),
      `*${' '.repeat(900)}`.repeat(mega / 90),
      '[Result "0-1"]\n1-0\n'.repeat(mega / 4),
      '.'.repeat(9 * mega),
      '9'.repeat(9 * mega),
      '$1 '.repeat(mega),
      '{[%eval '.repeat(mega),
      `1. A7L* { ${'[%eval 1] '.repeat(mega)}`,
      'x'.repeat(10 * mega + 1),
    ];
    for (const bomb of bombs) {
      // Of this process only: other work on the machine is no fault of the reader's.
      const before = process.cpuUsage();
      expect(errorOf(bomb).message.length).toBeLessThan(300);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1e6, bomb.slice(0, 20)).toBeLessThan(3);
    }
  });

  it('and goes in steps that a page can spread over time', () => {
    let steps = 0;
    for (const progress of parseGamesSteps(championship)) {
      steps += 1;
      expect(progress.moves).toBeLessThanOrEqual(458);
      expect(progress.offset).toBeLessThan(progress.length);
    }
    expect(steps).toBeGreaterThanOrEqual(458);
  });
});

describe('what was written', () => {
  it.each(VARIANTS)('reads to the same tree: random games of %s with variations and nasty notes', (variant) => {
    const rules = rulesOf(variant);
    for (let seed = 1; seed <= 25; seed++) {
      const game = randomGame(rules, 40, chanceOf(seed));
      const text = formatGame(game);
      const again = gamesOf(text);
      expect(again).toHaveLength(1);
      expect(again[0]!.warnings).toEqual([]);
      expect(flat(again[0]!.game), text).toEqual(flat(game));
      expect(again[0]!.game.tags).toEqual(game.tags);
      expect(formatGame(again[0]!.game)).toBe(text);
    }
  });

  it('reads to the same games when they stand in one file', () => {
    const games = Array.from({ length: 12 }, (_, seed) =>
      randomGame(rulesOf(VARIANTS[seed % 7]!), 20, chanceOf(seed + 100)),
    );
    const again = gamesOf(formatGames(games));
    expect(again.map(({ game }) => flat(game))).toEqual(games.map(flat));
    expect(again.map(({ game }) => game.rules)).toEqual(games.map((game) => game.rules));
  });

  it('leaves out tags that no tag pair can hold', () => {
    const game = { ...gameOf('1. A7L*'), tags: [['a b', 'x'] as const, ['Long', 'x'.repeat(20_000)] as const] };
    expect(gameOf(formatGame(game)).tags).toEqual([]);
  });
});
