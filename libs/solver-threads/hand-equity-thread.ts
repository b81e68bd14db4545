import type { AuditProfile } from '#audit';
import type { CanonicalHand } from '#histories';
import { equityOfHand, type HandEquity } from '#hand-equity';

/** A hand to be played through in a thread: plain data. */
export interface HandToPlay {
  readonly hand: CanonicalHand;
  readonly profile: AuditProfile;
  /** By seat: cards as the record has them. */
  readonly cards: Readonly<Record<string, string | null>>;
}

/** The thread's side: what the hands of a played hand were worth. */
export default function played({ hand, profile, cards }: HandToPlay): HandEquity | null {
  return equityOfHand(hand, profile, (seat) => cards[String(seat)] ?? null);
}
