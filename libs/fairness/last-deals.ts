import { LastDeal } from './counts/last-deal.js';
import type { DealtHand } from './dealt-hand.js';

/** At tables that were left longest ago, hands are no longer compared with the one before. */
const MAX_TABLES = 5000;

/** The last hand of a table, as either kind of count knows it. */
interface TableDeals {
  deck: string;
  readonly all: LastDeal;
  readonly own: LastDeal;
}

/** The last hands of the tables. */
export class LastDeals {
  /** By use, the one that was not used for the longest time first. */
  private readonly tables = new Map<string, TableDeals>();

  /** The last hand of the table, to be compared with and then replaced. `isFirst`: there is none with this deck. O(1). */
  at({ site, table, deck }: DealtHand): { readonly last: TableDeals; readonly isFirst: boolean } {
    const { tables } = this;
    const key = JSON.stringify([site, table]);
    const found = tables.get(key);
    if (found !== undefined) {
      tables.delete(key);
      tables.set(key, found);
      const isFirst = found.deck !== deck;
      found.deck = deck;
      return { last: found, isFirst };
    }
    if (tables.size >= MAX_TABLES)
      for (const oldest of tables.keys()) {
        tables.delete(oldest);
        break;
      }
    const last = { deck, all: new LastDeal(), own: new LastDeal() };
    tables.set(key, last);
    return { last, isFirst: true };
  }
}
