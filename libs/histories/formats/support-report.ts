import { corpusResults } from './corpus-results.js';
import type { FormatSupport, HistoryFormat } from './format.js';
import { tierOf, type CorpusResult, type SupportTier } from './support-tier.js';

/** A game of a site, with what real logs show of it. */
export interface SiteSupport extends Omit<CorpusResult, 'format'> {
  readonly tier: SupportTier;
}

/** What is not known to work in a format. */
export interface SupportGaps {
  /** Variants that the format reads, of which no real log was seen. */
  readonly unseenVariants: readonly string[];
  /** Real hands that are rejected. */
  readonly rejected: number;
  /** Real hands with a finding that docs/corpus.md does not explain. */
  readonly unexplained: number;
}

/** The support of a format, as `GET /v1/formats` and docs/formats.md have it. */
export interface SupportReport {
  readonly id: string;
  readonly name: string;
  readonly tier: SupportTier;
  readonly support: readonly FormatSupport[];
  readonly sites: readonly SiteSupport[];
  readonly gaps: SupportGaps;
}

/** The support of one format, with the results of the corpus of real logs. */
export const supportReport = (
  format: HistoryFormat,
  results: readonly CorpusResult[] = corpusResults,
): SupportReport => {
  const own = results.filter(({ format: id }) => id === format.id);
  const seen = new Set(own.map(({ variant }) => variant));
  const sum = (count: (result: CorpusResult) => number): number =>
    own.reduce((total, result) => total + count(result), 0);
  return {
    id: format.id,
    name: format.name,
    tier: tierOf(format, own),
    support: format.support,
    sites: own.map(({ format: _format, ...result }) => ({
      ...result,
      tier: tierOf(format, [{ format: format.id, ...result }]),
    })),
    gaps: {
      unseenVariants: format.support
        .filter(({ variant, reads }) => reads && variant !== '*' && !seen.has(variant))
        .map(({ variant }) => variant),
      rejected: sum(({ hands, read }) => hands - read),
      unexplained: sum(({ read, reconciled }) => read - reconciled),
    },
  };
};
