import { KindCounts, keyOfKind, type DealKind } from './deal-kinds.js';

/** Tables with fewer deals give way to others; smaller samples say nothing anyway. */
const LEAST_DEALS = 100;

/** Counts of a table have about 40 kilobytes. */
const MAX_LARGE = 1000;
const MAX_SMALL = 500;

/**
 * The counts of tables, in bounded memory: of a thousand tables with a hundred deals or more, and of the other ones those that were
 * played last. The counts of a table that gives way are passed on.
 */
export class TableCounts {
  /** By use, the one that was not used for the longest time first. */
  private readonly small = new Map<string, KindCounts>();
  private readonly large = new Map<string, KindCounts>();

  constructor(private readonly giveWay: (counts: KindCounts) => void) {}

  /** The counts of a table, to which a deal is added. O(1). */
  next(kind: DealKind): KindCounts {
    const key = keyOfKind(kind);
    const kept = this.large.get(key);
    if (kept !== undefined) return counted(kept);
    const { small, large } = this;
    let counts = small.get(key);
    if (counts === undefined) {
      if (small.size >= MAX_SMALL) this.dropOldest();
      counts = new KindCounts(kind);
    } else small.delete(key);
    if (counts.deals >= LEAST_DEALS && large.size < MAX_LARGE) large.set(key, counts);
    else small.set(key, counts);
    return counted(counts);
  }

  *values(): Generator<KindCounts> {
    yield* this.large.values();
    yield* this.small.values();
  }

  private dropOldest(): void {
    for (const [key, counts] of this.small) {
      this.small.delete(key);
      this.giveWay(counts);
      return;
    }
  }
}

const counted = (counts: KindCounts): KindCounts => {
  counts.deals++;
  return counts;
};
