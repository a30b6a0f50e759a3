/** A page around the board for tests: real rules, a game that goes on, everything that the board says written down. */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { Board } from '../../web/board/Board.tsx';
import type { BoardProps, PlayableMove } from '../../web/board/types.ts';
import {
  legalMoves,
  type Position,
  parseSetup,
  play,
  type Ruleset,
  rulesetOf,
  type TraceEvent,
  validate,
} from '../../web/rules/index.ts';

export function rulesFor(variant: string): Ruleset {
  const found = rulesetOf(variant);
  if (!found.ok) throw new Error(found.error.join());
  return found.value;
}

export function positionFor(rules: Ruleset, text: string): Position {
  const setup = parseSetup(text, rules.columns);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const valid = validate(rules, setup.value);
  if (!valid.ok) throw new Error(valid.error.join());
  return valid.value;
}

export const offered = (rules: Ruleset, position: Position): PlayableMove[] =>
  legalMoves(rules, position).map((move) => ({
    pit: { side: position.side, index: move.pit },
    direction: move.direction,
    safari: move.safari,
    captures: move.captures,
    text: move.text,
    toKichwa: move.captures && position[position.side].ghala > 0,
  }));

const asMove = ({ pit, direction, safari }: PlayableMove) => ({ pit: pit.index, direction, safari });

export interface Heard {
  readonly played: string[];
  readonly considered: (string | null)[];
  readonly refused: string[];
  readonly progress: string[];
  ends: number;
  position: Position;
}

let mounted: HTMLElement | null = null;

export function unmount(): void {
  if (mounted) {
    render(null, mounted);
    mounted.remove();
  }
  mounted = null;
  delete document.documentElement.dataset.theme;
}

/** Mounts a board `width` px wide on which the offered moves can be played. */
export function mount(
  variant: string,
  text: string,
  over: Partial<BoardProps> = {},
  width = 800,
): { root: HTMLElement; heard: Heard } {
  unmount();
  const rules = rulesFor(variant);
  const start = positionFor(rules, text);
  const heard: Heard = { played: [], considered: [], refused: [], progress: [], ends: 0, position: start };
  function Host() {
    const [position, setPosition] = useState(start);
    const [considered, setConsidered] = useState<PlayableMove | null>(null);
    const [last, setLast] = useState<{ key: string; from: Position; trace: readonly TraceEvent[] } | null>(null);
    return (
      <Board
        setup={position}
        columns={rules.columns}
        hasHouse={rules.houseFrom !== null}
        houseFrom={rules.houseFrom}
        hasGhala={rules.start.ghala > 0}
        bottom="S"
        coordinates
        playable={offered(rules, position)}
        playback={last}
        lastTrace={last?.trace ?? null}
        speed={0}
        badges={[]}
        preview={null}
        theme="wood"
        announcement={heard.played.at(-1) ?? null}
        onPlay={(move) => {
          heard.played.push(move.text);
          const after = play(rules, position, asMove(move));
          heard.position = after.position;
          setLast({ key: `${heard.played.length}`, from: position, trace: after.trace });
          setPosition(after.position);
        }}
        onConsider={(move) => {
          heard.considered.push(move?.text ?? null);
          setConsidered(move);
        }}
        path={considered && play(rules, position, asMove(considered)).trace}
        onRefused={(pit, direction) => heard.refused.push(pit.side + pit.index + (direction ?? ''))}
        onPlaybackEnd={() => {
          heard.ends += 1;
        }}
        onPlaybackProgress={({ state, lap }) => heard.progress.push(`${state} ${lap}`)}
        {...over}
      />
    );
  }
  mounted = document.createElement('main');
  mounted.style.width = `${width}px`;
  document.body.style.margin = '0';
  document.body.append(mounted);
  render(<Host />, mounted);
  return { root: mounted, heard };
}

export function pit(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll<HTMLButtonElement>('.bao-pit')].find((button) =>
    button.getAttribute('aria-label')?.startsWith(`${name},`),
  );
  if (!found) throw new Error(`no pit ${name} on the board`);
  return found;
}

export const countOf = (name: string): string | null => pit(name).querySelector('.bao-count')?.textContent ?? null;

/** Counts as drawn, in ring order. */
export const drawn = (side: 'S' | 'N'): number[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-pit^="${side}"]`)]
    .sort((a, b) => Number(a.dataset.pit?.slice(1)) - Number(b.dataset.pit?.slice(1)))
    .map((element) => Number(element.querySelector('.bao-count')?.textContent));

export const START = '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN - 1';
/** Voogt-1 after ply 8: A8 can capture to the right and end in the house, or go on. */
export const SAFARI = '0,0,0,0,0,0,0,0/1,1,1,9,0,0,0,1/0,3,0,0,8,1,0,1/0,0,0,0,0,0,1,1 S 18,18 SN - 5';
/** Voogt-7 after ply 48: A6 is takasia. */
export const TAKASIA = '4,2,0,1,3,5,0,1/1,0,1,1,1,1,1,1/0,0,0,0,1,3,27,0/1,3,1,0,1,3,1,0 S 0,0 - A6 25';
/** B2L wins in seven laps with four captures. */
export const LATE = '2,2,4,6,0,0,3,4/3,0,3,0,0,5,1,0/2,0,1,2,0,1,1,1/1,2,4,5,3,3,3,2 S 0,0 - - 1';
/** a4L sows 423 seeds in 91 laps. */
export const LONG = '3,2,1,0,3,2,3,0/1,2,5,4,5,3,6,3/1,0,1,0,4,1,4,0/1,0,3,2,0,4,1,3 N 0,0 - - 11';
