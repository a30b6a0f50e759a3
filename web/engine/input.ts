/**
 * The user comes first. A search with all threads takes the processor from the page that is to answer a click, so its threads
 * stand still from an input until the answer is on the screen: some hundredths of a second that no search misses.
 */

/** What a user does that the page answers. */
export const INPUTS = ['pointerdown', 'click', 'keydown'] as const;

/** Milliseconds after which the threads go on even if nothing is drawn. */
const LONGEST = 100;
/** Milliseconds in which a pointer that goes down is waited for to come up: a click is on its way. */
const PRESS = 250;
/** Milliseconds in which a frame that has begun is laid out, painted and shown. */
const FRAME = 50;
/** Milliseconds from the begin of a frame until the screen has taken it: a refresh, and what a slow frame is late. */
const SHOWN = 30;

/** Resolves `ms` after the frame with what has been changed until now has begun; in a tab that draws nothing, soon anyway. */
function afterFrame(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve, ms);
    });
  });
}

/** Resolves once what has been changed until now is on the screen, however long that took. */
export const afterPaint = (): Promise<void> => afterFrame(FRAME);

/**
 * Resolves when what has been changed until now has been shown, for work that must not keep it from the screen. The screen
 * takes a frame at its next refresh, but waits for most of another one if the page has begun to make the frame after: so
 * nothing is to be done before that refresh.
 */
export const afterShown = (): Promise<void> => afterFrame(SHOWN);

/** Where a press ends, with a click or without. */
export const ENDS = ['pointerup', 'pointercancel'] as const;

/**
 * Calls `hold` with milliseconds at every input of the user, with 0 once its answer is shown; returns the way to stop. A press
 * holds until its click is answered: what leads to the click needs the processor as well. A key kept down holds nothing, the
 * engine follows as well as it can. Where there is no page nothing happens.
 */
export function holdAtInput(hold: (ms: number) => void): () => void {
  if (typeof document === 'undefined') return () => {};
  let inputs = 0;
  const onInput = (event: Event) => {
    if (event instanceof KeyboardEvent && event.repeat) return;
    inputs += 1;
    const mine = inputs;
    if (event.type === 'pointerdown') {
      hold(PRESS);
      return;
    }
    hold(LONGEST);
    void afterPaint().then(() => {
      if (mine === inputs) hold(0);
    });
  };
  const kinds = [...INPUTS, ...ENDS];
  for (const kind of kinds) addEventListener(kind, onInput, { capture: true, passive: true });
  return () => {
    inputs += 1;
    hold(0);
    for (const kind of kinds) removeEventListener(kind, onInput, { capture: true });
  };
}
