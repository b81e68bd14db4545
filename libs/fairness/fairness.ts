import type { DeckId } from '#cards';
import { DealCounts } from './counts/deal-counts.js';
import { LastDeal } from './counts/last-deal.js';
import { isComplete, type DealtHand } from './dealt-hand.js';
import { deckShape } from './deck-shape.js';
import { measureDeals } from './inference/fairness-tests.js';
import { DEFAULT_ALPHA, judge, type DealScope, type FairnessTest } from './judge.js';

/** Deals may be judged together, by site, or by table. */
export const SCOPES = ['site', 'table'] as const;
export type ScopeId = (typeof SCOPES)[number];

/** At tables that were left longest ago, hands are no longer compared with the one before. */
const MAX_TABLES = 5000;

/** The hands of a site, and how many of them have the cards of all players. */
export interface SiteHands {
  hands: number;
  complete: number;
  /** Hands with the cards of the owner of the log. */
  own: number;
}

/** Deals that are counted together. */
interface DealKind {
  readonly site: string;
  /** Null for all tables. */
  readonly table: string | null;
  readonly deck: DeckId;
  readonly holeCards: number;
}

/** Counts as plain data. They are sums, so those of parts of a log add up. */
export interface FairnessCounts {
  readonly sites: readonly ({ readonly site: string } & Readonly<SiteHands>)[];
  /** The numbers of `counts/layout.ts`, if the cards of all players count and if those of the owner of the log do. */
  readonly deals: readonly (DealKind & {
    readonly all: readonly number[];
    readonly own: readonly number[];
  })[];
}

/** The counts of some deals, by whose cards count. */
interface Group {
  readonly scope: DealKind;
  readonly all: DealCounts;
  readonly own: DealCounts;
}

/** The last hand of a table, as either kind of count knows it. */
interface TableDeals {
  deck: string;
  readonly all: LastDeal;
  readonly own: LastDeal;
}

/** The tests, and the hands that they are made of. */
export interface FairnessReport {
  readonly tests: readonly FairnessTest[];
  readonly alpha: number;
  readonly hands: {
    readonly deals: number;
    /** At sites whose logs have the cards of all players in every hand. */
    readonly complete: number;
    /** At other sites: with the cards of the owner of the log. */
    readonly own: number;
  };
}

/**
 * Counts the deals of logs, and tests them. The cards of all players count at a site whose logs have them in every hand. Elsewhere those
 * count that the owner of the log was dealt: a log that has the cards of all players in some hands may have them because they were
 * shown. Counts of parts of a log are sums, and merge.
 */
export class Fairness {
  private readonly groups = new Map<string, Group>();
  private readonly sites = new Map<string, SiteHands>();
  private readonly tables = new Map<string, TableDeals>();

  constructor(private readonly by: ScopeId | null = null) {}

  /** Counts a hand. The hands of a table come in the order of play. O(cards + players²). */
  add(hand: DealtHand): void {
    const { site, hero, seats, deck, holeCards } = hand;
    const counts = this.siteOf(site);
    const isWhole = isComplete(hand);
    counts.hands++;
    if (isWhole) counts.complete++;
    if (hero >= 0) counts.own++;
    const { all, own } = this.groupOf({
      site,
      table: this.by === 'table' ? hand.table : null,
      deck,
      holeCards,
    });
    const { last, isFirst } = this.lastOf(hand);
    const everybody = isWhole && counts.complete === counts.hands ? [...seats.keys()] : null;
    const owner = hero < 0 ? [] : [hero];
    if (everybody !== null) {
      all.add(hand, everybody, isFirst ? null : last.all);
      last.all.take(hand, everybody);
    }
    own.add(hand, owner, isFirst ? null : last.own);
    last.own.take(hand, owner);
  }

  /** The counts as plain data, to be stored or sent. */
  counts(): FairnessCounts {
    return {
      sites: [...this.sites].map(([site, counts]) => ({ site, ...counts })),
      deals: [...this.groups.values()].map(({ scope, all, own }) => ({
        ...scope,
        all: [...all.values],
        own: [...own.values],
      })),
    };
  }

  /** Adds the counts of another part of the logs. Its first hands are not compared with the last ones of this part. */
  merge({ sites, deals }: FairnessCounts): void {
    for (const { site, hands, complete, own } of sites) {
      const counts = this.siteOf(site);
      counts.hands += hands;
      counts.complete += complete;
      counts.own += own;
    }
    for (const { all, own, ...scope } of deals) {
      const group = this.groupOf(scope);
      group.all.merge(all);
      group.own.merge(own);
    }
  }

  /** Tests the deals, and judges all tests together. */
  report(alpha = DEFAULT_ALPHA): FairnessReport {
    const hands = { deals: 0, complete: 0, own: 0 };
    for (const { hands: deals, complete, own } of this.sites.values()) {
      hands.deals += deals;
      if (complete === deals) hands.complete += deals;
      else hands.own += own;
    }
    const measured = this.scopes().flatMap(({ scope, counts }) =>
      measureDeals(counts, scope.known === 'all').map((test) => ({ ...test, scope })),
    );
    return { tests: judge(measured, alpha), alpha, hands };
  }

  /** The counts to be tested: of each kind of deal, at each site or table if they are apart. */
  private scopes(): { readonly scope: DealScope; readonly counts: DealCounts }[] {
    const joined = new Map<string, { readonly scope: DealScope; readonly counts: DealCounts }>();
    for (const { scope, all, own } of this.groups.values()) {
      const isWhole = this.isWhole(scope.site);
      const counts = isWhole ? all : own;
      const reported: DealScope = {
        ...scope,
        site: this.by === null ? null : scope.site,
        known: isWhole ? 'all' : 'own',
      };
      const key = JSON.stringify(reported);
      let part = joined.get(key);
      if (part === undefined) {
        part = { scope: reported, counts: new DealCounts(counts.deck, counts.holeCards) };
        joined.set(key, part);
      }
      part.counts.merge(counts.values);
    }
    return [...joined.values()];
  }

  private isWhole(site: string): boolean {
    const { hands, complete } = this.siteOf(site);
    return hands === complete;
  }

  private siteOf(site: string): SiteHands {
    let counts = this.sites.get(site);
    if (counts === undefined) this.sites.set(site, (counts = { hands: 0, complete: 0, own: 0 }));
    return counts;
  }

  private groupOf(scope: DealKind): Group {
    const { site, table, deck, holeCards } = scope;
    const key = JSON.stringify([site, table, deck, holeCards]);
    let group = this.groups.get(key);
    if (group === undefined) {
      const shape = deckShape(deck);
      if (shape === null) throw new Error(`deals of ${deck} are not tested`);
      group = { scope, all: new DealCounts(shape, holeCards), own: new DealCounts(shape, holeCards) };
      this.groups.set(key, group);
    }
    return group;
  }

  /** The last hand of the table, to be compared with and then replaced. */
  private lastOf({ site, table, deck }: DealtHand): { readonly last: TableDeals; readonly isFirst: boolean } {
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
