import { setRates, STEP, testSite, type TestedSite } from './candidates.js';
import { PLAY_COUNT, PLAYS } from './hand-partners.js';
import { describePair, judgePair, percent } from './pair-report.js';
import type { PartnerSums } from './partner-sums.js';
import type { MeasuredPair, MeasuredPartners, PartnersReport, SiteReport } from './report-shapes.js';
import type { SiteSums } from './site-sums.js';

export interface PartnersOptions {
  /** The largest q-value of a suspect pair. */
  readonly alpha?: number;
  /** The fewest hands of a pair, and of meetings of each of the two with others. */
  readonly minHands?: number;
}

export const DEFAULT_ALPHA = 0.05;
export const DEFAULT_MIN_HANDS = 50;

/** Compares the play of all pairs with their play against others. O(pairs × decisions of a pair). */
export const measurePartners = (sums: PartnerSums, minHands = DEFAULT_MIN_HANDS): MeasuredPartners => {
  const steps = partnersInSteps(sums, minHands);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};

/** As `measurePartners`, in steps: tens of thousands of pairs take seconds, in which a service has other work too. */
export function* partnersInSteps(
  sums: PartnerSums,
  minHands = DEFAULT_MIN_HANDS,
): Generator<void, MeasuredPartners> {
  const found: TestedSite[] = [];
  for (const [name, site] of sums.sites) found.push(yield* testSite(name, site, minHands));
  const candidates = found.flatMap(({ pairs }) => pairs);
  yield;
  setRates(candidates);
  yield;
  const pairs: MeasuredPair[] = [];
  for (const candidate of candidates) {
    pairs.push(describePair(candidate));
    if (pairs.length % STEP === 0) yield;
  }
  return {
    minHands,
    leftOut: sums.leftOut,
    sites: found.map(({ name, site, pairs: ofSite }) => ({
      ...baseRates(site),
      site: name,
      hands: site.hands,
      players: site.playerCount,
      pairs: (site.playerCount * (site.playerCount - 1)) / 2,
      shared: site.pairCount,
      tested: ofSite.filter(({ isTested }) => isTested).length,
    })),
    pairs: pairs.sort(byScore),
  };
}

/** Judges all pairs. */
export const judgePartners = (
  { minHands, leftOut, sites, pairs }: MeasuredPartners,
  alpha = DEFAULT_ALPHA,
): PartnersReport => {
  const judged = pairs.map((pair) => judgePair(pair, alpha));
  const suspects = new Map<string, number>();
  for (const { site, verdict } of judged)
    if (verdict === 'suspect') suspects.set(site, (suspects.get(site) ?? 0) + 1);
  return {
    alpha,
    minHands,
    leftOut,
    sites: sites.map((site) => ({ ...site, suspect: suspects.get(site.site) ?? 0 })),
    pairs: judged,
  };
};

/** Compares the play of all pairs, and judges them. */
export const reportPartners = (
  sums: PartnerSums,
  { alpha = DEFAULT_ALPHA, minHands = DEFAULT_MIN_HANDS }: PartnersOptions = {},
): PartnersReport => judgePartners(measurePartners(sums, minHands), alpha);

const byScore = (a: MeasuredPair, b: MeasuredPair): number =>
  b.score - a.score || b.hands - a.hands || (a.players.join('\n') < b.players.join('\n') ? -1 : 1);

const baseRates = ({
  directed: { plays },
  lastTwo,
  checkedDown,
}: SiteSums): Pick<SiteReport, 'betPercent' | 'checkedDownPercent'> => {
  let turns = 0;
  let pushes = 0;
  for (const [kind, count] of plays) {
    turns += count;
    if (kind % PLAY_COUNT === PLAYS.push) pushes += count;
  }
  return { betPercent: percent(pushes, turns), checkedDownPercent: percent(checkedDown, lastTwo) };
};
