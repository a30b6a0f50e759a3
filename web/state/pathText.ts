/**
 * A place in a game tree as a short text: how many main continuations to follow, then which variation to enter, then how
 * many again: `71` is ply 71 of the main line, `12.1.3` the third move after ply 12's first variation was entered.
 */
import { type Game, nodesAlong, type Path } from '../rules/index.ts';

export function pathText(game: Game, path: Path): string {
  const nodes = nodesAlong(game, path);
  if (nodes === null) return '0';
  const parts: number[] = [];
  let run = 0;
  for (let depth = 1; depth < nodes.length; depth++) {
    const index = nodes[depth - 1]!.children.indexOf(nodes[depth]!);
    if (index === 0) run += 1;
    else {
      parts.push(run, index);
      run = 0;
    }
  }
  return [...parts, run].join('.');
}

/** The path a text means; `complete` is false if the tree ends before the text does (then as far as it goes). */
export function pathFromText(game: Game, text: string): { readonly path: Path; readonly complete: boolean } {
  const path: string[] = [];
  if (!/^\d{1,7}(\.\d{1,7})*$/.test(text)) return { path, complete: text === '' };
  let node = game.root;
  const enter = (index: number): boolean => {
    const child = node.children[index];
    if (child === undefined) return false;
    path.push(child.id);
    node = child;
    return true;
  };
  for (const [place, part] of text.split('.').entries()) {
    if (place % 2 === 1) {
      if (!enter(Number(part))) return { path, complete: false };
    } else {
      for (let step = 0; step < Number(part); step++) if (!enter(0)) return { path, complete: false };
    }
  }
  return { path, complete: true };
}
