import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * What the site's figures mean. Evidence: 117 hands of 2009 to 2015, cash games and tournaments.
 *
 * - Players who are all-in show before the rest of the board; then there is no line for the showdown.
 * - Heads-up the summary names the button by its blind only.
 * - A seat line may say that a player sits out who is dealt in and bets.
 * - At a showdown the last player to bet shows first, even if the river was checked.
 * - Pots are split in chips of 5 cents and, at high stakes, of 50 cents: 7.75 into 3.90 and 3.85.
 */
const own: Conventions = {
  ...strictConventions,
  showdownLine: 'before-awards',
  // In 48 showdowns.
  handLines: 'at-showdown',
  positions: 'blind-only',
  showOrder: 'last-bet',
  absentPlayers: 'before-deal',
  splitChips: [5, 50],
};

/** Of November 2012, when the site came back: some hands without a showdown have their awards in the summary only. */
export const REOPENED = 'fulltilt-2012-11';

const reopened: Conventions = { ...own, awardLines: 'in-summary' };

export const conventionsOf = (dialect: string): Conventions => (dialect === REOPENED ? reopened : own);
