/** Checks what the engine says against the reference model: every line is played through before anyone sees it. */
import type { Line, SearchInfo, SearchJob } from '../../worker/protocol.ts';
import { formatPosition, legalMoves, parseSetup, play, rulesetOf, validate } from '../rules/index.ts';
import type { Outcome, Position, Ruleset, Switches } from '../rules/types.ts';
import type { Disagreement } from './types.ts';

interface Reached {
  readonly position: Position;
  readonly outcome: Outcome | null;
}

/** Lines of one search share their beginnings: so many reached positions are kept. */
const MOST_KEPT = 4096;

export class Replay {
  private readonly kept = new Map<string, Reached>();
  /** Lines that have been complained of: the engine repeats them, the complaint is made once. */
  private readonly told = new Set<string>();

  private constructor(
    private readonly job: SearchJob,
    private readonly rules: Ruleset,
    private readonly root: Reached,
    private readonly describe: () => string,
  ) {}

  /**
   * For the lines of one job. Throws with the reason if the model refuses the job itself. `describe` says what engine it is,
   * for the report.
   */
  static of(job: SearchJob, describe: () => string): Replay {
    const rules = rulesetOf(job.rules.variant, job.rules.switches as Partial<Switches>);
    if (!rules.ok) throw new Error(rules.error.join('; '));
    const setup = parseSetup(job.root, rules.value.columns);
    if (!setup.ok) throw new Error(setup.error.message);
    const position = validate(rules.value, setup.value);
    if (!position.ok) throw new Error(position.error.join('; '));
    let root: Reached = { position: position.value, outcome: null };
    for (const text of job.moves) {
      const next = step(rules.value, root, text);
      if (typeof next === 'string') throw new Error(`move ${text}: ${next}`);
      root = next;
    }
    return new Replay(job, rules.value, root, describe);
  }

  /** The info with the lines that replay; each other one becomes a disagreement, when it is first seen. */
  check(info: SearchInfo): { readonly info: SearchInfo; readonly disagreements: readonly Disagreement[] } {
    const disagreements: Disagreement[] = [];
    const lines = info.lines.filter((line) => {
      const wrong = this.disagreement(line);
      if (wrong && !this.told.has(line.pv.join(' '))) disagreements.push(wrong);
      if (wrong) this.told.add(line.pv.join(' '));
      return wrong === null;
    });
    return { info: lines.length === info.lines.length ? info : { ...info, lines }, disagreements };
  }

  /** A best move, checked like a line of one move. */
  checkMove(move: string): Disagreement | null {
    return this.disagreement({ pv: [move] });
  }

  private disagreement(line: Pick<Line, 'pv'>): Disagreement | null {
    let at = this.root;
    let key = '';
    for (const text of line.pv) {
      key += ` ${text}`;
      const known = this.kept.get(key);
      const next = known ?? step(this.rules, at, text);
      if (typeof next === 'string') return this.report(line.pv, text, at.position, next);
      if (!known && this.kept.size < MOST_KEPT) this.kept.set(key, next);
      at = next;
    }
    return null;
  }

  private report(line: readonly string[], move: string, position: Position, reason: string): Disagreement {
    const { job } = this;
    const root = formatPosition(this.root.position);
    const legal = legalMoves(this.rules, position).map((one) => one.text);
    const report = [
      'Bingwa: a line of the engine does not replay in the rules model',
      this.describe(),
      `variant: ${job.rules.variant} ${JSON.stringify(job.rules.switches)}`,
      `position fen ${job.root}${job.moves.length > 0 ? ` moves ${job.moves.join(' ')}` : ''}`,
      `searched: ${root}`,
      `line: ${line.join(' ')}`,
      `move ${move} at: ${formatPosition(position)}`,
      `reason: ${reason}`,
      `legal there: ${legal.join(' ') || 'none'}`,
    ].join('\n');
    return { position: root, line, move, reason, report };
  }
}

/** One move on, or why not. */
function step(rules: Ruleset, from: Reached, text: string): Reached | string {
  if (from.outcome) return `the game is over (${from.outcome.reason})`;
  const move = legalMoves(rules, from.position).find((one) => one.text === text);
  return move ? play(rules, from.position, move) : 'not a legal move';
}
