import type { DeckId } from '#cards';
import { DealCounts } from './counts/deal-counts.js';
import { deckShape } from './deck-shape.js';

/** Deals that are counted together. */
export interface DealKind {
  readonly site: string;
  /** Null for all tables. */
  readonly table: string | null;
  readonly deck: DeckId;
  readonly holeCards: number;
}

/** The counts of a kind of deals, by whose cards count: of all players, or of the owner of the log. */
export class KindCounts {
  deals = 0;
  readonly all: DealCounts;
  readonly own: DealCounts;

  constructor(readonly kind: DealKind) {
    const shape = deckShape(kind.deck);
    if (shape === null) throw new Error(`deals of ${kind.deck} are not tested`);
    this.all = new DealCounts(shape, kind.holeCards);
    this.own = new DealCounts(shape, kind.holeCards);
  }

  merge({ deals, all, own }: KindCounts): void {
    this.deals += deals;
    this.all.merge(all.values);
    this.own.merge(own.values);
  }
}

export const keyOfKind = ({ site, table, deck, holeCards }: DealKind): string =>
  JSON.stringify([site, table, deck, holeCards]);
