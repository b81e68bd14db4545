import { hasDiscards, type Spot } from '../spot/spot.js';
import { kernelTrials } from './kernel-trials.js';
import { PlainTrials } from './plain-trials.js';
import { PolicyTrials } from './policy-trials.js';
import { planFor } from './trial-plan.js';
import type { Sample } from './sample.js';

/**
 * Deals trials of a spot, in the kernel if it supports the game. Hands are picked by their weights; for each deal of the hands the
 * cards to come are drawn several times from one shuffle, because disjoint draws have less variance than independent ones. A chunk
 * depends on the spot, the seed and its number alone.
 */
export class Trials {
  /** Draws of the cards to come for one deal of the hands. */
  readonly draws: number;
  private readonly dealer: Pick<PlainTrials, 'run'>;

  constructor(spot: Spot) {
    const plan = planFor(spot);
    this.draws = plan.draws;
    this.dealer = hasDiscards(spot) ? new PolicyTrials(plan) : (kernelTrials(plan) ?? new PlainTrials(plan));
  }

  /** Deals trials of a chunk. The last deal may have fewer draws. */
  run(seed: number, chunk: number, trials: number): Sample {
    return this.dealer.run(seed, chunk, trials);
  }
}
