/**
 * Every state of the board on one page, for looking at it; development only, linked from nowhere.
 * Parameters: `only=<case>`, `theme=wood|plain`, `scheme=light|dark`, `speed=0|0.5|1|2`, `bottom=N`,
 * `variant=`, `position=` and `move=` for the cases `middle` and `path`.
 */
import { render } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import {
  legalMoves,
  type Move,
  type Position,
  parseMove,
  parseSetup,
  play,
  type Ruleset,
  rulesetOf,
  type Setup,
  startPosition,
  type TraceEvent,
  validate,
} from '../rules/index.ts';
import { Board } from './Board.tsx';
import { MiniBoard } from './MiniBoard.tsx';
import { boardSvg } from './picture.ts';
import type { BoardProps, PlayableMove, PlaybackHandle, PlaybackSpeed } from './types.ts';

const query = new URLSearchParams(location.search);
const theme = query.get('theme') === 'plain' ? 'plain' : 'wood';
const bottom = query.get('bottom') === 'N' ? 'N' : 'S';
if (query.get('scheme') === 'dark') document.documentElement.dataset.theme = 'dark';

function rules(variant: string): Ruleset {
  const found = rulesetOf(variant);
  if (!found.ok) throw new Error(found.error.join('; '));
  return found.value;
}

function positionOf(ruleset: Ruleset, text: string): Position {
  const setup = parseSetup(text, ruleset.columns);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const position = validate(ruleset, setup.value);
  if (!position.ok) throw new Error(position.error.join('; '));
  return position.value;
}

function moveOf(ruleset: Ruleset, position: Position, text: string): Move {
  const move = parseMove(ruleset, position, text);
  if (!move.ok) throw new Error(JSON.stringify(move.error));
  return move.value;
}

const offered = (ruleset: Ruleset, position: Position): PlayableMove[] =>
  legalMoves(ruleset, position).map((move) => ({
    pit: { side: position.side, index: move.pit },
    direction: move.direction,
    safari: move.safari,
    captures: move.captures,
    text: move.text,
    toKichwa: move.captures && position[position.side].ghala > 0,
  }));

function basics(ruleset: Ruleset, setup: Setup): BoardProps {
  return {
    setup,
    columns: ruleset.columns,
    hasHouse: ruleset.houseFrom !== null,
    houseFrom: ruleset.houseFrom,
    hasGhala: ruleset.start.ghala > 0,
    bottom,
    coordinates: true,
    playable: [],
    onPlay: () => {},
    playback: null,
    speed: Number(query.get('speed') ?? 1) as PlaybackSpeed,
    lastTrace: null,
    badges: [],
    preview: null,
    path: null,
    theme,
  };
}

/** A game that can be played on, both sides, with path and preview of what is considered. */
function Live({ variant, from }: { variant: string; from?: string }) {
  const ruleset = useMemo(() => rules(variant), [variant]);
  const [position, setPosition] = useState(() => (from ? positionOf(ruleset, from) : startPosition(ruleset)));
  const [last, setLast] = useState<{ key: string; from: Position; trace: readonly TraceEvent[] } | null>(null);
  const [considered, setConsidered] = useState<PlayableMove | null>(null);
  const [said, setSaid] = useState('');
  const [, redraw] = useState({});
  const handle = useRef<PlaybackHandle | null>(null);
  const playable = useMemo(() => offered(ruleset, position), [ruleset, position]);
  const asMove = (move: PlayableMove): Move => ({
    pit: move.pit.index,
    direction: move.direction,
    safari: move.safari,
  });
  const ahead = considered ? play(ruleset, position, asMove(considered)) : null;
  return (
    <>
      <Board
        {...basics(ruleset, position)}
        playable={playable}
        playback={last}
        lastTrace={last?.trace ?? null}
        path={ahead?.trace ?? null}
        preview={ahead?.position ?? null}
        playbackRef={handle}
        announcement={said}
        onConsider={setConsidered}
        onRefused={(pit) => setSaid(`${pit.side}${pit.index} cannot be played`)}
        onPlaybackProgress={() => redraw({})}
        onPlay={(move) => {
          const played = play(ruleset, position, asMove(move));
          setLast({ key: `${position.moveNumber}${position.side}${move.text}`, from: position, trace: played.trace });
          setPosition(played.position);
          setSaid(`${move.text} played`);
        }}
      />
      <nav data-playback-control>
        <button type="button" onClick={() => handle.current?.stepLap(-1)}>
          lap back
        </button>
        <button type="button" onClick={() => handle.current?.stepLap(1)}>
          lap forward
        </button>
        <button type="button" onClick={() => handle.current?.pause()}>
          pause
        </button>
        <button type="button" onClick={() => handle.current?.resume()}>
          go on
        </button>
        <button type="button" onClick={() => handle.current?.skip()}>
          skip
        </button>
        <output>
          {JSON.stringify(handle.current?.progress ?? null)} {said}
        </output>
      </nav>
    </>
  );
}

function Editor() {
  const ruleset = rules('kiswahili');
  const [setup, setSetup] = useState<Setup>(startPosition(ruleset));
  return (
    <Board
      {...basics(ruleset, setup)}
      onEdit={(target, change) =>
        setSetup((now) => {
          const set = (count: number) => Math.max(0, 'set' in change ? change.set : count + change.delta);
          if ('ghala' in target)
            return { ...now, [target.ghala]: { ...now[target.ghala], ghala: set(now[target.ghala].ghala) } };
          const pits = now[target.side].pits.map((count, k) => (k === target.index ? set(count) : count));
          return { ...now, [target.side]: { ...now[target.side], pits } };
        })
      }
    />
  );
}

const MIDDLE = '0,1,2,3,1,2,2,1/1,2,3,1,1,1,1,1/0,3,2,0,12,1,0,1/2,0,3,0,4,0,1,0 S 6,6 S - 17';
const LATE = '2,2,4,6,0,0,3,4/3,0,3,0,0,5,1,0/2,0,1,2,0,1,1,1/1,2,4,5,3,3,3,2 S 0,0 - - 1';
const TAKASIA = '4,2,0,1,3,5,0,1/1,0,1,1,1,1,1,1/0,0,0,0,1,3,27,0/1,3,1,0,1,3,1,0 S 0,0 - A6 25';
const HEAPS = '17,2,25,6,12,0,13,4/3,11,3,10,9,8,7,0/1,2,3,4,5,6,7,8/9,10,11,12,13,14,16,20 S 0,0 SN - 1';

function parsed(text: string): Setup {
  const setup = parseSetup(text, 8);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return setup.value;
}

function Played({
  variant,
  from,
  text,
  considered,
}: {
  variant: string;
  from: string;
  text: string;
  considered?: boolean;
}) {
  const ruleset = rules(variant);
  const position = positionOf(ruleset, from);
  const after = play(ruleset, position, moveOf(ruleset, position, text));
  if (considered) {
    return (
      <Board
        {...basics(ruleset, position)}
        playable={offered(ruleset, position)}
        path={after.trace}
        preview={after.position}
      />
    );
  }
  return (
    <Board {...basics(ruleset, after.position)} playable={offered(ruleset, after.position)} lastTrace={after.trace} />
  );
}

function Scored() {
  const ruleset = rules('kujifunza');
  const position = positionOf(ruleset, LATE);
  const moves = offered(ruleset, position);
  return (
    <Board
      {...basics(ruleset, position)}
      playable={moves}
      badges={moves.map((move, rank) => ({
        pit: move.pit,
        direction: move.direction,
        safari: move.safari,
        text: rank === 0 ? '+12.4' : rank === 1 ? 'W7' : `\u2212${rank}.5`,
        rank,
        kind: rank === 0 ? 'best' : rank === 2 ? 'played' : 'other',
      }))}
    />
  );
}

/** A move in a small diagram and in a picture. */
function Diagram() {
  const ruleset = rules('kujifunza');
  const position = positionOf(ruleset, LATE);
  const { trace } = play(ruleset, position, moveOf(ruleset, position, 'B2L'));
  const shared = { columns: 8, hasHouse: false, houseFrom: null, bottom, theme, title: 'B2L' } as const;
  const svg = boardSvg(position, {
    ...shared,
    hasGhala: false,
    scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
    coordinates: true,
    lastTrace: null,
    path: trace,
  });
  return (
    <>
      <MiniBoard setup={position} {...shared} path={trace} />
      <img alt="B2L" width="100%" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />
    </>
  );
}

const svgOf = (text: string) =>
  boardSvg(parsed(text), {
    columns: 8,
    hasHouse: true,
    houseFrom: 6,
    hasGhala: true,
    bottom,
    theme,
    coordinates: true,
    scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
    title: 'A position',
    lastTrace: null,
    path: null,
  });

const picture = (text: string) => (
  <img alt="A position" width="100%" src={`data:image/svg+xml,${encodeURIComponent(svgOf(text))}`} />
);

const cases: Record<string, () => preact.JSX.Element> = {
  live: () => <Live variant="kiswahili" />,
  middle: () => <Live variant={query.get('variant') ?? 'kiswahili'} from={query.get('position') ?? MIDDLE} />,
  long: () => <Live variant="kujifunza" />,
  hawalis: () => <Live variant="hawalis" />,
  kiarabu: () => <Live variant="kiarabu" />,
  last: () => <Played variant="kujifunza" from={LATE} text="B2L" />,
  path: () => (
    <Played variant="kujifunza" from={query.get('position') ?? LATE} text={query.get('move') ?? 'B2L'} considered />
  ),
  takasia: () => <Live variant="kiswahili" from={TAKASIA} />,
  heaps: () => <Board {...basics(rules('kiswahili'), parsed(HEAPS))} />,
  badges: () => <Scored />,
  editor: () => <Editor />,
  picture: () => picture(MIDDLE),
  diagram: () => <Diagram />,
  mini: () => (
    <div style={{ width: '240px' }}>
      <MiniBoard
        setup={parsed(MIDDLE)}
        columns={8}
        hasHouse
        houseFrom={6}
        bottom={bottom}
        theme={theme}
        title="A position"
      />
    </div>
  ),
};

const only = query.get('only');
const root = document.getElementById('gallery');
if (root) {
  render(
    Object.entries(cases)
      .filter(([name]) => !only || name === only)
      .map(([name, Case]) => (
        <section key={name} id={name}>
          {!only && <h2>{name}</h2>}
          <Case />
        </section>
      )),
    root,
  );
}
