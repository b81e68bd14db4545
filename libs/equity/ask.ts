import { exactCost, exactly } from './exact/exactly.js';
import type { Deal } from './deal.js';
import { Sample } from './monte-carlo/sample.js';
import { Sampling } from './monte-carlo/sampling.js';
import { isEnough, type Stopping } from './monte-carlo/stopping.js';
import type { Tally } from './tally.js';

/** How a question is to be answered. */
export interface Asking {
  readonly method: 'auto' | 'exact' | 'monte-carlo';
  /** Monte Carlo: how many trials at most, and the standard error that is enough. */
  readonly trials?: number;
  readonly error?: number;
  /** A safe integer: the same seed gives the same answer. */
  readonly seed: number;
}

/** What came of a question: counts, and where they are of a sample, how much it scatters. */
export type Result =
  | { readonly method: 'exact'; readonly tally: Tally }
  | {
      readonly method: 'monte-carlo';
      readonly tally: Tally;
      readonly sample: Sample;
      readonly seed: number;
      /** The standard error that trials went on for; null where there were to be so many. */
      readonly error: number | null;
    };

/** The cost up to which all cases are counted where nobody says how: some seconds of one thread. */
export const EXACT_BOUND = 20_000_000;

/** Where nothing is said: a standard error that no player notices, and an end where it cannot be had. */
const USUAL_ERROR = 0.001;
const USUAL_TRIALS = 100_000_000;

/** Whether a question is answered by counting all of its cases: by its cost alone, whatever the machine. */
export const isExact = (deal: Deal, { method, trials, error }: Asking): boolean =>
  method === 'exact' ||
  (method === 'auto' && trials === undefined && error === undefined && exactCost(deal) <= EXACT_BOUND);

/** When a sample is large enough for a question. */
export const stoppingFor = ({ trials, error }: Asking): Stopping => ({
  trials: trials ?? USUAL_TRIALS,
  error: error ?? (trials === undefined ? USUAL_ERROR : null),
});

/** Answers a question at once. */
export const answer = (deal: Deal, asking: Asking): Result => {
  if (isExact(deal, asking)) return { method: 'exact', tally: exactly(deal) };
  const { seed } = asking;
  const stopping = stoppingFor(asking);
  const sampling = new Sampling(deal, seed, stopping);
  const sample = new Sample(deal.players.length, deal.game.shares.length);
  const { tally } = sample;
  const drawn: Result = { method: 'monte-carlo', tally, sample, seed, error: stopping.error };
  for (let piece = 0; piece < sampling.pieces; piece++)
    for (const stride of sampling.strides(piece)) {
      sample.merge(stride);
      if (isEnough(sample, stopping)) return drawn;
    }
  return drawn;
};
