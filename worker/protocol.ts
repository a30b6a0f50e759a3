/**
 * What goes between the page (or the terminal) and an engine session. Plain data only: everything here
 * survives structured clone. Positions and moves travel as the text of the notation page, canonical form.
 */

export type Score =
  /** For the side to move; 100 = one seed's worth. */
  | { readonly kind: 'cp'; readonly value: number }
  /** Proven: the side to move wins with its `plies`-th ply from here (1 = this move wins). */
  | { readonly kind: 'win'; readonly plies: number }
  /** Proven: the side to move has lost after `plies` plies (0 = already lost). */
  | { readonly kind: 'loss'; readonly plies: number };

/** A variant's preset by name and the house rules that differ from it (names and ranges: rules 3.6). */
export interface RulesSpec {
  readonly variant: string;
  readonly switches: Readonly<Record<string, boolean | number>>;
}

export interface Limits {
  readonly depth?: number;
  readonly nodes?: number;
  /** Milliseconds. */
  readonly movetime?: number;
  /** Stop when a win in at most so many plies is proven, or refuted to that depth. */
  readonly mate?: number;
}

export const EVALUATION_NAMES = ['trained', 'tables', 'simple', 'material'] as const;
export type EvaluationName = (typeof EVALUATION_NAMES)[number];
/** What a search really evaluates by. */
export type EvaluationUsed = 'network' | Exclude<EvaluationName, 'trained'>;

/** Engine choices that authors compare; the defaults are the strongest. */
export interface SearchOptions {
  /** `trained`: the variant's network, or its tables where it has none or none could be loaded. `tables`: those in any case. */
  readonly evaluation?: EvaluationName;
  readonly pruning?: boolean;
  /**
   * Whether one helper proves by proof numbers instead of searching like the others. `auto`: from three threads on, and with a
   * `mate` limit from two; `on`: whenever there is a helper.
   */
  readonly proofThread?: ProofThread;
}

export type ProofThread = 'auto' | 'on' | 'off';

export interface SearchJob {
  readonly rules: RulesSpec;
  /** Position text the moves start from. */
  readonly root: string;
  /** Canonical moves from `root` to the position to search: the repetition history. */
  readonly moves: readonly string[];
  /** No limit set: infinite. */
  readonly limits: Limits;
  /** Lines wanted, 1 up; more than there are legal moves means all. */
  readonly multiPv: number;
  /** Only these root moves (canonical); empty: all. */
  readonly searchMoves: readonly string[];
  readonly options?: SearchOptions;
}

export interface Line {
  /** 1 = best. */
  readonly rank: number;
  readonly depth: number;
  readonly seldepth: number;
  readonly score: Score;
  readonly bound: 'exact' | 'lower' | 'upper';
  /** Canonical moves; the first is the root move. */
  readonly pv: readonly string[];
}

export interface SearchInfo {
  /** Last completed depth. */
  readonly depth: number;
  readonly seldepth: number;
  readonly nodes: number;
  readonly nps: number;
  readonly timeMs: number;
  /** Permille of the table in use. */
  readonly hashfull: number;
  readonly evaluation: EvaluationUsed;
  /** Best first. */
  readonly lines: readonly Line[];
}

export interface SearchResult {
  /** Null if the game is over. */
  readonly best: string | null;
  readonly info: SearchInfo;
  readonly reason: 'limit' | 'stopped' | 'replaced' | 'proven' | 'game over';
}

export interface SessionSettings {
  readonly threads: number;
  /** Transposition table, MiB. */
  readonly hash: number;
}

/** What a session really runs with, which can be less than was asked for. */
export interface SessionInfo {
  readonly threads: number;
  readonly hash: number;
  /** One table shared by the threads; false where there is no SharedArrayBuffer. */
  readonly shared: boolean;
  readonly version: string;
}
