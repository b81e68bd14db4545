import { commonDivisor, type Chips } from '#engine';
import { findRakeTerms, rakeUnit, type RakeTerms } from '#rules';
import type { CanonicalHand } from '#histories';
import type { AuditProfile } from './profile.js';

/** P-SETUP-6: the terms on which the house rakes a hand; undefined without any, and in tournaments. */
export const findHouseRake = (
  { tournament, site, currency, scale, stakes, game }: CanonicalHand,
  players: number,
  rake: AuditProfile['rake'],
): RakeTerms | undefined =>
  rake === undefined || tournament !== null
    ? undefined
    : findRakeTerms(rake, { site, currency, scale, stakes, limit: game.limit, players });

/**
 * R-BET-1: what the house takes, as the chips that it needs for it: the rake and the fees that the log states or, in a house
 * with a schedule, its unit too.
 */
export const findRevenue = (hand: CanonicalHand, players: number, rake: AuditProfile['rake']): Chips => {
  const terms = findHouseRake(hand, players, rake);
  const stated = hand.claims.reduce(
    (sum, claim) => (claim.type === 'rake' || claim.type === 'fee' ? sum + claim.amount : sum),
    0,
  );
  return terms === undefined ? stated : commonDivisor(stated, rakeUnit(terms, hand.scale));
};
