/** One game between two players, refereed by the reference model: nobody's word on legality or result is taken. */
import {
  addMove,
  drawByRepetition,
  formatGame,
  formatPosition,
  type Game,
  legalMoves,
  newGame,
  nodesAlong,
  type Path,
  type Position,
  parseMove,
  parseSetup,
  type Ruleset,
  rulesetOf,
  type Side,
  setEvaluation,
  setTag,
  startPosition,
  validate,
} from '../web/rules/index.ts';
import type { Limits, RulesSpec, Score } from '../worker/protocol.ts';
import type { Choice, Player } from './players.ts';

export interface GameSettings {
  readonly rules: RulesSpec;
  /** Ends a game when both players have proven the same winner. */
  readonly adjudicate: boolean;
  /** A game of so many plies is a draw. */
  readonly maxPlies: number;
}

export interface Seat {
  readonly player: Player;
  readonly name: string;
  readonly limits: Limits;
}

export interface PlayedGame {
  readonly result: '1-0' | '0-1' | '1/2-1/2';
  /** Why it ended: `front row empty`, `no legal move`, `repetition`, `adjudication`, `illegal move A1R`, ... */
  readonly reason: string;
  /** True if a player broke the rules or failed: such a game is lost, and worth a look. */
  readonly forfeit: boolean;
  readonly plies: number;
  /** South's and North's sums. */
  readonly nodes: readonly [number, number];
  readonly timeMs: readonly [number, number];
  /** Game text (notation 3) with each player's scores. */
  readonly text: string;
}

/** The ruleset of a specification; throws with all reasons. */
export function rulesetFor(spec: RulesSpec): Ruleset {
  const rules = rulesetOf(spec.variant, spec.switches);
  if (!rules.ok) throw new Error(`rules "${spec.variant}": ${rules.error.join('; ')}`);
  return rules.value;
}

/** A position of these rules from its text; throws with all reasons. */
export function positionFrom(rules: Ruleset, text: string): Position {
  const setup = parseSetup(text, rules.columns);
  if (!setup.ok) throw new Error(`position "${text}": ${setup.error.message}`);
  const position = validate(rules, setup.value);
  if (!position.ok) throw new Error(`position "${text}": ${position.error.join('; ')}`);
  return position.value;
}

/** South's score as game text has it. */
export function scoreText(score: Score, side: Side): string {
  const sign = side === 'S' ? 1 : -1;
  if (score.kind === 'cp') return ((sign * score.value) / 100).toFixed(2);
  return `#${(score.kind === 'win' ? 1 : -1) * sign < 0 ? '-' : ''}${score.plies}`;
}

/** Who wins by this proof, or null. */
function provenWinner(score: Score | null, side: Side): Side | null {
  if (!score || score.kind === 'cp') return null;
  const other = side === 'S' ? 'N' : 'S';
  return score.kind === 'win' ? side : other;
}

/** Plays a game from the start of the rules through `opening` (canonical moves). */
export async function playGame(
  settings: GameSettings,
  opening: readonly string[],
  south: Seat,
  north: Seat,
  tags: readonly (readonly [string, string])[] = [],
): Promise<PlayedGame> {
  const rules = rulesetFor(settings.rules);
  const start = startPosition(rules);
  const root = formatPosition(start);
  let game: Game = newGame(rules, start, tags);
  let path: Path = [];
  for (const text of opening) {
    const added = legalMoves(rules, nodesAlong(game, path)!.at(-1)!.position).find((move) => move.text === text);
    if (!added) throw new Error(`opening "${opening.join(' ')}": ${text} is not legal`);
    ({ game, path } = addMove(game, path, added));
  }
  const nodes: [number, number] = [0, 0];
  const timeMs: [number, number] = [0, 0];
  const end = (winner: Side | null, reason: string, forfeit = false): PlayedGame => {
    const result = winner === 'S' ? '1-0' : winner === 'N' ? '0-1' : '1/2-1/2';
    const tagged = [
      ['South', south.name],
      ['North', north.name],
      ['Result', result],
      ['Termination', reason],
    ].reduce((all, [name, value]) => setTag(all, name!, value!), game);
    return { result, reason, forfeit, plies: path.length, nodes, timeMs, text: formatGame(tagged) };
  };
  // Once, if one player has both seats: two questions at a time to one program would wait for one answer.
  await Promise.all([...new Set([south.player, north.player])].map((player) => player.newGame(settings.rules)));
  let lastProof: Side | null = null;
  for (;;) {
    const line = nodesAlong(game, path)!;
    const { position, outcome } = line.at(-1)!;
    if (outcome) return end(outcome.winner, outcome.reason);
    if (drawByRepetition(line.map((node) => node.position))) return end(null, 'repetition');
    if (path.length >= settings.maxPlies) return end(null, `${settings.maxPlies} plies`);
    const legal = legalMoves(rules, position);
    const side = position.side;
    const other = side === 'S' ? 'N' : 'S';
    if (legal.length === 0) return end(other, 'no legal move');
    const seat = side === 'S' ? south : north;
    let choice: Choice;
    try {
      choice = await seat.player.choose(root, path, seat.limits);
    } catch (error) {
      return end(other, `${seat.name} failed: ${error instanceof Error ? error.message : error}`, true);
    }
    nodes[side === 'S' ? 0 : 1] += choice.nodes;
    timeMs[side === 'S' ? 0 : 1] += choice.timeMs;
    if (choice.move === null) return end(other, `${seat.name} gave no move`, true);
    const read = parseMove(rules, position, choice.move);
    if (!read.ok) return end(other, `illegal move ${choice.move}`, true);
    ({ game, path } = addMove(game, path, read.value));
    if (choice.score)
      game = setEvaluation(game, path, { score: scoreText(choice.score, side), depth: Math.min(choice.depth, 9999) });
    const proof = provenWinner(choice.score, side);
    if (settings.adjudicate && proof && proof === lastProof && path.length > opening.length + 1)
      return end(proof, 'adjudication');
    lastProof = proof;
  }
}
