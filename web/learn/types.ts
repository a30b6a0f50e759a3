/** The shapes of the learning content; the words are in `i18n/learn`. */
import type { Switches, VariantId } from '../rules/index.ts';
import type { Claim } from './claims.ts';

/** A position, the move to play in it, and what the move does. */
export interface Example {
  readonly variant: VariantId;
  /** House rules on top of the variant's preset. */
  readonly switches?: Partial<Switches>;
  /** Position text. */
  readonly position: string;
  /** Canonical notation. */
  readonly move: string;
  readonly claims: readonly Claim[];
}
