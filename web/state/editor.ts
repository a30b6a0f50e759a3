/** The position editor: a set-up that need not be a position yet, and what can be done to it. */
import { computed, signal } from '@preact/signals';
import type { EditTarget } from '../board/types.ts';
import {
  type Half,
  newGame,
  opponent,
  type PitRef,
  type Setup,
  type Side,
  startPosition,
  validate,
  whyNotPosition,
} from '../rules/index.ts';
import { node, rules, touched } from './study.ts';

/** The set-up being edited; null: the board plays. */
export const draft = signal<Setup | null>(null);
export const editing = computed(() => draft.value !== null);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

export const seedsOf = (setup: Setup): number => sum(setup.S.pits) + sum(setup.N.pits) + setup.S.ghala + setup.N.ghala;

/** Seeds on the board and in hand, of how many. */
export const total = computed(() => ({
  seeds: draft.value === null ? 0 : seedsOf(draft.value),
  wanted: rules.value.seeds,
  /** In the Arab games captured seeds leave the board: fewer is fine. */
  exact: rules.value.family === 'bao',
}));

/** The position that the draft is, or every reason why it is none. */
export const checked = computed(() => (draft.value === null ? null : validate(rules.value, draft.value)));

/** Why the draft is no position yet; none if it is one. */
export const reasons = computed(() => (draft.value === null ? [] : whyNotPosition(rules.value, draft.value)));

export function startEditing(from: Setup = node.value.position): void {
  draft.value = { ...from };
}

export function stopEditing(): void {
  draft.value = null;
}

function edit(change: (setup: Setup) => Setup): void {
  if (draft.value === null) return;
  draft.value = change(draft.value);
  touched.value = true;
}

const changeHalf = (setup: Setup, side: Side, half: Partial<Half>): Setup => ({
  ...setup,
  [side]: { ...setup[side], ...half },
});

/** What choosing a pit does: a phone has no Shift to say "take". */
export const taking = signal(false);
let dragging = false;

/** A change made on the board itself. A dragged seed comes as -1 and +1 at once and stays what it is. */
export function editOnBoard(target: EditTarget, change: { delta: number } | { set: number }): void {
  if (!taking.value || 'set' in change) {
    editCount(target, change);
    return;
  }
  if (change.delta < 0) {
    dragging = true;
    queueMicrotask(() => {
      dragging = false;
    });
    editCount(target, change);
  } else editCount(target, { delta: dragging ? change.delta : -change.delta });
}

const MOST = 999;
const within = (count: number): number => Math.max(0, Math.min(MOST, Math.round(count)));

/** Changes a pit or a ghala by `delta`, or sets it. */
export function editCount(target: EditTarget, change: { delta: number } | { set: number }): void {
  const changed = (old: number) => within('set' in change ? change.set : old + change.delta);
  edit((setup) => {
    if ('ghala' in target) return changeHalf(setup, target.ghala, { ghala: changed(setup[target.ghala].ghala) });
    const pits = setup[target.side].pits.map((old, index) => (index === target.index ? changed(old) : old));
    return changeHalf(setup, target.side, { pits });
  });
}

export const setHouse = (side: Side, ownsHouse: boolean): void =>
  edit((setup) => changeHalf(setup, side, { ownsHouse }));
export const setSide = (side: Side): void => edit((setup) => ({ ...setup, side }));
export const setTakasia = (takasia: PitRef | null): void => edit((setup) => ({ ...setup, takasia }));
export const setSetup = (next: Setup): void => edit(() => next);

export const clear = (): void =>
  edit((setup) => {
    const empty: Half = { pits: setup.S.pits.map(() => 0), ghala: 0, ownsHouse: false };
    return { ...setup, S: empty, N: empty, takasia: null, moveNumber: 1 };
  });

export const toStart = (): void => edit(() => ({ ...startPosition(rules.value) }));

/** Left and right change places in both halves; who owns what stays. */
export const mirror = (): void =>
  edit((setup) => {
    const n = setup.S.pits.length / 2;
    const image = (index: number) => (index < n ? n - 1 - index : 3 * n - 1 - index);
    const mirrored = (half: Half): Half => ({
      ...half,
      pits: half.pits.map((_, index) => half.pits[image(index)] ?? 0),
    });
    const takasia = setup.takasia && { ...setup.takasia, index: image(setup.takasia.index) };
    return { ...setup, S: mirrored(setup.S), N: mirrored(setup.N), takasia };
  });

/** South and North change places, the move with them. */
export const swapSides = (): void =>
  edit((setup) => ({
    ...setup,
    S: setup.N,
    N: setup.S,
    side: opponent(setup.side),
    takasia: setup.takasia && { ...setup.takasia, side: opponent(setup.takasia.side) },
  }));

/** The draft as the start of a new game, if it is a position. */
export function gameFromDraft() {
  const position = checked.value;
  return position?.ok === true ? newGame(rules.value, position.value) : null;
}
