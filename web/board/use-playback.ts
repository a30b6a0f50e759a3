/** Ties a `Player` to the props: a new key starts it, any click or key skips it. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Setup } from '../rules/types.ts';
import type { Display } from './display.ts';
import { expand } from './playback.ts';
import { Player, SHOWN } from './player.ts';
import type { BoardProps, PlaybackProgress } from './types.ts';

type Wanted = Pick<BoardProps, 'playback' | 'speed' | 'onPlaybackEnd' | 'onPlaybackProgress' | 'playbackRef' | 'setup'>;

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Tab']);

/** It follows the setting: one is enough for all moves. */
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

export const prefersStillness = (): boolean => stillness.matches;

/** Returns the state and the player, whose `active` says who draws. Must be called after the display has been bound. */
export function usePlayback(props: Wanted, display: () => Display | null) {
  const player = useRef<Player | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const startedWith = useRef<Setup | null>(null);
  const [reported, setState] = useState<PlaybackProgress['state']>('done');
  const { playback, speed, playbackRef } = props;
  // A move that begins with this drawing is drawn as one being played, not first as one at rest.
  const [begun, setBegun] = useState<string | undefined>(undefined);
  const plays = () => speed !== 0 && !prefersStillness();
  const begins = playback != null && playback.key !== begun && plays();
  const state = begins ? 'playing' : reported;

  // A playback is its key: the same key with other objects goes on undisturbed.
  useLayoutEffect(() => {
    const stage = display();
    setBegun(playback?.key);
    if (!playback || !stage) return;
    const made = new Player(
      stage,
      playback.from,
      expand(playback.from, playback.trace),
      (progress) => {
        setState(progress.state);
        latest.current.onPlaybackProgress?.(progress);
      },
      () => latest.current.onPlaybackEnd?.(),
    );
    player.current = made;
    startedWith.current = latest.current.setup;
    if (playbackRef) playbackRef.current = made;
    const leave = () => {
      made.dispose();
      player.current = null;
      if (playbackRef) playbackRef.current = null;
      setState('done');
    };
    if (!plays()) {
      // The host hears of the end after its own update, as with any other playback.
      const soon = setTimeout(() => latest.current.onPlaybackEnd?.());
      return () => {
        clearTimeout(soon);
        leave();
      };
    }
    made.speed = speed;
    made.start();
    return leave;
  }, [playback?.key]);

  useLayoutEffect(() => {
    if (!player.current) return;
    if (speed === 0) player.current.skip();
    else player.current.speed = speed;
  }, [speed]);

  // Another position while a move is still on its way: the host has gone on.
  useLayoutEffect(() => {
    if (startedWith.current !== props.setup && player.current?.active) player.current.skip();
  }, [props.setup]);

  useLayoutEffect(() => {
    if (state !== 'playing') return;
    const skip = (event: Event) => {
      if (event instanceof KeyboardEvent && (MODIFIERS.has(event.key) || event.repeat)) return;
      if (event.target instanceof Element && event.target.closest('[data-playback-control]')) return;
      // Once the answer is on the screen: mostly that is another position, and what is left of this one need not be drawn for it.
      const now = player.current;
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (now !== null && player.current === now) now.skip();
        }, SHOWN),
      );
    };
    const measure = () => display()?.measure();
    addEventListener('resize', measure);
    addEventListener('click', skip, true);
    addEventListener('keydown', skip, true);
    return () => {
      removeEventListener('resize', measure);
      removeEventListener('click', skip, true);
      removeEventListener('keydown', skip, true);
    };
  }, [state]);

  return { state, player };
}
