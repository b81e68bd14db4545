import { matchupsOf } from '../spot/combinations.js';
import type { Spot } from '../spot/spot.js';
import { forEachMatchup } from './matchups.js';

type Ranges = Pick<Spot, 'players'>;

/** Matchups that are counted in a small part of a second: more than two ranges of all two-card hands have. */
const MAX_MATCHUPS = 1 << 21;

/** Whether hands of a player have different weights, so that cases are counted with them. */
const isWeighted = ({ players }: Ranges): boolean =>
  players.some(({ weights }) => weights.some((weight) => weight !== 1));

/**
 * The number of deals, each counted once whatever the weights of its hands; null without weights, where it is the total, and for more
 * matchups than can be counted quickly. All matchups leave the same number of cards, and so have the same number of deals.
 * O(product of the ranges).
 *
 * @param total the weight of all cases
 */
export const dealsOf = (ranges: Ranges, total: number): number | null => {
  if (!isWeighted(ranges) || matchupsOf(ranges) > MAX_MATCHUPS) return null;
  let matchups = 0;
  let weights = 0;
  forEachMatchup(ranges, (_, weight) => {
    matchups++;
    weights += weight;
  });
  return (total / weights) * matchups;
};
