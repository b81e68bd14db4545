import type { Deal } from '../../deal.js';
import { BOARDS, lookUp } from '../preflop/table.js';
import { type HeadsUp, headsUpWay, kernelForTwoCards, withListedHands } from './two-cards.js';
import { matchupsOf, type WayFor } from './way.js';

/** Two players of hold'em before the flop, no card being dead: all pairs of hands have been counted, once and for all. */
export const byTable: WayFor = (asked) => headsUpWay(withListedHands(asked), lookingUp);

/** The same, hand by hand. */
export const lookingUp = (deal: Deal): HeadsUp | null => {
  const { game, players, boards, dead } = deal;
  const serves =
    players.length === 2 &&
    game.deck === 'standard' &&
    game.shares[0].scale === 'high' &&
    boards[0].length === 0 &&
    dead.length === 0 &&
    kernelForTwoCards(deal) !== undefined;
  return serves ? { cost: LOOK_UP_COST * matchupsOf(deal), runouts: BOARDS, against: lookUp } : null;
};

/** What it takes to look a pair of hands up, in hands ranked by themselves. */
const LOOK_UP_COST = 0.1;
