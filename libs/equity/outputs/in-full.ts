import { answer, type Asking, EXACT_BOUND, isExact, type Result, stoppingFor } from '../ask.js';
import type { Deal } from '../deal.js';
import { Sample } from '../monte-carlo/sample.js';
import { chunksFor, CHUNK_DEALS, isEnough } from '../monte-carlo/stopping.js';
import { Trials } from '../monte-carlo/trials.js';
import { listed } from './by-hand.js';
import { furtherExactly, outputCost } from './further.js';
import { FurtherSample } from './further-sample.js';
import type { Further, Output } from './output.js';
import { WatchingScorer } from './watching-scorer.js';

/** How a question is to be answered, and what is to be told besides who wins. */
export interface FullAsking extends Asking {
  readonly include?: readonly Output[];
}

/** What came of it. */
export type FullResult = Result & { readonly further?: Further };

/**
 * Answers a question at once, with all that is asked for; null where the hands of the players do not go together. Beside an
 * exact answer everything is exact where that was demanded or costs little, else of a sample; beside a sampled one it is of the
 * same sample.
 */
export const answerInFull = (deal: Deal, asking: FullAsking): FullResult | null => {
  const { include = [] } = asking;
  if (include.length === 0) return answer(deal, asking);
  if (!isExact(deal, asking)) return watched(deal, asking, include);
  const result = answer(deal, asking);
  return result === null ? null : { ...result, further: beside(deal, asking, include) };
};

const beside = (deal: Deal, asking: Asking, include: readonly Output[]): Further => {
  const counted = include.filter(
    (output) => asking.method === 'exact' || outputCost(deal, output) <= EXACT_BOUND,
  );
  const rest = include.filter((output) => !counted.includes(output));
  const exact = furtherExactly(deal, counted);
  return rest.length === 0 ? exact : { ...exact, ...watched(deal, asking, rest)?.further };
};

/** Deals at random, and notes everything of every trial. */
const watched = (asked: Deal, asking: Asking, include: readonly Output[]): FullResult | null => {
  const { seed } = asking;
  const stopping = stoppingFor(asking);
  const deal = include.includes('hands') ? listed(asked) : asked;
  const trials = new Trials(deal);
  const sample = new Sample(deal.players.length, deal.game.shares.length);
  const further = new FurtherSample(deal, include);
  const chunks = chunksFor(stopping, trials.draws);
  for (let chunk = 0; chunk < chunks && !isEnough(sample, stopping); chunk++) {
    const seen = new FurtherSample(deal, include);
    const dealt = trials.run(
      seed,
      chunk,
      CHUNK_DEALS,
      (tally) => new WatchingScorer(seen, trials.draws, tally),
    );
    if (dealt === null) return null;
    sample.merge(dealt);
    further.merge(seen);
  }
  const found = further.found(sample.tally.total, seed);
  return { method: 'monte-carlo', tally: sample.tally, sample, seed, further: found };
};
