import type { ShowSwitches } from '../replay/profile.js';
import type { Replay } from '../replay/replay.js';
import type { Settlement } from '../settlement/settlement.js';
import type { StatedAward } from '../settlement/stated-money.js';

/** The rules of each order, that of the house first. */
const RULES = {
  'newest-first': ['P-SHOW-3', 'R-SHOW-7'],
  'deepest-first': ['R-SHOW-7', 'P-SHOW-3'],
} as const;

/**
 * P-SHOW-3, R-SHOW-7: side pots are settled before the main pot, the last one first. The side pot that was formed last is also
 * that of the players who began with the most chips: each side pot has some of the players of the one before. The order does
 * not affect the pots. It is checked for each run, in logs that name the pot of every award.
 */
export const checkPotOrder = (
  { conventions, collector }: Replay,
  { money, pots }: Settlement,
  { sidePotsOrder = 'any' }: ShowSwitches,
): void => {
  if (sidePotsOrder === 'any' || pots.length < 2 || conventions.showOrder === 'free') return;
  if (collector.hasFault) return;
  const early = findEarlyAward(money.awards);
  if (early === undefined) return;
  const { line, seat, event } = early;
  collector.add('pot-order', RULES[sidePotsOrder], line, seat, null, null, event);
};

/** The first award of a pot before one of its side pots, in the same run; undefined if a line does not name its pot. Linear. */
const findEarlyAward = (awards: readonly StatedAward[]): StatedAward | undefined => {
  const latest = new Map<number, number>();
  let early: StatedAward | undefined;
  for (const award of awards.toReversed()) {
    const { pot, run, event } = award;
    if (pot === null || event === null) return undefined;
    const last = latest.get(run) ?? pot;
    if (pot < last) early = award;
    latest.set(run, Math.max(pot, last));
  }
  return early;
};
