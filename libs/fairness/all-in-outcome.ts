import type { AuditedHand } from '#audit';
import { boundedAwards } from '#equity';
import { traceAllIn } from '#hand-equity';
import type { AllInOutcome } from './dealt-hand.js';

/** The equity is counted in millionths of the pot. */
const WHOLE = 1_000_000;

/**
 * The share of the main pot that its first player left of the button was to expect when all-ins ended the betting, and the share that
 * he got by the cards. Null without an all-in, with several boards, and where chance is not alone: discards to come, an unusual deal.
 */
export const allInOutcome = (audited: AuditedHand): AllInOutcome | null => {
  const street = traceAllIn(audited);
  if (street === null || audited.boards.length > 1) return null;
  if (street.reason === 'unknown-hands') return { known: null };
  if (street.reason !== null) return null;
  const { pots, awards, unverifiable } = audited.settlement;
  const players = pots.at(0)?.players ?? [];
  if (players.length < 2) return null;
  const expected = boundedAwards(street.moment, { players, amount: WHOLE });
  if (expected === null || unverifiable.has(0)) return { known: null };
  let pot = 0;
  let own = 0;
  for (const award of awards) {
    if (award.pot !== 0) continue;
    pot += award.amount;
    if (award.player === players[0]) own += award.amount;
  }
  if (pot === 0) return null;
  const equity = expected[0] / WHOLE;
  // Of all outcomes with this mean, win or lose has the largest variance. Split pots have less.
  return { known: { equity, outcome: own / pot, variance: equity * (1 - equity) } };
};
