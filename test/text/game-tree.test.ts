import { describe, expect, it } from 'vitest';
import {
  addMove,
  addMoves,
  countMoves,
  deleteNode,
  drawByRepetition,
  formatGame,
  type Game,
  type GameNode,
  type LegalMove,
  legalMoves,
  mainline,
  newGame,
  nodeAt,
  nodesAlong,
  type Path,
  parseMove,
  play,
  promote,
  promoteToMainline,
  resultOnBoard,
  setComment,
  setEvaluation,
  setTag,
  startPosition,
  tagOf,
  thirdOccurrence,
  toggleNag,
  walk,
} from '../../web/rules/index.ts';
import { positionOf, rulesOf } from '../rules/helpers.ts';
import { flat } from './helpers.ts';

const rules = rulesOf('kiswahili');

function withLine(game: Game, from: Path, ...texts: string[]): { game: Game; path: Path } {
  let added = { game, path: from };
  for (const text of texts) {
    const move = parseMove(rules, nodeAt(added.game, added.path)!.position, text);
    if (!move.ok) throw new Error(move.error.message);
    added = addMove(added.game, added.path, move.value);
  }
  return added;
}

const withMoves = (...texts: string[]): LegalMove[] =>
  mainline(withLine(newGame(rules), [], ...texts).game.root).map((node) => node.move!);

const ids = (nodes: readonly GameNode[]) => nodes.map((node) => node.id);

/** 1. A6L* a5L (1... a5R 2. A3L) (1... a6L) 2. A3L */
function tree(): Game {
  let { game } = withLine(newGame(rules), [], 'A6L*', 'a5L', 'A3L');
  game = withLine(game, ['A6L*'], 'a5R').game;
  game = withLine(game, ['A6L*'], 'a6L').game;
  return game;
}

describe('the tree of a game', () => {
  it('branches where another move is played and reaches what is there already', () => {
    const game = tree();
    expect(ids(nodeAt(game, ['A6L*'])!.children)).toEqual(['a5L', 'a5R', 'a6L']);
    expect(countMoves(game)).toBe(5);
    const again = withLine(game, [], 'A6L*', 'a5R');
    expect(again.game).toBe(game);
    expect(again.path).toEqual(['A6L*', 'a5R']);
  });

  it('keeps the old tree as it was, and shares what did not change', () => {
    const before = tree();
    const seen = flat(before);
    const after = setComment(before, ['A6L*', 'a5R'], 'new');
    expect(flat(before)).toEqual(seen);
    expect(nodeAt(after, ['A6L*', 'a5L'])).toBe(nodeAt(before, ['A6L*', 'a5L']));
    expect(nodeAt(after, ['A6L*', 'a5R'])!.comment).toBe('new');
  });

  it('promotes a variation one step, or all the way', () => {
    let game = withLine(tree(), [], 'A7L*').game;
    game = withLine(game, ['A7L*'], 'a5R', 'A6L*').game;
    game = withLine(game, ['A7L*'], 'a5L').game;
    const once = promote(game, ['A7L*', 'a5L']);
    expect(ids(mainline(nodeAt(once, ['A7L*'])!))).toEqual(['a5L']);
    expect(ids(mainline(once.root))).toEqual(['A6L*', 'a5L', 'A3L']);
    const twice = promote(once, ['A7L*', 'a5L']);
    expect(ids(mainline(twice.root))).toEqual(['A7L*', 'a5L']);
    expect(flat(promoteToMainline(game, ['A7L*', 'a5L']))).toEqual(flat(twice));
    expect(promote(twice, ['A7L*', 'a5L'])).toBe(twice);
    expect(promoteToMainline(twice, ['A7L*', 'a5L'])).toBe(twice);
    expect(ids(twice.root.children)).toEqual(['A7L*', 'A6L*']);
  });

  it('deletes a move with all that follows, never the root', () => {
    const game = deleteNode(tree(), ['A6L*', 'a5L']);
    expect(ids(nodeAt(game, ['A6L*'])!.children)).toEqual(['a5R', 'a6L']);
    expect(nodeAt(game, ['A6L*', 'a5L', 'A3L'])).toBe(null);
    expect(deleteNode(game, [])).toBe(game);
  });

  it('has one judging glyph a move, and others beside it', () => {
    const path = ['A6L*'];
    let game = toggleNag(toggleNag(toggleNag(tree(), path, 10), path, 1), path, 2);
    expect(nodeAt(game, path)!.nags).toEqual([2, 10]);
    game = toggleNag(game, path, 2);
    expect(nodeAt(game, path)!.nags).toEqual([10]);
  });

  it('keeps evaluations and tags', () => {
    const valued = setEvaluation(tree(), ['A6L*'], { score: '-0.42', depth: 18 });
    expect(nodeAt(valued, ['A6L*'])!.evaluation).toEqual({ score: '-0.42', depth: 18 });
    expect('evaluation' in nodeAt(setEvaluation(valued, ['A6L*'], null), ['A6L*'])!).toBe(false);
    const tagged = setTag(setTag(setTag(valued, 'Event', 'x'), 'South', 'Omar'), 'Event', 'y');
    expect(tagged.tags).toEqual([
      ['Event', 'y'],
      ['South', 'Omar'],
    ]);
    expect(tagOf(setTag(tagged, 'Event', null), 'Event')).toBe(undefined);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('refuses a path that leaves it', () => {
    expect(nodesAlong(tree(), ['A6L*', 'b1L'])).toBe(null);
    expect(() => setComment(tree(), ['b1L'], '')).toThrow(RangeError);
  });

  it('has no child after the end of the game', () => {
    const win = positionOf(rules, '2,2,4,6,0,0,3,4/3,0,3,0,0,5,1,0/2,0,1,2,0,1,1,1/1,2,4,5,3,3,3,2 S 0,0 - - 1');
    const { game, path } = withLine(newGame(rules, win), [], 'B2L');
    expect(nodeAt(game, path)!.outcome).toEqual({ winner: 'S', reason: 'front row empty' });
    expect(resultOnBoard(game)).toBe('1-0');
    const more = legalMoves(rules, startPosition(rules))[0]!;
    expect(addMove(game, path, more).game).toBe(game);
  });
});

describe('a line of 100 000 moves', () => {
  it('is built, walked, changed and deleted without recursion and in linear time', () => {
    const start = startPosition(rules);
    const moves = withMoves('A6L*', 'a5L', 'A3L', 'a7R');
    // A tree this deep does not come from play in reasonable time: the nodes are linked by hand, the operations are real.
    let below: GameNode | null = null;
    for (let count = 0; count < 100_000; count++) {
      const node: GameNode = {
        id: moves[0]!.text,
        move: moves[0]!,
        position: start,
        outcome: null,
        comment: '',
        nags: [],
        children: below ? [below] : [],
      };
      below = node;
    }
    const base = newGame(rules, start);
    const game = { ...base, root: { ...base.root, children: [below!] } };
    const path = ids(mainline(game.root));
    const before = performance.now();
    expect(countMoves(game)).toBe(100_000);
    const changed = promoteToMainline(toggleNag(setComment(game, path, 'deep'), path, 3), path);
    expect(nodeAt(changed, path)).toMatchObject({ comment: 'deep', nags: [3] });
    const grown = addMoves(changed, path, moves);
    expect(grown.path.length).toBe(100_000 + moves.length);
    expect(formatGame(grown.game).length).toBeGreaterThan(400_000);
    expect(countMoves(deleteNode(grown.game, path.slice(0, 50_000)))).toBe(49_999);
    expect([...walk(grown.game.root)].length).toBe(100_001 + moves.length);
    expect(performance.now() - before).toBeLessThan(5000);
  });
});

describe('the third occurrence of a state', () => {
  it('is a draw, whatever the move number says', () => {
    const start = startPosition(rules);
    const other = play(rules, start, legalMoves(rules, start)[0]!).position;
    const later = { ...start, moveNumber: 7 };
    expect(thirdOccurrence([start, other, later, other])).toBe(null);
    expect(thirdOccurrence([start, other, later, other, { ...start, moveNumber: 9 }, start])).toBe(4);
    expect(drawByRepetition([start, later, start])).toBe(true);
    expect(drawByRepetition([start, later, { ...start, side: 'N' }])).toBe(false);
  });
});
