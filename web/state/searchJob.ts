/** What the engine is asked: the position on the board with its history, the user's limits, threat and restriction. */
import { computed, signal } from '@preact/signals';
import type { Limits, SearchInfo, SearchJob } from '../../worker/protocol.ts';
import { specOf } from '../../worker/rules-spec.ts';
import {
  formatPosition,
  opponent,
  type Position,
  type Reason,
  type Ruleset,
  type Setup,
  validate,
  whyNotPosition,
} from '../rules/index.ts';
import { allMoves, evaluation, limitDepth, limitKind, limitNodes, limitTime, lineCount } from './settings.ts';
import { game, legal, nodes, over, position, rules } from './study.ts';

/** Wishes that hold for one position only: stepping on forgets them. */
const threatAt = signal<Position | null>(null);
const onlyAt = signal<{ readonly position: Position; readonly moves: readonly string[] } | null>(null);

export const threat = computed(() => threatAt.value === position.value);
export const onlyMoves = computed<readonly string[]>(() =>
  onlyAt.value !== null && onlyAt.value.position === position.value ? onlyAt.value.moves : [],
);

const flippedBoard = (): Setup => ({ ...position.value, side: opponent(position.value.side), takasia: null });

/** The present board with the opponent to move, if that is a position of these rules; else the reasons why not. */
export const threatPosition = computed(() => {
  return validate(rules.value, flippedBoard());
});

/** Turns threat mode on or off here. Returns why it cannot be turned on, or null. */
export function toggleThreat(): readonly Reason[] | null {
  if (threat.value) {
    threatAt.value = null;
    return null;
  }
  if (!threatPosition.value.ok) return whyNotPosition(rules.value, flippedBoard());
  threatAt.value = position.value;
  return null;
}

/** Restricts the search to these root moves (canonical texts); none: all of them. */
export function searchOnly(moves: readonly string[]): void {
  onlyAt.value = moves.length === 0 || moves.length === legal.value.length ? null : { position: position.value, moves };
}

export function toggleOnly(move: string): void {
  const chosen = onlyMoves.value;
  searchOnly(chosen.includes(move) ? chosen.filter((each) => each !== move) : [...chosen, move]);
}

/** Lines the engine is to find: 0 shown still needs one for the bar, "all" is every legal move. */
export const multiPv = computed(() => {
  const wanted = lineCount.value;
  if (wanted === 'all' || allMoves.value) return Math.max(1, legal.value.length);
  return Math.max(1, wanted);
});

export function chosenLimits(): Limits {
  switch (limitKind.value) {
    case 'time':
      return { movetime: limitTime.value * 1000 };
    case 'depth':
      return { depth: limitDepth.value };
    case 'nodes':
      return { nodes: limitNodes.value * 1000 };
    case 'infinite':
      return {};
  }
}

/** The limit to go on with after `info`: as much again, from what has been reached. */
export function deeperLimits(info: SearchInfo | null): Limits {
  switch (limitKind.value) {
    case 'time':
      return { movetime: (info?.timeMs ?? 0) + limitTime.value * 1000 };
    case 'depth':
      return { depth: Math.max(info?.depth ?? 0, limitDepth.value) + 4 };
    case 'nodes':
      return { nodes: (info?.nodes ?? 0) + limitNodes.value * 1000 };
    case 'infinite':
      return {};
  }
}

/** Whether a stored result already holds what the limits ask for. */
export function meets(info: SearchInfo, limits: Limits): boolean {
  if (limits.depth !== undefined) return info.depth >= limits.depth;
  if (limits.nodes !== undefined) return info.nodes >= limits.nodes;
  // The clock of a search ends a little early or late.
  if (limits.movetime !== undefined) return info.timeMs >= limits.movetime * 0.97;
  return false;
}

/** What a search found, and how many lines it was to find. */
interface Found {
  readonly info: SearchInfo;
  readonly multiPv: number;
}

const isProven = ({ info: { lines } }: Found): boolean => lines[0]?.bound === 'exact' && lines[0].score.kind !== 'cp';

/** A result only gives way to one that is at least as deep, that shows more lines, or that is the first to know who wins. */
export function better(next: Found, old: Found | undefined): boolean {
  if (old === undefined || next.info.depth >= old.info.depth) return true;
  return (next.multiPv > old.multiPv && next.info.depth > 4) || (isProven(next) && !isProven(old));
}

export interface Target {
  readonly job: Omit<SearchJob, 'limits'>;
  /** The position the lines start from, and the rules of its game. */
  readonly position: Position;
  readonly rules: Ruleset;
  readonly threat: boolean;
}

/** The search that the board asks for now; null: nothing can be searched here. */
export const target = computed<Target | null>(() => {
  if (over.value) return null;
  const spec = specOf(rules.value);
  const options = { evaluation: evaluation.value };
  if (threat.value) {
    const flipped = threatPosition.value;
    if (!flipped.ok) return null;
    const job = {
      rules: spec,
      root: formatPosition(flipped.value),
      moves: [],
      multiPv: multiPv.value,
      searchMoves: [],
      options,
    };
    return { job, position: flipped.value, rules: rules.value, threat: true };
  }
  const job = {
    rules: spec,
    root: formatPosition(game.value.start),
    moves: nodes.value.slice(1).map((node) => node.id),
    multiPv: multiPv.value,
    searchMoves: onlyMoves.value,
    options,
  };
  return { job, position: position.value, rules: rules.value, threat: false };
});

/** Changes exactly when another search is wanted: a new tree with the same line is no reason to start again. */
export const targetKey = computed(() => (target.value === null ? '' : JSON.stringify(target.value.job)));
