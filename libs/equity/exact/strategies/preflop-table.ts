import { totalWeight } from '../../spot/known-hands.js';
import type { Spot } from '../../spot/spot.js';
import { BOARDS, lookUp, lookUpsOf } from '../preflop/table.js';
import { opposed } from '../shared-cards.js';
import { type HeadsUp, headsUpStrategy } from './heads-up.js';
import { kernelForTwoCards, withListedHands } from './two-cards.js';
import type { StrategyFor } from './strategy.js';

/** Two hold'em players before the flop without dead cards: looks up classes and pairs of hands in a table. */
export const tableStrategy: StrategyFor = (spot) => {
  const listed = withListedHands(spot);
  return headsUpStrategy(listed, lookUpHeadsUp, exceedsIntegers(listed));
};

/** Whether the weight of all cases may exceed the integers of a number. That of one hand against a range never does. */
const exceedsIntegers = ({ players }: Spot): boolean =>
  players.reduce((product, player) => product * totalWeight(player), BOARDS) > Number.MAX_SAFE_INTEGER;

/** The lookup for each hand of the first range. */
export const lookUpHeadsUp = (spot: Spot): HeadsUp | null => {
  const { game, players, boards, dead } = spot;
  const serves =
    players.length === 2 &&
    game.deck === 'standard' &&
    game.shares[0].scale === 'high' &&
    boards[0].length === 0 &&
    dead.length === 0 &&
    kernelForTwoCards(spot) !== undefined;
  if (!serves) return null;
  const [first, second] = players;
  return {
    cost: LOOK_UP_COST * lookUpsOf(first, second),
    runouts: BOARDS,
    against: (one, other) => opposed(lookUp(one, other), one, other),
  };
};

/** The cost of a look-up, in units of `ExactStrategy.cost`. */
const LOOK_UP_COST = 0.1;
