/**
 * The study on the board: one game tree, one place in it, and what the user did to both. The tree is the rules model's;
 * this file decides where one stands, what can be undone and what is drawn. Everything is replaced, nothing is changed.
 */
import { batch, computed, signal } from '@preact/signals';
import type { Playback } from '../board/types.ts';
import {
  addMoves,
  childOf,
  deleteNode,
  drawByRepetition,
  type Evaluation,
  type Game,
  type GameNode,
  type LegalMove,
  legalMoves,
  mainline,
  newGame,
  nodesAlong,
  type Path,
  type Position,
  play,
  promote,
  promoteToMainline,
  rulesetOf,
  setComment,
  setEvaluation,
  setTag,
  type TraceEvent,
  tagOf,
  toggleNag,
  walk,
} from '../rules/index.ts';

interface Snapshot {
  readonly game: Game;
  readonly path: Path;
}

/** How many steps can be taken back. The trees share their nodes, so a step costs a path, not a tree. */
const UNDO_DEPTH = 500;

export function firstGame(): Game {
  const rules = rulesetOf('kiswahili');
  if (!rules.ok) throw new Error(rules.error.join('; '));
  return newGame(rules.value);
}

const initial = firstGame();

export const game = signal<Game>(initial);
export const path = signal<Path>([]);
/** Which study this is: its id in the database. A new one for every game that is opened. */
export const studyId = signal(newId());
/** The name the user gave; empty: `studyName` makes one. */
export const givenName = signal('');
/** True once there is something in it that is nowhere else. */
export const touched = signal(false);
/** What the board plays back, null for jumps. */
export const playback = signal<Playback | null>(null);

const past = signal<readonly Snapshot[]>([]);
const future = signal<readonly Snapshot[]>([]);
export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);

export function newId(): string {
  return crypto.randomUUID();
}

/** From the root to where one stands. */
export const nodes = computed<readonly GameNode[]>(() => nodesAlong(game.value, path.value) ?? [game.value.root]);
export const node = computed<GameNode>(() => nodes.value[nodes.value.length - 1] ?? game.value.root);
export const position = computed<Position>(() => node.value.position);
export const rules = computed(() => game.value.rules);
export const ply = computed(() => nodes.value.length - 1);

/** Third occurrence of a state in the line that leads here (2.7). */
export const drawn = computed(() => drawByRepetition(nodes.value.map((each) => each.position)));
export const over = computed(() => node.value.outcome !== null || drawn.value);
export const legal = computed<readonly LegalMove[]>(() => (over.value ? [] : legalMoves(rules.value, position.value)));

/** What happened in the move that led here, null at the start. */
export const lastTrace = computed<readonly TraceEvent[] | null>(() => {
  const line = nodes.value;
  const before = line[line.length - 2];
  const move = node.value.move;
  return before === undefined || move === null ? null : traceOf(before.position, move);
});

export const traceOf = (from: Position, move: LegalMove): readonly TraceEvent[] => play(rules.value, from, move).trace;

/** The siblings that one could stand on instead, in their order, and which one it is. */
export const branches = computed(() => {
  const parent = nodes.value[nodes.value.length - 2];
  return parent === undefined ? [] : parent.children;
});

let playbacks = 0;

function playbackTo(target: readonly GameNode[]): Playback | null {
  const last = target[target.length - 1];
  const before = target[target.length - 2];
  if (last?.move == null || before === undefined) return null;
  playbacks += 1;
  return { key: `${playbacks} ${last.id}`, from: before.position, trace: traceOf(before.position, last.move) };
}

/** Goes to a node. One step forward plays its move back, everything else is a jump. Unknown paths are not followed. */
export function goTo(target: Path, animate = isStepForward(target)): void {
  const along = nodesAlong(game.value, target);
  if (along === null) return;
  batch(() => {
    playback.value = animate ? playbackTo(along) : null;
    path.value = target;
  });
}

/** Plays the move that led here back again. */
export function replay(): void {
  playback.value = playbackTo(nodes.value);
}

function isStepForward(target: Path): boolean {
  const here = path.value;
  return target.length === here.length + 1 && here.every((id, index) => target[index] === id);
}

export const goFirst = (): void => goTo([]);
export const goPrevious = (): void => goTo(path.value.slice(0, -1));
export function goNext(): void {
  const next = node.value.children[0];
  if (next !== undefined) goTo([...path.value, next.id]);
}
export const goLast = (): void => goTo([...path.value, ...mainline(node.value).map((each) => each.id)], false);

/** Steps between the variations at the nearest fork: of this move, or of an earlier one in this line. */
export function goBranch(by: 1 | -1): void {
  const line = nodes.value;
  for (let depth = line.length - 1; depth > 0; depth--) {
    const parent = line[depth - 1]!;
    if (parent.children.length < 2) continue;
    const at = parent.children.indexOf(line[depth]!);
    const target = parent.children[(at + by + parent.children.length) % parent.children.length]!;
    goTo([...path.value.slice(0, depth - 1), target.id], false);
    return;
  }
}

/** The main line's path to `target` plies, or as far as it goes. */
export const mainlinePath = (plies: number): Path =>
  mainline(game.value.root)
    .slice(0, plies)
    .map((each) => each.id);

/** Plies along `at` until the main line is left. */
export function mainlinePlies(of: Game, at: Path): number {
  let parent = of.root;
  for (const [ply, id] of at.entries()) {
    const next = parent.children[0];
    if (next?.id !== id) return ply;
    parent = next;
  }
  return at.length;
}

export const isMainline = computed(() => mainlinePlies(game.value, path.value) === path.value.length);

/** The node after a change: the same path as far as the tree still has it. */
function kept(next: Game, wanted: Path): Path {
  const reached: string[] = [];
  let at = next.root;
  for (const id of wanted) {
    const child = childOf(at, id);
    if (child === undefined) break;
    reached.push(id);
    at = child;
  }
  return reached;
}

/** What the last change was part of: a comment being typed is one step for undo, not one a letter. */
let lastStep = '';

/** Puts a changed tree in place of the present one, which undo brings back. Changes of the same `step` are one. */
function change(next: Game, target: Path = path.value, step = ''): void {
  if (next === game.value) {
    goTo(target);
    return;
  }
  const sameStep = step !== '' && step === lastStep;
  lastStep = step;
  batch(() => {
    if (!sameStep) past.value = [...past.value, { game: game.value, path: path.value }].slice(-UNDO_DEPTH);
    future.value = [];
    touched.value = true;
    game.value = next;
    path.value = kept(next, target);
  });
}

/** Plays legal moves one after the other from here; what exists is followed. Shows the last one being played. */
export function playMoves(moves: readonly LegalMove[], from: Path = path.value): void {
  const added = addMoves(game.value, from, moves);
  const along = nodesAlong(added.game, added.path);
  batch(() => {
    change(added.game, added.path);
    path.value = added.path;
    playback.value = along === null ? null : playbackTo(along);
  });
}

export const playMove = (move: LegalMove): void => playMoves([move]);

export function remove(target: Path): number {
  const doomed = nodesAlong(game.value, target)?.at(-1);
  if (doomed === undefined || target.length === 0) return 0;
  let count = 0;
  for (const _ of walk(doomed)) count += 1;
  const inside = target.every((id, index) => path.value[index] === id);
  batch(() => {
    playback.value = null;
    change(deleteNode(game.value, target), inside ? target.slice(0, -1) : path.value);
  });
  return count;
}

export const promoteVariation = (target: Path): void => change(promote(game.value, target));
export const makeMainline = (target: Path): void => change(promoteToMainline(game.value, target));
export const comment = (target: Path, text: string): void =>
  change(setComment(game.value, target, text), path.value, `comment ${target.join(' ')}`);
export function toggleGlyph(nag: number): void {
  if (path.value.length > 0) change(toggleNag(game.value, path.value, nag));
}
/** Puts a changed tree of the same game in place, as one step for undo. */
export const replaceGame = (next: Game): void => change(next);
export const rename = (name: string): void => {
  givenName.value = name.trim();
  touched.value = true;
};
export const tag = (name: string, value: string | null): void => change(setTag(game.value, name, value));

/**
 * Stores an engine's verdict at a node, unless what stands there is deeper. No step for undo: nobody wants to take an
 * evaluation back.
 */
export function storeEvaluation(target: Path, evaluation: Evaluation): void {
  const at = nodesAlong(game.value, target)?.at(-1);
  if (at === undefined || (at.evaluation?.depth ?? -1) > (evaluation.depth ?? 0)) return;
  if (at.evaluation?.score === evaluation.score && at.evaluation.depth === evaluation.depth) return;
  game.value = setEvaluation(game.value, target, evaluation);
  touched.value = true;
}

function restore(from: typeof past, to: typeof past): boolean {
  const snapshot = from.value[from.value.length - 1];
  if (snapshot === undefined) return false;
  lastStep = '';
  batch(() => {
    to.value = [...to.value, { game: game.value, path: path.value }].slice(-UNDO_DEPTH);
    from.value = from.value.slice(0, -1);
    playback.value = null;
    game.value = snapshot.game;
    path.value = kept(snapshot.game, snapshot.path);
    touched.value = true;
  });
  return true;
}

export const undo = (): boolean => restore(past, future);
export const redo = (): boolean => restore(future, past);

export interface Opened {
  readonly game: Game;
  readonly path?: Path;
  /** Of a stored study; a new one otherwise. */
  readonly id?: string;
  readonly name?: string;
  /** It came from a file or a paste and is nowhere else: it is stored though nothing has been changed yet. */
  readonly keep?: boolean;
}

/** Puts another study on the board. The old one has been saved as it was; its undo steps end here. */
export function openGame(opened: Opened): void {
  batch(() => {
    playback.value = null;
    past.value = [];
    future.value = [];
    studyId.value = opened.id ?? newId();
    givenName.value = opened.name ?? '';
    touched.value = opened.keep ?? false;
    game.value = opened.game;
    path.value = kept(opened.game, opened.path ?? []);
  });
}

/** `Omar – Majaliwa, Voogt-1`, or null if the tags name nobody. */
export function namesFromTags(of: Game): string | null {
  const south = tagOf(of, 'South');
  const north = tagOf(of, 'North');
  if (south === undefined && north === undefined) return tagOf(of, 'Event') ?? null;
  const round = tagOf(of, 'Round');
  return `${south ?? '?'} – ${north ?? '?'}${round === undefined || round === '?' || round === '-' ? '' : `, ${round}`}`;
}
