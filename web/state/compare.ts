/** Comparing lanes: on the board's position as it changes, on a position of one's own, and over a whole game. */

import { computed, signal } from '@preact/signals';
import type { Score, SearchInfo } from '../../worker/protocol.ts';
import { specOf } from '../../worker/rules-spec.ts';
import { reasonText } from '../i18n/reasons/index.ts';
import {
  columnsOfText,
  formatPosition,
  legalMoves,
  mainline,
  newGame,
  type Position,
  parseSetup,
  play,
  type Ruleset,
  type Side,
  type VariantId,
  validate,
  whyNotPosition,
} from '../rules/index.ts';
import {
  type DepthPoint,
  dropEngine,
  engineOf,
  fittingSwitches,
  jobOf,
  type LaneSettings,
  lanes,
  runs,
  setRun,
  stopEngines,
  withPoint,
} from './compareLanes.ts';
import { southChance } from './score.ts';
import { isBoolean, oneOf, stored } from './stored.ts';
import { openStudy } from './studies.ts';
import { game, nodes, over, playMoves, position, rules } from './study.ts';

export const together = stored('compare.together', false, isBoolean);
export const follow = stored('compare.follow', true, isBoolean);
export const source = stored<'board' | 'text'>('compare.source', 'board', oneOf('board', 'text'));
export const ownText = stored('compare.text', '', (value): value is string => typeof value === 'string');
/** `position`: lanes search the shown position; `game`: the plies of a game one after the other. */
export const busy = signal<'no' | 'position' | 'game'>('no');
export const wasHidden = signal(false);

export interface CompareTarget {
  readonly rules: Ruleset;
  readonly position: Position;
  readonly root: string;
  readonly moves: readonly string[];
}

/** What is compared: the target, or every reason why there is none. */
export const target = computed<CompareTarget | readonly string[]>(() => {
  if (source.value === 'board') {
    const root = formatPosition(game.value.start);
    return { rules: rules.value, position: position.value, root, moves: nodes.value.slice(1).map(({ id }) => id) };
  }
  const text = ownText.value.trim();
  const columns = columnsOfText(text) ?? rules.value.columns;
  const setup = parseSetup(text, columns as 7 | 8);
  if (!setup.ok) return [reasonText(setup.error.reason)];
  const checked = validate(rules.value, setup.value);
  if (!checked.ok) return whyNotPosition(rules.value, setup.value).map(reasonText);
  return { rules: rules.value, position: checked.value, root: text, moves: [] };
});

export const isTarget = (value: CompareTarget | readonly string[]): value is CompareTarget => 'rules' in value;

let generation = 0;

/** Ends whatever is compared; what was found stays. */
export function stopCompare(): void {
  generation += 1;
  stopEngines();
  for (const [id, run] of runs.value)
    if (run.state === 'running' || run.state === 'waiting') setRun(id, { state: 'stopped' });
  busy.value = 'no';
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function runLane(lane: LaneSettings, on: CompareTarget, mine: number): Promise<SearchInfo | null> {
  if (mine !== generation) return null;
  const engine = engineOf(lane);
  let history: readonly DepthPoint[] = [];
  const take = (info: SearchInfo) => {
    if (mine !== generation) return;
    history = withPoint(history, info);
    setRun(lane.id, { info, history });
  };
  setRun(lane.id, { state: 'running', info: null, history: [], problem: null });
  try {
    // Lanes must not learn from what they searched before.
    await engine.configure({ threads: lane.threads, hash: lane.hash });
    await engine.newGame();
    if (mine !== generation) return null;
    // By other house rules the moves that led here need not be possible: such a lane starts from the position itself.
    const { switches } = fittingSwitches(on.rules, lane.switches);
    const alone = Object.keys(switches).length > 0;
    const [root, moves] = alone ? [formatPosition(on.position), []] : [on.root, on.moves];
    const result = await engine.analyse(jobOf(lane, switches, specOf(on.rules), root, moves), take);
    if (mine !== generation) return null;
    take(result.info);
    setRun(lane.id, { state: result.reason === 'stopped' ? 'stopped' : 'done' });
    return result.info;
  } catch (error) {
    if (mine !== generation) return null;
    dropEngine(lane.id);
    setRun(lane.id, { state: 'failed', problem: reasonOf(error) });
    return null;
  }
}

async function runAll(on: CompareTarget, mine: number): Promise<(SearchInfo | null)[]> {
  if (together.value) return Promise.all(lanes.value.map((lane) => runLane(lane, on, mine)));
  const infos: (SearchInfo | null)[] = [];
  for (const lane of lanes.value) infos.push(await runLane(lane, on, mine));
  return infos;
}

/** Lets all lanes search the target. */
export async function startCompare(): Promise<void> {
  stopCompare();
  const on = target.value;
  if (!isTarget(on) || (source.value === 'board' && over.value)) return;
  const mine = generation;
  busy.value = 'position';
  wasHidden.value = document.hidden;
  for (const { id } of lanes.value) setRun(id, { state: 'waiting', info: null, history: [], problem: null });
  await runAll(on, mine);
  if (mine === generation) busy.value = 'no';
}

/** How many moves all best lines that there are have in common; null with fewer than two lines. */
export const commonMoves = computed<number | null>(() => {
  const best = lanes.value.flatMap(({ id }) => {
    const pv = runs.value.get(id)?.info?.lines[0]?.pv;
    return pv === undefined ? [] : [pv];
  });
  if (best.length < 2) return null;
  let at = 0;
  while (best.every((pv) => pv[at] !== undefined && pv[at] === best[0]![at])) at++;
  return at;
});

export interface AgreementPoint {
  readonly depth: number;
  /** Best move of each lane in order; null if it has not come so deep. */
  readonly moves: readonly (string | null)[];
  /** Pairs of lanes with the same best move, over all pairs of lanes that came so deep; 0 to 1. */
  readonly share: number;
}

/** For every depth that at least two lanes have completed. */
export const agreement = computed<readonly AgreementPoint[]>(() => {
  const histories = lanes.value.map(({ id }) => runs.value.get(id)?.history ?? []);
  const depths = [...new Set(histories.flatMap((history) => history.map(({ depth }) => depth)))].sort((a, b) => a - b);
  return depths.flatMap((depth) => {
    const moves = histories.map((history) => history.find((point) => point.depth === depth)?.best ?? null);
    const known = moves.filter((move) => move !== null);
    if (known.length < 2) return [];
    const pairs = (count: number) => (count * (count - 1)) / 2;
    const groups = [...new Set(known)].map((move) => known.filter((each) => each === move).length);
    const share = groups.reduce((sum, count) => sum + pairs(count), 0) / pairs(known.length);
    return [{ depth, moves, share }];
  });
});

export interface GamePly {
  /** Plies played before; 0 is the start position. */
  readonly ply: number;
  readonly moveNumber: number;
  readonly side: Side;
  readonly played: string | null;
  readonly lanes: readonly ({ readonly best: string; readonly score: Score; readonly depth: number } | null)[];
  /** 0 to 2: 1 for different best moves, and the difference of South's chances. */
  readonly difference: number;
}

export const gamePlies = signal<readonly GamePly[]>([]);
export const gameProgress = signal(0);

function differenceOf(entries: GamePly['lanes'], side: Side, variant: VariantId): number {
  const known = entries.filter((entry) => entry !== null);
  if (known.length < 2) return 0;
  const chances = known.map(({ score }) => southChance(score, side, variant));
  // In this order equal chances make nothing: 1 + 0.3 - 0.3 would be less than 1.
  const apart = Math.max(...chances) - Math.min(...chances);
  return (new Set(known.map(({ best }) => best)).size > 1 ? 1 : 0) + apart;
}

/** All lanes on every position of the main line. What is finished is there at once and stays when it is stopped. */
export async function compareGame(): Promise<void> {
  stopCompare();
  const mine = generation;
  const of = game.value;
  const line = [of.root, ...mainline(of.root)];
  const root = formatPosition(of.start);
  busy.value = 'game';
  wasHidden.value = document.hidden;
  gamePlies.value = [];
  gameProgress.value = 0;
  for (const [ply, node] of line.entries()) {
    if (node.outcome !== null || legalMoves(of.rules, node.position).length === 0) continue;
    const moves = line.slice(1, ply + 1).map(({ id }) => id);
    const infos = await runAll({ rules: of.rules, position: node.position, root, moves }, mine);
    if (mine !== generation) return;
    const entries = infos.map((info) => {
      const best = info?.lines[0];
      return info === null || best === undefined ? null : { best: best.pv[0]!, score: best.score, depth: info.depth };
    });
    const { side, moveNumber } = node.position;
    const difference = differenceOf(entries, side, of.rules.variant);
    const played = line[ply + 1]?.id ?? null;
    gamePlies.value = [...gamePlies.value, { ply, moveNumber, side, played, lanes: entries, difference }];
    gameProgress.value = (ply + 1) / line.length;
    // Nothing works any more: one round of failures is enough.
    if (entries.every((entry) => entry === null)) break;
  }
  busy.value = 'no';
}

/** Plays the first `count` moves of lines from the target as variations and shows the last one on the analysis board. */
export function openLines(lines: readonly (readonly string[])[]): void {
  const on = target.value;
  if (!isTarget(on)) return;
  if (source.value === 'text') openStudy({ game: newGame(on.rules, on.position) });
  const from = source.value === 'text' ? [] : nodes.value.slice(1).map(({ id }) => id);
  for (const pv of lines) {
    const moves = [];
    let at = on.position;
    for (const text of pv) {
      const move = legalMoves(on.rules, at).find((each) => each.text === text);
      // A lane with other house rules may play what this game does not know.
      if (move === undefined) break;
      moves.push(move);
      at = play(on.rules, at, move).position;
    }
    if (moves.length > 0) playMoves(moves, from);
  }
  location.hash = '#/';
}
