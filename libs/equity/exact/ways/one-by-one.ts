import { everyCase } from '../every-case.js';
import type { Deal } from '../../deal.js';
import { matchupsOf, type Way, waysToCome } from './way.js';

/** Every case by itself: it serves whatever is asked. */
export const oneByOne = (deal: Deal): Way => ({
  cost: matchupsOf(deal) * waysToCome(deal) * deal.players.length * deal.game.shares.length,
  count: () => everyCase(deal),
});
