/**
 * Plays seeded random games in the reference model and in the engine at once. At every ply both must agree on the legal
 * moves, the resulting position, the end; and equal states must have equal hashes, different ones different hashes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CHOICES } from '../../bench/fuzz/coverage.ts';
import {
  formatPosition,
  legalMoves,
  outcome,
  type Position,
  pitName,
  play,
  type Ruleset,
  rulesetOf,
  startPosition,
  stateKey,
  type VariantId,
} from '../../web/rules/index.ts';
import { EngineHost } from '../../worker/host.ts';
import { specOf } from '../../worker/rules-spec.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** `build`: with vector instructions (`engine.wasm`) or without (`engine.scalar.wasm`). */
export async function openEngine(hashMib = 1, build = 'engine.wasm'): Promise<EngineHost> {
  const module = await WebAssembly.compile(fs.readFileSync(path.join(root, 'build', build)));
  const { memory } = EngineHost.createMemory(hashMib, false);
  return EngineHost.create(module, memory, 0);
}

/** A small repeatable generator (xorshift); `below(n)` gives 0..n-1. */
export class Random {
  private state: number;
  constructor(seed: number) {
    this.state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) | 0 || 1;
  }
  next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x | 0;
    return x >>> 0;
  }
  below(n: number): number {
    return Math.floor((this.next() / 2 ** 32) * n);
  }
}

/** What was met, so that a test can tell whether the rare rules were really reached. */
export interface Tally {
  games: number;
  plies: number;
  ends: Map<string, number>;
  events: Map<string, number>;
}
export const emptyTally = (): Tally => ({ games: 0, plies: 0, ends: new Map(), events: new Map() });
const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

/** The first disagreement as text that repeats it, or null. */
export function crossCheckGame(
  engine: EngineHost,
  rules: Ruleset,
  seed: number,
  tally: Tally,
  hashes: Map<string, bigint>,
  maxPlies = 400,
): string | null {
  const random = new Random(seed);
  const fail = (what: string, at: Position, played: string[]) =>
    `${what}\nrules ${JSON.stringify(specOf(rules))} seed ${seed}\nposition ${formatPosition(at)}\nmoves ${played.join(' ')}`;
  const refused = engine.setRules(specOf(rules));
  if (refused !== null) return `engine refuses ${JSON.stringify(specOf(rules))}: ${refused}`;
  let position = startPosition(rules);
  const played: string[] = [];
  tally.games++;
  for (let ply = 0; ply < maxPlies; ply++) {
    if (engine.positionText() !== formatPosition(position)) {
      return fail(`engine has ${engine.positionText()}`, position, played);
    }
    const key = stateKey(position);
    const hash = engine.hash();
    const known = hashes.get(key);
    if (known === undefined) hashes.set(key, hash);
    else if (known !== hash) return fail(`hash ${hash} differs from ${known} of the same state`, position, played);

    const moves = legalMoves(rules, position);
    const ours = moves.map((move) => move.text).join(' ');
    const theirs = engine.legalMoves().join(' ');
    if (ours !== theirs) return fail(`model: ${ours}\nengine: ${theirs}`, position, played);
    const end = outcome(rules, position);
    if (end !== null || moves.length === 0) {
      if (end === null) return fail('no legal move, but the model sees no end', position, played);
      const wanted = end.winner === 'S' ? 'p1win' : 'p2win';
      if (engine.outcome() !== wanted) return fail(`model ${wanted}, engine ${engine.outcome()}`, position, played);
      count(tally.ends, end.reason);
      return null;
    }
    const move = moves[random.below(moves.length)];
    if (!move) throw new Error('a random index is out of range');
    const after = play(rules, position, move);
    const error = engine.play(move.text);
    if (error !== null) return fail(`engine refuses ${move.text}: ${error}`, position, played);
    tally.plies++;
    for (const event of after.trace) {
      count(tally.events, event.type);
      if (event.type === 'end') count(tally.events, `end: ${event.reason}`);
      if (event.type === 'lift') count(tally.events, `lift: ${event.why}`);
      if (event.type === 'house lost') count(tally.events, `house lost: ${event.why}`);
      if (event.type === 'takasia set')
        count(tally.events, `takasia: ${event.as} ${pitName(rules.columns, event.pit)[0]}`);
    }
    played.push(move.text);
    position = after.position;
    if (after.outcome !== null) {
      const wanted = after.outcome.winner === 'S' ? 'p1win' : 'p2win';
      if (engine.outcome() !== wanted) {
        return fail(`after ${move.text} model ${wanted}, engine ${engine.outcome()}`, position, played);
      }
      if (engine.positionText() !== formatPosition(position)) {
        return fail(`finished: engine has ${engine.positionText()}`, position, played);
      }
      count(tally.ends, after.outcome.reason);
      return null;
    }
    if (engine.outcome() === 'draw') {
      count(tally.ends, 'repetition');
      return null;
    }
  }
  count(tally.ends, 'unfinished');
  return null;
}

/** Different states must not share a hash: 64 bits make an accident among a million states unlikely (1 in 10^7). */
export function sharedHash(hashes: Map<string, bigint>): string | null {
  const seen = new Map<bigint, string>();
  for (const [key, hash] of hashes) {
    const other = seen.get(hash);
    if (other !== undefined) return `${key} and ${other} share the hash ${hash}`;
    seen.set(hash, key);
  }
  return null;
}

/** `n` sensible random combinations of variant and switches, seeded. */
export function randomRulesets(n: number, seed: number): Ruleset[] {
  const random = new Random(seed);
  const variants: VariantId[] = [
    'kiswahili',
    'kiswahili',
    'kiswahili',
    'kete',
    'bawo',
    'bawo10',
    'kujifunza',
    'hawalis',
    'kiarabu',
  ];
  const found = new Map<string, Ruleset>();
  for (let tries = 0; found.size < n && tries < 100 * n; tries++) {
    const variant = variants[random.below(variants.length)] ?? 'kiswahili';
    const switches: Record<string, boolean | number> = {};
    for (const name of CHOICES) if (random.below(3) === 0) switches[name] = random.below(3) > 0;
    if (random.below(3) === 0) switches.moveLimit = [20, 50, 100, 300, 1000][random.below(5)] ?? 100;
    const rules = rulesetOf(variant, switches);
    if (rules.ok) found.set(JSON.stringify(specOf(rules.value)), rules.value);
  }
  return [...found.values()];
}
