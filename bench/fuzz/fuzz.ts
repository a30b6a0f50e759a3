/**
 * Model against engine on random positions of all games and house rules, guided by what has been met: half of the work
 * goes to neighbours of positions that met the rule seen least. The same code runs in the terminal's slow tests and in the page.
 */
import {
  formatPosition,
  type LegalMove,
  legalMoves,
  outcome,
  type Position,
  type Ruleset,
  rulesetOf,
  type Setup,
  type Switches,
  startPosition,
  stateKey,
  VARIANTS,
  type VariantId,
  validate,
  whyNotPlayable,
} from '../../web/rules/index.ts';
import { specOf } from '../../worker/rules-spec.ts';
import { Random } from '../random.ts';
import { compareHash, compareMove, comparePosition, type FuzzEngine } from './compare.ts';
import { CHOICES, hintFor, kindOfComplaint, RULES_MET, type RuleMet, rulesOfTurn, whatMatters } from './coverage.ts';
import { mutated, randomSetup, spoilt } from './setups.ts';
import { type Failure, shrink } from './shrink.ts';

export interface FuzzOptions {
  /** Positions to compare. */
  readonly positions: number;
  /** The same seed compares the same positions. */
  readonly seed: number;
  /** Hits below which a rule counts as rare and is looked for. */
  readonly wanted?: number;
}

export interface FuzzReport {
  /** Positions compared; in each all legal moves, the end, and one move played. */
  readonly positions: number;
  /** Set-ups that are no positions, refused by both. */
  readonly refused: number;
  readonly games: number;
  readonly rulesets: number;
  /** Times each rule was met, in the order of the rules page. */
  readonly met: Readonly<Record<RuleMet, number>>;
  /** The first difference, made small; the run ends with it. */
  readonly failure: Failure | null;
  readonly timeMs: number;
}

/** Neighbours of so many positions are tried for each rule. */
const KEPT = 64;
const BATCH = 100;
/** Milliseconds between two breaths: in a page the clicks get their turn. */
const BREATH = 50;

/** Runs until `positions` are compared, a difference is found, or `cancelled` says so. `onProgress` several times a second. */
export async function runFuzz(
  engine: FuzzEngine,
  options: FuzzOptions,
  onProgress: (report: FuzzReport) => void = () => {},
  cancelled: () => boolean = () => false,
): Promise<FuzzReport> {
  const run = new Fuzz(engine, options);
  let breathed = performance.now();
  while (!run.done && !cancelled()) {
    run.batch();
    if (performance.now() - breathed < BREATH) continue;
    onProgress(run.report());
    await new Promise((resolve) => setTimeout(resolve, 0));
    breathed = performance.now();
  }
  const report = run.report();
  onProgress(report);
  return report;
}

interface Known {
  readonly rules: Ruleset;
  readonly position: Position;
}

class Fuzz {
  private readonly random: Random;
  private readonly wanted: number;
  private readonly started = performance.now();
  private readonly met = new Map<RuleMet, number>(RULES_MET.map((rule) => [rule, 0]));
  private readonly kept = new Map<RuleMet, Known[]>();
  private readonly rulesets = new Set<string>();
  private rare: RuleMet | null = null;
  private positions = 0;
  private refused = 0;
  private games = 0;
  private failure: Failure | null = null;
  private hashes = new Map<string, bigint>();
  private keys = new Map<bigint, string>();

  constructor(
    private readonly engine: FuzzEngine,
    private readonly options: FuzzOptions,
  ) {
    this.random = new Random(options.seed);
    this.wanted = options.wanted ?? 1000;
  }

  get done(): boolean {
    return this.failure !== null || this.positions >= this.options.positions;
  }

  report(): FuzzReport {
    const met = Object.fromEntries(this.met) as Record<RuleMet, number>;
    const { positions, refused, games, failure } = this;
    return {
      positions,
      refused,
      games,
      rulesets: this.rulesets.size,
      met,
      failure,
      timeMs: performance.now() - this.started,
    };
  }

  /** Some hundred positions of one ruleset. */
  batch(): void {
    const { random } = this;
    const rare = random.below(3) > 0 ? this.rareRule() : null;
    this.rare = rare;
    const known = rare === null || random.below(4) === 0 ? [] : (this.kept.get(rare) ?? []);
    const rules = known.length > 0 ? random.pick(known).rules : randomRules(random, rare);
    const refusal = this.engine.setRules(specOf(rules));
    if (refusal !== null) {
      this.failure = {
        rules: specOf(rules),
        position: '',
        move: null,
        what: `the engine refuses the rules: ${refusal}`,
      };
      return;
    }
    this.rulesets.add(JSON.stringify(specOf(rules)));
    this.hashes.clear();
    this.keys.clear();
    const end = Math.min(this.positions + BATCH, this.options.positions);
    const same = known.length > 0 ? known.filter((one) => one.rules === rules) : this.nearby(rare);
    // A batch may find few positions among its set-ups.
    for (let tries = 0; this.positions < end && tries < 4 * BATCH && this.failure === null; tries++) {
      if (same.length > 0)
        this.walk(rules, mutated(rules, random.pick(same).position, random), rare === '2.7 third occurrence' ? 60 : 2);
      else if (random.below(4) === 0) this.walk(rules, startPosition(rules), 300);
      else this.walk(rules, randomSetup(rules, random), 6);
    }
  }

  /** Positions like those in which the rule would be met, of any ruleset. */
  private nearby(rule: RuleMet | null): readonly Known[] {
    const { near = [] } = rule === null ? {} : hintFor(rule);
    return near.flatMap((other) => this.kept.get(other) ?? []);
  }

  private isRare(rule: RuleMet): boolean {
    return (this.met.get(rule) ?? 0) < this.wanted;
  }

  private rareRule(): RuleMet | null {
    const rare = RULES_MET.filter((rule) => this.isRare(rule));
    return rare.length === 0 ? null : this.random.pick(rare);
  }

  private count(rule: RuleMet, at: Known): void {
    const hits = (this.met.get(rule) ?? 0) + 1;
    this.met.set(rule, hits);
    if (hits > this.wanted) return;
    const kept = this.kept.get(rule) ?? [];
    if (kept.length < KEPT) this.kept.set(rule, [...kept, at]);
    else kept[this.random.below(KEPT)] = at;
  }

  /** Plays on from a set-up, comparing at every ply. */
  private walk(rules: Ruleset, from: Setup, plies: number): void {
    const { engine, random } = this;
    const valid = validate(rules, from);
    const refusal = engine.setPosition(formatPosition(from));
    if (!valid.ok) {
      this.refused++;
      for (const reason of valid.error) this.count(kindOfComplaint(reason), { rules, position: from as Position });
      return;
    }
    if (refusal !== null) {
      this.fail(rules, valid.value, null, `the engine refuses the position: ${refusal}`);
      return;
    }
    this.games++;
    const seen = new Map<string, number>();
    let position = valid.value;
    for (let ply = 0; ply < plies && this.positions < this.options.positions; ply++) {
      const played = this.look(rules, position, seen);
      if (this.failure !== null || played === null) return;
      position = played;
    }
    if (plies < 300 && random.below(4) === 0) {
      const wrong = compareHash(engine, position);
      if (wrong !== null) {
        this.fail(rules, position, null, wrong);
        return;
      }
    }
    if (random.below(8) === 0) this.walk(rules, spoilt(rules, position, random), 1);
  }

  /** Compares one position and one of its moves; the position after it, null if the game is over. */
  private look(rules: Ruleset, position: Position, seen: Map<string, number>): Position | null {
    const { engine, random } = this;
    this.positions++;
    const at: Known = { rules, position };
    const moves = legalMoves(rules, position);
    const wrong =
      comparePosition(engine, rules, position, moves) ?? this.hashDiffers(position) ?? this.repeats(position, seen);
    if (wrong !== null) return this.failed(rules, position, null, wrong);
    // While a reason is looked for, more pits are asked.
    for (let asked = this.rare?.startsWith('refused: ') ? 12 : 1; asked > 0; asked--) {
      const unexplained = this.explain(at, moves);
      if (unexplained !== null) return this.failed(rules, position, null, unexplained);
    }
    const move = moves.length === 0 ? null : random.pick(moves);
    const matters = whatMatters(rules, position, move, random, (rule) => this.isRare(rule));
    if (matters !== null) this.count(matters, at);
    if (move === null) {
      const reason = outcome(rules, position)?.reason;
      if (reason === 'front row empty') this.count('2.7 front row empty in a set-up', at);
      return null;
    }
    const { wrong: differs, played } = compareMove(engine, rules, position, move);
    if (differs !== null) return this.failed(rules, position, move, differs);
    for (const rule of rulesOfTurn(rules, position, move, played)) this.count(rule, at);
    if (played.outcome !== null) return null;
    if (engine.outcome() === 'draw') this.count('2.7 third occurrence', at);
    return played.position;
  }

  /** Equal states have equal hashes, other states others. */
  private hashDiffers(position: Position): string | null {
    const key = stateKey(position);
    const hash = this.engine.hash();
    const before = this.hashes.get(key);
    if (before !== undefined && before !== hash) return `hash ${hash}, before ${before} for the same state`;
    const other = this.keys.get(hash);
    if (other !== undefined && other !== key) return `hash ${hash} also belongs to ${other}`;
    this.hashes.set(key, hash);
    this.keys.set(hash, key);
    return null;
  }

  private repeats(position: Position, seen: Map<string, number>): string | null {
    const key = stateKey(position);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    const draw = this.engine.outcome() === 'draw';
    return draw === times >= 3
      ? null
      : `the state stands for the ${times}. time, the engine says ${draw ? 'draw' : 'no draw'}`;
  }

  /** "Why not this pit?" must have an answer exactly where there is no legal move. */
  private explain(at: Known, moves: readonly LegalMove[]): string | null {
    const { random } = this;
    const { rules, position } = at;
    const direction = random.pick(['L', 'R', undefined] as const);
    const pit = {
      side: random.below(20) === 0 ? (position.side === 'S' ? 'N' : 'S') : position.side,
      index: random.below(2 * rules.columns),
    } as const;
    const refusal = whyNotPlayable(rules, position, pit, direction);
    const playable =
      pit.side === position.side &&
      moves.some((move) => move.pit === pit.index && (direction === undefined || move.direction === direction));
    if ((refusal === null) !== playable) {
      return `pit ${pit.side}${pit.index} ${direction ?? 'either way'}: ${refusal?.reason ?? 'no refusal'}, playable: ${playable}`;
    }
    if (refusal !== null) this.count(`refused: ${refusal.reason}`, at);
    return null;
  }

  private failed(rules: Ruleset, position: Position, move: LegalMove | null, what: string): null {
    this.fail(rules, position, move, what);
    return null;
  }

  private fail(rules: Ruleset, position: Position, move: LegalMove | null, what: string): void {
    const told: Failure = { rules: specOf(rules), position: formatPosition(position), move: move?.text ?? null, what };
    this.failure = shrink(this.engine, rules, position) ?? told;
  }
}

const KISWAHILI: readonly VariantId[] = ['kiswahili'];
const LIMITS = [20, 50, 100, 300, 1000];

/** A game, in half of the cases by its own rules, else with house rules that make sense in it; one where `wanted` can be met. */
function randomRules(random: Random, wanted: RuleMet | null): Ruleset {
  const hint = wanted === null ? {} : hintFor(wanted);
  for (;;) {
    const variant = random.pick(hint.variants ?? (random.below(3) === 0 ? KISWAHILI : VARIANTS));
    const switches: Record<string, boolean | number> = {};
    if (random.below(2) === 0) {
      for (const name of CHOICES) if (random.below(3) === 0) switches[name] = random.below(3) > 0;
    }
    for (const name of hint.switches ?? []) switches[name] = true;
    // Turns that never end cost a hundred thousand seeds each: mostly a lower limit.
    if (random.below(3) > 0) switches.moveLimit = random.pick(LIMITS);
    const rules = rulesetOf(variant, switches as Partial<Switches>);
    if (rules.ok) return rules.value;
  }
}
