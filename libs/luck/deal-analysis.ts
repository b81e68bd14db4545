import type { AuditedHand, HandAnalysis } from '#audit';
import type { Hand } from '#engine';
import type { CanonicalHand, HandEvent } from '#histories';
import { hidesDeal, OpenDeal } from './open-deal.js';

/** The worth of deals is kept in parts of the smallest unit. */
export const PARTS = 10_000;

/**
 * `open`: the log says at the deal what everybody is dealt, so that every deal can be corrected. `hidden`: it does not. `unclear`: it
 * does, but no deal of the game has a value, there was an incident, or the cards contradict each other.
 */
export type DealKind = 'open' | 'hidden' | 'unclear';

/** What the deals of a hand were worth. */
export interface DealWorth {
  readonly deal: DealKind;
  /**
   * To each player in the order of the deal, in ten-thousandths of the smallest unit: the result less it is the luck-adjusted one.
   * Null if the deal is not open.
   */
  readonly worth: readonly number[] | null;
}

/** Values the deals of a hand, as docs/luck.md defines it. A hand that hides cards costs a look at its deals. */
export class DealAnalysis implements HandAnalysis<DealWorth> {
  private deal: OpenDeal | null = null;
  private isHidden = false;

  private readonly observe = (state: Hand, event: HandEvent): void => {
    this.deal?.take(state, event);
  };

  begin(hand: CanonicalHand): ((state: Hand, event: HandEvent) => void) | undefined {
    this.isHidden = hidesDeal(hand);
    const isClear = !this.isHidden && !hand.events.some(({ type }) => type === 'incident');
    this.deal = isClear ? new OpenDeal() : null;
    return this.deal === null ? undefined : this.observe;
  }

  end(audited: AuditedHand): DealWorth {
    const worth = this.deal?.worthOf(audited) ?? null;
    const isHidden = this.isHidden || this.deal?.hides(audited) === true;
    const deal = worth !== null ? 'open' : isHidden ? 'hidden' : 'unclear';
    return { deal, worth: worth?.map((amount) => Math.round(amount * PARTS)) ?? null };
  }
}
