import type { Switches } from '#engine';

/** The switches of a house for its floor: what happens after an irregularity. The engine does not need them. */
export interface FloorSwitches {
  /** P-IRR-2, R-MIS-2: which cards that the dealer exposes make the deal a misdeal. */
  readonly misdealExposed: 'any' | 'first-two-or-several';
  /** P-IRR-2, R-IRR-11: what happens if exactly one card too many is dealt. */
  readonly misdealOneExtra: 'misdeal' | 'becomes-burn';
  /** P-IRR-2, R-MIS-2: what happens if a player is short of a card in the initial deal. */
  readonly misdealMissingCard: 'misdeal' | 'dealt-on';
  /** P-IRR-2, R-MIS-2: whether a deal without a shuffle or a cut is a misdeal. */
  readonly misdealNoShuffleOrCut: 'misdeal' | 'not-a-cause';
  /** P-IRR-3: whether a faulty deal is dealt again or repaired. */
  readonly misdealRepair: 'redeal' | 'repair';
  /** P-IRR-2, R-DEAD-1: whether a hand with a wrong number of cards can ever win. */
  readonly wrongCount: 'never-wins' | 'exceptions';
  /** P-IRR-4, R-DEAD-2: whether a hand that touched the muck may be retrieved. */
  readonly muckTouch: 'dead' | 'retrievable';
  /** P-IRR-5, R-SHOW-6: when a card that one player saw is shown to all. */
  readonly shownCard: 'at-once' | 'timed';
  /** P-IRR-6, R-BET-11: whether an action out of turn binds. */
  readonly outOfTurn: 'always-binds' | 'unless-raised' | 'not-possible';
  /** P-SHOW-7, R-SHOW-5: whether a hand that the winner asks to see is live again. */
  readonly askToSeeWinner: 'discouraged' | 'both-live';
  /** P-SHOW-4, R-SHOW-8: who shows first if the last round had no bet. They differ in games without a button. */
  readonly showCheckedThrough: 'left-of-dealer' | 'first-to-act' | 'left-of-button';
  /** R-SHOW-8: whether players show in order, or all at once, if an all-in ended the betting before the last round. */
  readonly showAllIn: 'in-order' | 'tabled-at-once';
  /** P-SHOW-3, R-SHOW-7: the order in which side pots are settled. */
  readonly sidePotsOrder: 'newest-first' | 'deepest-first' | 'any';
  /** P-SHOW-6, R-SHOW-2: whether cards speak, or a player is held to what he declares. */
  readonly handReading: 'cards-speak' | 'declared';
}

/** All switches of a house: those of the engine and those of the floor. */
export type HouseSwitches = Switches & FloorSwitches;

/**
 * The practice of most card rooms, as the general rules have it. The order of a showdown is that of online sites, which show
 * all hands after an all-in and award pots in any order.
 */
export const defaultFloorSwitches: FloorSwitches = {
  misdealExposed: 'first-two-or-several',
  misdealOneExtra: 'becomes-burn',
  misdealMissingCard: 'dealt-on',
  misdealNoShuffleOrCut: 'not-a-cause',
  misdealRepair: 'redeal',
  wrongCount: 'exceptions',
  muckTouch: 'retrievable',
  shownCard: 'timed',
  outOfTurn: 'unless-raised',
  askToSeeWinner: 'both-live',
  showCheckedThrough: 'left-of-button',
  showAllIn: 'tabled-at-once',
  sidePotsOrder: 'any',
  handReading: 'cards-speak',
};
