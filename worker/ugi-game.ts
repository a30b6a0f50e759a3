/** The game the terminal engine is told about: its record, whose turn it is, how it ended. */
import {
  formatPosition,
  legalMoves,
  outcome,
  parseMove,
  parseSetup,
  play,
  startPosition,
  stateKey,
  validate,
} from '../web/rules/index.ts';
import type { LegalMove, Outcome, Position, Result, Ruleset } from '../web/rules/types.ts';
import { clip, problems } from './ugi-text.ts';

export type GameResult = 'p1win' | 'p2win' | 'draw' | 'none';

/** A record is walked from its start at every `position`; longer ones are refused, not searched for minutes. */
const MOST_MOVES = 20_000;

export class UgiGame {
  private constructor(
    readonly rules: Ruleset,
    /** The record starts from the start of the game, whatever the rules make that. */
    private readonly fromStart: boolean,
    /** Position text the record starts from. */
    readonly root: string,
    /** Canonical moves from there. */
    readonly moves: readonly string[],
    readonly position: Position,
    private readonly end: Outcome | null,
    /** Some state has stood on the board for the third time (rules 2.7). */
    private readonly drawn: boolean,
  ) {}

  static start(rules: Ruleset): UgiGame {
    return UgiGame.walk(rules, null, []) as UgiGame;
  }

  /** `words`: what follows `position`. The error says what was wrong and with which move. */
  static read(rules: Ruleset, words: readonly string[]): Result<UgiGame, string> {
    const at = words.indexOf('moves');
    const [kind, ...fields] = at < 0 ? words : words.slice(0, at);
    const moves = at < 0 ? [] : words.slice(at + 1);
    if (moves.length > MOST_MOVES) return wrong(`${moves.length} moves: at most ${MOST_MOVES} are read`);
    if (kind === 'startpos') {
      if (fields.length > 0) return wrong(`"moves" expected after startpos, "${clip(fields[0]!)}" found`);
      return result(UgiGame.walk(rules, null, moves));
    }
    if (kind !== 'fen') return wrong(`position: "startpos" or "fen" expected, "${clip(kind ?? '')}" found`);
    const setup = parseSetup(fields.join(' '), rules.columns);
    if (!setup.ok) return wrong(problems(setup.error));
    const position = validate(rules, setup.value);
    if (!position.ok) return wrong(problems(position.error));
    return result(UgiGame.walk(rules, position.value, moves));
  }

  /** The same record under other rules, if it can be played under them. */
  under(rules: Ruleset): Result<UgiGame, string> {
    const root = this.fromStart ? ['startpos'] : ['fen', ...this.root.split(' ')];
    return UgiGame.read(rules, [...root, 'moves', ...this.moves]);
  }

  private static walk(rules: Ruleset, given: Position | null, moves: readonly string[]): UgiGame | string {
    const root = given ?? startPosition(rules);
    let position = root;
    let end = outcome(rules, root);
    const seen = new Map<string, number>();
    let drawn = false;
    const count = () => {
      const key = stateKey(position);
      const times = (seen.get(key) ?? 0) + 1;
      seen.set(key, times);
      if (times === 3) drawn = true;
    };
    count();
    const canonical: string[] = [];
    for (const [index, text] of moves.entries()) {
      if (end) return `move ${index + 1}, "${clip(text)}": the game is over (${end.reason})`;
      const move = parseMove(rules, position, text);
      if (!move.ok) return `move ${index + 1}: ${problems(move.error)}`;
      const played = play(rules, position, move.value);
      canonical.push(move.value.text);
      position = played.position;
      end = played.outcome;
      count();
    }
    return new UgiGame(rules, given === null, formatPosition(root), canonical, position, end, drawn);
  }

  get text(): string {
    return formatPosition(this.position);
  }

  /** What move generation gives: a lost Arab turn ends the game though the board alone would not show it, a draw does not. */
  get legal(): readonly LegalMove[] {
    return this.end ? [] : legalMoves(this.rules, this.position);
  }

  get southToMove(): boolean {
    return this.position.side === 'S';
  }

  get result(): GameResult {
    if (this.end) return this.end.winner === 'S' ? 'p1win' : 'p2win';
    return this.drawn ? 'draw' : 'none';
  }

  /** One of the legal moves, from any accepted form of it (notation 2). */
  move(text: string): Result<LegalMove, string> {
    if (this.end) return wrong(`"${clip(text)}": the game is over (${this.end.reason})`);
    const move = parseMove(this.rules, this.position, text);
    return move.ok ? move : wrong(problems(move.error));
  }
}

const wrong = (error: string): { readonly ok: false; readonly error: string } => ({ ok: false, error });

const result = (game: UgiGame | string): Result<UgiGame, string> =>
  typeof game === 'string' ? wrong(game) : { ok: true, value: game };
