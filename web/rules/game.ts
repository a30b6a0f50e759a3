/**
 * A game with its variations as an immutable tree, and what can be done to it. Every operation returns a new tree that
 * shares all untouched nodes with the old one, so undo is keeping the old value. An operation costs the length of its path;
 * nothing here recurses, so depth is limited by memory only.
 */
import { asPosition } from './board.ts';
import { outcome } from './outcome.ts';
import { play } from './play.ts';
import { startPosition } from './start.ts';
import { stateKey } from './state-key.ts';
import type { LegalMove, Outcome, Position, Ruleset } from './types.ts';

/** A stored engine verdict, as the game text has it. */
export interface Evaluation {
  /** From South's side: seeds (`-0.42`), or plies to a proven end (`#7`, `#-7`). 1 to 32 characters, no space, no `]`. */
  readonly score: string;
  /** Plies searched, 0 to 9999; null if not known. */
  readonly depth: number | null;
}

export interface GameNode {
  /** The canonical text of `move`, thus unique among siblings and stable; `''` at the root. */
  readonly id: string;
  readonly move: LegalMove | null;
  /** After `move`. */
  readonly position: Position;
  /** Set when `move` ended the game; a node with an outcome has no children. */
  readonly outcome: Outcome | null;
  /** Any text; `''` is no comment. */
  readonly comment: string;
  /** Numeric annotation glyphs, 0 to 255, each once. 1 to 6 are `!` `?` `!!` `??` `!?` `?!`. */
  readonly nags: readonly number[];
  readonly evaluation?: Evaluation;
  /** The first child is the main continuation, the others are variations in their order. */
  readonly children: readonly GameNode[];
}

export type Tag = readonly [name: string, value: string];

export interface Game {
  /**
   * Tag pairs in their order, unknown ones included. Not among them: `Variant`, `Option.*`, `SetUp` and `Position`, which
   * are written from `rules` and `start`.
   */
  readonly tags: readonly Tag[];
  readonly rules: Ruleset;
  readonly start: Position;
  readonly root: GameNode;
}

/** Ids from the root's child to the node; `[]` is the root. */
export type Path = readonly string[];

export interface Added {
  readonly game: Game;
  /** Of the node reached, new or not. */
  readonly path: Path;
}

export function newGame(rules: Ruleset, start: Position = startPosition(rules), tags: readonly Tag[] = []): Game {
  const over = outcome(rules, start);
  // Its own: what is known of a position holds by the rules of its game, and `start` may be that of another.
  const position = asPosition({ ...start });
  const root = { id: '', move: null, position, outcome: over, comment: '', nags: [], children: [] };
  return { tags, rules, start: position, root };
}

/** The nodes from the root to the end of `path`, root included; null if the path leaves the tree. */
export function nodesAlong(game: Game, path: Path): GameNode[] | null {
  const nodes = [game.root];
  for (const id of path) {
    const next = childOf(nodes[nodes.length - 1]!, id);
    if (!next) return null;
    nodes.push(next);
  }
  return nodes;
}

export function nodeAt(game: Game, path: Path): GameNode | null {
  return nodesAlong(game, path)?.at(-1) ?? null;
}

export function childOf(node: GameNode, id: string): GameNode | undefined {
  return node.children.find((child) => child.id === id);
}

/** The main continuation from `node`, without `node` itself. */
export function mainline(node: GameNode): GameNode[] {
  const line: GameNode[] = [];
  for (let next = node.children[0]; next; next = next.children[0]) line.push(next);
  return line;
}

/** Every node below and including `node`, each before its children, main continuation first. */
export function* walk(node: GameNode): Generator<GameNode, void, undefined> {
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    for (let index = next.children.length - 1; index >= 0; index--) open.push(next.children[index]!);
  }
}

/** Nodes of the tree, the root not counted. */
export function countMoves(game: Game): number {
  let count = -1;
  for (const _ of walk(game.root)) count += 1;
  return count;
}

/** A node for `move`, which must be legal in `position`. */
export function nodeFor(rules: Ruleset, position: Position, move: LegalMove): GameNode {
  const played = play(rules, position, move);
  return {
    id: move.text,
    move,
    position: played.position,
    outcome: played.outcome,
    comment: '',
    nags: [],
    children: [],
  };
}

/**
 * Plays `moves`, each legal where it is played, from the end of `path`: along the nodes that exist, then along new ones. The
 * first new node becomes the last variation there. Stops early at a node where the game is over. Costs the path and the moves.
 */
export function addMoves(game: Game, path: Path, moves: readonly LegalMove[]): Added {
  const reached = [...path];
  let node = expectNode(game, path);
  let done = 0;
  for (; done < moves.length; done++) {
    const known = childOf(node, moves[done]!.text);
    if (!known) break;
    node = known;
    reached.push(known.id);
  }
  const line: GameNode[] = [];
  for (let at = node; done < moves.length && !at.outcome; done++) {
    at = nodeFor(game.rules, at.position, moves[done]!);
    line.push(at);
  }
  const first = line.reduceRight<GameNode | null>(
    (below, next) => (below ? { ...next, children: [below] } : next),
    null,
  );
  if (!first) return { game, path: reached };
  const grown = update(game, reached, (end) => ({ ...end, children: [...end.children, first] }));
  for (const next of line) reached.push(next.id);
  return { game: grown, path: reached };
}

/** Plays one legal move at `path`; an existing child is reached, not doubled. */
export function addMove(game: Game, path: Path, move: LegalMove): Added {
  return addMoves(game, path, [move]);
}

/** Takes the variation that `path` is in one step up: its nearest move that is not a main continuation becomes one. */
export function promote(game: Game, path: Path): Game {
  const nodes = expectNodes(game, path);
  for (let depth = nodes.length - 1; depth > 0; depth--) {
    const parent = nodes[depth - 1]!;
    const node = nodes[depth]!;
    if (parent.children[0] === node) continue;
    return update(game, path.slice(0, depth - 1), () => withFirst(parent, node));
  }
  return game;
}

/** Makes every move of `path` the main continuation. */
export function promoteToMainline(game: Game, path: Path): Game {
  const nodes = expectNodes(game, path);
  const root = nodes.reduceRight((below, node) => withFirst(node, below));
  return root === game.root ? game : { ...game, root };
}

function withFirst(parent: GameNode, child: GameNode): GameNode {
  if (parent.children[0] === child) return parent;
  return { ...parent, children: [child, ...parent.children.filter(({ id }) => id !== child.id)] };
}

/** Takes the node and all below it out; the root cannot be taken out (the game is returned as it was). */
export function deleteNode(game: Game, path: Path): Game {
  const node = expectNode(game, path);
  if (path.length === 0) return game;
  const remaining = (parent: GameNode) => parent.children.filter((child) => child !== node);
  return update(game, path.slice(0, -1), (parent) => ({ ...parent, children: remaining(parent) }));
}

export function setComment(game: Game, path: Path, comment: string): Game {
  return update(game, path, (node) => ({ ...node, comment }));
}

/** Puts the glyph on or takes it off. Of 1 to 6, which judge the move itself, a node has one at most. */
export function toggleNag(game: Game, path: Path, nag: number): Game {
  const judges = (glyph: number) => glyph >= 1 && glyph <= 6;
  return update(game, path, (node) => {
    if (node.nags.includes(nag)) return { ...node, nags: node.nags.filter((glyph) => glyph !== nag) };
    const kept = judges(nag) ? node.nags.filter((glyph) => !judges(glyph)) : node.nags;
    return { ...node, nags: [...kept, nag].sort((a, b) => a - b) };
  });
}

/** Null takes the evaluation away. */
export function setEvaluation(game: Game, path: Path, evaluation: Evaluation | null): Game {
  return update(game, path, ({ evaluation: _, ...node }) => (evaluation ? { ...node, evaluation } : node));
}

export function tagOf(game: Pick<Game, 'tags'>, name: string): string | undefined {
  return game.tags.find((tag) => tag[0] === name)?.[1];
}

/** Sets a tag in its place or as the last one; null takes it away. */
export function setTag(game: Game, name: string, value: string | null): Game {
  const at = game.tags.findIndex((tag) => tag[0] === name);
  const before = at < 0 ? game.tags : game.tags.slice(0, at);
  const after = at < 0 ? [] : game.tags.slice(at + 1);
  return { ...game, tags: value === null ? [...before, ...after] : [...before, [name, value], ...after] };
}

/** The ply of `positions` at which a state occurs for the third time (2.7, platform rule); null if none does. */
export function thirdOccurrence(positions: readonly Position[]): number | null {
  const seen = new Map<string, number>();
  for (const [ply, position] of positions.entries()) {
    const key = stateKey(position);
    const times = (seen.get(key) ?? 0) + 1;
    if (times === 3) return ply;
    seen.set(key, times);
  }
  return null;
}

/** Whether a line of play, given by all its positions from the start, is drawn (2.7, platform rule). */
export function drawByRepetition(positions: readonly Position[]): boolean {
  return thirdOccurrence(positions) !== null;
}

/** The result that the main line itself shows: `1-0`, `0-1`, a draw by repetition, or `*` while it goes on. */
export function resultOnBoard(game: Game): '1-0' | '0-1' | '1/2-1/2' | '*' {
  const line = [game.root, ...mainline(game.root)];
  const winner = line.at(-1)!.outcome?.winner;
  if (winner) return winner === 'S' ? '1-0' : '0-1';
  return drawByRepetition(line.map((node) => node.position)) ? '1/2-1/2' : '*';
}

function update(game: Game, path: Path, change: (node: GameNode) => GameNode): Game {
  const nodes = expectNodes(game, path);
  let changed = change(nodes[nodes.length - 1]!);
  for (let depth = nodes.length - 2; depth >= 0; depth--) {
    const parent = nodes[depth]!;
    const old = nodes[depth + 1]!;
    const replacement = changed;
    changed = { ...parent, children: parent.children.map((child) => (child === old ? replacement : child)) };
  }
  return { ...game, root: changed };
}

function expectNodes(game: Game, path: Path): GameNode[] {
  const nodes = nodesAlong(game, path);
  if (!nodes) throw new RangeError(`no node at ${path.join(' ')}`);
  return nodes;
}

function expectNode(game: Game, path: Path): GameNode {
  return expectNodes(game, path).at(-1)!;
}
