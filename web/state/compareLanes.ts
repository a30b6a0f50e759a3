/** Lanes: engines with different settings on one position. What each is, and what each has said so far. */
import { signal } from '@preact/signals';
import type { SearchInfo, SearchJob } from '../../worker/protocol.ts';
import { createEngine } from '../engine/engine.ts';
import type { Engine } from '../engine/types.ts';
import {
  MOVE_LIMIT_RANGE,
  presetSwitches,
  type Ruleset,
  rulesetOf,
  type Switches,
  switchDifferences,
} from '../rules/index.ts';
import { type EngineChoice, EVALUATIONS, LIMITS, limitsOf, optionsOf } from './engineChoice.ts';
import { integerIn, stored } from './stored.ts';

export interface LaneSettings extends EngineChoice {
  readonly id: number;
  /** Lines wanted. */
  readonly lines: number;
  readonly threads: number;
  /** House rules that this lane plays otherwise than the position's game. */
  readonly switches: Partial<Switches>;
}

/** What a lane knew when a depth was complete. */
export interface DepthPoint {
  readonly depth: number;
  readonly best: string;
}

export interface LaneRun {
  readonly state: 'waiting' | 'running' | 'done' | 'stopped' | 'failed';
  readonly info: SearchInfo | null;
  readonly history: readonly DepthPoint[];
  readonly problem: string | null;
}

export const MOST_LANES = 4;
const FIRST: LaneSettings = {
  id: 1,
  evaluation: 'trained',
  pruning: true,
  limit: 'depth',
  value: 14,
  hash: 16,
  lines: 2,
  threads: 1,
  switches: {},
};

/** Values of the right kind under names there are; whether they fit is the game's matter. */
const isSwitches = (value: unknown): value is Partial<Switches> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, one]) => {
    const kind = typeof presetSwitches('kiswahili')[name as keyof Switches];
    return kind === typeof one && (kind === 'boolean' || isMoveLimit(one));
  });
const isMoveLimit = integerIn(MOVE_LIMIT_RANGE.min, MOVE_LIMIT_RANGE.max);

const isLane = (value: unknown): value is LaneSettings => {
  const lane = value as Partial<LaneSettings> | null;
  return (
    typeof lane === 'object' &&
    lane !== null &&
    EVALUATIONS.includes(lane.evaluation as never) &&
    LIMITS.includes(lane.limit as never) &&
    typeof lane.pruning === 'boolean' &&
    isSwitches(lane.switches) &&
    [lane.id, lane.value, lane.hash, lane.lines, lane.threads].every((one) => Number.isInteger(one) && Number(one) > 0)
  );
};

export const lanes = stored<readonly LaneSettings[]>(
  'compare.lanes',
  [FIRST, { ...FIRST, id: 2, evaluation: 'material' }],
  (value): value is readonly LaneSettings[] =>
    Array.isArray(value) && value.length >= 2 && value.length <= MOST_LANES && value.every(isLane),
);

export const runs = signal<ReadonlyMap<number, LaneRun>>(new Map());
const engines = new Map<number, Engine>();

export function setRun(id: number, change: Partial<LaneRun>): void {
  const before = runs.value.get(id) ?? { state: 'waiting', info: null, history: [], problem: null };
  runs.value = new Map(runs.value).set(id, { ...before, ...change });
}

export function addLane(): void {
  const last = lanes.value.at(-1) ?? FIRST;
  lanes.value = [...lanes.value, { ...last, id: Math.max(...lanes.value.map(({ id }) => id)) + 1 }];
}

export function removeLane(id: number): void {
  dropEngine(id);
  lanes.value = lanes.value.filter((lane) => lane.id !== id);
  const rest = new Map(runs.value);
  rest.delete(id);
  runs.value = rest;
}

export const changeLane = (lane: LaneSettings): void => {
  lanes.value = lanes.value.map((each) => (each.id === lane.id ? lane : each));
};

export function engineOf({ id, threads, hash }: LaneSettings): Engine {
  const old = engines.get(id);
  if (old !== undefined) return old;
  // Every completed depth is wanted, not eight infos a second: agreement is drawn over depth.
  const engine = createEngine({ threads, hash, interval: 0 });
  engines.set(id, engine);
  return engine;
}

/** Forgets an engine that failed; the next start makes another. */
export function dropEngine(id: number): void {
  engines.get(id)?.dispose();
  engines.delete(id);
}

export const stopEngines = (): void => {
  for (const engine of engines.values()) engine.stop();
};

export function disposeEngines(): void {
  for (const engine of engines.values()) engine.dispose();
  engines.clear();
}

/** The history with what `info` adds: one point a depth, the last word on it counts. */
export function withPoint(history: readonly DepthPoint[], { depth, lines }: SearchInfo): readonly DepthPoint[] {
  const best = lines[0]?.pv[0];
  if (best === undefined || depth < 1) return history;
  const last = history.at(-1);
  if (last !== undefined && last.depth === depth && last.best === best) return history;
  return [...history.filter((point) => point.depth < depth), { depth, best }];
}

export interface FittingSwitches {
  readonly switches: Partial<Switches>;
  /** Names of house rules that say nothing in this game. */
  readonly leftOut: readonly (keyof Switches)[];
}

/** A lane's house rules as far as the game on the board knows them; the lane itself keeps the others for a game that does. */
export function fittingSwitches(rules: Ruleset, wanted: Partial<Switches>): FittingSwitches {
  const base = switchDifferences(rules);
  const fits = (switches: Partial<Switches>) => rulesetOf(rules.variant, { ...base, ...switches }).ok;
  if (fits(wanted)) return { switches: wanted, leftOut: [] };
  let switches: Partial<Switches> = {};
  let open = Object.keys(wanted) as (keyof Switches)[];
  // A detail may make sense only once the rule it belongs to is there: each name is tried until none fits any more.
  for (let found = true; found; ) {
    const next = open.find((name) => fits({ ...switches, [name]: wanted[name] }));
    found = next !== undefined;
    if (next === undefined) continue;
    switches = { ...switches, [next]: wanted[next] };
    open = open.filter((name) => name !== next);
  }
  return { switches, leftOut: open };
}

/** The job of one lane on a position, by its own house rules `switches` on top of the game's. */
export const jobOf = (
  lane: LaneSettings,
  switches: Partial<Switches>,
  rules: SearchJob['rules'],
  root: string,
  moves: readonly string[],
): SearchJob => ({
  rules: {
    variant: rules.variant,
    switches: { ...rules.switches, ...(switches as SearchJob['rules']['switches']) },
  },
  root,
  moves,
  limits: limitsOf(lane),
  multiPv: lane.lines,
  searchMoves: [],
  options: optionsOf(lane),
});
