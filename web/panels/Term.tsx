/** A word of Bao that explains itself: a button in the line of the text, its explanation in a small box and spoken. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { language, t } from '../i18n/index.ts';
import { learnReady, loadLearn, lt } from '../i18n/learn/index.ts';
import type { TermId } from '../learn/background.ts';
import './term.css';

interface Props {
  readonly id: TermId;
  /** Other words for it in this sentence; its own name if left out. Needed where the learning texts may not be loaded. */
  readonly children?: string;
}

const GAP = 6;
const EDGE = 8;

/** Puts the box below the word, or above it where there is no room, and inside the window. */
function place(box: HTMLElement, word: HTMLElement): void {
  const at = word.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const below = at.bottom + GAP;
  const top = below + height > innerHeight - EDGE ? at.top - GAP - height : below;
  const left = Math.min(Math.max(EDGE, at.left), document.documentElement.clientWidth - EDGE - width);
  box.style.left = `${Math.max(EDGE, left)}px`;
  box.style.top = `${Math.max(EDGE, top)}px`;
}

export function Term({ id, children }: Props) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const word = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const ready = learnReady();
  const wanted = language();
  useEffect(() => {
    if (!open) return;
    setFailed(false);
    loadLearn().catch((error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  }, [open, wanted]);
  useLayoutEffect(() => {
    if (!open || !box.current || !word.current) return;
    // In the top layer no dialog or scrolling panel cuts it off; without it the box is merely fixed.
    if (!box.current.matches(':popover-open')) box.current.showPopover?.();
    place(box.current, word.current);
  }, [open, ready, failed]);
  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const onPointer = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!word.current?.contains(target) && !box.current?.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Only the box closes, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    addEventListener('pointerdown', onPointer, true);
    addEventListener('keydown', onKey, true);
    addEventListener('scroll', close, true);
    addEventListener('resize', close);
    return () => {
      removeEventListener('pointerdown', onPointer, true);
      removeEventListener('keydown', onKey, true);
      removeEventListener('scroll', close, true);
      removeEventListener('resize', close);
    };
  }, [open]);
  const name = ready ? lt(`term.${id}`) : id;
  const text = explanation(id, ready, failed);
  return (
    <span class="term">
      <button
        ref={word}
        type="button"
        class="term-word"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onBlur={() => setOpen(false)}
      >
        {children ?? name}
      </button>
      {/* Spoken when it fills; the box says the same to the eye. */}
      <span class="visually-hidden" role="status">
        {open ? text : ''}
      </span>
      {open && (
        <span ref={box} class="term-box" popover="manual" aria-hidden="true">
          <b>{name}</b> {text}
        </span>
      )}
    </span>
  );
}

function explanation(id: TermId, ready: boolean, failed: boolean): string {
  if (ready) return lt(`term.${id}.text`);
  return failed ? t('app.pageFailed') : t('app.loading');
}
