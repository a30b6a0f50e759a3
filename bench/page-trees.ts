/** Games for the measures of the page: a tree of many moves, and a move of many laps. Always the same ones. */
import {
  addMove,
  formatGame,
  formatPosition,
  type Game,
  legalMoves,
  newGame,
  nodeAt,
  play,
  type Ruleset,
  rulesetOf,
  startPosition,
} from '../web/rules/index.ts';

function kiswahili(): Ruleset {
  const rules = rulesetOf('kiswahili');
  if (!rules.ok) throw new Error(rules.error.join('; '));
  return rules.value;
}

/** Whole numbers 0..n-1 by a linear congruence. */
function numbers(): (n: number) => number {
  let seed = 1;
  return (n) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 8) % n;
  };
}

/** A game text with `moves` moves: a long line from which variations branch off, all of them legal. */
export function bigTree(moves: number): string {
  let game: Game = newGame(kiswahili());
  const below = numbers();
  let count = 0;
  while (count < moves) {
    let path: readonly string[] = [];
    for (let ply = 0; ply < 60 && count < moves; ply++) {
      const node = nodeAt(game, path);
      const legal = node === null ? [] : legalMoves(game.rules, node.position);
      const move = legal[below(Math.max(legal.length, 1))];
      if (!move) break;
      const known = node?.children.some((child) => child.id === move.text);
      const added = addMove(game, path, move);
      if (!known) count++;
      game = added.game;
      path = added.path;
    }
  }
  return formatGame(game);
}

/** A position of random games and the first move found in one that takes at least `atLeast` laps. */
export function longMove(atLeast: number): { readonly start: string; readonly move: string; readonly laps: number } {
  const rules = kiswahili();
  const below = numbers();
  for (let game = 0; game < 2000; game++) {
    let position = startPosition(rules);
    for (let ply = 0; ply < 120; ply++) {
      const legal = legalMoves(rules, position);
      if (legal.length === 0) break;
      for (const move of legal) {
        const laps = play(rules, position, move).trace.filter((event) => event.type === 'lap').length;
        if (laps >= atLeast) return { start: formatPosition(position), move: move.text, laps };
      }
      const played = play(rules, position, legal[below(legal.length)]!);
      if (played.outcome !== null) break;
      position = played.position;
    }
  }
  throw new Error(`no move of ${atLeast} laps`);
}
