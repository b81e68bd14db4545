import { collectedBy, contributionOf, entitlementOf, type AuditedHand } from '#audit';
import { rakeInProportion, type Chips } from '#engine';

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

/** Computes the all-in adjusted net result of each player, in the order of the deal; null for a hand without an all-in. */
export type AllInAdjustment = (audited: AuditedHand) => readonly (Chips | null)[] | null;

/** The results of all players, in the order of the deal. O(players × awards). */
export const moneyOf = (audited: AuditedHand, adjust: AllInAdjustment): PlayerMoney[] => {
  const { replay, settlement } = audited;
  const { seats } = replay.state;
  const received = seats.map((seat, player) => collectedBy(audited, seat) ?? entitlementOf(audited, player));
  const taken = settlement.rake + settlement.fees;
  const left = rakeInProportion(
    received.map((amount) => ({ amount: amount ?? 0, players: [] })),
    taken,
  );
  const adjusted = adjust(audited);
  return received.map((amount, player) => ({
    collected: amount,
    net: amount === null ? null : amount - contributionOf(audited, player),
    adjusted: amount === null ? null : (adjusted?.[player] ?? null),
    rake: (amount ?? 0) - left[player],
    cashOut: replay.cashOuts.get(seats[player]) ?? 0,
  }));
};
