import type { Spot } from '../spot/spot.js';
import { kernelTrials } from './kernel-trials.js';
import { PlainTrials } from './plain-trials.js';
import { planFor } from './trial-plan.js';
import type { Sample } from './sample.js';

/**
 * Deals a question at random: the hands independently of each other, and for each deal of them the cards to come, several times
 * from one shuffle. Disjoint draws scatter less than independent ones. Everything depends on the seed and the chunk alone.
 */
export class Trials {
  /** How often the cards to come are drawn for a deal. */
  readonly draws: number;
  private readonly dealer: Pick<PlainTrials, 'run'>;

  constructor(spot: Spot) {
    const plan = planFor(spot);
    this.draws = plan.draws;
    this.dealer = kernelTrials(plan) ?? new PlainTrials(plan);
  }

  /** So many trials of a chunk. For the last deal fewer may be drawn. */
  run(seed: number, chunk: number, trials: number): Sample {
    return this.dealer.run(seed, chunk, trials);
  }
}
