/** Moves, claims and the steps of a turn in words. */

import { t } from '../i18n/index.ts';
import { lt } from '../i18n/learn/index.ts';
import {
  type LegalMove,
  type PitRef,
  type Played,
  type Position,
  pitName,
  type Ruleset,
  type TraceEvent,
} from '../rules/index.ts';
import type { Claim } from './claims.ts';

export function moveWords(rules: Ruleset, before: Position, move: LegalMove): string {
  const pit = pitName(rules.columns, { side: before.side, index: move.pit });
  const toKichwa = move.captures && before[before.side].ghala > 0;
  const plain = toKichwa
    ? lt(move.direction === 'L' ? 'move.leftKichwa' : 'move.rightKichwa', { pit })
    : lt(move.direction === 'L' ? 'move.left' : 'move.right', { pit });
  return move.safari ? lt('move.safari', { move: plain }) : plain;
}

export function claimWords(claim: Claim): string {
  switch (claim.kind) {
    case 'captures':
      return lt('claim.captures', { n: claim.n, pit: claim.at });
    case 'captureCount':
      return lt('claim.captureCount', { n: claim.n });
    case 'takata':
      return lt('claim.takata');
    case 'kichwa':
      return lt(`claim.kichwa.${claim.side}.${claim.chosen ? 'chosen' : 'given'}`);
    case 'laps':
      return lt('claim.laps', { n: claim.n });
    case 'ends':
      return claim.reason === 'never-ending'
        ? lt('claim.neverEnding')
        : lt(`claim.ends.${claim.reason}`, { pit: claim.in });
    case 'neverEnding':
      return lt('claim.neverEnding');
    case 'tax':
      return lt('claim.tax', { n: claim.leaves });
    case 'safari':
      return lt('claim.safari');
    case 'houseCaptures':
      return lt('claim.houseCaptures');
    case 'houseKept':
      return lt('claim.houseKept', { side: t(`side.${claim.side}`) });
    case 'houseLost':
      return lt(`claim.houseLost.${claim.why}`, { side: t(`side.${claim.side}`) });
    case 'takasia':
      return lt(`claim.takasia.${claim.as}`, { pit: claim.pit });
    case 'runsThrough':
      return lt('claim.runsThrough', { pit: claim.pit });
    case 'wins':
      return lt('claim.wins', { side: t(`side.${claim.side}`), reason: t(`reason.${claim.by}`) });
    case 'refused':
      return lt('claim.refused', { pit: claim.pit, reason: t(`refused.${claim.reason}`) });
    case 'onlyPit':
      return lt('claim.onlyPit', { pit: claim.pit });
  }
}

/** One step of a turn, for reading. */
export interface StepWords {
  readonly text: string;
  /** `rule 2.2, capture`; null for the result of the game. */
  readonly rule: string | null;
  /** Laps finished before it: the step happens in lap `lap + 1`, as `PlaybackProgress.lap` counts. */
  readonly lap: number;
}

const RULES_WITH_NAMES = [
  '1',
  '2.1.1',
  '2.1.3',
  '2.1.4',
  '2.1.5',
  '2.2',
  '2.3',
  '2.4',
  '2.5',
  '2.6',
  '2.7',
  '3.2',
  '3.4',
  '3.5',
] as const;

/** `rule 2.2, capture`. Throws for a rule that has no name here, which a test looks for. */
export function ruleWords(rule: string): string {
  const number = RULES_WITH_NAMES.find((each) => each === rule);
  if (number === undefined) throw new Error(`rule ${rule} has no name in words`);
  return lt('event.rule', { number, name: lt(`rule.${number}`) });
}

/** The steps of a turn in order, and the result if the game is over with it. */
export function turnWords(rules: Ruleset, { trace, outcome }: Played): StepWords[] {
  let laps = 0;
  const steps = trace.map((event, place): StepWords => {
    const step = { text: eventWords(rules, event, trace.slice(0, place)), rule: ruleWords(event.rule), lap: laps };
    if (event.type === 'lap') laps++;
    return step;
  });
  if (outcome === null) return steps;
  const reason = t(`reason.${outcome.reason}`);
  return [...steps, { text: lt('event.wins', { side: t(`side.${outcome.winner}`), reason }), rule: null, lap: laps }];
}

function eventWords(rules: Ruleset, event: TraceEvent, before: readonly TraceEvent[]): string {
  const name = (pit: PitRef) => pitName(rules.columns, pit);
  switch (event.type) {
    case 'place':
      return lt('event.place', { pit: name(event.pit), n: event.count });
    case 'lift':
      return lt(`event.lift.${event.why}`, { pit: name(event.pit), n: event.count });
    case 'capture': {
      if (event.removed) return lt('event.removed', { n: event.count, pit: name(event.pit) });
      const key = before.at(-1)?.type === 'lap' ? 'event.captureAgain' : 'event.capture';
      return lt(key, { by: name(event.by), n: event.count, pit: name(event.pit) });
    }
    case 'kichwa':
      return lt(`event.kichwa.${kichwaBecause(rules, event.chosen, before)}`, { pit: name(event.pit) });
    case 'lap': {
      const last = name(event.pits.at(-1)!);
      const params = { lap: event.number, n: event.pits.length, first: name(event.pits[0]!), last };
      return event.pits.length === 1 ? lt('event.lapOne', params) : lt('event.lap', params);
    }
    case 'house stop':
    case 'takasia stop':
      return lt(`event.${event.type}`, { pit: name(event.pit) });
    case 'house lost':
      return lt(`event.house lost.${event.why}`, { side: t(`side.${event.pit.side}`) });
    case 'takasia set':
      return lt(`event.takasia set.${event.as}`, { pit: name(event.pit) });
    case 'end':
      return lt(`event.end.${event.reason}`);
  }
}

/** Rule 2.2: chosen, near for kichwa and kimbi, or onward in the direction of the lap. */
function kichwaBecause(rules: Ruleset, chosen: boolean, before: readonly TraceEvent[]): 'chosen' | 'near' | 'onward' {
  if (chosen) return 'chosen';
  const capture = before.findLast((event) => event.type === 'capture');
  if (capture?.type !== 'capture') return 'onward';
  const { index } = capture.by;
  return index <= 1 || index >= rules.columns - 2 ? 'near' : 'onward';
}
