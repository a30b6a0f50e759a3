/** Actions of what is on the screen, for code that may not know it: the screen puts them in, commands call them. */
import { signal } from '@preact/signals';

interface Wires {
  skipPlayback: (() => void) | null;
  focusComment: (() => void) | null;
}

export const wires: Wires = { skipPlayback: null, focusComment: null };

export const skipPlayback = (): void => wires.skipPlayback?.();
export const focusComment = (): void => wires.focusComment?.();

/** How often the command field was asked for since it was closed; 0: it is closed. */
export const commandField = signal(0);
