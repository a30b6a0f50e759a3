/** The board with everything that belongs to it: evaluation bar, playback, previews, badges, refusals. */
import { computed, effect, signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Board } from '../board/Board.tsx';
import type { Badge, PlayableMove, PlaybackHandle, PlaybackProgress } from '../board/types.ts';
import { t } from '../i18n/index.ts';
import { type Direction, type PitRef, pitName, play, whyNotPlayable } from '../rules/index.ts';
import { shown } from '../state/analysis.ts';
import { boardLabels } from '../state/boardLabels.ts';
import { draft, editOnBoard } from '../state/editor.ts';
import { type Preview, preview, stepsOf } from '../state/lines.ts';
import { playableOf } from '../state/playable.ts';
import { shortScore } from '../state/score.ts';
import { scoreStyle } from '../state/scoreStyle.ts';
import { onlyMoves, toggleOnly } from '../state/searchJob.ts';
import { allMoves, boardTheme, bottom, coordinates, lineCount, speed } from '../state/settings.ts';
import { refusalInWords, turnInWords } from '../state/speak.ts';
import { lastTrace, legal, node, nodes, playback, playMove, position, rules } from '../state/study.ts';
import { boardBusy, boardLocked } from '../state/tools.ts';
import { boardMessage } from '../state/ui.ts';
import { wires } from '../state/wires.ts';
import { BoardTools } from './BoardTools.tsx';
import { EvalBar } from './EvalBar.tsx';

const NONE: readonly PlayableMove[] = [];

const playable = computed<readonly PlayableMove[]>(() => {
  if (draft.value !== null || boardLocked.value) return NONE;
  return playableOf(position.value, legal.value);
});

let lastBadges: readonly Badge[] = [];

/** The scores on the pits. The same ones are the same array: an engine that says nothing new draws nothing. */
const badges = computed<readonly Badge[]>(() => {
  const now = badgesNow();
  if (JSON.stringify(now) !== JSON.stringify(lastBadges)) lastBadges = now;
  return lastBadges;
});

/** Of every legal move, or of the lines that are shown. */
function badgesNow(): readonly Badge[] {
  const result = shown.value;
  if (result === null || draft.value !== null) return [];
  const many = allMoves.value || lineCount.value === 'all' ? Number.POSITIVE_INFINITY : Number(lineCount.value);
  const { side } = result.position;
  return result.info.lines.slice(0, many).flatMap((line, index): Badge[] => {
    const step = stepsOf(result.rules, result.position, line.pv)[0];
    if (step === undefined) return [];
    return [
      {
        pit: { side, index: step.move.pit },
        direction: step.move.direction,
        safari: step.move.safari,
        text: shortScore(line.score, side, scoreStyle.value),
        rank: index,
        kind: index === 0 ? 'best' : 'other',
      },
    ];
  });
}

const announcement = computed<string | null>(() => {
  const trace = lastTrace.value;
  const before = nodes.value[nodes.value.length - 2];
  return trace === null || before === undefined ? null : turnInWords(rules.value, before.position, node.value, trace);
});

/** The move under the pointer on the board itself: its way is drawn before it is played. */
const considered = signal<Preview | null>(null);

function consider(move: PlayableMove | null): void {
  const found = move && legal.value.find((each) => each.text === move.text);
  if (!found) {
    considered.value = null;
    return;
  }
  const played = play(rules.value, position.value, found);
  considered.value = { setup: played.position, path: played.trace, move: found.text };
}

function refuse(pit: PitRef, direction?: Direction): void {
  const refusal = whyNotPlayable(rules.value, position.value, pit, direction);
  const name = pitName(rules.value.columns, pit) + (direction ?? '');
  boardMessage.value = refusal === null ? '' : refusalInWords(name, refusal);
}

/** A pit's menu on the board: search only this pit's moves, or no longer. */
function restrictTo(pit: PitRef): void {
  if (pit.side !== position.value.side) return;
  for (const move of legal.value) if (move.pit === pit.index) toggleOnly(move.text);
}

function onPlay(move: PlayableMove): void {
  const found = legal.value.find((each) => each.text === move.text);
  considered.value = null;
  if (found !== undefined) playMove(found);
}

function onProgress(now: PlaybackProgress): void {
  boardBusy.value = now.state !== 'done';
}

export function BoardPanel() {
  const handle = useRef<PlaybackHandle | null>(null);
  useLayoutEffect(() => {
    wires.skipPlayback = () => handle.current?.skip();
    // What was said about the last position does not hold for this one.
    const stop = effect(() => {
      void [position.value, draft.value];
      boardMessage.value = '';
      preview.value = null;
      considered.value = null;
    });
    return () => {
      wires.skipPlayback = null;
      stop();
    };
  }, []);
  const game = rules.value;
  const looked = preview.value ?? considered.value;
  const edited = draft.value;
  return (
    <section class="board-panel" aria-label={t('board.title')} id="board" tabIndex={-1}>
      <div class="board-row">
        <EvalBar />
        <div class="board-frame" data-restricted={onlyMoves.value.length > 0}>
          <Board
            key={edited === null ? 'play' : 'edit'}
            setup={edited ?? position.value}
            columns={game.columns}
            hasHouse={game.houseFrom !== null}
            houseFrom={game.houseFrom}
            hasGhala={
              game.start.ghala > 0 || (edited ?? position.value).S.ghala + (edited ?? position.value).N.ghala > 0
            }
            bottom={bottom.value}
            coordinates={coordinates.value}
            playable={playable.value}
            onPlay={onPlay}
            onConsider={consider}
            onMenu={restrictTo}
            onRefused={refuse}
            {...(edited === null ? {} : { onEdit: editOnBoard })}
            playback={edited === null ? playback.value : null}
            speed={speed.value}
            onPlaybackProgress={onProgress}
            playbackRef={handle}
            announcement={edited === null ? announcement.value : null}
            lastTrace={edited === null ? lastTrace.value : null}
            badges={badges.value}
            preview={edited === null ? (preview.value?.setup ?? null) : null}
            path={edited === null ? (looked?.path ?? null) : null}
            theme={boardTheme.value}
            labels={boardLabels.value}
          />
        </div>
      </div>
      <BoardTools handle={handle} announcement={edited === null ? announcement.value : null} />
    </section>
  );
}
