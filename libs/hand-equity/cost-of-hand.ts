import {
  knownPlayers,
  type OptionsFor,
  type PlayedPot,
  type SeededOptions,
  sharedLimit,
  solvingCost,
  type Spot,
  spotOf,
  spotsOfPots,
  withinCost,
} from '#equity';
import type { HandTrace, SteppedStreet } from './hand-trace.js';

/**
 * The most that the equities of a hand may cost, in the unit of `solvingCost`, which takes 0.1 to 0.2 µs: some seconds of one thread,
 * well within what the service allows for a hand. Few hands cost as much: those in which many cards are known, of games such as lazy
 * pineapple, Tahoe and criss-cross, and of Omaha with wild cards.
 */
export const MAX_HAND_COST = 60_000_000;

/** The street of an all-in, and the pots less their rake. */
export interface AllIn {
  readonly street: SteppedStreet;
  readonly pots: readonly PlayedPot[];
}

/**
 * The options of each spot of a hand, so that all of them together cost at most `maxCost`. They depend on the hand alone, never on the
 * machine. The options of a hand that costs no more stay as they are.
 */
export const optionsWithin = (
  maxCost: number,
  trace: HandTrace,
  allIn: AllIn | null,
  options: SeededOptions,
): OptionsFor => {
  const costs = spotsOf(trace, allIn).map((spot) => solvingCost(spot, options));
  const limit = sharedLimit(costs, maxCost);
  return (spot) => withinCost(spot, options, limit);
};

/** Every spot that is solved for a hand. */
const spotsOf = ({ streets, folds }: HandTrace, allIn: AllIn | null): Spot[] => [
  ...[...streets, ...folds]
    .filter(({ reason }) => reason === null)
    .map(({ moment }) => spotOf(moment, knownPlayers(moment))),
  ...(allIn === null ? [] : spotsOfPots(allIn.street.moment, allIn.pots)),
];
