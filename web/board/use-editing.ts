/** Editor gestures: a click adds, shift or right click takes, typed digits set, a drag carries one seed. */
import { useRef } from 'preact/hooks';
import type { PitRef, Side } from '../rules/types.ts';
import type { BoardProps, EditTarget } from './types.ts';

/** Digits typed within this time make one number. */
const TYPING_MS = 900;
/** Farther than this a press is a drag. */
const DRAG_PX = 8;

function targetOf(element: Element | null): EditTarget | null {
  const found = element?.closest<HTMLElement>('[data-pit],[data-store]');
  if (!found) return null;
  const { pit, store } = found.dataset;
  if (pit) return { side: pit.startsWith('S') ? 'S' : 'N', index: Number(pit.slice(1)) };
  return { ghala: store === 'N' ? 'N' : 'S' };
}

const nameOf = (target: EditTarget) => ('ghala' in target ? `ghala${target.ghala}` : target.side + target.index);

export function useEditing(onEdit: BoardProps['onEdit'], countOf: (target: EditTarget) => number) {
  const typed = useRef({ at: 0, name: '', digits: '' });
  const drag = useRef<{ from: EditTarget; x: number; y: number; ghost: HTMLElement | null } | null>(null);
  /** The click that ends a drag is not a click. */
  const dragged = useRef(false);

  const click = (target: EditTarget, event: MouseEvent) => {
    if (dragged.current) {
      dragged.current = false;
      return;
    }
    if (event.shiftKey) take(target);
    else onEdit?.(target, { delta: 1 });
  };
  const take = (target: EditTarget) => {
    if (countOf(target) > 0) onEdit?.(target, { delta: -1 });
  };
  const key = (target: EditTarget, pressed: string): boolean => {
    if (pressed === '-') take(target);
    else if (pressed === '+') onEdit?.(target, { delta: 1 });
    else if (pressed === 'Delete' || pressed === 'Backspace') onEdit?.(target, { set: 0 });
    else if (/^\d$/.test(pressed)) {
      const now = performance.now();
      const name = nameOf(target);
      const goesOn = now - typed.current.at < TYPING_MS && typed.current.name === name;
      const digits = (goesOn ? typed.current.digits + pressed : pressed).slice(-2);
      typed.current = { at: now, name, digits };
      onEdit?.(target, { set: Number(digits) });
    } else return false;
    return true;
  };

  const end = () => {
    drag.current?.ghost?.remove();
    drag.current = null;
  };
  const pointer = {
    onPointerDown(event: PointerEvent) {
      dragged.current = false;
      const from = targetOf(event.target as Element);
      if (from && event.button === 0 && countOf(from) > 0) {
        drag.current = { from, x: event.clientX, y: event.clientY, ghost: null };
      }
    },
    onPointerMove(event: PointerEvent) {
      const now = drag.current;
      if (!now) return;
      if (!now.ghost) {
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < DRAG_PX) return;
        now.ghost = document.createElement('div');
        now.ghost.className = 'bao-drag';
        (event.currentTarget as HTMLElement).append(now.ghost);
      }
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
      now.ghost.style.transform = `translate(${event.clientX - box.x}px, ${event.clientY - box.y}px)`;
    },
    onPointerUp(event: PointerEvent) {
      const now = drag.current;
      if (!now?.ghost) return end();
      dragged.current = true;
      setTimeout(() => {
        dragged.current = false;
      });
      const to = targetOf(document.elementFromPoint(event.clientX, event.clientY));
      end();
      if (!to || nameOf(to) === nameOf(now.from)) return;
      onEdit?.(now.from, { delta: -1 });
      onEdit?.(to, { delta: 1 });
    },
    onPointerCancel: end,
  };
  return { click, take, key, pointer: onEdit ? pointer : {} };
}

export const countIn = (
  setup: { readonly [side in Side]: { readonly pits: readonly number[]; readonly ghala: number } },
  target: EditTarget,
): number =>
  'ghala' in target ? setup[target.ghala].ghala : (setup[(target as PitRef).side].pits[(target as PitRef).index] ?? 0);
