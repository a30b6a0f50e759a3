/** The engine's lines as moves on our own board: for notation, preview and playing. */
import { signal } from '@preact/signals';
import {
  type LegalMove,
  legalMoves,
  type Position,
  play,
  type Ruleset,
  type Setup,
  type TraceEvent,
} from '../rules/index.ts';

export interface LineStep {
  readonly move: LegalMove;
  readonly before: Position;
  readonly after: Position;
  readonly trace: readonly TraceEvent[];
}

const replayed = new WeakMap<readonly string[], readonly LineStep[]>();

/** The steps of a line from `start`, as far as it can be played (the engine client has checked it already). */
export function stepsOf(rules: Ruleset, start: Position, pv: readonly string[]): readonly LineStep[] {
  const known = replayed.get(pv);
  if (known !== undefined) return known;
  const steps: LineStep[] = [];
  let before = start;
  for (const text of pv) {
    const move = legalMoves(rules, before).find((each) => each.text === text);
    if (move === undefined) break;
    const played = play(rules, before, move);
    steps.push({ move, before, after: played.position, trace: played.trace });
    before = played.position;
  }
  replayed.set(pv, steps);
  return steps;
}

export interface Preview {
  readonly setup: Setup;
  readonly path: readonly TraceEvent[];
  readonly move: string;
}

/** What the board shows instead of the position while a move is looked at; null: nothing. */
export const preview = signal<Preview | null>(null);
