import type { Switches, Variant } from '#engine';
import type { FloorSwitches, RakeTerms } from '#rules';

/** The switches of a house for its showdown. Without them, players may show after an all-in and pots be awarded in any order. */
export type ShowSwitches = Partial<Pick<FloorSwitches, 'showCheckedThrough' | 'showAllIn' | 'sidePotsOrder'>>;

/**
 * The part of a profile that an audit needs: its id for the record, its switches, its rake schedule, its smallest buy-in and
 * its custom variants.
 */
export interface AuditProfile {
  readonly id: string;
  /** The floor switches that are left out have their defaults. */
  readonly switches: Switches & Partial<FloorSwitches>;
  readonly rake?: readonly RakeTerms[];
  /** P-SETUP-4: the smallest buy-in, in minimum bets. */
  readonly minimumBuyIn?: number;
  readonly games?: readonly Variant[];
}
