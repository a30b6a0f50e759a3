/** The move list as rows: the main line in two columns, what interrupts it (comments, variations) between the rows. */
import { signal } from '@preact/signals';
import { type GameNode, lastOf, type Path } from '../rules/index.ts';

export interface Cell {
  readonly node: GameNode;
  /** Moves from the start to this one, itself included. */
  readonly depth: number;
  /** Made when it is asked for: a main line of thousands of moves would else hold millions of ids. */
  readonly path: () => Path;
}

export interface MoveRow {
  readonly kind: 'moves';
  readonly number: number;
  /** Null: shown as an ellipsis, the move stands in an earlier row (or the game begins with North). */
  readonly south: Cell | null;
  readonly north: Cell | null;
}

export interface AsideRow {
  readonly kind: 'aside';
  readonly comment: string;
  /** First moves of the variations that replace the move above. */
  readonly variations: readonly Cell[];
}

export type Row = MoveRow | AsideRow;

/** Rows of the main line from `root`; its path is `[]`. */
export function rowsOf(root: GameNode): readonly Row[] {
  const rows: Row[] = [];
  /** South's move that waits for North's beside it. */
  let open: Cell | null = null;
  /** Ids of the whole main line in the end; each cell takes its beginning of it. */
  const line: string[] = [];
  let parent = root;
  for (let node = root.children[0]; node !== undefined; node = node.children[0]) {
    line.push(node.id);
    const depth = line.length;
    const cell: Cell = { node, depth, path: () => line.slice(0, depth) };
    const { side, moveNumber } = parent.position;
    if (side === 'S') open = cell;
    else {
      rows.push({ kind: 'moves', number: moveNumber, south: open, north: cell });
      open = null;
    }
    const variations = parent.children
      .slice(1)
      .map((other) => ({ node: other, depth, path: () => [...line.slice(0, depth - 1), other.id] }));
    const interrupted = variations.length > 0 || node.comment !== '';
    if (open !== null && (interrupted || node.children.length === 0)) {
      rows.push({ kind: 'moves', number: moveNumber, south: open, north: null });
      open = null;
    }
    if (interrupted) {
      rows.push({ kind: 'aside', comment: node.comment, variations });
    }
    parent = node;
  }
  return rows;
}

export type Item =
  | {
      readonly kind: 'move';
      readonly cell: Cell;
      /** Shown with its number: the first, or after an interruption. */
      readonly numbered: boolean;
    }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'fork'; readonly variations: readonly Cell[] };

/** A variation from its first move on, as running text: moves, comments, and its own variations after what they replace. */
export function itemsOf(head: Cell): readonly Item[] {
  const items: Item[] = [];
  const line: string[] = [];
  const pathTo = (length: number, id: string) => () => [...head.path(), ...line.slice(0, length), id];
  let cell = head;
  let siblings: readonly Cell[] = [];
  let numbered = true;
  for (;;) {
    const { node, depth } = cell;
    items.push({ kind: 'move', cell, numbered });
    if (node.comment !== '') items.push({ kind: 'comment', text: node.comment });
    if (siblings.length > 0) items.push({ kind: 'fork', variations: siblings });
    numbered = node.comment !== '' || siblings.length > 0;
    const [main, ...others] = node.children;
    if (main === undefined) return items;
    const length = line.length;
    const next = (child: GameNode): Cell => ({ node: child, depth: depth + 1, path: pathTo(length, child.id) });
    siblings = others.map(next);
    cell = next(main);
    line.push(main.id);
  }
}

const sizes = new WeakMap<GameNode, number>();

/**
 * Nodes below and including `node`. Nodes never change, so each line is counted once; a changed tree has new ones on one path
 * only, beside which the lines that begin at a fork are counted already. What is kept is few: a line's moves have no entry each.
 */
export function sizeOf(node: GameNode): number {
  return sizes.get(node) ?? lastOf(sizeSteps(node));
}

/** `sizeOf` line by line: a page that is about to show a large tree counts it before, and looks at the clock meanwhile. */
export function* sizeSteps(node: GameNode): Generator<void, number, undefined> {
  const open = [node];
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const before = open.length;
    let size = 1;
    let end = top;
    for (let [only, other] = end.children; only !== undefined && other === undefined; [only, other] = end.children) {
      end = only;
      size += 1;
    }
    for (const child of end.children) {
      const known = sizes.get(child);
      if (known === undefined) open.push(child);
      else size += known;
    }
    if (open.length > before) continue;
    sizes.set(top, size);
    open.pop();
    yield;
  }
  return sizes.get(node)!;
}

/** Variations larger than this are shown closed unless one is in them: drawing all of a huge tree would stop the page. */
const OPEN_UP_TO = 150;

/** What the user opened or closed, by path. */
export const folding = signal<ReadonlyMap<string, boolean>>(new Map());

const keyOf = (path: Path): string => path.join(' ');

export function isFolded(cell: Cell, current: Path): boolean {
  const chosen = folding.value.get(keyOf(cell.path()));
  if (chosen !== undefined) return chosen;
  if (sizeOf(cell.node) <= OPEN_UP_TO) return false;
  return !cell.path().every((id, index) => current[index] === id);
}

export function fold(path: Path, folded: boolean): void {
  folding.value = new Map(folding.value).set(keyOf(path), folded);
}
