/**
 * Puzzles: a position with one way to win. The user plays it out against the engine's best defence: every move is checked by a
 * search that must prove the rest of the win; a wrong try is answered by the line that refutes it.
 */

import { batch, computed, signal } from '@preact/signals';
import { parseSuite, type SuiteEntry } from '../../bench/position-suite.ts';
import type { SearchResult } from '../../worker/protocol.ts';
import { specOf } from '../../worker/rules-spec.ts';
import type { Engine } from '../engine/types.ts';
import { formatPosition, type LegalMove, legalMoves, type Position, play, type Side } from '../rules/index.ts';
import { engineFailed } from './engineFailed.ts';
import { engineModule } from './engineModule.ts';
import { type LineStep, stepsOf } from './lines.ts';
import { hash, threads } from './settings.ts';
import { stored } from './stored.ts';

/** The assets of the build by their path; none before the first puzzles are mined. */
const files = import.meta.glob<string>('../games/puzzles.txt', { query: '?raw', import: 'default' });

/** All puzzles: entries with a proven win. Damaged lines are told on the console and left out. */
export async function loadPuzzles(): Promise<readonly SuiteEntry[]> {
  const texts = await Promise.all(Object.values(files).map((load) => load()));
  const { entries, errors } = parseSuite(texts.join('\n'));
  for (const { line, message } of errors) console.warn(`puzzles.txt, line ${line}: ${message}`);
  return entries.filter((entry) => entry.pliesToWin !== null && entry.best.length > 0);
}

/** Ids of what was solved without the solution having been shown. */
export const solvedPuzzles = stored<readonly string[]>(
  'puzzles',
  [],
  (value): value is readonly string[] => Array.isArray(value) && value.every((id) => typeof id === 'string'),
);

export type PuzzleStatus =
  /** The user is to move. */
  | { readonly kind: 'try' }
  | { readonly kind: 'checking' }
  /** A try that gives the win away, or proves one that comes too late; the refuting line follows it on the board. */
  | { readonly kind: 'wrong'; readonly move: string; readonly late: number | null }
  | { readonly kind: 'solved' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'failed'; readonly message: string };

export const puzzle = signal<SuiteEntry | null>(null);
export const status = signal<PuzzleStatus>({ kind: 'try' });
/** Moves since the puzzle's position, and how many of them the board shows. */
export const steps = signal<readonly LineStep[]>([]);
export const shownSteps = signal(0);
/** Steps before the user's wrong try: where "try again" goes back to. */
const good = signal(0);
const animated = signal(false);

export const solver = computed<Side>(() => puzzle.value?.position.side ?? 'S');

export const here = computed<Position | null>(() => {
  const entry = puzzle.value;
  if (entry === null) return null;
  return shownSteps.value === 0 ? entry.position : (steps.value[shownSteps.value - 1]?.after ?? null);
});

export const lastStep = computed<LineStep | null>(() => steps.value[shownSteps.value - 1] ?? null);
export const animate = computed(() => animated.value);

export const canTry = computed(() => status.value.kind === 'try' && shownSteps.value === steps.value.length);

/** Nodes of a check. Enough to prove the rest of any puzzle of the suite again. */
const CHECK_NODES = 2_000_000;

let engine: Engine | null = null;
let generation = 0;
/** Counts how often the page was left. */
let visit = 0;

async function search(entry: SuiteEntry, moves: readonly string[]): Promise<SearchResult> {
  const mine = visit;
  const { createEngine } = await engineModule();
  // Nobody would dispose of an engine that is made after its page was left.
  if (mine !== visit) throw new Error('the page was left');
  engine ??= createEngine({ threads: threads.value, hash: hash.value });
  const root = formatPosition(entry.position);
  const job = { rules: specOf(entry.rules), root, moves, multiPv: 1, searchMoves: [] };
  return engine.analyse({ ...job, limits: { nodes: CHECK_NODES } }, () => {});
}

/** Frees the engine, when the page is left. */
export function closePuzzles(): void {
  generation += 1;
  visit += 1;
  engine?.dispose();
  engine = null;
  puzzle.value = null;
}

export function openPuzzle(entry: SuiteEntry): void {
  generation += 1;
  engine?.stop();
  batch(() => {
    puzzle.value = entry;
    status.value = { kind: 'try' };
    steps.value = [];
    shownSteps.value = 0;
    good.value = 0;
    animated.value = false;
  });
}

/** Shows the position after so many steps; one step forward is played back. */
export function showStep(count: number): void {
  const next = Math.min(steps.value.length, Math.max(0, count));
  batch(() => {
    animated.value = next === shownSteps.value + 1;
    shownSteps.value = next;
  });
}

function append(entry: SuiteEntry, moves: readonly string[], shown = moves.length): void {
  const from = steps.value[steps.value.length - 1]?.after ?? entry.position;
  const added = stepsOf(entry.rules, from, [...moves]);
  const before = steps.value.length;
  batch(() => {
    steps.value = [...steps.value, ...added];
    animated.value = shown === 1;
    shownSteps.value = before + shown;
  });
}

const played = (): readonly string[] => steps.value.map((step) => step.move.text);

function solve(entry: SuiteEntry): void {
  status.value = { kind: 'solved' };
  if (!solvedPuzzles.value.includes(entry.id)) solvedPuzzles.value = [...solvedPuzzles.value, entry.id];
}

/** The user's move: checked, then answered, refuted, or the end. `rest` is awaited before the answer is shown. */
export async function tryMove(move: LegalMove, rest: () => Promise<void> = async () => {}): Promise<void> {
  const entry = puzzle.value;
  if (entry === null || !canTry.value) return;
  const mine = ++generation;
  const before = steps.value.length;
  const from = here.value!;
  const { outcome } = play(entry.rules, from, move);
  append(entry, [move.text]);
  if (outcome !== null) {
    if (outcome.winner === solver.value) solve(entry);
    else status.value = { kind: 'wrong', move: move.text, late: null };
    good.value = before;
    return;
  }
  status.value = { kind: 'checking' };
  try {
    const { info, best } = await search(entry, played());
    await rest();
    if (mine !== generation) return;
    const line = info.lines[0];
    const left = entry.pliesToWin! - steps.value.length;
    const proven = line?.score.kind === 'loss' ? line.score.plies : null;
    const known = before === 0 && entry.best.includes(move.text);
    if (known || (proven !== null && proven <= left)) {
      good.value = before + 2;
      if (best !== null) append(entry, [best]);
      status.value = { kind: 'try' };
      return;
    }
    good.value = before;
    const late = proven === null ? null : before + 1 + proven;
    append(entry, line?.pv ?? [], Math.min(1, line?.pv.length ?? 0));
    status.value = { kind: 'wrong', move: move.text, late };
  } catch (error) {
    if (mine !== generation) return;
    status.value = { kind: 'failed', message: engineFailed(error) };
  }
}

/** Back to where the wrong try was made. */
export function tryAgain(): void {
  generation += 1;
  batch(() => {
    steps.value = steps.value.slice(0, good.value);
    shownSteps.value = good.value;
    animated.value = false;
    status.value = { kind: 'try' };
  });
}

/** The winning line from the start; the puzzle then does not count as solved. */
export async function showSolution(): Promise<void> {
  const entry = puzzle.value;
  if (entry === null) return;
  const mine = ++generation;
  status.value = { kind: 'checking' };
  const first = entry.best[0]!;
  try {
    const { info } = await search(entry, [first]);
    if (mine !== generation) return;
    batch(() => {
      steps.value = [];
      shownSteps.value = 0;
      append(entry, [first, ...(info.lines[0]?.pv ?? [])], 1);
      status.value = { kind: 'shown' };
    });
  } catch (error) {
    if (mine === generation) {
      status.value = { kind: 'failed', message: engineFailed(error) };
    }
  }
}

export const legalHere = computed<readonly LegalMove[]>(() => {
  const entry = puzzle.value;
  return entry === null || here.value === null || !canTry.value ? [] : legalMoves(entry.rules, here.value);
});
