import type { AuditedHand, AuditProfile, HandAnalysis } from '#audit';
import type { Hand } from '#engine';
import type { CanonicalHand, HandEvent } from '#histories';
import { allInAdjustment, DealAnalysis, type DealWorth } from '#luck';
import { StatisticsAnalysis, type HandStatistics } from '#statistics';

/** What the rows of a hand are written from. To read them back out of the record would take longer than to write the record. */
export type StoredFacts =
  | {
      readonly audited: AuditedHand;
      /** Null for a hand that was not played. */
      readonly statistics: HandStatistics | null;
      readonly deals: DealWorth;
    }
  | { readonly audited: null; readonly cancelled: CanonicalHand; readonly profile: string };

/** Passes the audited hand itself on: its rows are written in the same thread, before the next hand is read. */
export class StoredFactsAnalysis implements HandAnalysis<StoredFacts> {
  private readonly statistics = new StatisticsAnalysis(allInAdjustment);
  private readonly deals = new DealAnalysis();

  begin(hand: CanonicalHand): (state: Hand, event: HandEvent) => void {
    const countActions = this.statistics.begin(hand);
    const followDeal = this.deals.begin(hand);
    if (followDeal === undefined) return countActions;
    return (state, event) => {
      countActions(state, event);
      followDeal(state, event);
    };
  }

  end(audited: AuditedHand): StoredFacts {
    return { audited, statistics: this.statistics.end(audited), deals: this.deals.end(audited) };
  }

  cancelled(cancelled: CanonicalHand, profile: AuditProfile): StoredFacts {
    return { audited: null, cancelled, profile: profile.id };
  }
}
