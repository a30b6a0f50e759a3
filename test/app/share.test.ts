import { describe, expect, it } from 'vitest';
import {
  addMoves,
  formatGame,
  type Game,
  type LegalMove,
  legalMoves,
  mainline,
  newGame,
  nodeAt,
  type Path,
  parseGames,
  parseSetup,
  rulesetOf,
  setComment,
  setEvaluation,
  toggleNag,
  validate,
} from '../../web/rules/index.ts';
import { pack, unpack } from '../../web/state/deflate.ts';
import { pathFromText, pathText } from '../../web/state/pathText.ts';
import { linkQuery, readLink, withoutEvaluations } from '../../web/state/share.ts';
import { championshipGame } from './games.ts';

const rounds = ['1', '2', '3', '4', '5', '6', '7', '69'].map((number) => `Voogt-${number}`);
const mainPath = (game: Game, plies: number): Path =>
  mainline(game.root)
    .slice(0, plies)
    .map((node) => node.id);

function ruled(variant: string, switches = {}) {
  const rules = rulesetOf(variant, switches);
  if (!rules.ok) throw new Error(rules.error.join('; '));
  return rules.value;
}

function moveAt(game: Game, path: Path, index: number): LegalMove {
  const position = nodeAt(game, path)?.position;
  const move = position && legalMoves(game.rules, position)[index];
  if (!move) throw new Error(`no move ${index} at ${path.join(' ')}`);
  return move;
}

/** Voogt-69 with two variations at ply 72, of which one has a variation of its own, a comment and a mark. */
function study(): { game: Game; inner: Path } {
  let game = championshipGame('Voogt-69');
  const fork = mainPath(game, 71);
  const played = nodeAt(game, fork)?.children[0]?.id;
  const others = legalMoves(game.rules, nodeAt(game, fork)!.position).filter((move) => move.text !== played);
  game = addMoves(game, fork, [others[0]!]).game;
  const outer = addMoves(game, fork, [others[1]!]);
  const first = addMoves(outer.game, outer.path, [moveAt(outer.game, outer.path, 0)]);
  const inner = addMoves(first.game, outer.path, [moveAt(outer.game, outer.path, 1)]);
  game = setComment(inner.game, outer.path, 'a “wild” try { with } braces ]');
  return { game: toggleNag(game, inner.path, 6), inner: inner.path };
}

describe('a link', () => {
  it.each(rounds)('holds the whole of %s and reopens it at the same ply', async (round) => {
    const game = championshipGame(round);
    for (const ply of [0, 1, Math.floor(mainline(game.root).length / 2), mainline(game.root).length]) {
      const link = await readLink(await linkQuery(game, mainPath(game, ply)));
      if (link.kind !== 'game') throw new Error(link.kind);
      expect(formatGame(link.game)).toBe(formatGame(game));
      expect(link.path).toHaveLength(ply);
      expect(link.complete).toBe(true);
    }
  });

  it('holds variations, comments and marks, and a place inside a variation', async () => {
    const { game, inner } = study();
    const link = await readLink(await linkQuery(game, inner));
    if (link.kind !== 'game') throw new Error(link.kind);
    expect(link.game.root).toEqual(game.root);
    expect(link.path).toEqual(inner);
  });

  it('leaves evaluations out, and nothing else', async () => {
    const { game, inner } = study();
    const judged = setEvaluation(game, inner, { score: '-0.42', depth: 18 });
    expect(formatGame(judged)).toContain('[%eval -0.42]');
    expect(withoutEvaluations(formatGame(judged))).not.toContain('%eval');
    const link = await readLink(await linkQuery(judged, inner));
    if (link.kind !== 'game') throw new Error(link.kind);
    expect(link.game.root).toEqual(game.root);
  });

  it('keeps another start, variant and house rules, readable while it is short', async () => {
    const rules = ruled('kiswahili', { takasia: false, moveLimit: 5000 });
    const text = '0,0,0,0,0,0,0,0/3,1,5,0,0,0,0,1/0,0,1,5,1,2,4,0/1,1,1,1,1,0,0,0 S 18,18 - - 5';
    const setup = parseSetup(text, 8);
    const start = setup.ok && validate(rules, setup.value);
    if (start === false || !start.ok) throw new Error('not a position');
    const game = newGame(rules, start.value);
    const played = addMoves(game, [], [moveAt(game, [], 0)]);
    const query = await linkQuery(played.game, played.path);
    expect(query).toContain('takasia');
    expect(query).not.toContain('z=');
    const link = await readLink(query);
    if (link.kind !== 'game') throw new Error(link.kind);
    expect(formatGame(link.game)).toBe(formatGame(played.game));
    expect(link.path).toEqual(played.path);
  });

  it.each(['kujifunza', 'kete', 'bawo', 'bawo10', 'hawalis', 'kiarabu'])('opens a new game of %s', async (variant) => {
    const link = await readLink(await linkQuery(newGame(ruled(variant)), []));
    if (link.kind !== 'game') throw new Error(link.kind);
    expect(link.game.rules.variant).toBe(variant);
  });

  it('that is broken says how', async () => {
    const game = championshipGame('Voogt-69');
    const query = await linkQuery(game, []);
    expect(await readLink(query.slice(0, -40))).toEqual({ kind: 'damaged' });
    expect(await readLink('v=1&z=%%%')).toEqual({ kind: 'damaged' });
    expect(await readLink(query.replace('v=1', 'v=9'))).toEqual({ kind: 'version' });
    expect(await readLink('v=1&r=kiswahili&m=A6L*.B8R')).toMatchObject({ kind: 'game-error' });
    expect(await readLink('v=1&r=chess&m=e4')).toMatchObject({ kind: 'game-error' });
    expect(await readLink('v=1&r=kiswahili&s=1%22%5D%5BX%20%22')).toEqual({ kind: 'damaged' });
    expect(await readLink('')).toEqual({ kind: 'none' });
  });

  it('to a ply that is not there opens the game and says so', async () => {
    const link = await readLink('v=1&r=kiswahili&m=A6L*.a5L&p=9');
    if (link.kind !== 'game') throw new Error(link.kind);
    expect(link.path).toEqual(['A6L*', 'a5L']);
    expect(link.complete).toBe(false);
  });

  it('that is a bomb is refused before it is unpacked whole', async () => {
    const bomb = await pack(' '.repeat(9_000_000));
    expect(bomb.length).toBeLessThan(20_000);
    await expect(unpack(bomb)).rejects.toThrow(/more than/);
    expect(await readLink(`v=1&z=${bomb}`)).toEqual({ kind: 'damaged' });
  });
});

describe('the text of a place in the tree', () => {
  it('is the ply in the main line, and names the variation otherwise', () => {
    const { game, inner } = study();
    expect(pathText(game, mainPath(game, 71))).toBe('71');
    expect(pathText(game, inner)).toBe('71.2.0.1.0');
    expect(pathFromText(game, pathText(game, inner))).toEqual({ path: inner, complete: true });
  });

  it.each(['-1', 'x', '1..2', '999999', '0.7.0'])('that is nonsense (%s) leads as far as it can', (text) => {
    const read = parseGames('1. A6L* a5L *');
    const game = read.ok ? read.value[0]!.game : newGame(ruled('kiswahili'));
    expect(pathFromText(game, text).complete).toBe(false);
  });
});
