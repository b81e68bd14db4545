import type { FindingRecord } from '#audit';
import type { RuleCount } from '#report';

/** Counts findings, and hands with findings, by the rules that they cite. */
export class RuleTally {
  private readonly counts = new Map<string, { findings: number; hands: number }>();

  /** Adds the findings of a hand. */
  add(findings: readonly FindingRecord[]): void {
    const seen = new Set<string>();
    for (const rule of findings.flatMap(({ rules }) => rules)) {
      let count = this.counts.get(rule);
      if (count === undefined) this.counts.set(rule, (count = { findings: 0, hands: 0 }));
      count.findings++;
      if (!seen.has(rule)) count.hands++;
      seen.add(rule);
    }
  }

  get rows(): RuleCount[] {
    return [...this.counts].map(([rule, count]) => ({ rule, ...count }));
  }
}
