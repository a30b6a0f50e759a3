import { describe, expect, it } from 'vitest';
import {
  formatGames,
  formatPosition,
  type Game,
  mainline,
  parseBao,
  parseGames,
  tagOf,
} from '../../web/rules/index.ts';
import { championship, flat, plies } from './helpers.ts';

function gamesOf(text: string) {
  const games = parseBao(text);
  if (!games.ok) throw new Error(games.error.message);
  return games.value;
}

function errorOf(text: string) {
  const games = parseBao(text);
  if (games.ok) throw new Error(`read: ${text}`);
  return games.error;
}

const line = (game: Game) => mainline(game.root).map((node) => node.id);

/** The same games in the form of Donkers' program: a header line a tag, a line a full move. */
function asBaoFile(text: string): string {
  const games = parseGames(text);
  if (!games.ok) throw new Error(games.error.message);
  return games.value
    .map(({ game }) => {
      const header = game.tags.map(([name, value]) => `${name.toLowerCase()}: ${value.replaceAll(';', ',')};`);
      const moves = line(game);
      const rows = moves.flatMap((south, ply) =>
        ply % 2 === 0 ? [`${ply / 2 + 1}: ${[south, moves[ply + 1]].filter(Boolean).join(' ')};`] : [],
      );
      return ['% one game', ...header, ...rows].join('\r\n');
    })
    .join('\r\n');
}

describe('a .bao file', () => {
  it('holds the eight championship games with every recorded position', () => {
    const games = gamesOf(asBaoFile(championship));
    expect(games).toHaveLength(8);
    for (const { game } of games) {
      const rows = plies.filter((row) => row.game === tagOf(game, 'Round'));
      expect([game.root, ...mainline(game.root)].map((node) => formatPosition(node.position))).toEqual(
        rows.map((row) => row.position),
      );
    }
    const again = parseGames(formatGames(games.map(({ game }) => game)));
    expect(again.ok && again.value.map(({ game }) => flat(game))).toEqual(games.map(({ game }) => flat(game)));
  });

  it('has header lines, move lines, ignored lines and comments', () => {
    const [first, second] = gamesOf(`% typed by hand: 1999;
      SOUTH: Omar; the champion
      north : Majaliwa;
      Time control: 10 min;
      Result: 1 - 0;

      1: A7L* a5R; a good start
%     2: e4 e5;
      ; about the game: not a header
      2: 6L* A5r

      south: Nasoro;
      1: A6L*; 0-1 is no result here
    `);
    expect(first!.game.tags).toEqual([
      ['South', 'Omar'],
      ['North', 'Majaliwa'],
      ['Time_control', '10 min'],
      ['Result', '1-0'],
    ]);
    expect(line(first!.game)).toEqual(['A7L*', 'a5R', 'A6L*', 'a5R']);
    expect(first!.game.root.comment).toBe('the champion');
    expect(mainline(first!.game.root)[1]!.comment).toBe('a good start\nabout the game: not a header');
    expect(line(second!.game)).toEqual(['A6L*']);
    expect(tagOf(second!.game, 'South')).toBe('Nasoro');
    expect([first!.line, second!.line]).toEqual([2, 12]);
  });

  it('may begin with a move of North', () => {
    const position = plies.find((row) => row.game === 'Voogt-69' && row.ply === 71)!.position;
    const [game] = gamesOf(`Position: ${position};\n36: ... a4R**;\n37: B7R;`);
    expect(line(game!.game)).toEqual(['a4R**', 'B7R']);
  });

  it('may say the result after the last move', () => {
    const [game] = gamesOf('1: A7L* a5R;\n2: A6L* 1-0;');
    expect(tagOf(game!.game, 'Result')).toBe('1-0');
    expect(tagOf(gamesOf('Result: South wins;\n1: A7L*;')[0]!.game, 'Result')).toBe('South wins');
  });

  it('with a move that is not legal tells where, and keeps what stands before', () => {
    const error = errorOf('South: x;\n1: A7L* a5R;\n2: A1L a5R;');
    expect(error).toMatchObject({ line: 3, column: 4, moveNumber: '2.' });
    expect(error.candidates).toContain('A6L*');
    expect(line(error.partial[0]!.game)).toEqual(['A7L*', 'a5R']);
  });

  it.each([
    ['hello', 'a line without key', 1],
    ['South: x;\n: y;', 'a line without key', 2],
    ['1: A7L* [Event;', 'is not a move', 1],
    ['variant: chess;\n1: A7L*;', 'unknown variant', 1],
    [`key: ${'x'.repeat(20_000)};`, 'a header line of 20003 characters', 1],
    ['% nothing', 'no game', 1],
    ['', 'no game', 1],
  ])('that begins %.20j is an error', (text, what, errorLine) => {
    const error = errorOf(text);
    expect(error.message).toContain(what);
    expect(error.line).toBe(errorLine);
  });
});
