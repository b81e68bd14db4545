import type { Message } from '#cards';
import type { HouseSwitches } from './floor-switches.js';
import type { RakeTerms } from './rake-terms.js';

/** A house profile: the choices of a house where the rules differ. */
export interface Profile {
  /** Lower-case letters, digits and hyphens; findings and reports cite it. */
  readonly id: string;
  readonly name: Message;
  /** Increases by one with every change of the switches, so that audits can be compared. */
  readonly version: number;
  readonly switches: HouseSwitches;
  /** P-SETUP-6: what the house takes; the first row that is about a hand applies. Without one, its rake is not checked. */
  readonly rake?: readonly RakeTerms[];
  /** P-SETUP-4: the smallest buy-in of a player who joins, in minimum bets. Without one, buy-ins are not checked. */
  readonly minimumBuyIn?: number;
}
