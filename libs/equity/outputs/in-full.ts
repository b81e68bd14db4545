import { answer, type Asking, isExact, type Result, stoppingFor } from '../ask.js';
import { costOf, expectedTrials } from '../cost.js';
import type { Deal } from '../deal.js';
import { Sample } from '../monte-carlo/sample.js';
import { chunksFor, isEnough, trialsOf } from '../monte-carlo/stopping.js';
import { PlainTrials } from '../monte-carlo/plain-trials.js';
import { type Plan, planFor } from '../monte-carlo/plan.js';
import { Trials } from '../monte-carlo/trials.js';
import type { Tally } from '../tally.js';
import { listed } from './by-hand.js';
import { furtherExactly, outputCost, watchedTrialCost } from './further.js';
import { FurtherSample } from './further-sample.js';
import type { Further, Output } from './output.js';
import { WatchingScorer } from './watching-scorer.js';

/** How a question is to be answered, and what is to be told besides who wins. */
export interface FullAsking extends Asking {
  readonly include?: readonly Output[];
}

/** What came of it. */
export type FullResult = Result & { readonly further?: Further };

/** The cost up to which an output is counted beside an exact answer where nobody says how: a second of one thread, or less. */
const OUTPUT_BOUND = 4_000_000;

/** Whether an output beside an exact answer is counted, and not sampled. */
export const isCounted = (deal: Deal, { method }: Asking, output: Output): boolean =>
  method === 'exact' || outputCost(deal, output) <= OUTPUT_BOUND;

/** What a question costs with all that is asked for, in the unit of `exactCost`. */
export const fullCost = (deal: Deal, asking: FullAsking): number => {
  const { include = [] } = asking;
  const watchedCost = (watched: readonly Output[]): number =>
    expectedTrials(asking) * watchedTrialCost(deal, watched);
  if (!isExact(deal, asking)) return include.length === 0 ? costOf(deal, asking) : watchedCost(include);
  const counted = include.filter((output) => isCounted(deal, asking, output));
  const rest = include.filter((output) => !counted.includes(output));
  const cost = costOf(deal, asking) + (rest.length === 0 ? 0 : watchedCost(rest));
  return counted.reduce((sum, output) => sum + outputCost(deal, output), cost);
};

/**
 * Answers a question at once, with all that is asked for. Beside an exact answer everything is exact where that was demanded or
 * costs little, else of a sample; beside a sampled one it is of the same sample.
 */
export const answerInFull = (deal: Deal, asking: FullAsking): FullResult => {
  const { include = [] } = asking;
  if (include.length === 0) return answer(deal, asking);
  if (!isExact(deal, asking)) return watched(deal, asking, include);
  return { ...answer(deal, asking), further: beside(deal, asking, include) };
};

const beside = (deal: Deal, asking: Asking, include: readonly Output[]): Further => {
  const counted = include.filter((output) => isCounted(deal, asking, output));
  const rest = include.filter((output) => !counted.includes(output));
  const exact = furtherExactly(deal, counted);
  return rest.length === 0 ? exact : { ...exact, ...watched(deal, asking, rest).further };
};

/** Deals at random, and notes everything of every trial. */
const watched = (deal: Deal, asking: Asking, include: readonly Output[]): FullResult => {
  const sampling = new FullSampling(deal, { ...asking, include });
  for (let chunk = 0; chunk < sampling.chunks && !sampling.isEnough; chunk++)
    sampling.merge(sampling.draw(chunk));
  return sampling.result;
};

/** What a chunk gave. It is data alone: what another thread drew can be merged as it arrives. */
export interface FullChunk {
  readonly sample: Sample;
  readonly further: FurtherSample;
}

/**
 * A sample of a question in chunks that anybody may draw. They are merged in their order, until they are enough: so the answer
 * is the same however many draw them.
 */
export class FullSampling {
  /** How many chunks there are at most. */
  readonly chunks: number;
  private readonly deal: Deal;
  private readonly include: readonly Output[];
  private readonly plan: Plan;
  private readonly trials: Pick<PlainTrials, 'run'>;
  private readonly sample: Sample;
  private readonly further: FurtherSample;

  constructor(
    asked: Deal,
    private readonly asking: FullAsking,
  ) {
    this.include = asking.include ?? [];
    this.deal = this.include.includes('hands') ? listed(asked) : asked;
    this.plan = planFor(this.deal);
    // Only the plain trials can be watched; the others draw the same.
    this.trials = this.include.length === 0 ? new Trials(this.deal) : new PlainTrials(this.plan);
    this.sample = new Sample(this.deal.players.length, this.deal.game.shares.length);
    this.further = new FurtherSample(this.deal, this.include);
    this.chunks = chunksFor(stoppingFor(asking), this.plan.draws);
  }

  /** Draws a chunk. */
  draw(chunk: number): FullChunk {
    const { trials, plan, deal, include, asking } = this;
    const further = new FurtherSample(deal, include);
    const watching = (tally: Tally): WatchingScorer => new WatchingScorer(further, plan.draws, tally);
    const wanted = trialsOf(stoppingFor(asking), plan.draws, chunk);
    const sample = trials.run(asking.seed, chunk, wanted, watching);
    return { sample, further };
  }

  /** Adds the next chunk. */
  merge(chunk: FullChunk): void {
    this.sample.merge(chunk.sample);
    this.further.merge(chunk.further);
  }

  get isEnough(): boolean {
    return isEnough(this.sample, stoppingFor(this.asking));
  }

  get result(): FullResult {
    const { sample, include } = this;
    const { seed } = this.asking;
    const { error } = stoppingFor(this.asking);
    const result = { method: 'monte-carlo', tally: sample.tally, sample, seed, error } as const;
    return include.length === 0
      ? result
      : { ...result, further: this.further.found(sample.tally.total, seed) };
  }
}
