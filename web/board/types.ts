/**
 * What the board is told. It knows no rules: it draws a set-up, offers the moves it is handed, plays traces back.
 * One documented object, after chessground's idea; drawing over the board (badges, paths, previews) is a separate layer.
 */
import type { Direction, PitRef, Setup, Side, TraceEvent } from '../rules/types.ts';
import type { BoardLabels } from './labels.ts';

/** A move that may be made, as the board needs it. Several share a pit; they differ in direction and safari. */
export interface PlayableMove {
  readonly pit: PitRef;
  readonly direction: Direction;
  readonly safari: boolean;
  readonly captures: boolean;
  /** Canonical notation, e.g. `A5R>`: returned by `onPlay`, shown and spoken. */
  readonly text: string;
  /** `direction` names the kichwa that captured seeds enter from (namua capture), not the way a hand goes. */
  readonly toKichwa?: boolean;
}

/** A mark on a pit: an engine's score for a move from it, for instance. Number and shape, never colour alone. */
export interface Badge {
  readonly pit: PitRef;
  readonly direction: Direction | null;
  readonly safari: boolean;
  readonly text: string;
  /** 0 = best (drawn strongest). */
  readonly rank: number;
  readonly kind: 'best' | 'other' | 'played';
}

export interface Playback {
  /** Changes whenever a new move is to be played back: the board starts at `from` and applies `trace`. */
  readonly key: string;
  readonly from: Setup;
  readonly trace: readonly TraceEvent[];
}

export type PlaybackSpeed = 0 | 0.5 | 1 | 2;

/** What can be edited: a pit, or a player's ghala. */
export type EditTarget = PitRef | { readonly ghala: Side };

export interface PlaybackProgress {
  /** `done` also while nothing was ever played. */
  readonly state: 'playing' | 'paused' | 'done';
  /** Laps finished, 0..laps. */
  readonly lap: number;
  readonly laps: number;
}

/**
 * Controls of the move being played back; works on after its end until `playback` changes. A control that calls it
 * should carry the attribute `data-playback-control`, or the click itself counts as "skip".
 */
export interface PlaybackHandle {
  /** Pauses at the end of the next (+1) or previous (-1) lap. */
  stepLap(by: 1 | -1): void;
  pause(): void;
  /** Goes on; after the end: from the start again. */
  resume(): void;
  /** Shows the result at once. */
  skip(): void;
  readonly progress: PlaybackProgress;
}

export interface BoardProps {
  /** The set-up at rest (after the playback). */
  readonly setup: Setup;
  readonly columns: 7 | 8;
  /** False in games without a house: no square pit is drawn. */
  readonly hasHouse: boolean;
  /** Count from which an owned house is functional; null without a house. */
  readonly houseFrom: number | null;
  readonly hasGhala: boolean;
  /** Side shown at the bottom. */
  readonly bottom: Side;
  readonly coordinates: boolean;
  readonly playable: readonly PlayableMove[];
  readonly onPlay: (move: PlayableMove) => void;
  /** A move is under the pointer or focus (null: none any more): the host may answer with `path` and `preview`. */
  readonly onConsider?: (move: PlayableMove | null) => void;
  /** A pit's menu was asked for (right click, long press, context menu key). */
  readonly onMenu?: (pit: PitRef) => void;
  /** A pit that cannot be played, or not in this direction, was chosen: the host can say why. */
  readonly onRefused?: (pit: PitRef, direction?: Direction) => void;
  /** Editor mode: choosing a pit or ghala changes its count by `delta` (shift, minus key: -1) or sets it (typing). */
  /** A dragged seed is two calls, -1 and +1: keep the set-up in a state that both see. */
  readonly onEdit?: (target: EditTarget, change: { delta: number } | { set: number }) => void;
  readonly playback: Playback | null;
  /** 0: result and path at once, as with prefers-reduced-motion. */
  readonly speed: PlaybackSpeed;
  readonly onPlaybackEnd?: () => void;
  /** Called when the state or the lap changes, not per seed. */
  readonly onPlaybackProgress?: (progress: PlaybackProgress) => void;
  /** Receives the controls (an object from `useRef`). */
  readonly playbackRef?: { current: PlaybackHandle | null };
  /** Spoken (polite live region) as soon as nothing is played back: the move in words. */
  readonly announcement?: string | null;
  /** Last move's trace: its start, path, captures and end stay drawn until the next move. */
  readonly lastTrace: readonly TraceEvent[] | null;
  readonly badges: readonly Badge[];
  /** Counts to show as a ghost instead of `setup` (a line's move under the pointer); null: none. */
  readonly preview: Setup | null;
  /** A move whose way is drawn before it is played: laps, captures, end. */
  readonly path: readonly TraceEvent[] | null;
  readonly theme: 'wood' | 'plain';
  /** Texts; English if left out. */
  readonly labels?: BoardLabels;
}
