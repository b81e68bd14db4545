import { collectedBy, contributionOf, entitlementOf, type AuditedHand } from '#audit';
import type { Chips } from '#engine';

/** The result of a player in a hand, in the smallest unit. */
export interface PlayerMoney {
  /** Null if the log does not say what the player collected, and the cards neither. */
  readonly collected: Chips | null;
  /** Collected less contributed; null if it is unknown what the player collected. */
  readonly net: Chips | null;
  /** The net result with the expected result of an all-in in place of the actual one; null for a hand without one. */
  readonly adjusted: Chips | null;
  /** The part of rake and fees that the player paid: in proportion to what each player collected. */
  readonly rake: Chips;
  /** What cash-outs and insurance paid, less what they cost. They are apart from `net`. */
  readonly cashOut: Chips;
}

/**
 * Computes the all-in adjusted net result of each player, in the order of the deal; `left-out` for an all-in that cannot be adjusted,
 * null for a hand without one.
 */
export type AllInAdjustment = (audited: AuditedHand) => readonly (Chips | null)[] | 'left-out' | null;

/** The results of all players, in the order of the deal. `adjusted`: those with the all-in adjusted. O(players × awards). */
export const moneyOf = (audited: AuditedHand, adjusted: readonly (Chips | null)[] | null): PlayerMoney[] => {
  const { replay, settlement } = audited;
  const { seats } = replay.state;
  const received = seats.map((seat, player) => collectedBy(audited, seat) ?? entitlementOf(audited, player));
  const rake = inProportion(
    received.map((amount) => amount ?? 0),
    settlement.rake + settlement.fees,
  );
  return received.map((amount, player) => ({
    collected: amount,
    net: amount === null ? null : amount - contributionOf(audited, player),
    adjusted: amount === null ? null : (adjusted?.[player] ?? null),
    rake: rake[player],
    cashOut: replay.cashOuts.get(seats[player]) ?? 0,
  }));
};

/**
 * Divides an amount in proportion to others, in whole units that add up to it: the units that rounding leaves go to the largest
 * remainders, and of equal ones to the first. All shares are 0 if all others are. O(n log n).
 */
export const inProportion = (amounts: readonly Chips[], total: Chips): Chips[] => {
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  if (sum === 0 || total === 0) return amounts.map(() => 0);
  const only = amounts.indexOf(sum);
  if (only >= 0) return amounts.map((_, index) => (index === only ? total : 0));
  // The products may exceed the largest safe integer.
  const parts = amounts.map((amount) => BigInt(amount) * BigInt(total));
  const shares = parts.map((part) => Number(part / BigInt(sum)));
  const remainders = parts.map((part) => Number(part % BigInt(sum)));
  const rest = total - shares.reduce((all, share) => all + share, 0);
  const order = amounts.map((_, index) => index).sort((a, b) => remainders[b] - remainders[a]);
  for (const index of order.slice(0, rest)) shares[index]++;
  return shares;
};
