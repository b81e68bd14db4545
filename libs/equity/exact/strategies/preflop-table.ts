import type { Spot } from '../../spot/spot.js';
import { BOARDS, lookUp } from '../preflop/table.js';
import { type HeadsUp, headsUpStrategy, kernelForTwoCards, withListedHands } from './two-cards.js';
import { matchupsOf } from '../../spot/combinations.js';
import type { StrategyFor } from './strategy.js';

/** Two players of hold'em before the flop, no card being dead: all pairs of hands have been counted, once and for all. */
export const tableStrategy: StrategyFor = (asked) => headsUpStrategy(withListedHands(asked), lookUpHeadsUp);

/** The same, hand by hand. */
export const lookUpHeadsUp = (spot: Spot): HeadsUp | null => {
  const { game, players, boards, dead } = spot;
  const serves =
    players.length === 2 &&
    game.deck === 'standard' &&
    game.shares[0].scale === 'high' &&
    boards[0].length === 0 &&
    dead.length === 0 &&
    kernelForTwoCards(spot) !== undefined;
  return serves ? { cost: LOOK_UP_COST * matchupsOf(spot), runouts: BOARDS, against: lookUp } : null;
};

/** What it takes to look a pair of hands up, in hands ranked by themselves. */
const LOOK_UP_COST = 0.1;
