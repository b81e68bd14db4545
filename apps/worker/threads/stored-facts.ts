import type { AuditedHand, AuditProfile, HandAnalysis } from '#audit';
import type { CanonicalHand } from '#histories';
import { allInAdjustment } from '#luck';
import { StatisticsAnalysis, type HandStatistics } from '#statistics';

/** What the rows of a hand are written from. To read them back out of the record would take longer than to write the record. */
export type StoredFacts =
  | {
      readonly audited: AuditedHand;
      /** Null for a hand that was not played. */
      readonly statistics: HandStatistics | null;
    }
  | { readonly audited: null; readonly cancelled: CanonicalHand; readonly profile: string };

/** Passes the audited hand itself on: its rows are written in the same thread, before the next hand is read. */
export class StoredFactsAnalysis implements HandAnalysis<StoredFacts> {
  private readonly statistics = new StatisticsAnalysis(allInAdjustment);

  begin(hand: CanonicalHand): ReturnType<StatisticsAnalysis['begin']> {
    return this.statistics.begin(hand);
  }

  end(audited: AuditedHand): StoredFacts {
    return { audited, statistics: this.statistics.end(audited) };
  }

  cancelled(cancelled: CanonicalHand, profile: AuditProfile): StoredFacts {
    return { audited: null, cancelled, profile: profile.id };
  }
}
