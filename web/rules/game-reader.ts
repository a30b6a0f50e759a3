/** Builds games out of tokens (notation 3): an explicit stack of open lines, so that no input can recurse. */
import type { Dialect } from './dialects.ts';
import { type Evaluation, type Game, type GameNode, newGame, nodeFor, type Tag } from './game.ts';
import { readComment } from './game-comment.ts';
import { readTags } from './game-tags.ts';
import type { GameResult, GameToken } from './game-tokens.ts';
import { matchMove } from './move-text.ts';
import { legalMoves } from './moves.ts';
import { inEnglish, type Reason } from './reason.ts';
import { rulesetOf } from './ruleset.ts';
import { fail, placeOf, quoted, saying, type TextError, unwrap } from './text-error.ts';
import { type TextReasonKey, textReason } from './text-reasons.ts';
import type { LegalMove, Ruleset } from './types.ts';

export interface ReadOptions {
  /** Rules of games without a `Variant` tag; default `kiswahili`. */
  readonly rules?: Ruleset;
  /** How moves are written; default `bao`. */
  readonly dialect?: Dialect;
  /** UTF-16 units; default 10 000 000. */
  readonly maxLength?: number;
  /** Variations within variations; default 256. */
  readonly maxNesting?: number;
  /** Moves of all games together; default 200 000. */
  readonly maxMoves?: number;
  /** Default 10 000. */
  readonly maxGames?: number;
}

export type Limits = Record<'maxLength' | 'maxNesting' | 'maxMoves' | 'maxGames', number>;

export const DEFAULT_LIMITS: Limits = { maxLength: 10_000_000, maxNesting: 256, maxMoves: 200_000, maxGames: 10_000 };

export interface ParsedGame {
  readonly game: Game;
  /** Line of the text at which the game begins. */
  readonly line: number;
  /** What was odd but could be read. */
  readonly warnings: readonly TextError[];
}

export interface GameTextError extends TextError {
  /** Of the move that could not be read: `17.` or `17...`. */
  readonly moveNumber?: string;
  /** Legal moves that may have been meant; empty if the error is not about a move. */
  readonly candidates: readonly string[];
  /** What stands before the error: whole games, and the last one up to the error. */
  readonly partial: readonly ParsedGame[];
}

/** A node while its game is read. */
type Growing = { -readonly [K in keyof GameNode]: K extends 'children' ? Growing[] : GameNode[K] };
type Notes = Pick<Growing, 'comment' | 'nags' | 'evaluation'>;

/** A line of play that is open. */
interface OpenLine {
  tip: Growing;
  /** The node before `tip` with its legal moves: where a variation to the last move starts. Null before the first move. */
  before: { readonly node: Growing; readonly legal: readonly LegalMove[] } | null;
  /** Legal moves at `tip` if they are known. */
  legal: readonly LegalMove[] | null;
  /** The line made `tip` itself: what it plays next is the main continuation, whatever inner lines have put there. */
  owns: boolean;
  /** Notes before the first move of a variation: they go to that move. Null once there is a move. */
  pending: Notes | null;
  readonly offset: number;
}

type Bad = ReturnType<typeof fail<GameTextError>>;

/** Takes token after token and builds the games. */
export class GameReader {
  readonly games: ParsedGame[] = [];
  moves = 0;
  private tags: Tag[] = [];
  private tagOffsets: number[] = [];
  /** Offset of the first tag or move of the game that is read; -1 between games. */
  private start = -1;
  private game: Game | null = null;
  private lines: OpenLine[] = [];
  private warnings: TextError[] = [];
  /** Notes before the first move or result of a game: they go to its root. */
  private preface: Notes = { comment: '', nags: [] };
  /** Of `start`. */
  private line = 1;
  /** Where `placeAhead` has counted to. */
  private counted = { line: 1, lineStart: 0, lineEnd: -1 };

  constructor(
    private readonly text: string,
    private readonly options: ReadOptions & Limits,
  ) {}

  /** Undefined: taken. */
  take(token: GameToken): Bad | undefined {
    switch (token.type) {
      case 'error':
        return this.wrong(token.offset, token.what, token.wanted);
      case 'tag':
        return this.takeTag(token.offset, [token.name, token.value]);
      case 'end':
        if (this.lines.length > 1) return this.wrong(this.lines.at(-1)!.offset, textReason('variationOpen'), '")"');
        return this.start < 0 ? this.keepAfterthought() : this.finish(token.offset, null);
      case 'result':
        if (this.lines.length > 1)
          return this.wrong(token.offset, textReason('resultInside'), textReason('aMoveOrClose'));
        return this.finish(token.offset, token.result);
      case 'open':
        return this.openVariation(token.offset);
      case 'close':
        return this.closeVariation(token.offset);
      case 'move':
        return this.takeMove(token.offset, token.text);
      case 'comment': {
        const { comment, evaluation } = readComment(token.text, token.escaped);
        return this.annotate({ comment, nags: [], ...(evaluation ? { evaluation } : {}) });
      }
      case 'nag':
        return this.annotate({ comment: '', nags: [token.nag] });
    }
  }

  wrong(offset: number, what: Reason | string, wanted: Reason | string): Bad {
    return this.error(offset, textReason('wanted', { what, wanted }), { expected: inEnglish(wanted) });
  }

  private error(offset: number, reason: Reason, more: Partial<GameTextError>): Bad {
    const place = placeOf(this.text, offset);
    if (this.game) this.keep();
    return fail<GameTextError>({
      candidates: [],
      ...more,
      ...place,
      ...saying(textReason('line', { line: place.line, reason })),
      partial: this.games,
    });
  }

  /** A comment after the last result belongs to no move: it is kept with the last game as a whole. */
  private keepAfterthought(): undefined {
    const last = this.games.at(-1);
    if (last) addNotes(last.game.root as Growing, this.preface);
  }

  private takeTag(offset: number, tag: Tag): Bad | undefined {
    if (this.lines.length > 1)
      return this.wrong(offset, textReason('tagInside', { name: tag[0] }), textReason('aMoveOrClose'));
    if (this.game) this.finish(offset, null);
    if (this.games.length >= this.options.maxGames) return this.tooMany(offset, 'manyGames', this.options.maxGames);
    if (this.start < 0) this.start = offset;
    if (this.tags.length >= 1000) return this.tooMany(offset, 'manyTags', 1000);
    this.tags.push(tag);
    this.tagOffsets.push(offset);
    return undefined;
  }

  private tooMany(offset: number, what: TextReasonKey & `many${string}`, max: number): Bad {
    return this.wrong(offset, textReason(what), textReason('atMost', { max }));
  }

  /** Goes from tags to moves, if that has not been done. */
  private begin(offset: number): Bad | undefined {
    if (this.game) return undefined;
    if (this.games.length >= this.options.maxGames) return this.tooMany(offset, 'manyGames', this.options.maxGames);
    if (this.start < 0) this.start = offset;
    const said = readTags(this.tags, this.options.rules ?? unwrap(rulesetOf('kiswahili')));
    if (!said.ok) {
      const culprit = this.tags.findLastIndex(([name]) => name === said.error.field);
      return this.error(this.tagOffsets[culprit] ?? this.start, said.error.reason, said.error);
    }
    this.line = this.placeAhead(this.start).line;
    this.game = newGame(said.value.rules, said.value.start, said.value.tags);
    const tip = this.game.root as Growing;
    addNotes(tip, this.preface);
    this.preface = { comment: '', nags: [] };
    this.lines = [{ tip, before: null, legal: null, owns: true, pending: null, offset }];
    return undefined;
  }

  private finish(offset: number, result: GameResult | null): Bad | undefined {
    const bad = this.begin(offset);
    if (bad) return bad;
    if (result) this.takeResult(offset, result);
    this.keep();
    return undefined;
  }

  /** Stores the open game as it is and forgets all about it. */
  private keep(): void {
    this.games.push({ game: this.game!, line: this.line, warnings: this.warnings });
    this.game = null;
    this.lines = [];
    this.tags = [];
    this.tagOffsets = [];
    this.start = -1;
    this.warnings = [];
  }

  /** `placeOf` for places that come in order: the whole text is counted once. */
  private placeAhead(offset: number): { readonly line: number; readonly column: number } {
    const { counted } = this;
    const lineEndAfter = (from: number) => {
      const at = this.text.indexOf('\n', from);
      return at < 0 ? Infinity : at;
    };
    if (counted.lineEnd < 0) counted.lineEnd = lineEndAfter(0);
    while (counted.lineEnd < offset) {
      counted.line += 1;
      counted.lineStart = counted.lineEnd + 1;
      counted.lineEnd = lineEndAfter(counted.lineStart);
    }
    return { line: counted.line, column: offset - counted.lineStart + 1 };
  }

  /** The result after the moves completes the tag; against another result the tag stands, with a warning. */
  private takeResult(offset: number, result: GameResult): void {
    const game = this.game!;
    const at = game.tags.findIndex(([name]) => name === 'Result');
    const tagged = game.tags[at]?.[1];
    if (result === '*' || tagged === result) return;
    if (tagged === undefined || tagged === '*') {
      const tag: Tag = ['Result', result];
      const tags = at < 0 ? [...game.tags, tag] : game.tags.map((old, index) => (index === at ? tag : old));
      this.game = { ...game, tags };
      return;
    }
    const reason = textReason('resultDiffers', { name: result, text: quoted(tagged) });
    this.warnings.push({ ...saying(reason), ...this.placeAhead(offset), field: 'Result' });
  }

  private openVariation(offset: number): Bad | undefined {
    const outer = this.lines.at(-1);
    if (!outer?.before) return this.wrong(offset, textReason('variationFirst'), textReason('aMove'));
    const { maxNesting } = this.options;
    if (this.lines.length > maxNesting) return this.tooMany(offset, 'manyNested', maxNesting);
    const { node, legal } = outer.before;
    const pending = { comment: '', nags: [] };
    this.lines.push({ tip: node, before: null, legal, owns: false, pending, offset });
    return undefined;
  }

  private closeVariation(offset: number): Bad | undefined {
    if (this.lines.length < 2) return this.wrong(offset, textReason('closeAlone'), textReason('aMove'));
    if (!this.lines.at(-1)!.before) return this.wrong(offset, textReason('variationEmpty'), textReason('aMove'));
    this.lines.pop();
    return undefined;
  }

  private annotate(notes: Notes): undefined {
    const line = this.lines.at(-1);
    addNotes(line ? (line.pending ?? line.tip) : this.preface, notes);
  }

  private takeMove(offset: number, text: string): Bad | undefined {
    const bad = this.begin(offset);
    if (bad) return bad;
    const line = this.lines.at(-1)!;
    const { rules } = this.game!;
    const tip = line.tip;
    const legal = line.legal ?? (tip.outcome ? [] : legalMoves(rules, tip.position));
    const move = matchMove(rules, tip.position, legal, text, this.options.dialect);
    if (!move.ok) {
      const moveNumber = `${tip.position.moveNumber}${tip.position.side === 'S' ? '.' : '...'}`;
      const reason = textReason('atMove', { move: moveNumber, reason: move.error.reason });
      return this.error(offset, reason, { ...move.error, moveNumber });
    }
    let child = tip.children.find(({ id }) => id === move.value.text);
    const isNew = !child;
    if (!child) {
      this.moves += 1;
      if (this.moves > this.options.maxMoves) return this.tooMany(offset, 'manyMoves', this.options.maxMoves);
      child = nodeFor(rules, tip.position, move.value) as Growing;
    }
    placeChild(tip.children, child, isNew, line.owns);
    if (line.pending) addNotes(child, line.pending);
    Object.assign(line, {
      tip: child,
      before: { node: tip, legal },
      legal: null,
      owns: line.owns || isNew,
      pending: null,
    });
    return undefined;
  }
}

function placeChild(children: Growing[], child: Growing, isNew: boolean, first: boolean): void {
  if (first && children[0] !== child) {
    if (!isNew) children.splice(children.indexOf(child), 1);
    children.unshift(child);
  } else if (isNew) {
    children.push(child);
  }
}

/** Comments that meet on one node become its lines; a later evaluation replaces an earlier one. */
function addNotes(target: Notes, notes: Notes): void {
  if (notes.comment) target.comment = target.comment ? `${target.comment}\n${notes.comment}` : notes.comment;
  const nags = notes.nags.filter((nag) => !target.nags.includes(nag));
  if (nags.length > 0) target.nags = [...target.nags, ...nags];
  const evaluation: Evaluation | undefined = notes.evaluation;
  if (evaluation) target.evaluation = evaluation;
}
