import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type GameNode, legalMoves, mainline, type Path } from '../../web/rules/index.ts';
import { turnInWords } from '../../web/state/speak.ts';
import * as study from '../../web/state/study.ts';
import { itemsOf, rowsOf, sizeOf } from '../../web/state/treeView.ts';
import { takeKey, typed } from '../../web/state/typing.ts';
import { boardMessage } from '../../web/state/ui.ts';
import { championshipGame } from './games.ts';

const at = (plies: number): Path =>
  mainline(study.game.value.root)
    .slice(0, plies)
    .map((node) => node.id);
const keys = (...names: string[]) => {
  for (const name of names) takeKey(name);
};

beforeEach(() => {
  study.openGame({ game: championshipGame('Voogt-69') });
  typed.value = '';
});

describe('stepping through a game', () => {
  it('plays the move back on a step forward and jumps otherwise', () => {
    study.goNext();
    expect(study.ply.value).toBe(1);
    expect(study.playback.value?.trace.at(-1)?.type).toBe('end');
    study.goLast();
    expect(study.ply.value).toBe(90);
    expect(study.playback.value).toBeNull();
    study.goPrevious();
    expect(study.playback.value).toBeNull();
  });

  it('stays where it is for a path that is not in the tree', () => {
    study.goTo(at(3));
    study.goTo(['no such move']);
    expect(study.ply.value).toBe(3);
  });
});

describe('playing a move', () => {
  it('that stands in the tree follows it', () => {
    const before = study.game.value;
    const [first] = mainline(before.root);
    study.playMove(first!.move!);
    expect(study.game.value).toBe(before);
    expect(study.touched.value).toBe(false);
  });

  it('that does not branches, and undo takes the branch away again', () => {
    study.goTo(at(71));
    const other = study.legal.value.find((move) => move.text === 'a2R**');
    study.playMove(other!);
    expect(study.isMainline.value).toBe(false);
    expect(study.branches.value.map((node) => node.id)).toEqual(['a4R**', 'a2R**']);
    expect(study.undo()).toBe(true);
    expect(study.ply.value).toBe(71);
    expect(study.node.value.children).toHaveLength(1);
    expect(study.redo()).toBe(true);
    expect(study.node.value.id).toBe('a2R**');
  });

  it('up and down go between the branches', () => {
    study.goTo(at(71));
    study.playMove(study.legal.value.find((move) => move.text === 'a2R**')!);
    study.goBranch(1);
    expect(study.node.value.id).toBe('a4R**');
    study.goBranch(-1);
    expect(study.node.value.id).toBe('a2R**');
  });

  it('promoted becomes the main line, deleted leaves its parent', () => {
    study.goTo(at(71));
    study.playMove(study.legal.value.find((move) => move.text === 'a2R**')!);
    study.promoteVariation(study.path.value);
    expect(study.isMainline.value).toBe(true);
    expect(study.remove(study.path.value)).toBe(1);
    expect(study.ply.value).toBe(71);
    expect(study.node.value.children.map((node) => node.id)).toEqual(['a4R**']);
  });
});

describe('writing', () => {
  it('a comment is one step of undo, however many letters it has', () => {
    study.goTo(at(5));
    study.comment(study.path.value, 'g');
    study.comment(study.path.value, 'go');
    study.comment(study.path.value, 'good');
    study.undo();
    expect(study.node.value.comment).toBe('');
  });

  it('an evaluation never gives way to a shallower one, and undo does not see it', () => {
    study.storeEvaluation(at(71), { score: '#-7', depth: 12 });
    study.storeEvaluation(at(71), { score: '-3.20', depth: 8 });
    study.goTo(at(71));
    expect(study.node.value.evaluation).toEqual({ score: '#-7', depth: 12 });
    expect(study.canUndo.value).toBe(false);
  });
});

describe('a typed move', () => {
  it('is a pit and L or R', () => {
    study.goTo([]);
    keys('7', 'l');
    expect(study.node.value.id).toBe('A7L*');
  });

  it('starts in the back row after B', () => {
    study.goTo(at(72));
    keys('b', '7', 'r');
    expect(study.node.value.id).toBe('B7R');
  });

  it('waits for the house where both ways are legal', () => {
    study.openGame({ game: championshipGame('Voogt-1') });
    const open = mainline(study.game.value.root).findIndex(
      (node) => legalMoves(study.rules.value, node.position).filter((move) => move.safari).length > 0,
    );
    study.goTo(at(open + 1));
    const house = study.legal.value.find((move) => move.safari)!;
    const name = /^[A-Ba-b](\d)([LR])/.exec(house.text)!;
    keys(name[1]!, name[2]!.toLowerCase());
    expect(typed.value).toBe(`A${name[1]}${name[2]}`);
    keys('>');
    expect(study.node.value.id).toBe(house.text);
  });

  it('that is not legal says why and changes nothing', () => {
    study.goTo([]);
    keys('1', 'l');
    expect(study.ply.value).toBe(0);
    expect(boardMessage.value).toContain('A1L');
  });

  it('left as a digit marks the move, at once with Enter and after a pause', () => {
    vi.useFakeTimers();
    study.goTo(at(3));
    keys('4', 'Enter');
    expect(study.node.value.nags).toEqual([4]);
    keys('3');
    vi.advanceTimersByTime(2000);
    expect(study.node.value.nags).toEqual([3]);
    vi.useRealTimers();
  });

  it('leaves L to the engine while nothing is typed', () => {
    expect(takeKey('l')).toBe(false);
    expect(takeKey('Enter')).toBe(false);
  });
});

describe('the move list', () => {
  it('has South left and North right, and one row a full move', () => {
    const rows = rowsOf(study.game.value.root);
    expect(rows).toHaveLength(45);
    expect(rows[35]).toMatchObject({ kind: 'moves', number: 36, south: { node: { id: 'A7R*' } } });
  });

  it('shows a variation below the move that it replaces, and goes on with an ellipsis', () => {
    study.goTo(at(70));
    study.playMove(study.legal.value.find((move) => move.text !== 'A7R*')!);
    const rows = rowsOf(study.game.value.root);
    const index = rows.findIndex((row) => row.kind === 'aside');
    expect(rows[index - 1]).toMatchObject({ number: 36, south: { node: { id: 'A7R*' } }, north: null });
    const row = rows[index];
    expect(row?.kind === 'aside' && row.variations[0]?.path()).toEqual(study.path.value);
    expect(rows[index + 1]).toMatchObject({ number: 36, south: null, north: { node: { id: 'a4R**' } } });
  });

  it('tells how many moves a variation has, in a changed tree without counting all of it again', () => {
    let looks = 0;
    const node = (...children: readonly GameNode[]) => ({
      get children() {
        looks += 1;
        return children;
      },
    });
    const line = (length: number, end: readonly GameNode[] = []): GameNode => {
      let below = node(...end) as GameNode;
      for (let k = 1; k < length; k++) below = node(below) as GameNode;
      return below;
    };
    const fork = [line(300, [line(20), line(1)]), line(1000)];
    expect(sizeOf(line(10, fork))).toBe(10 + 321 + 1000);
    expect(sizeOf(fork[0]!)).toBe(321);
    looks = 0;
    // The same fork below other moves.
    expect(sizeOf(line(7, fork))).toBe(7 + 321 + 1000);
    expect(looks).toBeLessThan(30);
  });

  it('ends with South alone if the game does', () => {
    study.goTo(at(3));
    study.remove(at(4));
    expect(rowsOf(study.game.value.root).at(-1)).toMatchObject({ number: 2, south: { depth: 3 }, north: null });
  });

  it('nests a variation of a variation after the move it replaces', () => {
    study.goTo(at(70));
    const away = study.legal.value.find((move) => move.text !== 'A7R*')!;
    study.playMove(away);
    const fork = study.path.value;
    const [one, two] = study.legal.value;
    study.playMove(one!);
    study.goTo(fork);
    study.playMove(two!);
    const head = study.nodes.value.at(-2)!;
    const items = itemsOf({ node: head, depth: fork.length, path: () => fork });
    expect(items.map((item) => item.kind)).toEqual(['move', 'move', 'fork']);
    const inner = items[2]?.kind === 'fork' ? items[2].variations[0]?.path() : [];
    expect(inner).toEqual([...fork, two!.text]);
  });
});

describe('a move in words', () => {
  it('tells who plays what, its captures with their pits, and where it ends', () => {
    study.openGame({ game: championshipGame('Voogt-1') });
    study.goTo(at(2));
    const words = turnInWords(
      study.rules.value,
      study.nodes.value.at(-2)!.position,
      study.node.value,
      study.lastTrace.value!,
    );
    expect(words).toBe('North plays a5 left, captures 1 at A4, ends in a1');
  });
});
