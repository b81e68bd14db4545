import type { Switches } from '#engine';
import type { RakeTerms } from '#rules';

/** The part of a house profile by which hands are dealt. */
export interface HouseProfile {
  /** The ids of the hands of a named house are its own. */
  readonly id?: string;
  readonly switches: Switches;
  /** P-SETUP-6: the first row that is about a hand applies; the rake of the other options if there is none. */
  readonly rake?: readonly RakeTerms[];
  /** P-SETUP-4: the smallest buy-in, in minimum bets. */
  readonly minimumBuyIn?: number;
}
