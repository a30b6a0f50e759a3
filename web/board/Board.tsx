/**
 * The board: draws a set-up, offers the moves it is handed, plays traces back. It knows no rules.
 * `BoardProps` in types.ts is the whole interface. It fills the width of its container (320 px up) and keeps its shape.
 */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Direction, PitRef, Side } from '../rules/types.ts';
import { artDefs, fieldArt, fieldBox, frameArt, seedDefs } from './art.ts';
import { Badges, badgesOn } from './Badges.tsx';
import './board.css';
import { Choice } from './Choice.tsx';
import { Display, sidesFromTop } from './display.ts';
import { Grid, takasiaAs } from './Grid.tsx';
import './layers.css';
import { englishLabels } from './labels.ts';
import { type Layout, layoutOf, sameTarget } from './layout.ts';
import { flightsArt, playableArt, takasiaArt, wayArt } from './marks.ts';
import { installStyles } from './palette.ts';
import { shownOf } from './playback.ts';
import { Plates, Store } from './Sides.tsx';
import type { BoardProps, PlayableMove } from './types.ts';
import { countIn, useEditing } from './use-editing.ts';
import { usePlayback } from './use-playback.ts';

interface Selection {
  readonly pit: PitRef;
  /** Set once a direction is chosen that leaves the safari choice open. */
  readonly direction: Direction | null;
  readonly byKey: boolean;
}

let boards = 0;
installStyles();

/** Where things are in a layout as CSS variables, in percent of the board. */
function placeVariables({ kind, width, height, strip, field, stores }: Layout): Record<string, string> {
  const part = (a: number, b: number) => `${((100 * a) / b).toFixed(4)}%`;
  const places = {
    shape: `${width} / ${height}`,
    x: part(field.x, width),
    y: part(field.y, height),
    w: part(field.width, width),
    h: part(field.height, height),
    strip: part(strip, height),
    ...(stores && {
      'store-w': part(stores.top.width, width),
      'store-h': part(stores.top.height, height),
      'top-x': part(stores.top.x, width),
      'top-y': part(stores.top.y, height),
      'bottom-x': part(stores.bottom.x, width),
      'bottom-y': part(stores.bottom.y, height),
    }),
  };
  return Object.fromEntries(Object.entries(places).map(([name, value]) => [`--${kind}-${name}`, value]));
}

export function Board(props: BoardProps) {
  const { setup, columns, bottom, hasHouse, houseFrom, hasGhala, playable, theme, onEdit } = props;
  const labels = props.labels ?? englishLabels;
  const [id] = useState(() => `bao${++boards}-`);
  const root = useRef<HTMLDivElement>(null);
  const display = useRef<Display | null>(null);
  const [selection, setSelection] = useState<Selection | null>(null);
  const view = useMemo(
    () => ({ id, columns, bottom, hasHouse, houseFrom }),
    [id, columns, bottom, hasHouse, houseFrom],
  );

  useLayoutEffect(() => {
    if (!root.current) return;
    display.current ??= new Display(root.current);
    display.current.bind(view);
  }, [view, hasGhala]);
  const { state, player } = usePlayback(props, () => display.current);
  useLayoutEffect(() => {
    if (player.current?.active) return;
    const rest = shownOf(setup);
    if (props.preview) display.current?.show(shownOf(props.preview), rest);
    else display.current?.show(rest);
  }, [setup, props.preview, state, view, hasGhala, props.playback?.key]);

  // What was chosen is void when other moves are on offer; the same ones in a new array are no others. At once: later, it would
  // take away what is chosen as they come.
  const offer = playable.map((move) => move.text).join(' ');
  useLayoutEffect(() => setSelection(null), [offer, setup.moveNumber, setup.side, onEdit === undefined]);

  const considered = useRef(props.onConsider);
  considered.current = props.onConsider;
  const consider = useCallback((move: PlayableMove | null) => considered.current?.(move), []);
  const movesOf = (pit: PitRef) => playable.filter((move) => sameTarget(move.pit, pit));

  const focusPit = (pit: PitRef) =>
    root.current?.querySelector<HTMLElement>(`[data-pit="${pit.side}${pit.index}"]`)?.focus();
  const cancel = () => {
    if (selection) focusPit(selection.pit);
    setSelection(null);
    consider(null);
  };
  const play = (move: PlayableMove) => {
    const hadFocus = root.current?.querySelector('.bao-choice,.bao-ask')?.contains(document.activeElement);
    setSelection(null);
    consider(null);
    if (hadFocus) focusPit(move.pit);
    props.onPlay(move);
  };
  /** One move is played; two that differ in safari are asked about. */
  const settle = (moves: readonly PlayableMove[], byKey: boolean) => {
    const [move] = moves;
    if (!move) return;
    if (moves.length === 1) play(move);
    else setSelection({ pit: move.pit, direction: move.direction, byKey });
  };
  const editing = useEditing(onEdit, (target) => countIn(setup, target));

  const choose = (pit: PitRef, byKey: boolean, event: MouseEvent) => {
    if (onEdit) return editing.click(pit, event);
    const moves = movesOf(pit);
    if (moves.length === 0) {
      setSelection(null);
      props.onRefused?.(pit);
      return;
    }
    const directions = new Set(moves.map((move) => move.direction));
    if (!sameTarget(selection?.pit ?? null, pit)) {
      setSelection({ pit, direction: null, byKey });
      if (directions.size === 1) consider(moves[0] ?? null);
    } else if (directions.size === 1) settle(moves, byKey);
    else cancel();
  };
  const onDirection = (pit: PitRef, direction: Direction) => {
    const moves = onEdit ? [] : movesOf(pit);
    const thatWay = moves.filter((move) => move.direction === direction);
    settle(thatWay, true);
    if (moves.length > 0 && thatWay.length === 0) props.onRefused?.(pit, direction);
    return moves.length > 0;
  };
  const onMenu = (pit: PitRef, event: MouseEvent) => {
    if (onEdit) editing.take(pit);
    else if (props.onMenu) props.onMenu(pit);
    else return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !selection) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };

  // The pits are named anew only where something on them is another: not for every figure of the engine beside them.
  const acts = useRef({ choose, onDirection, onMenu, onEditKey: editing.key });
  acts.current = { choose, onDirection, onMenu, onEditKey: editing.key };
  const hasMenu = onEdit !== undefined || props.onMenu !== undefined;
  const isEditing = onEdit !== undefined;
  const onPits = [...badgesOn(state === 'done' ? props.badges : [])].join(' ');
  const selected = selection?.pit ?? null;
  const grid = useMemo(
    () => (
      <Grid
        setup={setup}
        columns={columns}
        bottom={bottom}
        hasHouse={hasHouse}
        houseFrom={houseFrom}
        coordinates={props.coordinates}
        playable={isEditing ? [] : playable}
        selected={selected}
        editing={isEditing}
        badges={badgesOn(state === 'done' ? props.badges : [])}
        labels={labels}
        onChoose={(...of) => acts.current.choose(...of)}
        onDirection={(...of) => acts.current.onDirection(...of)}
        onMenu={hasMenu ? (...of) => acts.current.onMenu(...of) : null}
        onEditKey={isEditing ? (...of) => acts.current.onEditKey(...of) : null}
      />
    ),
    [setup, view, props.coordinates, playable, isEditing, hasMenu, selected, onPits, labels],
  );

  const chosen = selection ? movesOf(selection.pit) : [];
  const atRest = state === 'done';
  const layouts = useMemo(
    () => [layoutOf('wide', columns, hasGhala), layoutOf('narrow', columns, hasGhala)] as const,
    [columns, hasGhala],
  );
  const variables = useMemo(() => Object.assign({}, ...layouts.map(placeVariables)), [layouts]);
  const frames = useMemo(
    () => layouts.map(({ kind }) => frameArt(kind, columns, hasGhala, `${id}${kind}-`)),
    [layouts, id],
  );
  const field = useMemo(() => artDefs(id) + seedDefs(id), [id]);
  const bowls = useMemo(() => fieldArt(columns, hasHouse, id), [columns, hasHouse, id]);
  const marks = useMemo(() => {
    let art = '';
    if (atRest && props.lastTrace && !props.path) art += wayArt(props.lastTrace, 'last', view);
    if (atRest && !onEdit && !props.path) art += playableArt(playable, view);
    if (setup.takasia && atRest) {
      const as = takasiaAs(setup);
      art += takasiaArt(setup.takasia, as, labels.takasia(as), view);
    }
    if (atRest && props.path) art += wayArt(props.path, 'path', view);
    return art;
  }, [atRest, props.lastTrace, props.path, playable, setup, view, onEdit, labels]);
  const flights = useMemo(() => {
    if (!atRest) return '';
    if (props.path) return flightsArt(props.path, 'path', view);
    return props.lastTrace ? flightsArt(props.lastTrace, 'last', view) : '';
  }, [atRest, props.lastTrace, props.path, view]);
  const [top] = sidesFromTop(bottom);
  const store = (side: Side, place: 'top' | 'bottom') => (
    <Store
      side={side}
      place={place}
      layouts={layouts}
      count={setup[side].ghala}
      labels={labels}
      editing={onEdit ? editing : null}
    />
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape from wherever the focus is in the board
    <div
      ref={root}
      class="bao"
      // A board is not text: it stays as it is where the page runs from right to left.
      dir="ltr"
      data-look={theme}
      data-playing={state === 'playing' || undefined}
      data-preview={props.preview && atRest ? true : undefined}
      data-editing={onEdit ? true : undefined}
      style={variables}
      onKeyDown={onKeyDown}
    >
      <div class="bao-box" {...editing.pointer}>
        {layouts.map((layout, k) => (
          <svg
            key={layout.kind}
            class={`bao-art bao-${layout.kind}`}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: `<defs>${artDefs(`${id}${layout.kind}-`)}</defs>${frames[k]}` }}
          />
        ))}
        <Plates top={top} bottom={bottom} toMove={setup.side} labels={labels} />
        {hasGhala && store(top, 'top')}
        <div class="bao-field">
          <svg
            class="bao-bowls"
            viewBox={fieldBox(columns)}
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: `<defs>${field}</defs>${bowls}` }}
          />
          <svg
            class="bao-marks"
            viewBox={fieldBox(columns)}
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: flights }}
          />
          {grid}
          <svg
            class="bao-marks"
            viewBox={fieldBox(columns)}
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: marks }}
          />
          {atRest && <Badges badges={props.badges} columns={columns} bottom={bottom} />}
          <div class="bao-hand" aria-hidden="true">
            <svg class="bao-seeds" viewBox="-50 -50 100 100" aria-hidden="true" />
            <span class="bao-hand-count" />
          </div>
          {selection && chosen.length > 0 && (
            <Choice
              key={`${selection.pit.side}${selection.pit.index}${selection.direction}`}
              pit={selection.pit}
              moves={selection.direction ? chosen.filter((m) => m.direction === selection.direction) : chosen}
              asking={selection.direction !== null}
              badges={props.badges}
              columns={columns}
              bottom={bottom}
              labels={labels}
              focus={selection.byKey}
              onMoves={(moves) => settle(moves, selection.byKey)}
              onConsider={consider}
              onCancel={cancel}
            />
          )}
        </div>
        {hasGhala && store(bottom, 'bottom')}
      </div>
      <p class="bao-spoken" aria-live="polite">
        {atRest ? (props.announcement ?? '') : ''}
      </p>
    </div>
  );
}
