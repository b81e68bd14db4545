import { exactCost, exactly } from './exact/exactly.js';
import type { Deal } from './deal.js';
import { Sample } from './monte-carlo/sample.js';
import { chunksFor, CHUNK_DEALS, isEnough, type Stopping } from './monte-carlo/stopping.js';
import { Trials } from './monte-carlo/trials.js';
import { listed } from './outputs/by-hand.js';
import { furtherExactly, outputCost } from './outputs/further.js';
import { FurtherSample } from './outputs/further-sample.js';
import type { Further, Output } from './outputs/output.js';
import { WatchingScorer } from './outputs/watching-scorer.js';
import type { Tally } from './tally.js';

/** How a question is to be answered. */
export interface Asking {
  readonly method: 'auto' | 'exact' | 'monte-carlo';
  /** Monte Carlo: how many trials at most, and the standard error that is enough. */
  readonly trials?: number;
  readonly error?: number;
  /** A safe integer: the same seed gives the same answer. */
  readonly seed: number;
  /** What is to be told besides who wins. */
  readonly include?: readonly Output[];
}

/** What came of a question: counts, and where they are of a sample, how much it scatters. */
export type Result = (
  | { readonly method: 'exact'; readonly tally: Tally }
  | { readonly method: 'monte-carlo'; readonly tally: Tally; readonly sample: Sample; readonly seed: number }
) & { readonly further?: Further };

/** The cost up to which all cases are counted where nobody says how: some seconds of one thread. */
export const EXACT_BOUND = 20_000_000;

/** Where nothing is said: a standard error that no player notices, and an end where it cannot be had. */
const USUAL_ERROR = 0.001;
const MOST_TRIALS = 10_000_000;

/** Whether a question is answered by counting all of its cases: by its cost alone, whatever the machine. */
export const isExact = (deal: Deal, { method, trials, error }: Asking): boolean =>
  method === 'exact' ||
  (method === 'auto' && trials === undefined && error === undefined && exactCost(deal) <= EXACT_BOUND);

/** When a sample is large enough for a question. */
export const stoppingFor = ({ trials, error }: Asking): Stopping => ({
  trials: trials ?? MOST_TRIALS,
  error: error ?? (trials === undefined ? USUAL_ERROR : null),
});

/** Answers a question at once; null where the hands of the players do not go together. */
export const answer = (deal: Deal, asking: Asking): Result | null => {
  const { include = [] } = asking;
  if (!isExact(deal, asking)) return sampled(deal, asking, include);
  const tally = exactly(deal);
  if (tally.total === 0) return null;
  if (include.length === 0) return { method: 'exact', tally };
  return { method: 'exact', tally, further: beside(deal, asking, include) };
};

/** What is asked for beside an exact answer: exactly as well where that was demanded or costs little, else of a sample. */
const beside = (deal: Deal, asking: Asking, include: readonly Output[]): Further => {
  const counted = include.filter(
    (output) => asking.method === 'exact' || outputCost(deal, output) <= EXACT_BOUND,
  );
  const rest = include.filter((output) => !counted.includes(output));
  const exact = furtherExactly(deal, counted);
  return rest.length === 0 ? exact : { ...exact, ...sampled(deal, asking, rest)?.further };
};

const sampled = (asked: Deal, asking: Asking, include: readonly Output[]): Result | null => {
  const { seed } = asking;
  const stopping = stoppingFor(asking);
  const deal = include.includes('hands') ? listed(asked) : asked;
  const trials = new Trials(deal);
  const sample = new Sample(deal.players.length, deal.game.shares.length);
  const further = new FurtherSample(deal, include);
  const chunks = chunksFor(stopping, trials.draws);
  for (let chunk = 0; chunk < chunks && !isEnough(sample, stopping); chunk++) {
    const seen = new FurtherSample(deal, include);
    const watching = (tally: Tally): WatchingScorer => new WatchingScorer(seen, trials.draws, tally);
    const dealt = trials.run(seed, chunk, CHUNK_DEALS, include.length === 0 ? undefined : watching);
    if (dealt === null) return null;
    sample.merge(dealt);
    further.merge(seen);
  }
  const result = { method: 'monte-carlo', tally: sample.tally, sample, seed } as const;
  return include.length === 0 ? result : { ...result, further: further.found(sample.tally.total, seed) };
};
