/**
 * What an example shows and what a tutorial step asks for, as statements that the rules model decides. The page says
 * them in words, so a number in a text can never differ from the move on the board.
 */
import {
  type Direction,
  type EndReason,
  type LegalMove,
  legalMoves,
  type Outcome,
  type Played,
  type Position,
  pitName,
  type RefusalReason,
  type Ruleset,
  type Side,
  type TraceEvent,
  whyNotPlayable,
} from '../rules/index.ts';

/** Pits by name (`A5`, `b8`), as in the notation. */
export type Claim =
  /** A capture of `n` seeds at a pit; in the Arab games they leave the board. */
  | { readonly kind: 'captures'; readonly n: number; readonly at: string }
  /** So many captures in the turn. */
  | { readonly kind: 'captureCount'; readonly n: number }
  | { readonly kind: 'takata' }
  /** The captured seeds enter here first; `chosen` if the mover had the choice. */
  | { readonly kind: 'kichwa'; readonly side: Direction; readonly chosen: boolean }
  | { readonly kind: 'laps'; readonly n: number }
  /** How and, but for Arab never-ending turns, in which pit the turn ends. */
  | { readonly kind: 'ends'; readonly reason: EndReason; readonly in: string }
  | { readonly kind: 'neverEnding' }
  /** Two seeds only are lifted from the house, so many stay. */
  | { readonly kind: 'tax'; readonly leaves: number }
  | { readonly kind: 'safari' }
  /** A lap ends at the mover's house and captures. */
  | { readonly kind: 'houseCaptures' }
  | { readonly kind: 'houseKept'; readonly side: Side }
  | { readonly kind: 'houseLost'; readonly side: Side; readonly why: 'lifted' | 'captured' | 'mtaji capture' }
  | { readonly kind: 'takasia'; readonly pit: string; readonly as: 'ban' | 'duty' }
  /** A lap ends in the takasia pit and runs on. */
  | { readonly kind: 'runsThrough'; readonly pit: string }
  | { readonly kind: 'wins'; readonly side: Side; readonly by: Outcome['reason'] }
  /** Before the move: this pit cannot be played, and why. */
  | { readonly kind: 'refused'; readonly pit: string; readonly reason: RefusalReason }
  /** Before the move: the mover has no other pit to start from. */
  | { readonly kind: 'onlyPit'; readonly pit: string };

export interface Turn {
  readonly rules: Ruleset;
  readonly before: Position;
  readonly move: LegalMove;
  readonly played: Played;
}

/** The ring index behind a pit's name; throws a RangeError for a name that is no pit of this board. */
export function pitNamed(columns: 7 | 8, name: string): { readonly side: Side; readonly index: number } {
  for (const side of ['S', 'N'] as const) {
    for (let index = 0; index < 2 * columns; index++) {
      if (pitName(columns, { side, index }) === name) return { side, index };
    }
  }
  throw new RangeError(`${name} is not a pit of a board with ${columns} columns`);
}

type OfType<Type extends TraceEvent['type']> = Extract<TraceEvent, { readonly type: Type }>;

function all<Type extends TraceEvent['type']>(turn: Turn, type: Type): OfType<Type>[] {
  return turn.played.trace.filter((event): event is OfType<Type> => event.type === type);
}

/** The pit of the last seed, null if nothing was sown. */
export function lastPit({ rules, played }: Turn): string | null {
  const lap = played.trace.findLast((event) => event.type === 'lap');
  const pit = lap?.type === 'lap' ? lap.pits.at(-1) : undefined;
  return pit === undefined ? null : pitName(rules.columns, pit);
}

/** A lap other than the last one ended in the pit: it was lifted again. */
function wentThrough(turn: Turn, pit: string): boolean {
  const { trace } = turn.played;
  return trace.some((event, place) => {
    const lifted = trace[place + 1];
    const end = event.type === 'lap' ? event.pits.at(-1) : undefined;
    return end !== undefined && pitName(turn.rules.columns, end) === pit && lifted?.type === 'lift';
  });
}

export function holds(claim: Claim, turn: Turn): boolean {
  const { rules, before, played } = turn;
  const { columns } = rules;
  const name = (pit: { side: Side; index: number }) => pitName(columns, pit);
  const end = all(turn, 'end')[0];
  switch (claim.kind) {
    case 'captures':
      return all(turn, 'capture').some(({ count, pit }) => count === claim.n && name(pit) === claim.at);
    case 'captureCount':
      return all(turn, 'capture').length === claim.n;
    case 'takata':
      return rules.family === 'bao' && all(turn, 'capture').length === 0;
    case 'kichwa': {
      const first = all(turn, 'kichwa')[0];
      return first !== undefined && first.side === claim.side && first.chosen === claim.chosen;
    }
    case 'laps':
      return end?.laps === claim.n;
    case 'ends':
      return end?.reason === claim.reason && lastPit(turn) === claim.in;
    case 'neverEnding':
      return end?.reason === 'never-ending';
    case 'tax':
      return (
        all(turn, 'lift').some(({ why, count }) => why === 'tax' && count === 2) && taxLeaves(turn) === claim.leaves
      );
    case 'safari':
      return all(turn, 'lift').some(({ why }) => why === 'safari');
    case 'houseCaptures':
      return before[before.side].ownsHouse && all(turn, 'capture').some(({ by }) => name(by).toUpperCase() === 'A5');
    case 'houseKept':
      return before[claim.side].ownsHouse && played.position[claim.side].ownsHouse;
    case 'houseLost':
      return all(turn, 'house lost').some(({ pit, why }) => pit.side === claim.side && why === claim.why);
    case 'takasia':
      return all(turn, 'takasia set').some(({ pit, as }) => name(pit) === claim.pit && as === claim.as);
    case 'runsThrough':
      return wentThrough(turn, claim.pit);
    case 'wins':
      return played.outcome?.winner === claim.side && played.outcome.reason === claim.by;
    case 'refused':
      return whyNotPlayable(rules, before, pitNamed(columns, claim.pit))?.reason === claim.reason;
    case 'onlyPit':
      return legalMoves(rules, before).every(({ pit }) => name({ side: before.side, index: pit }) === claim.pit);
  }
}

/** Seeds left in the house right after the tax was lifted. */
function taxLeaves({ before, played }: Turn): number | null {
  const { trace } = played;
  const at = trace.findIndex((event) => event.type === 'lift' && event.why === 'tax');
  const tax = trace[at];
  if (tax?.type !== 'lift') return null;
  const placed = trace.slice(0, at).some((event) => event.type === 'place') ? 1 : 0;
  return before[tax.pit.side].pits[tax.pit.index]! + placed - tax.count;
}
