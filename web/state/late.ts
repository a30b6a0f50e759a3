/**
 * The user comes first, second part: what need not be seen in the answer to a click follows when that is on the
 * screen. The move list, the curve and the engine's lines take the page longer to draw than the board does.
 */
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import { afterShown, INPUTS } from '../engine/input.ts';

/** Inputs whose answers are not drawn yet. */
let answering = 0;
const behind = new Set<() => void>();

function catchUp(): void {
  const all = [...behind];
  behind.clear();
  batch(() => {
    for (const each of all) each();
  });
}

function onInput(): void {
  answering += 1;
  void afterShown().then(() => {
    answering -= 1;
    catchUp();
  });
}

if (typeof document !== 'undefined')
  for (const kind of INPUTS) addEventListener(kind, onInput, { capture: true, passive: true });

/** Has the value of `of`, but while an input is being answered the one from before it. */
export function late<T>(of: ReadonlySignal<T>): ReadonlySignal<T> {
  const copy = signal(of.peek());
  const take = () => {
    copy.value = of.peek();
  };
  effect(() => {
    void of.value;
    if (answering > 0) behind.add(take);
    else take();
  });
  return copy;
}
