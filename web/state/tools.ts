/** Which tool stands beside the board, and what the tools ask of the analysis engine and the board while they are at work. */
import { signal } from '@preact/signals';

export type ToolId = 'analysis' | 'play' | 'report' | 'book';

export const TOOLS: readonly ToolId[] = ['analysis', 'play', 'report', 'book'];

export const tool = signal<ToolId>('analysis');

/** A report computes with all threads, or a game is played without help: the analysis engine waits. */
export const engineTaken = signal(false);

/** A game is played without help: no score, line or graph is shown, stored ones included. */
export const evaluationHidden = signal(false);

/** It is not the user's turn: the board plays nothing. */
export const boardLocked = signal(false);
