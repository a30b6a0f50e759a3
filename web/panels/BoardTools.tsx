/** Under the board: what is to say about it, and the tools for looking at it. */
import type { PlaybackHandle, PlaybackSpeed } from '../board/types.ts';
import { t } from '../i18n/index.ts';
import { run } from '../state/commands.ts';
import { draft } from '../state/editor.ts';
import { preview } from '../state/lines.ts';
import { coordinates, speed } from '../state/settings.ts';
import { lastTrace, playback, replay } from '../state/study.ts';
import { boardBusy } from '../state/tools.ts';
import { awaitsSafari, GLYPHS, pendingGlyph, typed } from '../state/typing.ts';
import { boardMessage } from '../state/ui.ts';
import { Choice, IconButton } from './controls.tsx';

const SPEEDS: readonly PlaybackSpeed[] = [0, 0.5, 1, 2];

/** One line of fixed height: what is typed, why a pit was refused, what is previewed, else the last move in words. */
function BoardLine({ announcement }: { announcement: string | null }) {
  if (typed.value !== '') {
    const glyph = pendingGlyph.value;
    return (
      <p class="board-line typing" role="status">
        <kbd>{typed.value}</kbd> {awaitsSafari.value ? t('typing.safari') : t('typing.hint')}
        {glyph !== null && ` · ${t('typing.nag', { nag: GLYPHS[glyph - 1] ?? '' })}`}
      </p>
    );
  }
  if (boardMessage.value !== '') {
    return (
      <p class="board-line refused" role="status">
        {boardMessage.value}
      </p>
    );
  }
  if (preview.value !== null) return <p class="board-line">{t('board.previewing', { move: preview.value.move })}</p>;
  // The board itself announces the move to screen readers.
  return (
    <p class="board-line" aria-hidden="true" title={announcement ?? undefined}>
      {announcement}
    </p>
  );
}

interface Props {
  readonly handle: { readonly current: PlaybackHandle | null };
  readonly announcement: string | null;
}

export function BoardTools({ handle, announcement }: Props) {
  const playing = boardBusy.value;
  const replayable = lastTrace.value !== null && draft.value === null;
  /** The controls of this move: after a jump there is none being played back yet. */
  const withPlayback = (use: (controls: PlaybackHandle) => void) => {
    if (playback.value === null) replay();
    // The board takes the playback up at its next drawing.
    requestAnimationFrame(() => {
      if (handle.current !== null) use(handle.current);
    });
  };
  return (
    <>
      <BoardLine announcement={announcement} />
      <div class="board-tools" role="toolbar" aria-label={t('board.tools')}>
        <IconButton icon="flip" label={t('board.flip')} onClick={() => run('flip')} />
        <IconButton
          icon="names"
          class="wide-only"
          label={t('board.coordinates')}
          pressed={coordinates.value}
          onClick={() => {
            coordinates.value = !coordinates.value;
          }}
        />
        <Choice
          bare
          label={t('board.speed')}
          value={speed.value}
          options={SPEEDS.map((each) => [each, t(`board.speed.${each}`)] as const)}
          onChange={(value) => {
            speed.value = value;
          }}
        />
        <IconButton
          playbackControl
          icon="lap"
          label={t('board.lap')}
          disabled={!replayable}
          onClick={() => withPlayback((controls) => controls.stepLap(1))}
        />
        <IconButton
          playbackControl
          icon={playing ? 'skip' : 'replay'}
          label={playing ? t('board.skip') : t('board.replay')}
          disabled={!replayable}
          onClick={() => withPlayback((controls) => (playing ? controls.skip() : controls.resume()))}
        />
        <IconButton icon="prompt" label={t('keys.command')} onClick={() => run('command')} class="push-end" />
        <IconButton icon="edit" label={t('menu.editor')} onClick={() => run('editor')} />
      </div>
    </>
  );
}
