/** Which puzzle it is today, and which of them a filter chooses. */
import { signal } from '@preact/signals';
import { lotOf } from '../../bench/hash-text.ts';
import type { SuiteEntry } from '../../bench/position-suite.ts';

export type Stage = 'namua' | 'mtaji' | 'arab';

export function stageOf({ rules, position }: SuiteEntry): Stage {
  if (rules.family === 'arab') return 'arab';
  return position[position.side].ghala > 0 ? 'namua' : 'mtaji';
}

export interface PuzzleFilter {
  /** `''`: any. */
  readonly variant: string;
  readonly stage: Stage | '';
  /** Plies to the win, both ends included. */
  readonly plies: readonly [number, number];
  readonly unsolvedOnly: boolean;
}

export const ANY: PuzzleFilter = { variant: '', stage: '', plies: [1, 999], unsolvedOnly: false };

export const matches = (entry: SuiteEntry, filter: PuzzleFilter, solved: readonly string[]): boolean =>
  (filter.variant === '' || entry.rules.variant === filter.variant) &&
  (filter.stage === '' || stageOf(entry) === filter.stage) &&
  entry.pliesToWin! >= filter.plies[0] &&
  entry.pliesToWin! <= filter.plies[1] &&
  !(filter.unsolvedOnly && solved.includes(entry.id));

/** The puzzle of a day (`2026-11-30`): the same for everyone with the same puzzles. Null without any. */
export const dailyOf = (entries: readonly SuiteEntry[], date: string): SuiteEntry | null =>
  entries[Math.floor(lotOf(date) * entries.length)] ?? null;

export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Today's date, as far as somebody `followDay`s it. */
export const day = signal(today());

/** Milliseconds between two looks at the clock: timers stand still while a machine sleeps, and clocks are set. */
const LOOK = 30_000;

/** Keeps `day` right beyond midnight; returns the way to stop. */
export function followDay(): () => void {
  const look = () => {
    day.value = today();
  };
  look();
  const timer = setInterval(look, LOOK);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
