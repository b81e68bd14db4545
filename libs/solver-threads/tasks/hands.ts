import type { AuditProfile } from '#audit';
import type { CanonicalHand } from '#histories';
import { equityOfHand as computeEquity, type HandEquity } from '#hand-equity';

/** A hand to be replayed, as plain data. */
export interface HandToReplay {
  readonly hand: CanonicalHand;
  readonly profile: AuditProfile;
  /** The cards in the record, by seat. */
  readonly cards: Readonly<Record<string, string | null>>;
}

/** The equity of the players on each street of a hand; null if the hand cannot be replayed. */
export const equityOfHand = ({ hand, profile, cards }: HandToReplay): HandEquity | null =>
  computeEquity(hand, profile, (seat) => cards[String(seat)] ?? null);
