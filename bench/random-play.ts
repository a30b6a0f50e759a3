/**
 * Speed of playing games move by move: random games through the engine's text interface (the one UGI and the page use) and
 * through the reference model. Both draw from the same seeded numbers over the same sorted lists, so the games must be the
 * same; a difference is an error, not a slower number.
 */
import { legalMoves, type Position, play, type Ruleset, startPosition } from '../web/rules/index.ts';
import { EngineHost } from '../worker/host.ts';
import type { RulesSpec } from '../worker/protocol.ts';
import { rulesetFor } from './game-play.ts';
import { Random } from './random.ts';
import { type Spread, spread } from './speed.ts';

export interface RandomRow {
  readonly name: string;
  /** Games played by each in one turn, and the plies in them. */
  readonly games: number;
  readonly plies: number;
  /** Moves a second, listing the legal moves before each included. */
  readonly engine: Spread;
  readonly model: Spread;
  readonly ratio: Spread;
}

export const RANDOM_WORK: readonly RulesSpec[] = [
  { variant: 'kiswahili', switches: {} },
  { variant: 'kiarabu', switches: {} },
];

const GAMES = 20;
/** Games of best play end sooner; a random one that does not is cut. */
const MOST_PLIES = 300;

/** `turns` of each after one that is not counted. `onRow` after each variant. */
export async function runRandom(
  module: WebAssembly.Module,
  onRow: (row: RandomRow) => void,
  turns = 5,
  games = GAMES,
): Promise<readonly RandomRow[]> {
  const host = await EngineHost.create(module, EngineHost.createMemory(1, false).memory, 0);
  const rows: RandomRow[] = [];
  for (const spec of RANDOM_WORK) {
    const rules = rulesetFor(spec);
    const engine: number[] = [];
    const model: number[] = [];
    let plies = 0;
    for (let turn = 0; turn <= turns; turn++) {
      const one = timed(() => engineGames(host, spec, turn, games));
      const other = timed(() => modelGames(rules, turn, games));
      if (one.value.join(' ') !== other.value.join(' '))
        throw new Error(`random play, ${spec.variant}: engine and model played different games of seed ${turn}`);
      if (turn === 0) continue;
      plies = one.value.length;
      engine.push((plies * 1000) / one.timeMs);
      model.push((plies * 1000) / other.timeMs);
    }
    const ratio = spread(engine.map((value, turn) => value / model[turn]!));
    const row = { name: spec.variant, games, plies, engine: spread(engine), model: spread(model), ratio };
    rows.push(row);
    onRow(row);
  }
  return rows;
}

function timed<T>(work: () => T): { value: T; timeMs: number } {
  const start = performance.now();
  const value = work();
  return { value, timeMs: Math.max(performance.now() - start, 0.001) };
}

function engineGames(host: EngineHost, spec: RulesSpec, seed: number, games: number): string[] {
  const played: string[] = [];
  for (let game = 0; game < games; game++) {
    const random = new Random(seed, game);
    const error = host.setRules(spec);
    if (error !== null) throw new Error(error);
    for (let ply = 0; ply < MOST_PLIES; ply++) {
      const legal = host.legalMoves();
      if (legal.length === 0) break;
      const move = random.pick(legal);
      const refused = host.play(move);
      if (refused !== null) throw new Error(refused);
      played.push(move);
    }
  }
  return played;
}

function modelGames(rules: Ruleset, seed: number, games: number): string[] {
  const played: string[] = [];
  for (let game = 0; game < games; game++) {
    const random = new Random(seed, game);
    let position: Position = startPosition(rules);
    for (let ply = 0; ply < MOST_PLIES; ply++) {
      const legal = [...legalMoves(rules, position)].sort((a, b) => (a.text < b.text ? -1 : 1));
      if (legal.length === 0) break;
      const move = random.pick(legal);
      const after = play(rules, position, move);
      played.push(move.text);
      if (after.outcome) break;
      position = after.position;
    }
  }
  return played;
}
