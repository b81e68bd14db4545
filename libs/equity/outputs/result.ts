import type { Sample } from '../monte-carlo/sample.js';
import type { Tally } from '../tally/tally.js';
import type { OutputCounts } from './output.js';

export type Method = 'exact' | 'monte-carlo';

/** The counts of a solved spot, and for Monte Carlo the sample. */
export type EquityResult = { readonly tally: Tally; readonly outputs?: OutputCounts } & (
  | { readonly method: 'exact' }
  | {
      readonly method: 'monte-carlo';
      readonly sample: Sample;
      readonly seed: number;
      /** The requested standard error; null if only a number of trials was requested. */
      readonly error: number | null;
    }
);
