import { judgePair, type PartnersReport } from '#partners';
import type { FoundPartners } from '#storage';

/** The stored pairs of an import, judged by a threshold, and the number of hands of all its sites. */
export const partnersOf = (
  { minHands, leftOut, sites, suspects, pairs }: FoundPartners,
  alpha: number,
): PartnersReport & { readonly hands: number } => ({
  alpha,
  minHands,
  leftOut,
  sites: sites.map((site, number) => ({ ...site, suspect: suspects[number] ?? 0 })),
  pairs: pairs.map((pair) => judgePair(pair, alpha)),
  hands: sites.reduce((sum, { hands }) => sum + hands, 0),
});
