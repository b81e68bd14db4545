import { BOARDS, lookUp } from '../preflop/table.js';
import { headsUp, kernelForTwoCards, withListedHands } from './two-cards.js';
import { matchupsOf, type WayFor } from './way.js';

/** Two players of hold'em before the flop, no card being dead: all pairs of hands have been counted, once and for all. */
export const byTable: WayFor = (asked) => {
  const deal = withListedHands(asked);
  const { game, players, boards, dead } = deal;
  const serves =
    players.length === 2 &&
    game.deck === 'standard' &&
    game.shares[0].scale === 'high' &&
    boards[0].length === 0 &&
    dead.length === 0 &&
    kernelForTwoCards(deal) !== undefined;
  if (!serves) return null;
  return {
    cost: LOOK_UP_COST * matchupsOf(deal),
    count: () => headsUp(players, lookUp(players[0], players[1]), BOARDS),
  };
};

/** What it takes to look a pair of hands up, in hands ranked by themselves. */
const LOOK_UP_COST = 0.1;
