/**
 * Speed of playing games move by move: random games through the engine's text interface (the one UGI and the page use) and
 * through the reference model. Both draw from the same seeded numbers over the same sorted lists, so the games must be the
 * same; a difference is an error, not a slower number.
 */
import { legalMoves, type Position, play, type Ruleset, startPosition } from '../web/rules/index.ts';
import { EngineHost } from '../worker/host.ts';
import type { RulesSpec } from '../worker/protocol.ts';
import { positionFrom, rulesetFor } from './game-play.ts';
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

export interface RandomWork {
  readonly name: string;
  readonly rules: RulesSpec;
  /** Position text; null: the start. */
  readonly from: string | null;
  /** A game that has not ended by then is cut. */
  readonly mostPlies: number;
}

const KISWAHILI: RulesSpec = { variant: 'kiswahili', switches: {} };

/** Each stage of Kiswahili (the hands last 44 plies), and an Arab game. */
export const RANDOM_WORK: readonly RandomWork[] = [
  { name: 'kiswahili, namua', rules: KISWAHILI, from: null, mostPlies: 44 },
  {
    name: 'kiswahili, mtaji',
    rules: KISWAHILI,
    from: '5,3,0,1,4,1,0,0/0,1,1,1,1,1,0,2/1,2,3,8,7,4,0,5/1,0,4,1,2,1,4,0 S 0,0 - - 24',
    mostPlies: 300,
  },
  {
    name: 'kiswahili, endgame',
    rules: KISWAHILI,
    from: '2,1,4,8,2,0,7,1/0,5,1,2,8,1,6,2/0,0,0,0,0,0,0,1/1,3,2,0,4,0,2,1 N 0,0 - a1 36',
    mostPlies: 300,
  },
  { name: 'kiarabu', rules: { variant: 'kiarabu', switches: {} }, from: null, mostPlies: 300 },
];

/** Games of one turn. */
export const RANDOM_GAMES = 20;

/** `turns` of each after one that is not counted. `onRow` after each variant. */
export async function runRandom(
  module: WebAssembly.Module,
  onRow: (row: RandomRow) => void,
  turns = 5,
  games = RANDOM_GAMES,
): Promise<readonly RandomRow[]> {
  const host = await EngineHost.create(module, EngineHost.createMemory(1, false).memory, 0);
  const rows: RandomRow[] = [];
  for (const work of RANDOM_WORK) {
    const rules = rulesetFor(work.rules);
    const engine: number[] = [];
    const model: number[] = [];
    let plies = 0;
    for (let turn = 0; turn <= turns; turn++) {
      const one = timed(() => engineGames(host, work, turn, games));
      const other = timed(() => modelGames(rules, work, turn, games));
      if (one.value.join(' ') !== other.value.join(' '))
        throw new Error(`random play, ${work.name}: engine and model played different games of seed ${turn}`);
      if (turn === 0) continue;
      plies = one.value.length;
      engine.push((plies * 1000) / one.timeMs);
      model.push((plies * 1000) / other.timeMs);
    }
    const ratio = spread(engine.map((value, turn) => value / model[turn]!));
    const row = { name: work.name, games, plies, engine: spread(engine), model: spread(model), ratio };
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

/** The moves of the random games of one seed, played through the engine's text interface. */
export function engineGames(
  host: EngineHost,
  { rules, from, mostPlies }: RandomWork,
  seed: number,
  games: number,
): string[] {
  const played: string[] = [];
  for (let game = 0; game < games; game++) {
    const random = new Random(seed, game);
    const error = host.setRules(rules) ?? (from === null ? null : host.setPosition(from));
    if (error !== null) throw new Error(error);
    for (let ply = 0; ply < mostPlies; ply++) {
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

function modelGames(rules: Ruleset, { from, mostPlies }: RandomWork, seed: number, games: number): string[] {
  const played: string[] = [];
  for (let game = 0; game < games; game++) {
    const random = new Random(seed, game);
    let position: Position = from === null ? startPosition(rules) : positionFrom(rules, from);
    for (let ply = 0; ply < mostPlies; ply++) {
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
