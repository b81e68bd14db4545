import type { HistoryFormat } from './format.js';

/** What the corpus of real logs shows of one game of a site in a format: numbers of hands. */
export interface CorpusResult {
  readonly format: string;
  readonly site: string;
  /** Id of the variant; null for hands that are rejected before their game is known. */
  readonly variant: string | null;
  readonly hands: number;
  /** Audited or cancelled. */
  readonly read: number;
  /** Read, and all figures and actions agree with the rules, or docs/corpus.md explains what the log has wrong. */
  readonly reconciled: number;
}

/**
 * How well hands of a format are supported: `full` where real logs prove it, `legacy` for logs that no site prints any
 * more, `partial` otherwise.
 */
export type SupportTier = 'full' | 'partial' | 'legacy';

/** Shares of the hands of real logs that the tier `full` requires. */
const READ_SHARE = 0.985;
const RECONCILED_SHARE = 0.995;
/** With fewer hands the shares say little. */
const LEAST_HANDS = 10;

/** The tier of some results of a format. A format that writes every hand without loss needs no real logs. */
export const tierOf = (
  { closed, support }: Pick<HistoryFormat, 'closed' | 'support'>,
  results: readonly CorpusResult[],
): SupportTier => {
  if (closed === true) return 'legacy';
  const sum = (count: (result: CorpusResult) => number): number =>
    results.reduce((total, result) => total + count(result), 0);
  const hands = sum(({ hands: each }) => each);
  const read = sum(({ read: each }) => each);
  if (hands < LEAST_HANDS) return support.every(({ lossless }) => lossless) ? 'full' : 'partial';
  const reconciled = sum(({ reconciled: each }) => each);
  return read >= hands * READ_SHARE && reconciled >= read * RECONCILED_SHARE ? 'full' : 'partial';
};
