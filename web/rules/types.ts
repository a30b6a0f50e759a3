/**
 * The vocabulary of the reference model: what a position, a move, a trace and a ruleset are.
 * Types only; everything in `web/rules` builds on this page and imports nothing outside the folder.
 * Rule numbers (`2.1.3`) are those of the project's rules page.
 */

/** South owns the two lower rows and moves first; North the two upper. */
export type Side = 'S' | 'N';

/** Physical left or right of the pit's owner (notation 2): `B2R` goes to `B3`. In a namua capture: the kichwa. */
export type Direction = 'L' | 'R';

export type VariantId = 'kiswahili' | 'kujifunza' | 'kete' | 'bawo' | 'bawo10' | 'hawalis' | 'kiarabu';

/** One pit of one half. `index` is the owner's ring index 0..2n-1 (rule 1): front 1..n, then back n..1. */
export interface PitRef {
  readonly side: Side;
  readonly index: number;
}

/** What one player owns. `pits` has 2n counts in ring order (rule 1). */
export interface Half {
  readonly pits: readonly number[];
  readonly ghala: number;
  readonly ownsHouse: boolean;
}

/** Anything a position text or the editor can say; it need not be playable. */
export interface Setup {
  readonly S: Half;
  readonly N: Half;
  /** Side to move. */
  readonly side: Side;
  /** Pit of the side to move: banned (2.6). Pit of the opponent: must be captured (3.2). */
  readonly takasia: PitRef | null;
  /** Number of the full move, from 1, +1 after each North turn. */
  readonly moveNumber: number;
}

declare const validated: unique symbol;
/** A set-up that `validate` has accepted for a ruleset, or that `play` has produced. */
export type Position = Setup & { readonly [validated]: true };

/** (pit, direction, house choice): what a player decides. `pit` is the mover's ring index. */
export interface Move {
  readonly pit: number;
  readonly direction: Direction;
  /** Plays the house when a capturing lap ends there (2.5). */
  readonly safari: boolean;
}

/** A legal move with what the notation shows of it. `text` is canonical (`A6L*`, `a5R`, `A8R>`). */
export interface LegalMove extends Move {
  readonly captures: boolean;
  readonly text: string;
}

/** The house rules of 3.6, by their names there. */
export interface Switches {
  readonly takasia: boolean;
  readonly takasiaSingletonExempt: boolean;
  readonly takasiaDuty: boolean;
  readonly takasiaHouseRunsOn: boolean;
  readonly mtajiSafariChoice: boolean;
  readonly houseOutlivesMtajiCapture: boolean;
  readonly singlesNeedFunctionalHouse: boolean;
  readonly mtajiTax: boolean;
  readonly nyumba8: boolean;
  /** Seeds sown in one turn above which it counts as never-ending (2.7); 1 to 1 000 000. */
  readonly moveLimit: number;
}

/** A game as data: the preset of a variant with its switches applied. Made by `rulesetOf`. */
export interface Ruleset {
  readonly variant: VariantId;
  readonly switches: Switches;
  /** Pits in a row: 8, Hawalis 7. */
  readonly columns: 7 | 8;
  /** `bao`: sections 2 to 3.3. `arab`: 3.4 and 3.5, captured seeds leave the board. */
  readonly family: 'bao' | 'arab';
  /** Seeds at the start, in hand included. */
  readonly seeds: number;
  /** Count from which an owned house is functional (2, 3.3), null in games without a house. */
  readonly houseFrom: number | null;
  /** Start position's half, the same for both players. */
  readonly start: Half;
  /** Differences of 3.2 and 3.3 that are not switches of 3.6. */
  /** Least count left for a tax of a lone functional house (3.2, 3.3); 0: always a tax (2.3). */
  readonly taxLeaves: number;
  /** Whose first mtaji takata must start from the house: nobody's, an owner's (3.2), a functional owner's (3.3). */
  readonly firstMtajiTakata: 'free' | 'ownedHouse' | 'functionalHouse';
  /** 3.3: namua takata on a single seed only if every occupied front pit but a functional house is a single. */
  readonly singlesOnlyAmongSingles: boolean;
  /** 3.3: a functional house facing an occupied pit keeps its owner from capturing the opponent's house. */
  readonly guard: boolean;
  /** 3.2: an owned house never holds fewer than this; 0 where it may be dormant. */
  readonly ownedHouseAtLeast: number;
  /** Arab games: directions a turn may take (ring direction -1 is anticlockwise) and how a capture works. */
  readonly arab: null | { readonly directions: readonly (1 | -1)[]; readonly capturesEachPitAlone: boolean };
}

export type EndReason =
  | 'empty pit' // 2.1.1
  | 'house' // 2.1.3
  | 'takasia' // 2.1.4
  | 'front row empty' // 2.7, the opponent's front row was emptied
  | 'captured' // 3.4: the turn ends with its capture
  | 'never-ending'; // 2.7; in Arab games only, where such a turn is legal and loses

/**
 * What happens in a turn, in order. Applying `place`, `lift`, `lap` and `capture` in order to the board before
 * the turn gives the board after it. `rule` is the number of the rule that made it happen.
 */
export type TraceEvent = { readonly rule: string } & (
  | { readonly type: 'place'; readonly pit: PitRef /** count after */; readonly count: number }
  | {
      readonly type: 'lift';
      readonly pit: PitRef;
      /** Seeds taken into the hand (2 for a tax, else the whole pit). */
      readonly count: number;
      readonly why: 'start' | 'endelea' | 'safari' | 'tax';
    }
  /** `by` keeps its own; the seeds come into the hand, or leave the board (`removed`, Arab games). */
  | {
      readonly type: 'capture';
      readonly by: PitRef;
      readonly pit: PitRef;
      readonly count: number;
      readonly removed: boolean;
    }
  /** Captured seeds enter at this kichwa; `chosen` when the mover had the choice (2.2). */
  | { readonly type: 'kichwa'; readonly pit: PitRef; readonly side: Direction; readonly chosen: boolean }
  /** One lap: one seed into each of `pits`, in that order. `number` counts from 1. `step` is the ring direction. */
  | { readonly type: 'lap'; readonly number: number; readonly step: 1 | -1; readonly pits: readonly PitRef[] }
  | { readonly type: 'house stop'; readonly pit: PitRef }
  | {
      readonly type: 'house lost';
      readonly pit: PitRef;
      readonly why: 'lifted' | 'captured' | 'mtaji capture';
    }
  | { readonly type: 'takasia stop'; readonly pit: PitRef }
  | { readonly type: 'takasia set'; readonly pit: PitRef; readonly as: 'ban' | 'duty' }
  | { readonly type: 'end'; readonly reason: EndReason; readonly sown: number; readonly laps: number }
);

export interface Outcome {
  readonly winner: Side;
  readonly reason: 'front row empty' | 'no legal move' | 'never-ending turn' | 'no seeds';
}

export interface Played {
  readonly position: Position;
  readonly trace: readonly TraceEvent[];
  /** Null while the game goes on. A never-ending Arab turn ends the game though its position does not show it. */
  readonly outcome: Outcome | null;
}

/** Errors are values: callers must look before they use. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
