import { DealCounts } from './counts/deal-counts.js';
import { KindCounts, keyOfKind, type DealKind } from './deal-kinds.js';
import { isComplete, type DealtHand } from './dealt-hand.js';
import { measureDeals } from './inference/fairness-tests.js';
import type { Measured } from './inference/measured.js';
import { DEFAULT_ALPHA, judge, type DealScope, type FairnessTest } from './judge.js';
import { LastDeals } from './last-deals.js';
import { TableCounts } from './table-counts.js';

/** Deals may be judged together, by site, or by table. */
export const SCOPES = ['site', 'table'] as const;
export type ScopeId = (typeof SCOPES)[number];

/** More sites than there are: a log of an open format may state any name. */
const MAX_SITES = 200;

/** The hands of a site, and how many of them have the cards of all players. */
interface SiteHands {
  hands: number;
  complete: number;
  /** Hands with the cards of the owner of the log. */
  own: number;
}

/** The hands that tests are made of. */
export interface TestedHands {
  readonly deals: number;
  /** At sites whose logs have the cards of all players in every hand. */
  readonly complete: number;
  /** At other sites: with the cards of the owner of the log. */
  readonly own: number;
  /** Hands that are not tested, because there are too many sites or tables. */
  readonly leftOut: number;
}

/** The results of tests before they are judged: plain data, which may be stored. */
export interface MeasuredFairness {
  readonly tests: readonly (Measured & { readonly scope: DealScope })[];
  readonly hands: TestedHands;
}

/** The tests, and the hands that they are made of. */
export interface FairnessReport {
  readonly tests: readonly FairnessTest[];
  readonly alpha: number;
  readonly hands: TestedHands;
}

/** Judges all tests together. */
export const judgeFairness = ({ tests, hands }: MeasuredFairness, alpha = DEFAULT_ALPHA): FairnessReport => ({
  tests: judge(tests, alpha),
  alpha,
  hands,
});

/**
 * Counts the deals of logs, and tests them. The cards of all players count at a site whose logs have them in every hand. Elsewhere those
 * count that the owner of the log was dealt: a log that has the cards of all players in some hands may have them because they were
 * shown. Memory is bounded, whatever the number of hands, tables and sites.
 */
export class Fairness {
  private readonly sites = new Map<string, SiteHands>();
  private readonly lastDeals = new LastDeals();
  /** By kind of deal: those of tables that gave way to others. */
  private readonly kinds = new Map<string, KindCounts>();
  private readonly tables = new TableCounts((counts) => {
    this.kindOf({ ...counts.kind, table: null }).merge(counts);
  });
  private unknownSites = 0;

  /** Counts a hand. The hands of a table come in the order of play. O(cards + players²). */
  add(hand: DealtHand): void {
    const { hero, seats } = hand;
    const site = this.siteOf(hand.site);
    if (site === null) {
      this.unknownSites++;
      return;
    }
    const isWhole = isComplete(hand);
    site.hands++;
    if (isWhole) site.complete++;
    if (hero >= 0) site.own++;
    const { table, deck, holeCards } = hand;
    const { all, own } = this.tables.next({ site: hand.site, table, deck, holeCards });
    const { last, isFirst } = this.lastDeals.at(hand);
    const everybody = isWhole && site.complete === site.hands ? [...seats.keys()] : null;
    const owner = hero < 0 ? [] : [hero];
    if (everybody !== null) {
      all.add(hand, everybody, isFirst ? null : last.all);
      last.all.take(hand, everybody);
    }
    own.add(hand, owner, isFirst ? null : last.own);
    last.own.take(hand, owner);
  }

  /** Tests the deals together, by site, or by table. O(tables). */
  measure(by: ScopeId | null = null): MeasuredFairness {
    let deals = 0;
    let complete = 0;
    let own = 0;
    for (const site of this.sites.values()) {
      deals += site.hands;
      if (site.complete === site.hands) complete += site.hands;
      else own += site.own;
    }
    let leftOut = this.unknownSites;
    if (by === 'table') for (const counts of this.kinds.values()) leftOut += counts.deals;
    const tests = this.scopes(by).flatMap(({ scope, counts }) =>
      measureDeals(counts, scope.known === 'all').map((test) => ({ ...test, scope })),
    );
    return { tests, hands: { deals: deals + this.unknownSites, complete, own, leftOut } };
  }

  /** Tests the deals, and judges all tests together. */
  report(by: ScopeId | null = null, alpha = DEFAULT_ALPHA): FairnessReport {
    return judgeFairness(this.measure(by), alpha);
  }

  /** The counts to be tested: of each kind of deal, at each site or table if they are apart. */
  private scopes(by: ScopeId | null): { readonly scope: DealScope; readonly counts: DealCounts }[] {
    const joined = new Map<string, { readonly scope: DealScope; readonly counts: DealCounts }>();
    for (const { kind, all, own } of this.parts(by)) {
      const isWhole = this.isWhole(kind.site);
      const counts = isWhole ? all : own;
      const scope: DealScope = {
        ...kind,
        site: by === null ? null : kind.site,
        table: by === 'table' ? kind.table : null,
        known: isWhole ? 'all' : 'own',
      };
      const key = JSON.stringify(scope);
      let part = joined.get(key);
      if (part === undefined) {
        part = { scope, counts: new DealCounts(counts.deck, counts.holeCards) };
        joined.set(key, part);
      }
      part.counts.merge(counts.values);
    }
    return [...joined.values()];
  }

  private *parts(by: ScopeId | null): Generator<KindCounts> {
    yield* this.tables.values();
    if (by !== 'table') yield* this.kinds.values();
  }

  private isWhole(name: string): boolean {
    const site = this.sites.get(name);
    return site !== undefined && site.hands === site.complete;
  }

  /** Null for a site beyond the largest number of sites. */
  private siteOf(name: string): SiteHands | null {
    const found = this.sites.get(name);
    if (found !== undefined || this.sites.size >= MAX_SITES) return found ?? null;
    const site = { hands: 0, complete: 0, own: 0 };
    this.sites.set(name, site);
    return site;
  }

  private kindOf(kind: DealKind): KindCounts {
    const key = keyOfKind(kind);
    let counts = this.kinds.get(key);
    if (counts === undefined) this.kinds.set(key, (counts = new KindCounts(kind)));
    return counts;
  }
}
