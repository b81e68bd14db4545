import type { StoppingRule } from '../monte-carlo/stopping-rule.js';
import type { Output } from '../outputs/output.js';

/** How an equity request is answered. */
export interface EquityOptions {
  /** `auto` counts all cases if that costs little and neither trials nor an error are given. */
  readonly method: 'auto' | 'exact' | 'monte-carlo';
  /** Monte Carlo: the largest number of trials. */
  readonly trials?: number;
  /** Monte Carlo: the standard error at which trials end. */
  readonly error?: number;
  /** A safe integer: the same seed gives the same answer. */
  readonly seed?: number;
  /** Outputs besides the equities. */
  readonly include?: readonly Output[];
}

/** Options with the seed of their trials. */
export type SeededOptions = EquityOptions & { readonly seed: number };

/** The defaults of Monte Carlo: a standard error of 0.1 %, and a bound for spots that do not reach it. */
const DEFAULT_ERROR = 0.001;
const DEFAULT_TRIALS = 100_000_000;

/** The rule that ends the trials. */
export const stoppingRuleOf = ({ trials, error }: EquityOptions): StoppingRule => ({
  trials: trials ?? DEFAULT_TRIALS,
  error: error ?? (trials === undefined ? DEFAULT_ERROR : null),
});
