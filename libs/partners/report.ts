import { setRates, testSite } from './candidates.js';
import { PLAY_COUNT, PLAYS } from './hand-partners.js';
import { describePair, percent } from './pair-report.js';
import type { PartnerSums, SiteSums } from './partner-sums.js';
import type { PairReport, PartnersReport, SiteReport } from './report-shapes.js';
import { pairsOf, type SiteRates } from './site-rates.js';

export interface PartnersOptions {
  /** The largest q-value of a suspect pair. */
  readonly alpha?: number;
  /** The fewest hands of a pair, and of meetings of each of the two with others. */
  readonly minHands?: number;
}

export const DEFAULT_ALPHA = 0.05;
export const DEFAULT_MIN_HANDS = 50;

/** Compares the play of all pairs with their play against others. O(pairs × decisions of a pair). */
export const reportPartners = (
  sums: PartnerSums,
  { alpha = DEFAULT_ALPHA, minHands = DEFAULT_MIN_HANDS }: PartnersOptions = {},
): PartnersReport => {
  const found = [...sums.sites].map(([name, site]) => testSite(name, site, minHands));
  const candidates = found.flatMap(({ pairs }) => pairs);
  setRates(candidates);
  const reports: PairReport[] = [];
  const sites = found.map(({ name, site, rates, pairs }): SiteReport => {
    const own = pairs.map((candidate) => describePair(candidate, alpha));
    for (const report of own) reports.push(report);
    return {
      ...baseRates(site, rates),
      site: name,
      hands: site.hands,
      players: site.players.length,
      pairs: (site.players.length * (site.players.length - 1)) / 2,
      shared: [...pairsOf(site)].length,
      tested: own.filter(({ verdict }) => verdict !== 'too-few').length,
      suspect: own.filter(({ verdict }) => verdict === 'suspect').length,
    };
  });
  return { alpha, minHands, sites, pairs: reports.sort(byScore) };
};

const byScore = (a: PairReport, b: PairReport): number =>
  b.score - a.score || b.hands - a.hands || (a.players.join('\n') < b.players.join('\n') ? -1 : 1);

const baseRates = (
  site: SiteSums,
  { actors }: SiteRates,
): Pick<SiteReport, 'betPercent' | 'checkedDownPercent'> => {
  let turns = 0;
  let pushes = 0;
  for (const { plays } of actors)
    for (const [kind, count] of plays) {
      turns += count;
      if (kind % PLAY_COUNT === PLAYS.push) pushes += count;
    }
  let lastTwo = 0;
  let checkedDown = 0;
  for (const [, , pair] of pairsOf(site)) {
    lastTwo += pair.lastTwo;
    checkedDown += pair.checkedDown;
  }
  return { betPercent: percent(pushes, turns), checkedDownPercent: percent(checkedDown, lastTwo) };
};
