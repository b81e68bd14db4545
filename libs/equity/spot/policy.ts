import type { Card } from '#cards';
import type { DiscardStage } from './discard-stages.js';

/** The policies that need no table: the best discards as if no draw followed, and over all draws that are left. */
export const BEST_POLICIES = ['best-one-draw', 'best-all-draws'] as const;
export type BestPolicy = (typeof BEST_POLICIES)[number];

/** How players discard (docs/policies.md). */
export type DiscardPolicy = BestPolicy | PolicyTable;

/** The first rule that fits a hand decides which cards a player keeps. */
export interface PolicyTable {
  readonly rules: readonly PolicyRule[];
  /** The cards that are kept if no rule fits: as `keep` of a rule. */
  readonly otherwise: string;
}

export interface PolicyRule {
  /** The rule is for the draw with so many draws left, with this one; by default for every discard. */
  readonly draws?: number | undefined;
  /** A range of whole hands; by default any hand. */
  readonly hand?: string | undefined;
  /** `all`, `none`, a best policy, or a range of the cards that are kept: the hand must have such cards. */
  readonly keep: string;
}

/** The policy of a spot. */
export interface SpotPolicy {
  readonly policy: DiscardPolicy;
  /** The discards to come, in order; empty once all are decided. */
  readonly stages: readonly DiscardStage[];
  /** By player: the cards that the policy keeps of a known hand now; null if it cannot be known yet. */
  readonly keeps?: readonly (readonly Card[] | null)[];
}

export const isBestPolicy = (text: string): text is BestPolicy =>
  (BEST_POLICIES as readonly string[]).includes(text);
