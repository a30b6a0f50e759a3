/** The real board with one turn to play: every legal move can be made, and is played back with its trace. */
import { useMemo } from 'preact/hooks';
import { Board } from '../../board/Board.tsx';
import type { PlayableMove, PlaybackHandle, PlaybackProgress } from '../../board/types.ts';
import type { Turn } from '../../learn/claims.ts';
import { turnWords } from '../../learn/words.ts';
import type { Direction, LegalMove, PitRef } from '../../rules/index.ts';
import { boardLabels } from '../../state/boardLabels.ts';
import { boardTheme, speed } from '../../state/settings.ts';
import type { Situation } from './situation.ts';

interface Props {
  readonly situation: Situation;
  /** The turn played, null before. */
  readonly turn: Turn | null;
  readonly onPlay: (move: LegalMove) => void;
  readonly onRefused: (pit: PitRef, direction?: Direction) => void;
  readonly onProgress: (progress: PlaybackProgress) => void;
  readonly handle: { current: PlaybackHandle | null };
}

const NONE: readonly PlayableMove[] = [];

export function PlayBoard({ situation, turn, onPlay, onRefused, onProgress, handle }: Props) {
  const { rules, before, legal } = situation;
  const playable = useMemo<readonly PlayableMove[]>(
    () =>
      legal.map((move) => ({
        pit: { side: before.side, index: move.pit },
        direction: move.direction,
        safari: move.safari,
        captures: move.captures,
        text: move.text,
        toKichwa: move.captures && before[before.side].ghala > 0,
      })),
    [legal, before],
  );
  const playback = useMemo(
    () => (turn === null ? null : { key: turn.move.text, from: before, trace: turn.played.trace }),
    [turn, before],
  );
  return (
    <Board
      setup={turn?.played.position ?? before}
      columns={rules.columns}
      hasHouse={rules.houseFrom !== null}
      houseFrom={rules.houseFrom}
      hasGhala={before.S.ghala + before.N.ghala > 0}
      bottom={before.side}
      coordinates
      playable={turn === null ? playable : NONE}
      onPlay={({ text }) => {
        const move = legal.find((each) => each.text === text);
        if (move !== undefined) onPlay(move);
      }}
      onRefused={onRefused}
      playback={playback}
      speed={speed.value}
      onPlaybackProgress={onProgress}
      playbackRef={handle}
      announcement={turn === null ? null : spoken(turn)}
      lastTrace={turn?.played.trace ?? null}
      badges={[]}
      preview={null}
      path={null}
      theme={boardTheme.value}
      labels={boardLabels.value}
    />
  );
}

/** More than this is not listened to; the list below the board has it all. */
const SPOKEN_STEPS = 12;

const spoken = ({ rules, played }: Turn): string => {
  const steps = turnWords(rules, played).map(({ text }) => text);
  const kept = steps.length <= SPOKEN_STEPS ? steps : [...steps.slice(0, SPOKEN_STEPS - 2), ...steps.slice(-2)];
  return kept.join(' ');
};
