import type { KnownHands } from '../../spot/known-hands.js';
import type { Spot } from '../../spot/spot.js';
import { withUnknownListed } from '../../spot/unknown-hands.js';
import { Tally } from '../../tally/tally.js';
import { Outcomes } from '../outcomes.js';
import type { OpposedCounts } from '../hand-counts.js';
import type { ExactStrategy } from './strategy.js';

/** A strategy of counting two ranges against each other. */
export interface HeadsUp {
  readonly cost: number;
  /** The number of runouts for each pair of hands. */
  readonly runouts: number;
  /** The results of each hand of the first range against the second. */
  readonly against: (first: KnownHands, second: KnownHands) => OpposedCounts;
}

/**
 * The strategy that counts a whole spot by such a method. Unknown hands are listed when they are counted: the cost needs only their
 * number.
 *
 * @param isUnbounded whether counts may exceed 2^53: those of one hand of the first range against the second may not
 */
export const headsUpStrategy = (
  spot: Spot,
  find: (spot: Spot) => HeadsUp | null,
  isUnbounded = false,
): ExactStrategy | null => {
  const found = find(spot);
  if (found === null) return null;
  const { cost, runouts, against } = found;
  const count = (): Tally => {
    const [first, second] = withUnknownListed(spot).players;
    const counts = against(first, second);
    return (isUnbounded ? talliedUnbounded : tallied)(first, counts, runouts);
  };
  return { cost, count, isUnbounded };
};

const tallied = ({ weights }: KnownHands, counts: OpposedCounts, runouts: number): Tally => {
  const weighted = (by: Float64Array): number => {
    let sum = 0;
    for (let hand = 0; hand < by.length; hand++) sum += by[hand] * weights[hand];
    return sum;
  };
  const wins = weighted(counts.wins);
  const ties = weighted(counts.ties);
  const outcomes = new Outcomes(2);
  outcomes.addWins(0, wins);
  outcomes.addWins(1, weighted(counts.opposing) * runouts - wins - ties);
  outcomes.addTies(0, 2, ties);
  outcomes.addTies(1, 2, ties);
  const tally = new Tally(2, 1);
  outcomes.addTo(tally);
  return tally;
};

const talliedUnbounded = ({ weights }: KnownHands, counts: OpposedCounts, runouts: number): Tally => {
  const weighted = (by: Float64Array): bigint =>
    by.reduce((sum, count, hand) => sum + BigInt(count) * BigInt(weights[hand]), 0n);
  const wins = weighted(counts.wins);
  const ties = weighted(counts.ties);
  return Tally.ofTwo([wins, weighted(counts.opposing) * BigInt(runouts) - wins - ties], ties);
};
