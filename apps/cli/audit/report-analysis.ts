import type { AuditedHand, HandAnalysis, StepObserver } from '#audit';
import { FairnessAnalysis, type DealtHand } from '#fairness';
import type { CanonicalHand } from '#histories';
import { allInAdjustment } from '#luck';
import { PartnersAnalysis, type HandPartners } from '#partners';
import { StatisticsAnalysis, type HandStatistics } from '#statistics';

/** What a report counts of a hand. */
export interface ReportFacts {
  readonly statistics: HandStatistics | null;
  readonly deal: DealtHand | null;
  readonly partners: HandPartners | null;
}

/** The analyses of a report, in one replay. */
export class ReportAnalysis implements HandAnalysis<ReportFacts> {
  private readonly statistics = new StatisticsAnalysis(allInAdjustment);
  private readonly fairness = new FairnessAnalysis();
  private readonly partners = new PartnersAnalysis();

  begin(hand: CanonicalHand): StepObserver {
    const observers = [this.statistics.begin(hand), this.partners.begin()];
    return (state, event) => {
      for (const observe of observers) observe(state, event);
    };
  }

  end(audited: AuditedHand): ReportFacts {
    return {
      statistics: this.statistics.end(audited),
      deal: this.fairness.end(audited),
      partners: this.partners.end(audited),
    };
  }
}
