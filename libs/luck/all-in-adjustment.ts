import { contributionOf, type AuditedHand } from '#audit';
import type { Chips } from '#engine';
import { boundedAwards } from '#equity';
import { isAllIn, traceAllIn } from '#hand-equity';

/**
 * What each player could expect of a hand once all-ins had ended the betting before the last card, in the order of the deal: the
 * equity in each pot, net of rake, less what the player put in. Whole chips, in the smallest unit, that add up to the net pots less
 * all contributions. It stands in the place of the result. All runs of the board share one expectation; cash-outs are apart.
 *
 * Null if there was no such all-in, `left-out` if it cannot be counted: a live hand is unknown, discards are still to come, or the
 * deal was unusual. A hand without an all-in costs a look at its players.
 */
export const allInAdjustment = (audited: AuditedHand): readonly Chips[] | 'left-out' | null => {
  if (!isAllIn(audited)) return null;
  const street = traceAllIn(audited);
  if (street?.reason !== null) return 'left-out';
  const { pots, net } = audited.settlement;
  const adjusted = audited.replay.state.seats.map((_, player) => 0 - contributionOf(audited, player));
  for (let pot = 0; pot < pots.length; pot++) {
    const { players } = pots[pot];
    const awards = boundedAwards(street.moment, { players, amount: net[pot] });
    if (awards === null) return 'left-out';
    for (let at = 0; at < players.length; at++) adjusted[players[at]] += awards[at];
  }
  return adjusted;
};
