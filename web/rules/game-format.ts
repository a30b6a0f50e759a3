/** Games written as game text (notation 3). */
import type { Game, GameNode } from './game.ts';
import { tagOf } from './game.ts';
import { writeComment, writeEvaluation } from './game-comment.ts';
import { writeTags } from './game-tags.ts';
import { escapeTagValue, isResult, isTagName, isTagValue, MAX_NAG } from './game-tokens.ts';
import { lastOf } from './steps.ts';

const LINE_LENGTH = 100;

/** Moves written between two steps of `formatGameSteps`. */
const STEP = 500;

/**
 * Writes a game: tags, an empty line, the moves in lines of at most 100 characters (comments are not broken), the result.
 * `parseGames` reads the same tree and tags back. Tags whose name or length no tag pair can have are left out.
 */
export function formatGame(game: Game): string {
  return lastOf(formatGameSteps(game));
}

/** `formatGame` in pieces, for a page that has to stay alive while it writes a large tree: yields now and then, returns the text. */
export function* formatGameSteps(game: Game): Generator<void, string, undefined> {
  const tags = writeTags(game)
    .filter(([name, value]) => isTagName(name) && isTagValue(value))
    .map(([name, value]) => `[${name} "${escapeTagValue(value)}"]`);
  const result = tagOf(game, 'Result') ?? '*';
  const words = new Words();
  for (const word of annotations(game.root)) words.add(word);
  yield* addLines(words, game.root);
  words.add(isResult(result) ? result : '*');
  return `${tags.join('\n')}\n\n${words.text()}\n`;
}

/** Games one after the other, an empty line between. */
export function formatGames(games: readonly Game[]): string {
  return games.map(formatGame).join('\n');
}

/** A line being written: which child of `parent` comes next, and which of its siblings are still to be told. */
interface Line {
  parent: GameNode;
  child: GameNode;
  /** Next of `parent.children` to be written as a variation after `child`. */
  sibling: number;
  /** The move needs its number: the first of a line, or after something that is not a move. */
  numbered: boolean;
  readonly isVariation: boolean;
}

function* addLines(words: Words, root: GameNode): Generator<void, void, undefined> {
  const first = root.children[0];
  if (!first) return;
  const open: Line[] = [{ parent: root, child: first, sibling: 1, numbered: true, isVariation: false }];
  addMove(words, open[0]!);
  let moves = 0;
  for (let line = open.at(-1); line; line = open.at(-1)) {
    moves += 1;
    if (moves % STEP === 0) yield;
    const variation = line.parent.children[line.sibling];
    if (variation) {
      line.sibling += 1;
      line.numbered = true;
      words.open();
      const inner = { parent: line.parent, child: variation, sibling: Infinity, numbered: true, isVariation: true };
      open.push(inner);
      addMove(words, inner);
      continue;
    }
    const next = line.child.children[0];
    if (next) {
      Object.assign(line, { parent: line.child, child: next, sibling: 1 });
      addMove(words, line);
    } else {
      if (line.isVariation) words.close();
      open.pop();
    }
  }
}

function addMove(words: Words, line: Line): void {
  const { side, moveNumber } = line.parent.position;
  if (side === 'S') words.add(`${moveNumber}.`);
  else if (line.numbered) words.add(`${moveNumber}...`);
  words.add(line.child.id);
  const notes = annotations(line.child);
  for (const note of notes) words.add(note);
  line.numbered = notes.some((note) => note.startsWith('{'));
}

function annotations(node: GameNode): string[] {
  const notes = node.nags.filter((nag) => Number.isInteger(nag) && nag >= 0 && nag <= MAX_NAG).map((nag) => `$${nag}`);
  const evaluation = node.evaluation ? writeEvaluation(node.evaluation) : null;
  if (evaluation) notes.push(evaluation);
  if (node.comment) notes.push(writeComment(node.comment));
  return notes;
}

/** Words with a space or a line break between them. */
class Words {
  private readonly parts: string[] = [];
  private column = 0;
  private glued = '';

  add(word: string): void {
    const whole = this.glued + word;
    this.glued = '';
    const breaks = this.column > 0 && this.column + 1 + whole.length > LINE_LENGTH;
    if (this.column > 0) this.parts.push(breaks ? '\n' : ' ');
    this.parts.push(whole);
    const lastBreak = whole.lastIndexOf('\n');
    if (lastBreak >= 0) this.column = whole.length - lastBreak - 1 || 1;
    else this.column = (breaks || this.column === 0 ? 0 : this.column + 1) + whole.length;
  }

  open(): void {
    this.glued += '(';
  }

  close(): void {
    this.parts.push(')');
    this.column += 1;
  }

  text(): string {
    return this.parts.join('');
  }
}
