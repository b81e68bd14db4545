import type { AuditedHand, AuditProfile, HandAnalysis, StepObserver } from '#audit';
import { FairnessAnalysis, type DealtHand } from '#fairness';
import type { CanonicalHand } from '#histories';
import { allInAdjustment, DealAnalysis, type DealWorth } from '#luck';
import { PartnersAnalysis, type HandPartners } from '#partners';
import { StatisticsAnalysis, type HandStatistics } from '#statistics';

/** What the rows of a hand are written from. To read them back out of the record would take longer than to write the record. */
export type StoredFacts =
  | {
      readonly audited: AuditedHand;
      /** Null for a hand that was not played. */
      readonly statistics: HandStatistics | null;
      readonly deals: DealWorth;
      /** Null for a hand that says nothing about the deal, or about pairs of players. */
      readonly deal: DealtHand | null;
      readonly partners: HandPartners | null;
    }
  | { readonly audited: null; readonly cancelled: CanonicalHand; readonly profile: string };

/**
 * Passes the audited hand itself on: its rows are written in the same thread. Hands after it may be audited before, so that no audit may
 * reuse the objects of another one.
 */
export class StoredFactsAnalysis implements HandAnalysis<StoredFacts> {
  private readonly statistics = new StatisticsAnalysis(allInAdjustment);
  private readonly deals = new DealAnalysis();
  private readonly fairness = new FairnessAnalysis();
  private readonly partners = new PartnersAnalysis();

  begin(hand: CanonicalHand): StepObserver {
    const countActions = this.statistics.begin(hand);
    const followDeal = this.deals.begin(hand);
    const comparePlay = this.partners.begin();
    return (state, event) => {
      countActions(state, event);
      followDeal?.(state, event);
      comparePlay(state, event);
    };
  }

  end(audited: AuditedHand): StoredFacts {
    return {
      audited,
      statistics: this.statistics.end(audited),
      deals: this.deals.end(audited),
      deal: this.fairness.end(audited),
      partners: this.partners.end(audited),
    };
  }

  cancelled(cancelled: CanonicalHand, profile: AuditProfile): StoredFacts {
    return { audited: null, cancelled, profile: profile.id };
  }
}
