import type { Sample } from '../monte-carlo/sample.js';
import type { Tally } from '../tally/tally.js';
import type { OutputCounts } from './output.js';

export type Method = 'exact' | 'monte-carlo';

/** The counts of a solved spot; of a sample, also how much it scatters. */
export type EquityResult = { readonly tally: Tally; readonly outputs?: OutputCounts } & (
  | { readonly method: 'exact' }
  | {
      readonly method: 'monte-carlo';
      readonly sample: Sample;
      readonly seed: number;
      /** The standard error at which the trials were to end; null where only their number was given. */
      readonly error: number | null;
    }
);
