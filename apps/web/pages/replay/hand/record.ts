import type { AuditedItem, HandReplay, ReplayStep, UnstoredHandEquity } from '#client';

export type { Finding } from '#client';

/** An event of a hand, and the state before it. Amounts are decimals in the currency of the hand. */
export type Step = ReplayStep;
/** What the player to act may do. */
export type Legal = NonNullable<Step['legal']>;
/** The smallest and the largest total of a bet; null if it depends on an unknown stack. */
export type LegalRange = NonNullable<Legal['bet']>;

/** The record of a hand that was played; one that is not stored has no id. */
export type HandRecord = Extract<AuditedItem, { readonly status: 'audited' | 'cancelled' }> & {
  readonly id?: string;
};
export type Player = HandRecord['players'][number];

/** A record of a hand without a replay. */
export type UnplayedRecord = Exclude<AuditedItem, { readonly status: 'audited' | 'cancelled' }>;

/** A hand with its steps. */
export type ReplayedHand = HandRecord & Pick<HandReplay, 'steps'>;

/** Whether a hand was played, so that its record has players. */
export const wasPlayed = (hand: HandReplay): hand is HandReplay & ReplayedHand => 'players' in hand;

/** The equities of a hand, stored or not. */
export type HandEquity = Pick<UnstoredHandEquity, 'streets' | 'folds' | 'allIn'>;
