import { severityOrder, type Severity } from '#audit';
import type { ListedFinding } from '#report';

/** Rejected hands come last. */
const RANKS: readonly (string | null)[] = [...severityOrder, null];

/** Keeps the gravest findings of an audit, up to a number, and counts all. */
export class GravestFindings {
  /** By rank of severity: the findings in the order of the logs, each with its number in it. */
  private readonly ranks: (readonly [ListedFinding, number])[][] = RANKS.map(() => []);
  private kept = 0;
  total = 0;

  constructor(private readonly most: number) {}

  /**
   * Adds a finding, in the order of the logs. Of the least grave findings the last ones are dropped.
   *
   * @param severity null for a rejected hand
   * @param entryOf makes the entry if it is kept
   */
  add(severity: Severity | null, entryOf: () => ListedFinding): void {
    const number = this.total++;
    const rank = RANKS.indexOf(severity);
    if (this.kept === this.most) {
      const least = this.ranks.findLastIndex(({ length }) => length > 0);
      if (rank >= least) return;
      this.ranks[least].pop();
      this.kept--;
    }
    this.ranks[rank].push([entryOf(), number]);
    this.kept++;
  }

  /** The kept findings in the order of the logs. */
  get inOrder(): readonly ListedFinding[] {
    return this.ranks
      .flat()
      .sort(([, a], [, b]) => a - b)
      .map(([entry]) => entry);
  }
}
